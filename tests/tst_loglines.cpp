// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/loglines.h"
#include "app/timelinelines.h"
#include "tests/support/testfolder.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

InputText fileText(const QString &path, std::optional<TextEncoding> chosen = {})
{
    InputText text{.file = path, .chosen = chosen, .encoding = chosen.value_or(TextEncoding::Utf8)};
    text.index = LineIndex(text.encoding);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return text;
    while (!file.atEnd())
        text.index.append(file.read(1'000'003));
    text.lines = text.index.lines();
    return text;
}

QString gap(qint64 lines)
{
    return u"gap of %1"_s.arg(lines);
}

} // namespace

class TestLogLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void showsEveryLineWhereverOneLooks();
    void showsPartsOfALongLine();
    void doesNotReadThroughLongLines();
    void decodes_data();
    void decodes();
    void takesEscapesAway();
    void growsAndShrinks();
    void excerptsTellTheirLines();
    void timelineMergesLogs();
};

/// P1: line N is what `sed -n Np` prints.
void TestLogLines::showsEveryLineWhereverOneLooks()
{
    QRandomGenerator random(3);
    QByteArray bytes;
    QByteArrayList lines;
    for (int i = 0; i < 20'000; ++i) {
        lines.append(QByteArray::number(i) + ' ' + QByteArray(random.bounded(200), 'x'));
        bytes += lines.constLast() + '\n';
    }
    const TestFolder folder;
    const LogLines source(fileText(folder.write(u"a.log"_s, bytes)));
    QCOMPARE(source.lineCount(), lines.size());
    for (int look = 0; look < 3000; ++look) {
        const qint64 line = random.bounded(1, static_cast<int>(lines.size()) + 1);
        QCOMPARE(source.line(LineNumber(line)).text.toUtf8(), lines.at(line - 1));
    }
    QVERIFY(source.line(LineNumber(lines.size() + 1)).text.isEmpty());
}

void TestLogLines::showsPartsOfALongLine()
{
    QByteArray line;
    while (line.size() < 3'000'000)
        line += QByteArray::number(line.size()) + " ";
    const TestFolder folder;
    const LogLines source(fileText(folder.write(u"a.log"_s, "first\n" + line + "\nlast\n")));
    QCOMPARE(source.lineCount(), 3);
    const LogLine begin = source.line(LineNumber(2));
    QCOMPARE(begin.text.toUtf8(), line.first(LineSource::MaxCharacters));
    QCOMPARE(begin.cutCharacters, line.size() - LineSource::MaxCharacters);
    const LogLine part = source.part(LineNumber(2), 2'000'000);
    QCOMPARE(part.cutBefore, 2'000'000);
    QCOMPARE(part.text.toUtf8(), line.sliced(2'000'000, LineSource::MaxCharacters));
    QCOMPARE(part.cutCharacters, line.size() - 2'000'000 - LineSource::MaxCharacters);
    const LogLine end = source.part(LineNumber(2), line.size() - 10);
    QCOMPARE(end.text.toUtf8(), line.last(10));
    QCOMPARE(end.cutCharacters, 0);
    QCOMPARE(source.line(LineNumber(3)).text, u"last"_s);
}

/// A page with three lines of 200 MB in it: the file has holes, so nothing of it lies on disk.
void TestLogLines::doesNotReadThroughLongLines()
{
    constexpr qint64 Length = 200'000'000;
    const TestFolder folder;
    const QString path = folder.write(u"holes.log"_s, "first\n");
    InputText text{.file = path};
    text.index.append("first\n");
    const QByteArray zeros(1'000'000, '\0');
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    for (int line = 0; line < 3; ++line) {
        for (qint64 at = 0; at < Length; at += zeros.size())
            text.index.append(zeros);
        text.index.append("\n");
        QVERIFY(file.seek(text.index.bytes() - 1));
        QCOMPARE(file.write("\n"), 1);
    }
    QCOMPARE(file.write("last\n"), 5);
    text.index.append("last\n");
    file.close();
    qint64 read = 0;
    auto reader = LineReader::open(path, text.index);
    QVERIFY(reader);
    text.opened = [&read, readAt = reader->readAt()](qint64 offset, std::span<char> buffer) {
        const Result<qsizetype> count = readAt(offset, buffer);
        read += count.value_or(0);
        return count;
    };
    const LogLines source(text);
    QCOMPARE(source.lineCount(), 5);
    QCOMPARE(source.line(LineNumber(5)).text, u"last"_s);
    QCOMPARE(source.line(LineNumber(3)).cutCharacters, Length - LineSource::MaxCharacters);
    QVERIFY2(read < 2'000'000, qPrintable(QString::number(read)));
}

void TestLogLines::decodes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("UTF-8") << "\xEF\xBB\xBF\xE6\x8B\x92\xE7\xBB\x9D\nplain\n"_ba << -1
                           << QStringList{u"拒绝"_s, u"plain"_s};
    QTest::newRow("UTF-16") << QByteArray("a\0\n\0\xD2\x62\xDD\x7E", 8)
                            << static_cast<int>(TextEncoding::Utf16Le) << QStringList{u"a"_s, u"拒绝"_s};
    QTest::newRow("GB18030, chosen") << "\xBE\xDC\xBE\xF8\nplain\n"_ba
                                     << static_cast<int>(TextEncoding::Gb18030)
                                     << QStringList{u"拒绝"_s, u"plain"_s};
    QTest::newRow("Latin-1, chosen") << "caf\xE9\n"_ba << static_cast<int>(TextEncoding::Windows1252)
                                     << QStringList{u"café"_s};
    QTest::newRow("invalid UTF-8, chosen")
        << "caf\xE9\n"_ba << static_cast<int>(TextEncoding::Utf8) << QStringList{u"caf\uFFFD"_s};
}

void TestLogLines::decodes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, chosen);
    QFETCH(const QStringList, lines);
    const TestFolder folder;
    const auto encoding = chosen < 0 ? std::nullopt : std::optional(static_cast<TextEncoding>(chosen));
    const LogLines source(fileText(folder.write(u"a.log"_s, bytes), encoding));
    QCOMPARE(source.lineCount(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(source.line(LineNumber(i + 1)).text, lines.at(i));
}

void TestLogLines::takesEscapesAway()
{
    const TestFolder folder;
    const LogLines source(fileText(
        folder.write(u"a.log"_s, "\x1B[31mERROR\x1B[0m lost \x1B]8;;http://x\x1B\\link\x1B]8;;\x1B\\\n")));
    QCOMPARE(source.line(LineNumber(1)).text, u"ERROR lost link"_s);
    QCOMPARE(source.line(LineNumber(1)).level, LogLevel::Error);
}

void TestLogLines::growsAndShrinks()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.log"_s, "one\ntw");
    LogLines source(fileText(path));
    QCOMPARE(source.line(LineNumber(2)).text, u"tw"_s);
    QVERIFY(!folder.write(u"a.log"_s, "one\ntwo\nthree\n").isEmpty());
    source.setText(fileText(path));
    QCOMPARE(source.line(LineNumber(2)).text, u"two"_s);
    QCOMPARE(source.line(LineNumber(3)).text, u"three"_s);
    QVERIFY(QFile::resize(path, 2)); // somebody cut it off behind our back
    const LogLines late(source.lineCount() > 0 ? fileText(path) : InputText());
    QCOMPARE(late.line(LineNumber(1)).text, u"on"_s);
    source.setText(InputText{.file = path, .index = LineIndex()});
    QCOMPARE(source.lineCount(), 0);
    QVERIFY(QFile::remove(path));
    QCOMPARE(LogLines(InputText{.file = path}).lineCount(), 0);
}

void TestLogLines::excerptsTellTheirLines()
{
    InputText text{.keptAll = false};
    text.kept.append("one\ntwo\n");
    text.index.append("one\ntwo\n");
    text.excerpts = {{2, "two"}, {100, "ERROR lost"}, {101, "behind"}};
    text.lines = 5000;
    const ExcerptLines source(text, &gap);
    QStringList rows;
    QStringList labels;
    for (qint64 row = 1; row <= source.lineCount(); ++row) {
        rows.append(source.line(LineNumber(row)).text);
        labels.append(source.label(LineNumber(row)));
    }
    QCOMPARE(rows, (QStringList{u"one"_s, u"two"_s, u"gap of 97"_s, u"ERROR lost"_s, u"behind"_s,
                                u"gap of 4899"_s}));
    QCOMPARE(labels, (QStringList{u"1"_s, u"2"_s, {}, u"100"_s, u"101"_s, {}}));
    QCOMPARE(source.rowOf(LineNumber(100)), LineNumber(4));
    QCOMPARE(source.rowOf(LineNumber(50)), LineNumber(3));
    QCOMPARE(source.rowOf(LineNumber(4000)), LineNumber(6));
    QCOMPARE(source.lineOf(LineNumber(5)), LineNumber(101));
    QCOMPARE(source.line(LineNumber(4)).level, LogLevel::Error);
}

void TestLogLines::timelineMergesLogs()
{
    const auto text = [](const QByteArray &bytes) {
        InputText made;
        made.kept.append(bytes);
        made.index.append(bytes);
        return std::make_shared<LogLines>(made);
    };
    EventBlock first{.input = 0, .text = "a1\na2\n"};
    first.pieces = {{.text = 0, .line = LineNumber(1)}, {.text = 3, .line = LineNumber(2)}};
    first.events = {{.begin = 0, .end = 2, .time = 10}, {.begin = 3, .end = 5, .time = 30}};
    EventBlock second = first;
    second.input = 1;
    second.events[0].time = 20;
    second.events[1].time = 40;
    LogTimeline timeline;
    timeline.add(first);
    timeline.add(second);
    timeline.finish({2, 2});
    const TimelineLines source(std::make_shared<const LogTimeline>(std::move(timeline)),
                               {text("a1\na2\n"), text("b1\nb2\n")}, {u"rank 0"_s, u"b%2F1.log"_s});
    QStringList rows;
    for (qint64 row = 1; row <= source.lineCount(); ++row)
        rows.append(source.label(LineNumber(row)) + u' ' + source.line(LineNumber(row)).text);
    QCOMPARE(rows,
             (QStringList{u"rank 0:1 a1"_s, u"b%2F1.log:1 b1"_s, u"rank 0:2 a2"_s, u"b%2F1.log:2 b2"_s}));
    QCOMPARE(source.rowOfPlace({.input = 1, .line = LineNumber(2)}), LineNumber(4));
    QCOMPARE(source.placeOf(LineNumber(3)), (LogPlace{.input = 0, .line = LineNumber(2)}));
    QVERIFY(!source.rowOfPlace({.input = 3, .line = LineNumber(2)}).isValid());
}

QTEST_GUILESS_MAIN(TestLogLines)
#include "tst_loglines.moc"
