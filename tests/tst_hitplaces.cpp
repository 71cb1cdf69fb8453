// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logpipeline.h"
#include "models/diagnosis/patternscanner.h"
#include "models/io/textdecoder.h"

#include <QStringEncoder>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// What was written into a log, and where.
struct Planted
{
    qint64 offset = 0;
    qint64 line = 0;

    friend bool operator==(const Planted &, const Planted &) = default;
    friend auto operator<=>(const Planted &, const Planted &) = default;
};

/// A log of lines with prefixes, colours, redraws and damage; some lines hold an error, and its place is
/// known.
class Writer final
{
public:
    explicit Writer(quint32 seed)
        : m_random(seed)
    {
    }

    void line(bool planted)
    {
        constexpr std::array<const char *, 8> Prefixes{
            "",
            "2026-03-01T10:00:00Z ",
            "\x1B[32mINFO\x1B[0m ",
            "[rank3]: ",
            "Mar  1 10:00:00 node-7 trainer[77]: ",
            "\x1B]8;;http://example.invalid\x1B\\link\x1B]8;;\x1B\\ ",
            "50%|###  | 5/10\r60%|#### | 6/10\r",
            "\xFF\xFE "};
        constexpr std::array<const char *, 5> Middles{" ", "\x1B[1;31m ", " \x1B[0m", "\x1B[K ", " x\b"};
        m_bytes += Prefixes[below(Prefixes.size())];
        m_bytes += Prefixes[below(3)];
        if (planted) {
            m_planted.push_back({.offset = m_bytes.size(), .line = m_line});
            m_bytes += "disk";
            m_bytes += Middles[below(Middles.size())];
            m_bytes += "full";
        } else {
            m_bytes += below(2) == 0 ? "disk is fine" : "all is full of joy \x1B[35m!\x1B[0m";
        }
        m_bytes += below(3) == 0 ? "\r\n" : "\n";
        ++m_line;
    }

    [[nodiscard]] std::size_t below(std::size_t end) { return m_random() % end; }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] const std::vector<Planted> &planted() const { return m_planted; }

private:
    std::mt19937 m_random;
    QByteArray m_bytes = "begin\n"; ///< of text: some bytes of damage would be taken for a mark
    std::vector<Planted> m_planted;
    qint64 m_line = 2;
};

std::shared_ptr<const PatternSet> diskFull()
{
    const PatternSource source{RecordIndex(0), u"disk full"_s};
    return PatternSet::build({&source, 1});
}

struct Scanned
{
    HitSet hits;
    std::vector<QByteArray> events;     ///< as a view shows them
    std::vector<Planted> eventsWithHit; ///< begin of the match in those events whose text matches
};

Scanned scan(QByteArrayView bytes, qsizetype portion)
{
    Scanned scanned;
    TextDecoder decoder;
    LogPipeline pipeline;
    PatternScanner scanner(diskFull());
    HitCollector collector;
    EventBlock block;
    const auto take = [&] {
        while (pipeline.takeBlock(block)) {
            scanner.scan(block, collector);
            for (const EventSpan &span : block.events) {
                const QByteArray text = block.text.sliced(span.begin, span.end - span.begin);
                const qsizetype at = text.indexOf("disk full");
                if (at >= 0)
                    scanned.eventsWithHit.push_back({.offset = block.rawOffset(span.begin + at),
                                                     .line = block.line(span.begin + at).value()});
                scanned.events.push_back(text);
            }
        }
    };
    const auto feed = [&](const DecodedText &text) { pipeline.feed(text); };
    for (qsizetype at = 0; at < bytes.size(); at += portion) {
        decoder.feed(bytes.sliced(at, std::min(portion, bytes.size() - at)), feed);
        take();
    }
    decoder.finish(feed);
    pipeline.finish();
    take();
    scanned.hits = collector.take();
    return scanned;
}

} // namespace

/// P5: what is shown is what was matched, and places are places of the raw bytes, whatever a terminal, a
/// logger or an encoding has put between.
class TestHitPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void pointAtTheRawBytes_data();
    void pointAtTheRawBytes();
    void inWideEncodings_data();
    void inWideEncodings();
};

void TestHitPlaces::pointAtTheRawBytes_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestHitPlaces::pointAtTheRawBytes()
{
    QFETCH(const quint32, seed);
    Writer writer(seed);
    for (int i = 0; i < 60; ++i) {
        // Lines of one writer may be joined to one event, which counts once: an ordinary line between them.
        writer.line(true);
        writer.line(false);
    }
    const auto portion = static_cast<qsizetype>(1 + writer.below(5000));
    const Scanned scanned = scan(writer.bytes(), portion);
    std::vector<Planted> found;
    for (const Hit &hit : scanned.hits.byRecord.value(0).kept) {
        found.push_back({.offset = hit.place.offset, .line = hit.place.line.value()});
        QCOMPARE(hit.event.sliced(hit.matchBegin, hit.matchEnd - hit.matchBegin), "disk full"_ba);
        QCOMPARE(writer.bytes().sliced(hit.place.offset, 4), "disk"_ba);
    }
    std::sort(found.begin(), found.end());
    QCOMPARE(scanned.hits.byRecord.value(0).count, qint64(writer.planted().size()));
    QVERIFY(found == writer.planted());
    std::vector<Planted> shown = scanned.eventsWithHit;
    std::sort(shown.begin(), shown.end());
    QVERIFY(shown == writer.planted());
}

void TestHitPlaces::inWideEncodings_data()
{
    QTest::addColumn<QStringConverter::Encoding>("encoding");
    QTest::addColumn<int>("unit");
    QTest::newRow("UTF-16LE") << QStringConverter::Utf16LE << 2;
    QTest::newRow("UTF-16BE") << QStringConverter::Utf16BE << 2;
    QTest::newRow("UTF-32LE") << QStringConverter::Utf32LE << 4;
}

void TestHitPlaces::inWideEncodings()
{
    QFETCH(const QStringConverter::Encoding, encoding);
    QFETCH(const int, unit);
    const QString text = u"\uFEFF启动 ok\n\u001B[31m错误 😀 disk\u001B[0m full\nend\n"_s;
    QStringEncoder encoder(encoding);
    const QByteArray bytes = encoder.encode(text);
    const QByteArray before = QStringEncoder(encoding).encode(text.first(text.indexOf(u"disk")));
    for (const qsizetype portion : {qsizetype(1), qsizetype(7), bytes.size()}) {
        const RecordHits hits = scan(bytes, portion).hits.byRecord.value(0);
        QCOMPARE(hits.count, 1);
        QCOMPARE(hits.kept.at(0).place.offset, before.size());
        QCOMPARE(hits.kept.at(0).place.line.value(), 2);
        QCOMPARE(
            bytes.at(hits.kept.at(0).place.offset + (encoding == QStringConverter::Utf16BE ? unit - 1 : 0)),
            'd');
    }
}

QTEST_GUILESS_MAIN(TestHitPlaces)
#include "tst_hitplaces.moc"
