// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logclock.h"
#include "models/diagnosis/loglevel.h"
#include "models/diagnosis/logprefix.h"

#include <QDateTime>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestLogPrefix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsTimes_data();
    void readsTimes();
    void rejectsTimes_data();
    void rejectsTimes();
    void remembersTheDate();
    void readsTimesOfPyTorch();
    void takesPrefixesOff_data();
    void takesPrefixesOff();
    void leavesMessagesAlone_data();
    void leavesMessagesAlone();
    void tellsWritersApart();
    void believesTaskTagsTogether();
    void levelsOfMessages_data();
    void levelsOfMessages();
    void soundsLikeErrors_data();
    void soundsLikeErrors();
};

void TestLogPrefix::readsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("time");
    QTest::addColumn<int>("length");
    const auto row = [](const QByteArray &text, const QString &time) {
        QTest::newRow(text.constData()) << text + " message" << time << static_cast<int>(text.size());
    };
    row("2024-05-13 03:13:01", u"2024-05-13T03:13:01.000Z"_s);
    row("2024-05-13 03:13:01.313", u"2024-05-13T03:13:01.313Z"_s);
    row("2024-05-13 03:13:01,313", u"2024-05-13T03:13:01.313Z"_s);
    row("2024-05-13T03:13:01.313456Z", u"2024-05-13T03:13:01.313Z"_s);
    row("2024-05-13T03:13:01+08:00", u"2024-05-12T19:13:01.000Z"_s);
    row("2024-05-13T03:13:01.5-0730", u"2024-05-13T10:43:01.500Z"_s);
    row("2024-05-13_03:13:01", u"2024-05-13T03:13:01.000Z"_s);
    row("2024/05/13 03:13:01", u"2024-05-13T03:13:01.000Z"_s);
    row("20240513 03:13:01.25", u"2024-05-13T03:13:01.250Z"_s);
    row("2016-02-29T23:59:60Z", u"2016-03-01T00:00:00.000Z"_s);
    row("2000-01-01 00:00", u"2000-01-01T00:00:00.000Z"_s);
    row("Dec 25 17:17:30", u"1970-12-25T17:17:30.000Z"_s);
    row("Dec  5 07:17:30.123456", u"1970-12-05T07:17:30.123Z"_s);
    row("Oct 26, 2020 @ 06:37:08.022", u"2020-10-26T06:37:08.022Z"_s);
    row("Sun Nov 24 16:22:00 2019", u"2019-11-24T16:22:00.000Z"_s);
    row("Sat Oct 22 13:51:35.557407 2022", u"2022-10-22T13:51:35.557Z"_s);
    row("May 13 2024 03:13:01", u"2024-05-13T03:13:01.000Z"_s);
    row("22/Oct/2022:13:51:20 +0000", u"2022-10-22T13:51:20.000Z"_s);
    row("22-Oct-2022 13:50:12", u"2022-10-22T13:50:12.000Z"_s);
    row("04 Feb 2023 11:27:30.220", u"2023-02-04T11:27:30.220Z"_s);
    row("02/04/2023, 11:28:10 PM", u"2023-02-04T23:28:10.000Z"_s);
    row("13.05.2024 03:13:01", u"2024-05-13T03:13:01.000Z"_s);
    row("05-13 03:13:01.313", u"1970-05-13T03:13:01.313Z"_s);
    row("5月 03 00:42:31", u"1970-05-03T00:42:31.000Z"_s);
    row("18:21:07-120311", u"1970-01-01T18:21:07.120Z"_s);
    row("18:21:07.1", u"1970-01-01T18:21:07.100Z"_s);
    row("1715569981.313", u"2024-05-13T03:13:01.313Z"_s);
}

void TestLogPrefix::readsTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, time);
    QFETCH(int, length);
    LogClock clock;
    const auto match = clock.match(text);
    QVERIFY(match);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(match->milliseconds, QTimeZone::UTC).toString(Qt::ISODateWithMs),
             time);
    QCOMPARE(match->length, length);
}

void TestLogPrefix::rejectsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "2024", "2024-13-01 00:00:00", "2024-05-32 00:00:00", "2024-05-13 25:00:00",
          "2024-05-13 03:61:00", "10.0.0.4 - - message", "12:30", "May the force", "March 3 apples for all",
          "Mon, no time at all here", "1.2.3.4.5.6.7.8", "99999999999999999999", "2024-05-13-03-13-01",
          "1/2/3 and more of it", "12:34:56abc def"})
        QTest::newRow(text) << QByteArray(text);
}

void TestLogPrefix::rejectsTimes()
{
    QFETCH(QByteArray, text);
    LogClock clock;
    QVERIFY(!clock.match(text));
}

void TestLogPrefix::remembersTheDate()
{
    LogClock clock;
    QVERIFY(clock.match("2024-05-13 23:59:59 x"));
    const auto later = clock.match("23:59:59.500 x");
    QVERIFY(later);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(later->milliseconds, QTimeZone::UTC).toString(Qt::ISODateWithMs),
             u"2024-05-13T23:59:59.500Z"_s);
    const auto syslog = clock.match("Jun  1 00:00:00 x");
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(syslog->milliseconds, QTimeZone::UTC).date(), QDate(2024, 6, 1));
}

void TestLogPrefix::readsTimesOfPyTorch()
{
    PrefixParser parser;
    QVERIFY(parser.parse("2024-07-17T23:59:59Z starts").time);
    const LogPrefix prefix = parser.parse("[rank3]:[E718 10:11:12.123456789 ProcessGroupNCCL.cpp:616] x");
    QVERIFY(prefix.time);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(*prefix.time, QTimeZone::UTC).toString(Qt::ISODateWithMs),
             u"2024-07-18T10:11:12.123Z"_s);
}

void TestLogPrefix::takesPrefixesOff_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<LogLevel>("level");
    QTest::addColumn<int>("rank");
    const auto row = [](const QByteArray &line, const QByteArray &kept, const QByteArray &body,
                        LogLevel level = LogLevel::Unknown, int rank = -1) {
        QTest::newRow(line.constData()) << line << kept << body << level << rank;
    };
    row("2024-05-13 03:13:01.313 INFO trainer: step", "INFO trainer: step", "step", LogLevel::Info);
    row("2024-05-13 03:13:01,313 - root - ERROR - bad", "root - ERROR - bad", "bad", LogLevel::Error);
    row("[2024-05-13 03:52:11,402] torch.distributed.api: [WARNING] Sending",
        "torch.distributed.api: [WARNING] Sending", "Sending", LogLevel::Warning);
    row("2024-05-13 03:13:01 | ERROR    | app:f:12 - bad", "ERROR    | app:f:12 - bad", "app:f:12 - bad",
        LogLevel::Error);
    row("| 2019-08-10T08:40:12.100Z | warn  | text |", "warn  | text |", "text |", LogLevel::Warning);
    row("[2023-01-09T08:51:02.553+00:00][ERROR][plugins.task] Failed", "[ERROR][plugins.task] Failed",
        "Failed", LogLevel::Error);
    row("Dec 25 17:17:30 registry dockerd: fatal error: x", "dockerd: fatal error: x", "fatal error: x");
    row("Dec 25 17:17:30 node kernel: [12.345678] oom", "kernel: [12.345678] oom", "oom");
    row("5月 03 00:42:32 nas nginx[22093]: 2026/05/03 00:42:32 [emerg] 22093#0: bad",
        "nginx[22093]: 2026/05/03 00:42:32 [emerg] 22093#0: bad", "22093#0: bad", LogLevel::Fatal);
    row("2024-05-13T03:13:01+0800 host systemd[1]: Failed", "systemd[1]: Failed", "Failed");
    row("<11>1 2024-05-13T03:13:01Z host app[7]: bad", "app[7]: bad", "bad", LogLevel::Error);
    row("2016-10-06T00:17:09.669794202Z stderr F message", "message", "message");
    row("2021-12-01T04:40:09.2624050Z ##[error]Resource not accessible", "##[error]Resource not accessible",
        "Resource not accessible", LogLevel::Error);
    row("2024-05-13T03:13:01.313456Z 01E message", "message", "message");
    row("[rank3]: ValueError: bad", "ValueError: bad", "ValueError: bad", LogLevel::Unknown, 3);
    row("[rank1]:[E ProcessGroupNCCL.cpp:523] [Rank 1] Watchdog",
        "[E ProcessGroupNCCL.cpp:523] [Rank 1] Watchdog", "[Rank 1] Watchdog", LogLevel::Error, 1);
    row("[rank3]:[E718 10:11:12.123456789 ProcessGroupNCCL.cpp:616] [Rank 3] Watchdog",
        "ProcessGroupNCCL.cpp:616] [Rank 3] Watchdog", "[Rank 3] Watchdog", LogLevel::Error, 3);
    row("[W1018 10:11:12.123456789 socket.cpp:697] [c10d] The client socket",
        "socket.cpp:697] [c10d] The client socket", "The client socket", LogLevel::Warning);
    row("2025-03-02T22:41:31.902Z worker-2 ERROR   File \"a.py\"", "worker-2 ERROR   File \"a.py\"",
        "  File \"a.py\"", LogLevel::Error);
    row("2025-03-02T22:41:31.902Z reading Errors is fun", "reading Errors is fun", "reading Errors is fun");
    row("[default0]:message", "message", "message", LogLevel::Unknown, 0);
    row("[3]: message", "message", "message", LogLevel::Unknown, 3);
    row("[1,7]<stderr>: message", "message", "message", LogLevel::Unknown, 7);
    row("[1,7]<stdout>:message", "message", "message", LogLevel::Unknown, 7);
    row("(RayTrainWorker pid=1234, ip=10.0.0.1) message", "message", "message");
    row("[pod/web-0/app] message", "message", "message");
    row("api-1  | message", "message", "message");
    row("#12 0.512 message", "message", "message");
    row("E0102 03:04:05.678901 12345 file.cc:12] bad", "file.cc:12] bad", "file.cc:12] bad", LogLevel::Error);
    row("W20240102 03:04:05.678901 12345 file.cc:12] bad", "file.cc:12] bad", "file.cc:12] bad",
        LogLevel::Warning);
    row("05-13 03:13:01.313  1234  1250 E AndroidRuntime: bad", "E AndroidRuntime: bad",
        "AndroidRuntime: bad", LogLevel::Error);
    row("[   12.345678] Out of memory", "Out of memory", "Out of memory");
    row("E (361044) wifi: bad", "wifi: bad", "wifi: bad", LogLevel::Error);
    row("2022-07-10 15:08:07.865: W tensorflow/x.cc:64] bad", "W tensorflow/x.cc:64] bad",
        "tensorflow/x.cc:64] bad", LogLevel::Warning);
    row("[2024-03-19 12:10:44,820: ERROR/ForkPoolWorker-2] bad", "bad", "bad", LogLevel::Error);
    row("2025-11-06 22:31:17.241 UTC [114824] ERROR:  bad", "ERROR:  bad", " bad", LogLevel::Error);
    row("2025-11-06 22:31:17.241 UTC [114824] HINT:  more", "HINT:  more", "HINT:  more");
    row("[INFO] message", "[INFO] message", "message", LogLevel::Info);
    row("ERROR: message", "ERROR: message", "message", LogLevel::Error);
    row("DEBUG:jieba:Loading", "DEBUG:jieba:Loading", "Loading", LogLevel::Debug);
    row("[2024-09-04T13:27:44] main.CRITICAL: bad", "main.CRITICAL: bad", "bad", LogLevel::Fatal);
    row("time=\"2017-12-25T17:17:30+08:00\" level=error msg=\"bad\"",
        "time=\"2017-12-25T17:17:30+08:00\" level=error msg=\"bad\"",
        "time=\"2017-12-25T17:17:30+08:00\" level=error msg=\"bad\"", LogLevel::Error);
    row("{\"@timestamp\":\"2023-01-09T08:51:02.117Z\", \"log.level\": \"WARN\", \"message\":\"x\"}",
        "{\"@timestamp\":\"2023-01-09T08:51:02.117Z\", \"log.level\": \"WARN\", \"message\":\"x\"}",
        "{\"@timestamp\":\"2023-01-09T08:51:02.117Z\", \"log.level\": \"WARN\", \"message\":\"x\"}",
        LogLevel::Warning);
    row("{\"level\":50,\"msg\":\"x\"}", "{\"level\":50,\"msg\":\"x\"}", "{\"level\":50,\"msg\":\"x\"}",
        LogLevel::Error);
}

void TestLogPrefix::takesPrefixesOff()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, kept);
    QFETCH(QByteArray, body);
    QFETCH(LogLevel, level);
    QFETCH(int, rank);
    const LogPrefix prefix = PrefixParser().parse(line);
    QCOMPARE(line.sliced(prefix.keep), kept);
    QCOMPARE(line.sliced(prefix.body), body);
    QCOMPARE(static_cast<int>(prefix.level), static_cast<int>(level));
    QCOMPARE(prefix.rank.value_or(-1), rank);
}

void TestLogPrefix::leavesMessagesAlone_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line : {"",
                             "x",
                             "plain message",
                             "    at a.B.c(B.java:3)",
                             "   0: rust_begin_unwind",
                             "3 files changed",
                             "1: first of a list",
                             "FATAL ERROR: Reached heap limit Allocation failed",
                             "ERROR 1205 (HY000): Lock wait timeout exceeded",
                             "[0]:",
                             "[1/5] Building",
                             "[main] starting",
                             "[ 50%] Building CXX object",
                             "(venv) C:\\work>python a.py",
                             "<Message>The security token</Message>",
                             "10.0.0.4 - - [22/Oct/2022:13:51:20 +0000] \"GET / HTTP/1.1\" 200 9779",
                             "python-2.7.12              |                0        23.3 MB",
                             "#0  0x00007f in foo () from /lib/x.so",
                             "panic: runtime error",
                             "WARNING: DATA RACE",
                             "torch.cuda.OutOfMemoryError: CUDA out of memory",
                             "May the force be with you and more",
                             "2 errors found in 3 files"})
        QTest::newRow(line) << QByteArray(line);
}

void TestLogPrefix::leavesMessagesAlone()
{
    QFETCH(QByteArray, line);
    const LogPrefix prefix = PrefixParser().parse(line);
    QCOMPARE(prefix.keep, 0);
    QCOMPARE(prefix.body, 0);
    QVERIFY(!prefix.rank);
    QVERIFY(!prefix.time);
}

void TestLogPrefix::tellsWritersApart()
{
    PrefixParser parser;
    QCOMPARE(parser.parse("message").lane, 0U);
    const quint32 rank0 = parser.parse("[rank0]: a").lane;
    QVERIFY(rank0 != 0);
    QCOMPARE(parser.parse("[rank0]: b").lane, rank0);
    QVERIFY(parser.parse("[rank1]: a").lane != rank0);
    const quint32 app = parser.parse("Dec 25 17:17:30 host app[7]: a").lane;
    QCOMPARE(parser.parse("Dec 25 17:17:31 host app[7]: b").lane, app);
    QVERIFY(parser.parse("Dec 25 17:17:31 host app[8]: b").lane != app);
}

void TestLogPrefix::believesTaskTagsTogether()
{
    PrefixParser parser;
    QVERIFY(!parser.parse("0: one").rank);
    QCOMPARE(parser.parse("1: two").rank, std::optional(1));
    QCOMPARE(parser.parse("12: three").rank, std::optional(12));
    QCOMPARE(parser.parse(" 3: four").rank, std::optional(3));
    for (int i = 0; i < 20; ++i)
        QVERIFY(!parser.parse("no tag").rank);
    QVERIFY(!parser.parse("   0: rust_begin_unwind").rank);
    QCOMPARE(PrefixParser().parse("7: Traceback (most recent call last):").rank, std::optional(7));
}

void TestLogPrefix::levelsOfMessages_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<LogLevel>("level");
    const auto row = [](const QByteArray &message, LogLevel level) {
        QTest::newRow(message.constData()) << message << level;
    };
    row("error: failed to push", LogLevel::Error);
    row("error[E0382]: borrow of moved value", LogLevel::Error);
    row("fatal: not a git repository", LogLevel::Fatal);
    row("WARNING: something", LogLevel::Warning);
    row("a.c:3:5: error: expected ';'", LogLevel::Error);
    row("a.cs(1,11): error CS0234: The type", LogLevel::Error);
    row("gcc: fatal error: no input files", LogLevel::Fatal);
    row("libpng warning: iCCP: profile", LogLevel::Warning);
    row("RuntimeError: bad", LogLevel::Error);
    row("  java.lang.IllegalArgumentException: bad", LogLevel::Error);
    row("torch.cuda.OutOfMemoryError: CUDA out of memory", LogLevel::Error);
    row("Traceback (most recent call last):", LogLevel::Error);
    row("Exception in thread \"main\" java.lang.Error", LogLevel::Error);
    row("0 errors, 12 warnings", LogLevel::Unknown);
    row("Timeout:            0", LogLevel::Unknown);
    row("Timeout: no answer", LogLevel::Error);
    row("Last_SQL_Error:", LogLevel::Unknown);
    row("Errors are fine: really", LogLevel::Unknown);
    row("information wants to be free", LogLevel::Unknown);
    row("", LogLevel::Unknown);
}

void TestLogPrefix::levelsOfMessages()
{
    QFETCH(QByteArray, message);
    QFETCH(LogLevel, level);
    QCOMPARE(static_cast<int>(levelOfMessage(message)), static_cast<int>(level));
}

void TestLogPrefix::soundsLikeErrors_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<bool>("error");
    QTest::newRow("error") << "An ErRoR occurred"_ba << true;
    QTest::newRow("failed") << "Job FAILED"_ba << true;
    QTest::newRow("two words") << "could not open"_ba << true;
    QTest::newRow("at the end") << "connection refused"_ba << true;
    QTest::newRow("cut at the end") << "connection refuse"_ba << false;
    QTest::newRow("Chinese") << "数据库连接失败"_ba << true;
    QTest::newRow("none") << "all is well"_ba << false;
    QTest::newRow("nothing") << ""_ba << false;
}

void TestLogPrefix::soundsLikeErrors()
{
    QFETCH(QByteArray, message);
    QFETCH(bool, error);
    QCOMPARE(soundsLikeError(message), error);
}

QTEST_GUILESS_MAIN(TestLogPrefix)
#include "tst_logprefix.moc"
