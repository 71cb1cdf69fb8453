// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/lineindex.h"
#include "models/io/linereader.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Lines as `sed -n Np` shows them, without a carriage return before the end.
QList<QByteArray> linesOf(const QByteArray &bytes)
{
    QList<QByteArray> lines = bytes.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    return lines;
}

LineIndex indexOf(const QByteArray &bytes, qsizetype step, TextEncoding encoding = TextEncoding::Utf8)
{
    LineIndex index(encoding);
    for (qsizetype at = 0; at < bytes.size(); at += step)
        index.append(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)));
    return index;
}

} // namespace

class TestLineIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        QVERIFY(m_dir.isValid());
    }
    void readsEveryLine_data();
    void readsEveryLine();
    void readsWideText_data();
    void readsWideText();
    void finds();
    void givesLongLinesInParts();
    void endsWithTheIndex();
    void staysSmall();
    void survivesShrinking();
    void readsNothingOutside();

private:
    QString write(const QByteArray &bytes)
    {
        const QString path = m_dir.filePath(u"a.log"_s);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }

    QTemporaryDir m_dir;
};

void TestLineIndex::readsEveryLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("one") << "one\n"_ba;
    QTest::newRow("without end") << "one\ntwo"_ba;
    QTest::newRow("carriage returns") << "one\r\ntwo\rx\r\n\r\n"_ba;
    QTest::newRow("empty lines") << QByteArray(200'000, '\n');
    QTest::newRow("one long line") << QByteArray(700'000, 'x');
    QRandomGenerator random(5);
    QByteArray mixed;
    for (int i = 0; i < 3000; ++i)
        mixed += QByteArray(i % 97 == 0 ? random.bounded(40'000) : random.bounded(120), 'a') + "\n";
    QTest::newRow("mixed lengths") << mixed;
}

void TestLineIndex::readsEveryLine()
{
    QFETCH(QByteArray, bytes);
    const QList<QByteArray> lines = linesOf(bytes);
    for (const qsizetype step : {qsizetype(1), qsizetype(4096), bytes.size()}) {
        const LineIndex index = indexOf(bytes, step);
        QCOMPARE(index.lines(), lines.size());
        QCOMPARE(index.bytes(), bytes.size());
    }
    const auto reader = LineReader::open(write(bytes), indexOf(bytes, 4096));
    QVERIFY(reader);
    // All in pages, then some alone and at random.
    for (qint64 first = 1; first <= lines.size(); first += 1000) {
        const auto page = reader->read(LineNumber(first), 1000, 1 << 20);
        QVERIFY(page);
        QCOMPARE(static_cast<qint64>(page->size()), std::min<qint64>(1000, lines.size() - first + 1));
        for (const LineReader::Line &line : *page) {
            if (line.bytes != lines[line.number.value() - 1])
                QCOMPARE(line.bytes, lines[line.number.value() - 1]);
            QVERIFY(line.complete);
        }
    }
    QRandomGenerator random(9);
    for (int i = 0; i < 200; ++i) {
        const qint64 number = 1 + random.bounded(static_cast<int>(lines.size()));
        const auto line = reader->read(LineNumber(number), 1, 1 << 20);
        QVERIFY(line && line->size() == 1);
        QCOMPARE(line->front().bytes, lines[number - 1]);
        QCOMPARE(reader->lineAt(line->front().offset).value_or(LineNumber()), LineNumber(number));
        const qint64 end = line->front().offset + line->front().bytes.size();
        QCOMPARE(reader->lineAt(end).value_or(LineNumber()), LineNumber(number));
    }
}

void TestLineIndex::readsWideText_data()
{
    QTest::addColumn<TextEncoding>("encoding");
    QTest::newRow("UTF-16LE") << TextEncoding::Utf16Le;
    QTest::newRow("UTF-16BE") << TextEncoding::Utf16Be;
    QTest::newRow("UTF-32LE") << TextEncoding::Utf32Le;
    QTest::newRow("UTF-32BE") << TextEncoding::Utf32Be;
}

void TestLineIndex::readsWideText()
{
    QFETCH(TextEncoding, encoding);
    const int unit = encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf16Be ? 2 : 4;
    const bool little = encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf32Le;
    const auto widened = [&](const QString &text) {
        QByteArray bytes;
        for (const QChar c : text) {
            QByteArray one(unit, '\0');
            one[little ? 0 : unit - 1] = static_cast<char>(c.unicode() & 0xFF);
            one[little ? 1 : unit - 2] = static_cast<char>(c.unicode() >> 8);
            bytes += one;
        }
        return bytes;
    };
    // U+0A0A and U+0A41 hold the byte of a line end and are none.
    const QStringList lines{u"one"_s, u"\u0A0A\u0A41x\u410A"_s, u""_s, u"four\u0A0A"_s, u"last"_s};
    const QByteArray bytes = widened(lines.join(u"\r\n"_s));
    for (const qsizetype step : {1, 3, 1000}) {
        const auto reader = LineReader::open(write(bytes), indexOf(bytes, step, encoding));
        QVERIFY(reader);
        QCOMPARE(reader->index().lines(), lines.size());
        const auto read = reader->read(LineNumber(1), 10, 1000);
        QVERIFY(read);
        for (const LineReader::Line &line : *read)
            QCOMPARE(line.bytes, widened(lines[line.number.value() - 1]));
    }
}

void TestLineIndex::finds()
{
    const QByteArray bytes = QByteArray("0123456\n").repeated(1000);
    const LineIndex index = indexOf(bytes, 100);
    QCOMPARE(index.before(LineNumber(1)), (LineIndex::Anchor{1, 0}));
    QCOMPARE(index.before(LineNumber(64)), (LineIndex::Anchor{1, 0}));
    QCOMPARE(index.before(LineNumber(65)), (LineIndex::Anchor{65, 512}));
    QCOMPARE(index.beforeOffset(511), (LineIndex::Anchor{1, 0}));
    QCOMPARE(index.beforeOffset(512), (LineIndex::Anchor{65, 512}));
}

void TestLineIndex::givesLongLinesInParts()
{
    QByteArray long_;
    for (int i = 0; i < 50'000; ++i)
        long_ += QByteArray::number(i) + ' ';
    const QByteArray bytes = "first\n" + long_ + "\r\nlast\n";
    const auto reader = LineReader::open(write(bytes), indexOf(bytes, 4096));
    QVERIFY(reader);
    const auto page = reader->read(LineNumber(1), 3, 10);
    QVERIFY(page);
    QCOMPARE(page->at(1).bytes, long_.first(10));
    QVERIFY(!page->at(1).complete);
    QCOMPARE(page->at(2).bytes, "last"_ba);
    QByteArray whole;
    for (bool complete = false; !complete;) {
        const auto part = reader->readPart(LineNumber(2), whole.size(), 70'001);
        QVERIFY(part);
        whole += part->bytes;
        complete = part->complete;
    }
    QCOMPARE(whole, long_);
}

/// A long line of which the index has seen a part only, while the file has more of it.
void TestLineIndex::endsWithTheIndex()
{
    const QByteArray bytes = "one\n" + QByteArray(300'000, 'x') + "\nlast\n";
    constexpr qsizetype Indexed = 200'000;
    const auto reader = LineReader::open(write(bytes), indexOf(bytes.first(Indexed), 4096));
    QVERIFY(reader);
    const auto lines = reader->read(LineNumber(1), 10, 1000);
    QVERIFY(lines);
    QCOMPARE(lines->size(), 2U);
    const LineReader::Line &line = lines->back();
    QCOMPARE(line.offset, 4);
    QCOMPARE(line.bytes, QByteArray(1000, 'x'));
    QVERIFY(!line.complete);
    QCOMPARE(line.rest, Indexed - 4 - 1000);
}

void TestLineIndex::staysSmall()
{
    // More lines than there are anchors at the first stride.
    const QByteArray lines(1 << 20, '\n');
    LineIndex index;
    const int parts = 68;
    for (int i = 0; i < parts; ++i)
        index.append(lines);
    const qint64 count = qint64(parts) << 20;
    QCOMPARE(index.lines(), count);
    for (const qint64 line : {qint64(1), qint64(1'000'000), count / 2, count}) {
        const LineIndex::Anchor anchor = index.before(LineNumber(line));
        QCOMPARE(anchor.offset, anchor.line - 1);
        QVERIFY(line - anchor.line < 2 * LineIndex::FirstStride);
    }
}

void TestLineIndex::survivesShrinking()
{
    const QByteArray bytes = QByteArray("a line of text\n").repeated(100'000);
    const QString path = write(bytes);
    const auto reader = LineReader::open(path, indexOf(bytes, 1 << 16));
    QVERIFY(reader);
    QVERIFY(QFile::resize(path, 100));
    const auto gone = reader->read(LineNumber(90'000), 3, 100);
    QVERIFY(gone);
    QVERIFY(gone->empty() || gone->front().bytes.isEmpty());
    QVERIFY(reader->lineAt(1'000'000).has_value());
}

void TestLineIndex::readsNothingOutside()
{
    const auto reader = LineReader::open(write("one\n"), indexOf("one\n", 10));
    QVERIFY(reader);
    QVERIFY(reader->read(LineNumber(2), 5, 100)->empty());
    QVERIFY(reader->read(LineNumber(0), 5, 100)->empty());
    QVERIFY(!LineReader::open(m_dir.filePath(u"none"_s), LineIndex()));
    const auto empty = LineReader::open(write(""), LineIndex());
    QVERIFY(empty);
    QCOMPARE(empty->index().lines(), 0);
    QVERIFY(empty->read(LineNumber(1), 1, 10)->empty());
}

QTEST_GUILESS_MAIN(TestLineIndex)
#include "tst_lineindex.moc"
