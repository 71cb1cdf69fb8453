// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/logfind.h"
#include "tests/support/testfolder.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

InputText keptText(const QByteArray &bytes)
{
    InputText text;
    text.kept.append(bytes);
    text.index.append(bytes);
    return text;
}

/// The lines that hold a word, found one after the other.
QList<qint64> walk(const InputText &text, const LogQuery &query, bool forward, int steps)
{
    QList<qint64> lines;
    JobControl control;
    LineNumber at(forward ? 0 : text.index.lines() + 1);
    for (int step = 0; step < steps; ++step) {
        const Result<LogFound> found = LogFind::find(text, query, at, forward, control);
        if (!found || !found->line.isValid())
            break;
        lines.append(found->line.value());
        at = found->line;
    }
    return lines;
}

} // namespace

class TestLogFind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsBothWaysAndAroundTheEnd();
    void agreesWithASlowSearch_data();
    void agreesWithASlowSearch();
    void findsInOtherEncodings();
    void findsInALineOfManyMegabytes();
    void regexes();
    void cutsNoCharacter_data();
    void cutsNoCharacter();
    void stops();
};

void TestLogFind::findsBothWaysAndAroundTheEnd()
{
    const InputText text = keptText("one\nTwo\nthree\ntwo\nlast");
    QCOMPARE(walk(text, {.text = u"two"_s}, true, 3), (QList<qint64>{2, 4, 2}));
    QCOMPARE(walk(text, {.text = u"two"_s}, false, 3), (QList<qint64>{4, 2, 4}));
    JobControl control;
    const auto around = LogFind::find(text, {.text = u"one"_s}, LineNumber(3), true, control);
    QVERIFY(around && around->wrapped);
    QCOMPARE(around->line, LineNumber(1));
    const auto none = LogFind::find(text, {.text = u"four"_s}, LineNumber(3), true, control);
    QVERIFY(none && !none->line.isValid());
    QCOMPARE(LogFind::find(text, {.text = u"LAST"_s}, LineNumber(1), true, control)->match, u"last"_s);
}

void TestLogFind::agreesWithASlowSearch_data()
{
    QTest::addColumn<bool>("forward");
    QTest::addColumn<bool>("regex");
    QTest::newRow("text, forwards") << true << false;
    QTest::newRow("text, backwards") << false << false;
    QTest::newRow("regex, forwards") << true << true;
    QTest::newRow("regex, backwards") << false << true;
}

/// Nine megabytes: several blocks on the way back.
void TestLogFind::agreesWithASlowSearch()
{
    QFETCH(const bool, forward);
    QFETCH(const bool, regex);
    QRandomGenerator random(7);
    QByteArray bytes;
    QList<qint64> expected;
    for (qint64 line = 1; bytes.size() < 9'000'000; ++line) {
        bytes += QByteArray(random.bounded(1, 400), static_cast<char>('a' + random.bounded(20)));
        if (random.bounded(2000) == 0) {
            bytes += " worker 17 lost ";
            expected.append(line);
        }
        bytes += '\n';
    }
    if (!forward)
        std::ranges::reverse(expected);
    const LogQuery query{.text = regex ? u"worker \\d+ LOST"_s : u"Worker 17 lost"_s, .regex = regex};
    const QList<qint64> found = walk(keptText(bytes), query, forward, static_cast<int>(expected.size()));
    QVERIFY(expected.size() > 5);
    QCOMPARE(found, expected);
}

void TestLogFind::findsInOtherEncodings()
{
    const TestFolder folder;
    InputText text;
    text.file = folder.write(u"a.log"_s, "plain\n\xBE\xDC\xBE\xF8\xB7\xC3\xCE\xCA\n"); // GB18030
    text.chosen = TextEncoding::Gb18030;
    text.index.append("plain\n\xBE\xDC\xBE\xF8\xB7\xC3\xCE\xCA\n");
    JobControl control;
    const auto found = LogFind::find(text, {.text = u"拒绝"_s}, LineNumber(1), true, control);
    QVERIFY(found);
    QCOMPARE(found->line, LineNumber(2));
    QCOMPARE(found->match, u"拒绝"_s);
}

void TestLogFind::findsInALineOfManyMegabytes()
{
    QByteArray bytes =
        "first\n" + QByteArray(5'000'000, 'x') + "needle" + QByteArray(3'000'000, 'y') + "\nlast\n";
    const auto found = [&bytes] {
        JobControl control;
        return LogFind::find(keptText(bytes), {.text = u"needle"_s}, LineNumber(1), true, control);
    };
    QCOMPARE(found()->line, LineNumber(2));
    QCOMPARE(found()->offset, 5'000'000);
    // Across the place where the line is cut for searching.
    bytes = "first\n" + QByteArray(LogFind::MaxLine - 3, 'x') + "needle" + QByteArray(100, 'y') + "\n";
    QCOMPARE(found()->offset, LogFind::MaxLine - 3);
}

void TestLogFind::regexes()
{
    JobControl control;
    const InputText text = keptText("abc\n" + QByteArray(60'000, 'a') + "!\nabd\n");
    const auto bad = LogFind::find(text, {.text = u"("_s, .regex = true}, LineNumber(1), true, control);
    QVERIFY(!bad);
    QCOMPARE(bad.error().code, ErrorCode::InvalidRegex);
    // It runs away on the second line and is given up there: said, not hidden, and the third is still found.
    const auto evil =
        LogFind::find(text, {.text = u"(a+)+$|abd"_s, .regex = true}, LineNumber(1), true, control);
    QVERIFY(evil);
    QCOMPARE(evil->line, LineNumber(3));
    QCOMPARE(evil->undecided, 1);
}

void TestLogFind::cutsNoCharacter_data()
{
    QTest::addColumn<QByteArray>("character");
    QTest::newRow("two bytes") << QByteArray("é");
    QTest::newRow("three bytes") << QByteArray("拒");
    QTest::newRow("four bytes") << QByteArray("🧵");
}

/// A line that is searched in windows: each of them ends with a whole character, wherever that lies.
void TestLogFind::cutsNoCharacter()
{
    QFETCH(const QByteArray, character);
    const qsizetype size = character.size();
    for (qsizetype shift = 0; shift < size; ++shift) {
        const QByteArray line =
            QByteArray(shift, 'x') + character.repeated(LogFind::MaxLine / size + LogFind::Overlap);
        JobControl control;
        // The end of the first window passes for one of a line.
        const auto found = LogFind::find(keptText("first\n" + line + "\n"), {.text = u".$"_s, .regex = true},
                                         LineNumber(1), true, control);
        QVERIFY(found);
        QCOMPARE(found->line, LineNumber(2));
        QCOMPARE(found->match, QString::fromUtf8(character));
        QCOMPARE((found->offset - shift) % size, 0);
        QCOMPARE(found->undecided, 0);
    }
}

void TestLogFind::stops()
{
    std::stop_source stop;
    stop.request_stop();
    JobControl control(stop.get_token(), {});
    const auto found =
        LogFind::find(keptText("one\ntwo\n"), {.text = u"two"_s}, LineNumber(1), true, control);
    QVERIFY(found && !found->line.isValid());
}

QTEST_GUILESS_MAIN(TestLogFind)
#include "tst_logfind.moc"
