// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/bytecursor.h"
#include "tests/support/logevents.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The words of `words` stand in `text` in their order, others between them.
bool holdsWordsOf(const QByteArray &text, QByteArray words)
{
    for (char &c : words) {
        if (!isLetter(c) && !isDigit(c))
            c = ' ';
    }
    qsizetype at = 0;
    for (const QByteArray &word : words.simplified().split(' ')) {
        at = text.indexOf(word, at);
        if (at < 0)
            return false;
        at += word.size();
    }
    return true;
}

/// Line of the input that a byte offset lies in.
qint64 lineAt(QByteArrayView bytes, qint64 offset)
{
    return 1 + std::count(bytes.begin(), bytes.begin() + offset, '\n');
}

} // namespace

class TestEventAssembler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void makesEvents_data();
    void makesEvents();
    void sameInAnyPortions_data() { makesEvents_data(); }
    void sameInAnyPortions();
    void findsErrorLinesOfCases_data();
    void findsErrorLinesOfCases();
};

void TestEventAssembler::makesEvents_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArrayList>("events");

    const auto row = [](const char *name, const QByteArray &input, const QByteArrayList &events) {
        QTest::newRow(name) << input << events;
    };
    row("plain lines", "one\ntwo\n\nthree", {"one", "two", "three"});
    row("nothing", "", {});
    row("blank lines", "\n \n\t\n\r\n", {});

    row("steps of a builder are no trace", "Step 4/9 : RUN make\n ---> Running in 3d2bbe2116f8\nok\n",
        {"Step 4/9 : RUN make", " ---> Running in 3d2bbe2116f8", "ok"});
    row("fields of a listing stay lines",
        "    Last State:     Terminated\n      Reason:       OOMKilled\n      Exit Code:    137\n",
        {"    Last State:     Terminated\n      Reason:       OOMKilled\n      Exit Code:    137"});
    row("marks begin lines", "3 tests, 1 failed\n  \u2192 Cannot read\n",
        {"3 tests, 1 failed\n  \u2192 Cannot read"});

    // Python
    const QByteArray python = "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\n"
                              "    ~^^\nValueError: bad";
    row("python", "before\n" + python + "\nafter\n", {"before", python, "after"});
    row("python, name alone",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyboardInterrupt\nnext",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyboardInterrupt", "next"});
    row("python, dotted name",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nqueue.Empty\nnext",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nqueue.Empty", "next"});
    row("python, during handling",
        python + "\n\nDuring handling of the above exception, another exception occurred:\n\n" + python +
            "\nx",
        {python + "\nDuring handling of the above exception, another exception occurred:\n" + python, "x"});
    row("python, direct cause",
        python + "\n\nThe above exception was the direct cause of the following exception:\n\n" + python,
        {python + "\nThe above exception was the direct cause of the following exception:\n" + python});
    row("python, three in a chain",
        python + "\n\nDuring handling of the above exception, another exception occurred:\n\n" + python +
            "\n\nDuring handling of the above exception, another exception occurred:\n\n" + python + "\n\n" +
            python,
        {python + "\nDuring handling of the above exception, another exception occurred:\n" + python +
             "\nDuring handling of the above exception, another exception occurred:\n" + python,
         python});
    row("python, two tracebacks", python + "\n" + python, {python, python});
    row("python, long message",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nRuntimeError: Error(s) in loading "
        "state_dict for M:\n"
        "\tMissing key(s) in state_dict: \"a\"\n\tsize mismatch for b\nnext",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nRuntimeError: Error(s) in loading "
         "state_dict for M: "
         "Missing key(s) in state_dict: \"a\" size mismatch for b",
         "next"});
    row("python, what CUDA adds",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nRuntimeError: CUDA error: device-side "
        "assert triggered\n"
        "CUDA kernel errors might be asynchronously reported\nFor debugging consider passing "
        "CUDA_LAUNCH_BLOCKING=1\nnext",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nRuntimeError: CUDA error: device-side "
         "assert triggered "
         "CUDA kernel errors might be asynchronously reported For debugging consider passing "
         "CUDA_LAUNCH_BLOCKING=1",
         "next"});
    row("python, group",
        "  + Exception Group Traceback (most recent call last):\n  |   File \"a.py\", line 1\n  | "
        "ExceptionGroup: two (2)\n"
        "  +-+---------------- 1 ----------------\n    | ValueError: one\n    "
        "+------------------------------------\nnext",
        {"  + Exception Group Traceback (most recent call last):\n  |   File \"a.py\", line 1\n  | "
         "ExceptionGroup: two (2)\n"
         "  +-+---------------- 1 ----------------\n    | ValueError: one\n    "
         "+------------------------------------",
         "next"});
    row("python, box",
        "╭───── Traceback (most recent call last) ─────╮\n│ a.py:3 in f  │\n╰──────╯\nValueError: bad\nnext",
        {"╭───── Traceback (most recent call last) ─────╮\n│ a.py:3 in f  │\n╰──────╯\nValueError: bad",
         "next"});
    row("python, syntax error",
        "  File \"a.py\", line 3\n    f(\n     ^\nSyntaxError: '(' was never closed\nnext",
        {"  File \"a.py\", line 3\n    f(\n     ^\nSyntaxError: '(' was never closed", "next"});
    row("python, another writer within",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nstep 10 loss 0.5\n    f()\nValueError: "
        "bad\nnext",
        {"step 10 loss 0.5",
         "Traceback (most recent call last):\n  File \"a.py\", line 1\n    f()\nValueError: bad", "next"});
    row("python, logged line by line",
        "2024-05-13 03:13:01,313 - train - ERROR - Traceback (most recent call last):\n"
        "2024-05-13 03:13:01,313 - train - ERROR -   File \"a.py\", line 1, in f\n"
        "2024-05-13 03:13:01,313 - train - ERROR -     g()\n"
        "2024-05-13 03:13:01,313 - train - ERROR - ValueError: bad\n"
        "2024-05-13 03:13:02,000 - train - INFO - next\n",
        {"train - ERROR - Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    "
         "g()\nValueError: bad",
         "train - INFO - next"});
    row("python, behind a progress bar",
        " 12%|█▏        | 12/100 [00:01<00:08]Traceback (most recent call last):\n  File \"a.py\", line "
        "1\nValueError: bad\n",
        {" 12%|█▏        | 12/100 [00:01<00:08]Traceback (most recent call last):\n  File \"a.py\", line "
         "1\nValueError: bad"});
    row("python, cut off", "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1, in f"});

    // Java, .NET, Node, Ruby, PHP
    row("java",
        "java.lang.IllegalStateException: no\n\tat a.B.c(B.java:3)\n\tat a.B.main(B.java:1)\n"
        "Caused by: java.io.IOException: disk\n\tat a.D.e(D.java:9)\n\t... 2 more\nnext",
        {"java.lang.IllegalStateException: no\n\tat a.B.c(B.java:3)\n\tat a.B.main(B.java:1)\n"
         "Caused by: java.io.IOException: disk\n\tat a.D.e(D.java:9)\n\t... 2 more",
         "next"});
    row("java, behind a log line",
        "2024-05-13 03:13:01,313 ERROR [main] Failed to start\njava.lang.Error: x\n\tat a.B.c(B.java:3)\n",
        {"ERROR [main] Failed to start", "java.lang.Error: x\n\tat a.B.c(B.java:3)"});
    row("java, suppressed",
        "a.B: x\n\tat a.B.c(B.java:3)\n\tSuppressed: a.C: y\n\t\tat a.C.d(C.java:1)\nnext",
        {"a.B: x\n\tat a.B.c(B.java:3)\n\tSuppressed: a.C: y\n\t\tat a.C.d(C.java:1)", "next"});
    row(".net",
        "Unhandled exception. System.InvalidOperationException: no\n ---> System.IO.IOException: disk\n"
        "   at A.B.C() in /src/B.cs:line 3\n   --- End of inner exception stack trace ---\n   at A.B.D() in "
        "/src/B.cs:line 9\n"
        "next",
        {"Unhandled exception. System.InvalidOperationException: no\n ---> System.IO.IOException: disk\n"
         "   at A.B.C() in /src/B.cs:line 3\n   --- End of inner exception stack trace ---\n   at A.B.D() in "
         "/src/B.cs:line 9",
         "next"});
    row("node",
        "Error: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] "
        "(node:net:1494:16) {\n"
        "  errno: -111,\n  code: 'ECONNREFUSED'\n}\nnext",
        {"Error: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] "
         "(node:net:1494:16) {\n"
         "  errno: -111,\n  code: 'ECONNREFUSED'\n}",
         "next"});
    row("ruby", "a.rb:1:in `f': bad (RuntimeError)\n\tfrom a.rb:3:in `<main>'\nnext",
        {"a.rb:1:in `f': bad (RuntimeError)\n\tfrom a.rb:3:in `<main>'", "next"});
    row("php",
        "PHP Fatal error:  Uncaught Exception: bad in /a.php:3\nStack trace:\n#0 /a.php(9): f()\n#1 {main}\n "
        " thrown in /a.php on line 3\nnext",
        {"PHP Fatal error:  Uncaught Exception: bad in /a.php:3\nStack trace:\n#0 /a.php(9): f()\n#1 "
         "{main}\n  thrown in /a.php on line 3",
         "next"});

    // Go, Rust, native
    row("go",
        "panic: runtime error: index out of range [3] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n"
        "\t/src/main.go:9 +0x1d\nexit status 2\nnext",
        {"panic: runtime error: index out of range [3] with length 3\ngoroutine 1 [running]:\nmain.main()\n"
         "\t/src/main.go:9 +0x1d\nexit status 2",
         "next"});
    row("go, signal",
        "panic: runtime error: invalid memory address\n[signal SIGSEGV: segmentation violation "
        "code=0x1]\n\ngoroutine 7 [running]:\n"
        "main.(*T).f(0x0)\n\t/src/t.go:3 +0x2\ncreated by main.main in goroutine 1\n\t/src/main.go:5 +0x3\n",
        {"panic: runtime error: invalid memory address\n[signal SIGSEGV: segmentation violation "
         "code=0x1]\ngoroutine 7 [running]:\n"
         "main.(*T).f(0x0)\n\t/src/t.go:3 +0x2\ncreated by main.main in goroutine 1\n\t/src/main.go:5 +0x3"});
    row("go, race",
        "==================\nWARNING: DATA RACE\nRead at 0x00c0 by goroutine 7:\n  main.f()\n      "
        "/src/a.go:9 +0x3c\n\n"
        "Previous write at 0x00c0 by main goroutine:\n  main.main()\n==================\nnext",
        {"==================",
         "WARNING: DATA RACE Read at 0x00c0 by goroutine 7: main.f() /src/a.go:9 +0x3c Previous write at "
         "0x00c0 by main goroutine: "
         "main.main() ==================",
         "next"});
    row("go, a race whose report was cut off",
        "WARNING: DATA RACE\nRead at 0x00c0 by goroutine 7:\n  main.f()\n\nstep 5 loss 0.3\nstep 6 loss 0.2",
        {"WARNING: DATA RACE Read at 0x00c0 by goroutine 7: main.f()", "step 5 loss 0.3", "step 6 loss 0.2"});
    row("fatal error of a compiler is no trace",
        "fatal error: a.h: No such file or directory\ncompilation terminated.\n",
        {"fatal error: a.h: No such file or directory", "compilation terminated."});
    row("rust",
        "thread 'main' panicked at src/main.rs:4:5:\nindex out of bounds: the len is 3\nstack backtrace:\n"
        "   0: rust_begin_unwind\n             at /rustc/std/src/panicking.rs:645:5\n   1: main\n"
        "note: run with `RUST_BACKTRACE=full`\nnext",
        {"thread 'main' panicked at src/main.rs:4:5: index out of bounds: the len is 3\nstack backtrace:\n"
         "   0: rust_begin_unwind\n             at /rustc/std/src/panicking.rs:645:5\n   1: main\n"
         "note: run with `RUST_BACKTRACE=full`",
         "next"});
    row("rust, old",
        "thread 'main' panicked at 'bad', src/main.rs:4:5\nnote: run with `RUST_BACKTRACE=1`\nnext",
        {"thread 'main' panicked at 'bad', src/main.rs:4:5\nnote: run with `RUST_BACKTRACE=1`", "next"});
    row("c++",
        "terminate called after throwing an instance of 'c10::Error'\n  what():  CUDA error: out of memory\n"
        "Exception raised from f at /src/x.cpp:43 (most recent call first):\nframe #0: c10::Error::Error() + "
        "0x57\n"
        "frame #1: main + 0x3\n\nnext",
        {"terminate called after throwing an instance of 'c10::Error' what():  CUDA error: out of memory\n"
         "Exception raised from f at /src/x.cpp:43 (most recent call first):\nframe #0: c10::Error::Error() "
         "+ 0x57\n"
         "frame #1: main + 0x3",
         "next"});
    row("glog backtrace",
        "*** Aborted at 1715569981 (unix time) try \"date -d @1715569981\" ***\n*** SIGSEGV (@0x0) received "
        "by PID 9; stack trace: ***\n"
        "    @     0x7f3b0c0a1390 (unknown)\n    @           0x4005d6 main\nnext",
        {"*** Aborted at 1715569981 (unix time) try \"date -d @1715569981\" ***\n*** SIGSEGV (@0x0) received "
         "by PID 9; stack trace: ***\n"
         "    @     0x7f3b0c0a1390 (unknown)\n    @           0x4005d6 main",
         "next"});
    row("open mpi",
        "[node1:1234] *** Process received signal ***\n[node1:1234] Signal: Segmentation fault (11)\n"
        "[node1:1234] [ 0] /lib/libc.so.6(+0x3)\n[node1:1234] *** End of error message ***\nnext",
        {"[node1:1234] *** Process received signal ***\n[node1:1234] Signal: Segmentation fault (11)\n"
         "[node1:1234] [ 0] /lib/libc.so.6(+0x3)\n[node1:1234] *** End of error message ***",
         "next"});
    row("address sanitizer",
        "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x60\nREAD of size 4 at 0x60\n    #0 "
        "0x55 in main /a.c:5\n\n"
        "freed by thread T0 here:\n    #0 0x7f in free\n\nSUMMARY: AddressSanitizer: heap-use-after-free "
        "/a.c:5 in main\nnext",
        {"==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x60\nREAD of size 4 at 0x60\n    #0 "
         "0x55 in main /a.c:5\n"
         "freed by thread T0 here:\n    #0 0x7f in free\nSUMMARY: AddressSanitizer: heap-use-after-free "
         "/a.c:5 in main",
         "next"});
    row("address sanitizer whose report was cut off",
        "==9==ERROR: AddressSanitizer: SEGV on unknown address 0x60\n==9==The signal is caused by a READ\n   "
        " #0 "
        "0x55 in main /a.c:5\nstep 5 loss 0.3\nstep 6 loss 0.2",
        {"==9==ERROR: AddressSanitizer: SEGV on unknown address 0x60\n==9==The signal is caused by a READ\n  "
         "  "
         "#0 0x55 in main /a.c:5",
         "step 5 loss 0.3", "step 6 loss 0.2"});
    row("python dies",
        "Fatal Python error: Segmentation fault\n\nCurrent thread 0x00007f (most recent call first):\n  File "
        "\"a.py\", line 3 in f\nnext",
        {"Fatal Python error: Segmentation fault\nCurrent thread 0x00007f (most recent call first):\n  File "
         "\"a.py\", line 3 in f",
         "next"});

    // Messages over several lines
    row("cmake",
        "CMake Error at CMakeLists.txt:4 (find_package):\n  By not providing \"FindX.cmake\" this\n  project "
        "has asked CMake.\n\n"
        "  Could not find X.\n\n\nnext",
        {"CMake Error at CMakeLists.txt:4 (find_package): By not providing \"FindX.cmake\" this project has "
         "asked CMake.\n"
         "  Could not find X.",
         "next"});
    row("details behind a colon", "error: cannot open files:\n    a.txt\n    b.txt\nnext",
        {"error: cannot open files: a.txt b.txt", "next"});
    row("details behind a sentence",
        "error: failed to select a version for `x`.\n    ... required by package `y`\nnext",
        {"error: failed to select a version for `x`.\n    ... required by package `y`", "next"});
    row("details behind a word",
        "verifying x@v1: checksum mismatch\n        downloaded: h1:Wz\n        go.sum:     h1:PF\nnext",
        {"verifying x@v1: checksum mismatch downloaded: h1:Wz go.sum:     h1:PF", "next"});
    row("split by the logger",
        "2024-05-13 03:13:01.313 ERROR trainer: CUDA error: out of memory. Tried to allocate\n"
        "2024-05-13 03:13:01.313 ERROR trainer: 20.00 MiB (GPU 0; 79 GiB total)\n"
        "2024-05-13 03:13:01.313 ERROR trainer: Stopping\n",
        {"ERROR trainer: CUDA error: out of memory. Tried to allocate 20.00 MiB (GPU 0; 79 GiB total)",
         "ERROR trainer: Stopping"});
    row("not split by the logger",
        "2024-05-13 03:13:01.313 INFO loading the model without an error in it, version\n2024-05-13 "
        "03:13:01.313 INFO 2 shards\n",
        {"INFO loading the model without an error in it, version", "INFO 2 shards"});
    row("source under an error", "a.c:3:5: error: expected ';'\n    3 |     int x\n      |          ^\nnext",
        {"a.c:3:5: error: expected ';'\n    3 |     int x\n      |          ^", "next"});
    row("lists are no messages", "Updating:\n    a\n    b\n", {"Updating:", "    a", "    b"});

    // Interleaved writers
    row("ranks",
        "[rank1]: Traceback (most recent call last):\n[rank0]: Traceback (most recent call last):\n[rank1]:  "
        " File \"a.py\", line 1\n"
        "[rank0]:   File \"a.py\", line 1\n[rank1]: ValueError: one\n[rank0]: ValueError: zero\n",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: one",
         "Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: zero"});
    row("slurm tasks",
        "0: start\n1: start\n0: Traceback (most recent call last):\n1: Traceback (most recent call "
        "last):\n0:   File \"a.py\", line 1\n"
        "1:   File \"a.py\", line 1\n0: ValueError: zero\n1: ValueError: one\n0: end\n",
        {"0: start", "start", "Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: zero",
         "end", "Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: one"});
    row("compose",
        "api-1  | java.io.IOException: disk\ndb-1   | ready\napi-1  | \tat a.B.c(B.java:3)\ndb-1   | still "
        "ready\n",
        {"ready", "still ready", "java.io.IOException: disk\n\tat a.B.c(B.java:3)"});
    row("syslog",
        "Dec 25 17:17:45 host app[7]: panic: bad\nDec 25 17:17:45 host cron[9]: run\nDec 25 17:17:45 host "
        "app[7]: goroutine 1 [running]:\n"
        "Dec 25 17:17:45 host app[7]: main.main()\nDec 25 17:17:46 host app[7]: restarted\n",
        {"cron[9]: run", "app[7]: panic: bad\ngoroutine 1 [running]:\nmain.main()", "app[7]: restarted"});

    // Containers and JSON
    row("kubernetes",
        "2016-10-06T00:17:09.669794202Z stderr F Traceback (most recent call last):\n"
        "2016-10-06T00:17:09.669794203Z stderr F   File \"a.py\", line 1\n2016-10-06T00:17:09.669794204Z "
        "stderr P ValueError: very \n"
        "2016-10-06T00:17:09.669794205Z stderr F long\n2016-10-06T00:17:10.0Z stdout F next\n",
        {"Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: very long", "next"});
    row("docker json",
        R"({"log":"RuntimeError: \"x\" is bad\n","stream":"stderr","time":"2024-05-13T03:13:01.313Z"})"
        "\n"
        R"({"log":"first half, ","stream":"stderr","time":"2024-05-13T03:13:01.313Z"})"
        "\n"
        R"({"log":"second half\n","stream":"stderr","time":"2024-05-13T03:13:01.313Z"})",
        {"RuntimeError: \"x\" is bad", "first half, second half"});
    row("json, escaped traceback",
        R"({"level":"error","msg":"Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: b\u00e4d","ts":1})",
        {"{\"level\":\"error\",\"msg\":\"Traceback (most recent call last):\n  File \"a.py\", line "
         "1\nValueError: bäd\",\"ts\":1}"});
    row("json, escaped details", R"({"message":"Error(s) in loading:\n\tMissing key(s): \"a\""})",
        {"{\"message\":\"Error(s) in loading: Missing key(s): \"a\"\"}"});
    row("json over lines",
        "  \"message\": \"RuntimeError: bad:\\n\\\n      \\tMissing \\\"a\\\", \\\"\\\n      b\\\".\"\nnext",
        {"  \"message\": \"RuntimeError: bad:\n\tMissing \"a\", \"b\".\"", "next"});
    row("paths are no escapes", "open C:\\new\\table.txt\n", {"open C:\\new\\table.txt"});

    // Wrapped by terminals
    const QByteArray wide = "RuntimeError: " + QByteArray("word ").repeated(13) + "x";
    Q_ASSERT(wide.size() == 80);
    row("wrapped at 80", wide + "yz and so on\nnext\n", {wide + "yz and so on", "next"});
    row("wrapped at 80 twice", wide + wide.sliced(14) + "aaaaaaaaaaaaaa\nrest\nnext\n",
        {wide + wide.sliced(14) + "aaaaaaaaaaaaaa", "rest", "next"});
    const QByteArray frame = "  File \"/usr/lib/python3/" + QByteArray("package/").repeated(6);
    Q_ASSERT(frame.size() < 79);
    const QByteArray full = frame + QByteArray(79 - frame.size(), 'm');
    row("wrapped in a traceback",
        "Traceback (most recent call last):\n" + full + "odule.py\", line 1\nValueError: bad\n",
        {"Traceback (most recent call last):\n" + full + "odule.py\", line 1\nValueError: bad"});
    row("folded at a blank",
        "HTTPError: 401 Client Error: Unauthorized for url: \nhttps://hub.example/model\nnext\n",
        {"HTTPError: 401 Client Error: Unauthorized for url: https://hub.example/model", "next"});
    row("full lines that are lines", QByteArray(80, 'a') + "\n" + "Error: b\n",
        {QByteArray(80, 'a'), "Error: b"});

    // Redraws
    row("error glued to a bar", " 11%|█ | 11/100\r 12%|█▏ | 12/100 RuntimeError: CUDA error\n",
        {" 12%|█▏ | 12/100 RuntimeError: CUDA error"});
    row("error between bars", " 11%|█ | 11/100 RuntimeError: CUDA error\r 12%|█▏ | 12/100\n",
        {" 11%|█ | 11/100 RuntimeError: CUDA error", " 12%|█▏ | 12/100"});
    row("error behind a bar", " 11%|█ | 11/100\r 12%|█▏ | 12/100\rRuntimeError: CUDA error\n",
        {" 12%|█▏ | 12/100", "RuntimeError: CUDA error"});
}

void TestEventAssembler::makesEvents()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, events);
    QCOMPARE(LogEvents::read(input).texts(), events);
}

void TestEventAssembler::sameInAnyPortions()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, events);
    for (const qsizetype step : {1, 2, 3, 7, 64})
        QCOMPARE(LogEvents::read(input, step).texts(), events);
}

void TestEventAssembler::findsErrorLinesOfCases_data()
{
    QTest::addColumn<QString>("log");
    QTest::addColumn<QByteArray>("errorLine");
    QTest::addColumn<bool>("abridged");

    // Entries that leave words of the log out: found as words in their order.
    const QSet<QString> abridged{u"014"_s, u"018"_s, u"022"_s, u"048"_s, u"050"_s};
    CLEW_NEED_SHARED(cases, "cases/dev/cases.jsonl");
    int logs = 0;
    for (const QByteArray &line : fileBytes(cases).split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.isEmpty())
            continue;
        ++logs;
        const QString name = object["case"_L1].toString();
        const QString log = cases.chopped(11) + object["log"_L1].toString();
        int number = 0;
        const QJsonArray errorLines = object["error_lines"_L1].toArray();
        for (const QJsonValue &value : errorLines)
            QTest::addRow("%s/%d", qPrintable(name), ++number)
                << log << value.toString().toUtf8() << abridged.contains(name);
    }
    QCOMPARE(logs, 40);
}

void TestEventAssembler::findsErrorLinesOfCases()
{
    QFETCH(QString, log);
    QFETCH(QByteArray, errorLine);
    QFETCH(bool, abridged);
    const QByteArray bytes = fileBytes(log);
    const LogEvents::Result result = LogEvents::read(bytes);
    // Prefixes are no part of an event: the entry is read the way the log is.
    const LogEvents::Result entry = LogEvents::read(errorLine);
    QCOMPARE(entry.events.size(), 1U);
    const QByteArray wanted = LogEvents::normalised(entry.events[0].text);

    int found = 0;
    for (const EventBlock &block : result.blocks) {
        for (const EventSpan &span : block.events) {
            const QByteArray text = block.text.sliced(span.begin, span.end - span.begin);
            const QByteArray plain = LogEvents::normalised(text);
            if (!(abridged ? holdsWordsOf(plain, wanted) : plain.contains(wanted)))
                continue;
            ++found;
            // Its first word lies in the raw line that the map names.
            const QByteArray word = wanted.split(' ').first();
            const qsizetype at = span.begin + text.indexOf(word);
            const qint64 raw = block.rawOffset(at);
            if (result.encoding == TextEncoding::Utf8)
                QCOMPARE(bytes.sliced(raw, 1), word.first(1));
            QCOMPARE(block.line(at).value(), lineAt(bytes, raw));
        }
    }
    QVERIFY2(found >= 1, wanted.constData());
}

QTEST_GUILESS_MAIN(TestEventAssembler)
#include "tst_eventassembler.moc"
