// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/errorline.h"
#include "models/diagnosis/errortemplate.h"
#include "models/diagnosis/errortriggers.h"
#include "models/diagnosis/eventlines.h"
#include "models/diagnosis/phrases.h"
#include "models/diagnosis/wrapperphrases.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestErrorLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void strength_data();
    void strength();
    void levelOfTheLogDecides();
    void everyErrorHasATrigger();
    void exceptionTypesAreFound_data();
    void exceptionTypesAreFound();
    void frames_data();
    void frames();
    void phrases_data();
    void phrases();
    void echoes_data();
    void echoes();
    void templates_data();
    void templates();
    void messageLinesOfTracebacks();
    void siteTextIsCutBetweenCharacters();
};

void TestErrorLine::strength_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, const QByteArray &line, ErrorStrength expected) {
        QTest::newRow(name) << line << static_cast<int>(expected);
    };
    using enum ErrorStrength;
    row("ordinary", "Starting worker 3 of 8", None);
    row("empty", "", None);
    row("another size than expected", "layout differs (Read 64 bytes but expected 72 bytes)", Weak);
    row("nothing matched", "No routes matched location \"/orders/7\"", Weak);
    row("left out by the build", "DNN module was not built with CUDA backend; switching to CPU", Weak);
    row("what is expected", "the first step is expected to take a minute", None);
    row("cross mark", "\u2a2f useDepot() should be wrapped at page \"/\"", Error);
    row("not installed", "the trowel is not installed", Weak);
    row("error", "error: linker `cc` not found", Error);
    row("bracketed", "[ERROR] cannot open socket", Error);
    row("exception", "java.io.IOException: stream closed", Error);
    row("exception type alone", "KeyError: 'name'", Error);
    row("errno", "connect ECONNREFUSED 10.0.0.3:5432", Error);
    row("rust code", "error[E0308]: mismatched types", Error);
    row("npm", "npm ERR! code 1", Error);
    row("fatal", "fatal: not something that exists", Fatal);
    row("panic", "panic: runtime error: index out of range", Fatal);
    row("critical in prose", "a critical section of the code", None);
    row("failed", "Job 7 failed after 3 s", Weak);
    row("could not", "Could not reach host", Weak);
    row("warning", "Warning: deprecated option", Weak);
    row("event reason", "FailedScheduling  0/3 nodes", Weak);
    row("state in one word", "Reason:       CrashLoopBackOff", Weak);
    row("pod that fits nowhere", "reason=Unschedulable pod=seg-0", Weak);
    row("go compiler", "./main.go:31:2: declared and not used: retries", Error);
    row("go logger", "main.go:31: listening on :8080", None);
    row("upper snake", "code=CERTIFICATE_VERIFY_FAILED", Weak);
    row("chinese", "错误: 连接超时", Error);
    row("chinese fatal", "致命错误: 认证失败", Fatal);
    row("japanese", "ディレクトリ: 許可がありません", Weak);
    row("no errors", "Build finished with 0 errors", None);
    row("none of them", "no errors found, without warnings", None);
    row("counted", "errors: 0, warnings: 0", None);
    row("counted with s", "    0 Error(s)", None);
    row("failed=0", "ok=12 changed=3 unreachable=0 failed=0", None);
    row("ten errors", "found 10 errors", Weak);
    row("path", "GET /static/error.html HTTP/1.1 200", None);
    row("log file", "writing to /var/log/nginx/error.log", None);
    row("identifier", "error_rate=0.01 retries=2", None);
    row("setting", "  if-no-files-found: error", None);
    row("state of something", "status: error", Error);
    row("flag", "cmd --continue-on-error", None);
    row("change that mends", "HEAD is now at a6d463b fix crash on empty input", None);
    row("change that mends an error", "Applying: fix off-by-one error in reader", None);
    row("advice to mend", "error: please fix the errors above", Error);
    row("source", "+    if (error) return retry(3);", None);
    row("empty column", "               Last_SQL_Error:", None);
    row("column", "               Last_SQL_Error: Duplicate entry", Error);
    row("quoted name", "property 'Error' is set", None);
    row("quoted message", "the server said 'error: full'", Error);
    row("passed test", "  Passed shop.CartTests.ReturnsError [12 ms]", Mention);
    row("passed test of pytest", "tests/test_a.py::test_timeout_error PASSED   [ 18%]", None);
    row("failed test", "  Failed shop.CartTests.ReturnsError [12 ms]", Error);
    row("dotted name", "Executing endpoint 'shop.Session.Error (orders)'", None);
    row("dotted exception", "sqlite3.Error: disk is gone", Error);
    row("information", "2024-01-01 INFO retrying after error", Mention);
    row("information but fatal", "INFO got a fatal signal", Fatal);
}

void TestErrorLine::strength()
{
    QFETCH(const QByteArray, line);
    QFETCH(const int, expected);
    QCOMPARE(static_cast<int>(errorStrength(line)), expected);
}

void TestErrorLine::levelOfTheLogDecides()
{
    using enum ErrorStrength;
    QCOMPARE(errorStrength("all is well", LogLevel::Error), Error);
    QCOMPARE(errorStrength("all is well", LogLevel::Fatal), Fatal);
    QCOMPARE(errorStrength("all is well", LogLevel::Warning), Weak);
    QCOMPARE(errorStrength("error: x", LogLevel::Warning), Error);
    QCOMPARE(errorStrength("error: x", LogLevel::Info), Mention);
    QCOMPARE(errorStrength("all is well", LogLevel::Debug), None);
}

void TestErrorLine::everyErrorHasATrigger()
{
    // The cheap look must never pass over what the thorough one calls an error.
    const ErrorTriggers triggers;
    strength_data();
    QVERIFY(triggers.next("nothing at all", 0) < 0);
    QVERIFY(triggers.next("", 0) < 0);
    QFile ordinary(TestData::sourcePath(u"data/background/ordinary.txt"_s));
    QVERIFY(ordinary.open(QIODevice::ReadOnly));
    const QByteArrayList lines{"error: linker `cc` not found",
                               "KeyError: 'name'",
                               "connect ECONNREFUSED",
                               "npm ERR! x",
                               "panic: runtime",
                               "FailedScheduling  0/3",
                               "code=CERTIFICATE_VERIFY_FAILED",
                               "错误: 连接超时",
                               "no such file",
                               "out of memory",
                               "System.OutOfMemory killed",
                               "bad object",
                               "Could not reach",
                               "can not open",
                               "did not answer",
                               "timed out",
                               "No space left"};
    int errors = 0;
    for (const QByteArray &line : lines + ordinary.readAll().split('\n')) {
        if (errorStrength(line) == ErrorStrength::None)
            continue;
        ++errors;
        QVERIFY2(triggers.next(line, 0) >= 0, line.constData());
    }
    QVERIFY(errors >= lines.size());
}

void TestErrorLine::exceptionTypesAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("names");
    QTest::newRow("none") << QByteArray("error: it failed") << QByteArrayList{};
    QTest::newRow("dotted") << QByteArray("torch.cuda.OutOfMemoryError: CUDA")
                            << QByteArrayList{"OutOfMemoryError"};
    QTest::newRow("two") << QByteArray("Caused by: a.b.FooException: x BarError")
                         << QByteArrayList{"FooException", "BarError"};
    QTest::newRow("the bare word") << QByteArray("Error: x") << QByteArrayList{};
    QTest::newRow("small") << QByteArray("some_error happened") << QByteArrayList{};
}

void TestErrorLine::exceptionTypesAreFound()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArrayList, names);
    QByteArrayList found;
    for (const ExceptionType &type : exceptionTypes(text))
        found.append(text.sliced(type.nameBegin, type.end - type.nameBegin));
    QCOMPARE(found, names);
    QVERIFY(!isStandardException(rawWordKey("outofmemoryerror")));
    QVERIFY(isStandardException(rawWordKey("runtimeerror")));
}

void TestErrorLine::frames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("frame");
    QTest::newRow("node") << QByteArray("    at f (/a/b.js:1:2)") << true;
    QTest::newRow("java") << QByteArray("\tat a.b.C.d(C.java:7)") << true;
    QTest::newRow("java more") << QByteArray("\t... 12 more") << true;
    QTest::newRow("python") << QByteArray("  File \"/a.py\", line 3, in f") << true;
    QTest::newRow("gdb") << QByteArray("#3  0x00007f in main ()") << true;
    QTest::newRow("rust") << QByteArray("   4: 0x55d0 - core::panicking") << true;
    QTest::newRow("message") << QByteArray("ValueError: at least one is needed") << false;
    QTest::newRow("number") << QByteArray("3: rank three says hello") << false;
}

void TestErrorLine::frames()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, frame);
    QCOMPARE(isStackFrame(line), frame);
}

void TestErrorLine::phrases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("plain") << QByteArray("it ended with exit code 1") << QByteArray("exit code");
    QTest::newRow("camel") << QByteArray("exitCode=1") << QByteArray("exitCode");
    QTest::newRow("hyphen") << QByteArray("Exit-Code: 3") << QByteArray("Exit-Code");
    QTest::newRow("gap") << QByteArray("error: command 'gcc' has failed")
                         << QByteArray("error: command 'gcc' has failed");
    QTest::newRow("not across lines") << QByteArray("exit\ncode") << QByteArray();
    QTest::newRow("not in part") << QByteArray("exits coded") << QByteArray();
}

void TestErrorLine::phrases()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, found);
    constexpr std::array<std::string_view, 2> list{"exit code", "error command ... failed"};
    const PhraseSet set{list};
    const std::vector<PhraseMatch> matches = set.find(text, rawWordsOf(text));
    QCOMPARE(matches.empty() ? QByteArray()
                             : text.sliced(matches[0].begin, matches[0].end - matches[0].begin),
             found);
    QCOMPARE(set.anyIn(text), !found.isEmpty());
}

void TestErrorLine::echoes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind"); // -1: none
    const auto row = [](const char *text, std::optional<EchoKind> kind) {
        QTest::newRow(text) << QByteArray(text) << (kind ? static_cast<int>(*kind) : -1);
    };
    row("##[error]Process completed with exit code 1.", EchoKind::Wrapper);
    row("torch.distributed.elastic.multiprocessing.errors.ChildFailedError:", EchoKind::Wrapper);
    row("(node:1) UnhandledPromiseRejectionWarning: Error: x", EchoKind::Wrapper);
    row("subprocess.CalledProcessError: Command 'x' returned non-zero exit status 2.", EchoKind::Wrapper);
    row("FAILURE: Build failed with an exception.", EchoKind::Wrapper);
    row("ncclRemoteError: A call failed possibly due to a network error", EchoKind::Victim);
    row("UnicodeDecodeError: 'utf-8' codec can't decode byte 0xd6", EchoKind::Mask);
    row("error: linker not found", std::nullopt);
}

void TestErrorLine::echoes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, kind);
    const std::vector<Echo> echoes = echoesOf(text);
    QCOMPARE(echoes.empty() ? -1 : static_cast<int>(echoes[0].kind), kind);
}

void TestErrorLine::templates_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("shape");
    const auto row = [](const char *name, const char *line, const char *shape) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(shape);
    };
    row("numbers", "rank 3 failed after 12.5 s", "rank <*> failed after <*>.<*> s");
    row("path", "cannot open /var/lib/x/data.bin: denied", "cannot open <*>: denied");
    row("quoted", "No module named 'foo.bar'", "No module named '<*>'");
    row("hex", "at 0x7ffd12 in deadbeef00", "at <*> in <*>");
    row("uuid", "request 3fa85f64-5717-4562-b3fc-2c963f66afa6 lost", "request <*> lost");
    row("code stays", "error TS2304: Cannot find name", "error TS2304: Cannot find name");
    row("blanks", "  a \t b  ", "a b");
    row("url", "GET https://example.org/x failed", "GET <*> failed");
    row("apostrophe", "can't stat it's there", "can't stat it's there");
    row("empty", "", "");
}

void TestErrorLine::templates()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, shape);
    QCOMPARE(errorTemplate(line), shape);
}

void TestErrorLine::messageLinesOfTracebacks()
{
    const QByteArray python("Traceback (most recent call last):\n"
                            "  File \"a.py\", line 1, in f\n"
                            "    raise ValueError(x)\n"
                            "ValueError: first\n"
                            "\n"
                            "During handling of the above exception, another exception occurred:\n"
                            "\n"
                            "Traceback (most recent call last):\n"
                            "  File \"b.py\", line 2, in g\n"
                            "    failed()\n"
                            "b.OtherError: second\n");
    const std::vector<MessageLine> lines = messageLines(python, LogLevel::Unknown, true);
    QCOMPARE(lines.size(), 2U);
    QVERIFY(python.sliced(lines[0].begin).startsWith("ValueError: first"));
    QVERIFY(python.sliced(lines[1].begin).startsWith("b.OtherError: second"));
    QCOMPARE(lines[0].strength, ErrorStrength::Error);

    const QByteArray java("a.OuterException: it broke\n\tat a.B.c(B.java:1)\nCaused by: a.InnerException: "
                          "disk\n\t... 3 more\n");
    const std::vector<MessageLine> causes = messageLines(java, LogLevel::Unknown, true);
    QCOMPARE(causes.size(), 2U);
    QCOMPARE(causes[0].depth, 0);
    QCOMPARE(causes[1].depth, 1);
}

void TestErrorLine::siteTextIsCutBetweenCharacters()
{
    const QByteArray event = QByteArray(u"错"_s.toUtf8()).repeated(4000) + "\nnext";
    const MessageLine line{.begin = 0, .end = event.indexOf('\n'), .strength = ErrorStrength::Error};
    for (qsizetype focus = 5000; focus < 5003; ++focus) {
        const SiteText site = siteText(event, line, focus);
        QVERIFY(site.text.size() <= 3000);
        QVERIFY(site.text.isValidUtf8());
        QVERIFY(site.begin <= focus && focus < site.begin + site.text.size());
    }
}

QTEST_GUILESS_MAIN(TestErrorLine)

#include "tst_errorline.moc"
