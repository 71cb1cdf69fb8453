// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternscanner.h"
#include "models/diagnosis/patternset.h"
#include "models/diagnosis/regexsyntax.h"
#include "models/io/catalogreader.h"
#include "tests/support/matchreference.h"
#include "tests/support/regexsampler.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Instrumented code looks for faults of memory, not of matching: a part of the events is enough there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr qsizetype Stride = 5;
#else
constexpr qsizetype Stride = 1;
#endif

QList<QByteArray> everyNth(const QList<QByteArray> &events, qsizetype n)
{
    QList<QByteArray> some;
    for (qsizetype i = 0; i < events.size(); i += n)
        some.append(events.at(i));
    return some;
}

/// Valid UTF-8 whatever the bytes are; what cannot be decoded is U+FFFD, as in a decoded log.
QList<QByteArray> linesOf(const QByteArray &bytes)
{
    const QByteArray text = QString::fromUtf8(bytes).toUtf8();
    QList<QByteArray> lines;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines;
}

/// With CLEW_THOROUGH_TESTS=1 every ordinary line is tried, and more made-up ones; half an hour.
bool isThorough()
{
    return qEnvironmentVariableIntValue("CLEW_THOROUGH_TESTS") > 0;
}

EventBlock blockOf(const QList<QByteArray> &events)
{
    EventBlock block;
    block.pieces.push_back({.text = 0, .raw = 0, .line = LineNumber(1)});
    for (const QByteArray &event : events) {
        const qsizetype begin = block.text.size();
        block.text += event;
        block.events.push_back({.begin = begin, .end = block.text.size()});
        block.text += '\n';
    }
    return block;
}

} // namespace

/// P11: every hit of every record is compared with what PCRE2 alone says of the regex as written.
class TestMatchDifferential : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void findsWhatPcre2Finds_data();
    void findsWhatPcre2Finds();

private:
    QList<QByteArray> caseLines() const;
    QList<QByteArray> caseEvents() const;
    QList<QByteArray> ordinaryLines() const;
    QList<QByteArray> mutatedSignatures();
    QList<QByteArray> linesFromRegexes();
    QList<QByteArray> mixtures();

    QStringList m_regexes;
    QStringList m_signatures;
    std::vector<MatchReference> m_references;
    std::shared_ptr<const PatternSet> m_set;
    RegexSampler m_sampler{20260101};
};

void TestMatchDifferential::initTestCase()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    const auto catalog = CatalogReader().read({folder});
    QVERIFY(catalog);
    std::vector<PatternSource> sources;
    for (qsizetype i = 0; i < (*catalog)->size(); ++i) {
        const Record record = (*catalog)->record(RecordIndex(i));
        sources.push_back({RecordIndex(i), record.regex});
        m_regexes.append(record.regex);
        m_signatures.append(record.signature.english);
        m_references.emplace_back(record.regex);
        QVERIFY2(m_references.back().compiles(), qPrintable(record.regex));
    }
    m_set = PatternSet::build(sources, {.frequencies = LiteralFrequencies::fromText(contentOf(
                                            TestData::sourcePath(u"data/background/ordinary.txt"_s)))});
    QCOMPARE(m_set->rejected().size(), std::size_t(0));
    QCOMPARE(m_set->recordCount(), std::size_t(m_regexes.size()));
}

QList<QByteArray> TestMatchDifferential::caseLines() const
{
    QList<QByteArray> lines;
    const QDir folder(TestData::sharedPath(u"cases/dev"_s));
    for (const QString &name : folder.entryList(QDir::Files))
        lines += linesOf(contentOf(folder.filePath(name)));
    return lines;
}

/// Whole logs, and pieces of five lines, as one event each.
QList<QByteArray> TestMatchDifferential::caseEvents() const
{
    QList<QByteArray> events;
    const QDir folder(TestData::sharedPath(u"cases/dev"_s));
    for (const QString &name : folder.entryList(QDir::Files))
        events.append(linesOf(contentOf(folder.filePath(name))).join('\n'));
    const QList<QByteArray> lines = caseLines();
    for (qsizetype i = 0; i < lines.size(); i += 5)
        events.append(lines.sliced(i, std::min<qsizetype>(5, lines.size() - i)).join('\n'));
    return events;
}

QList<QByteArray> TestMatchDifferential::ordinaryLines() const
{
    const QList<QByteArray> lines =
        linesOf(contentOf(TestData::sourcePath(u"data/background/ordinary.txt"_s)));
    if (isThorough())
        return lines;
    QList<QByteArray> some;
    for (qsizetype i = 0; i < lines.size(); i += 1 + lines.size() / 1500)
        some.append(lines.at(i));
    return some;
}

QList<QByteArray> TestMatchDifferential::mutatedSignatures()
{
    QList<QByteArray> lines;
    for (const QString &signature : std::as_const(m_signatures)) {
        lines.append(signature.toUtf8());
        for (int i = 0; i < (isThorough() ? 20 : 1); ++i)
            lines.append(m_sampler.mutated(signature).toUtf8());
    }
    return lines;
}

QList<QByteArray> TestMatchDifferential::linesFromRegexes()
{
    QList<QByteArray> lines;
    for (const QString &regex : std::as_const(m_regexes)) {
        const Result<RegexTree> tree = RegexSyntax::parse(regex);
        if (!tree)
            continue;
        for (int i = 0; i < (isThorough() ? 20 : 1); ++i) {
            const QString sample = m_sampler.sample(tree->root);
            lines.append(sample.toUtf8());
            lines.append(m_sampler.mutated(sample).toUtf8());
        }
    }
    return lines;
}

/// Pieces of several samples and ordinary lines in one event.
QList<QByteArray> TestMatchDifferential::mixtures()
{
    const QList<QByteArray> parts = linesFromRegexes() + ordinaryLines();
    QList<QByteArray> events;
    for (int i = 0; i < (isThorough() ? 30'000 : 1500); ++i) {
        QByteArray event;
        for (int piece = 1 + m_sampler.below(6); piece > 0; --piece) {
            event += parts.at(m_sampler.below(static_cast<int>(parts.size())));
            event += m_sampler.below(3) == 0 ? '\n' : ' ';
        }
        event.chop(1);
        events.append(event);
    }
    return events;
}

void TestMatchDifferential::findsWhatPcre2Finds_data()
{
    QTest::addColumn<QList<QByteArray>>("events");
    CLEW_NEED_SHARED(cases, "cases/dev");
    QTest::newRow("lines of the cases") << caseLines();
    QTest::newRow("events of several lines") << caseEvents();
    QTest::newRow("ordinary lines") << ordinaryLines();
    QTest::newRow("mutated signatures") << mutatedSignatures();
    QTest::newRow("lines made from the regexes") << linesFromRegexes();
    QTest::newRow("mixtures") << mixtures();
}

void TestMatchDifferential::findsWhatPcre2Finds()
{
    QFETCH(const QList<QByteArray>, events);
    QVERIFY(!events.isEmpty());
    const QList<QByteArray> tried = everyNth(events, Stride);
    PatternScanner scanner(m_set);
    QHash<qsizetype, qint64> expectedCounts;
    QStringList differences;
    qint64 hits = 0;
    for (const QByteArray &event : tried) {
        HitCollector collector;
        QVERIFY(scanner.scan(blockOf({event}), collector));
        const HitSet found = collector.take();
        if (!found.undecided.empty())
            differences.append(u"undecided: %1"_s.arg(QString::fromUtf8(event)));
        for (std::size_t i = 0; i < m_references.size(); ++i) {
            const auto record = static_cast<qsizetype>(i);
            const bool expected = m_references[i].matches(event);
            hits += expected ? 1 : 0;
            expectedCounts[record] += expected ? 1 : 0;
            if (found.byRecord.contains(record) != expected)
                differences.append(
                    u"%1: %2 on %3"_s.arg(expected ? u"missing"_s : u"extra"_s, m_regexes.at(record),
                                          QString::fromUtf8(event.toPercentEncoding(" \"'()[]{}:,;/"))));
        }
    }
    QVERIFY2(differences.isEmpty(), qPrintable(differences.mid(0, 10).join(u'\n')));
    QVERIFY(hits > 0);

    // The same events in one block.
    HitCollector collector;
    QVERIFY(PatternScanner(m_set).scan(blockOf(tried), collector));
    const HitSet found = collector.take();
    for (auto it = expectedCounts.cbegin(); it != expectedCounts.cend(); ++it)
        QCOMPARE(found.byRecord.value(it.key()).count, it.value());
    qInfo("%lld events, %lld hits", static_cast<long long>(tried.size()), static_cast<long long>(hits));
}

QTEST_GUILESS_MAIN(TestMatchDifferential)
#include "tst_matchdifferential.moc"
