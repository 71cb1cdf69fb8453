// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/traceshapes.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/loglevel.h"

#include <algorithm>
#include <array>

namespace Clew::TraceShapes {

namespace {

constexpr QByteArrayView PythonHeader("Traceback (most recent call last)");

template <size_t N>
bool startsWithAny(QByteArrayView text, const std::array<QByteArrayView, N> &words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](QByteArrayView word) { return beginsWith(text, word); });
}

/// "#0 ", "#12  0x…", "#3: "
bool isNumberedFrame(QByteArrayView text)
{
    ByteCursor cursor(text);
    if (!cursor.take('#') || cursor.takeAnyNumber(4) < 0)
        return false;
    cursor.take(':');
    return cursor.skipBlanks() > 0;
}

bool isHexAddress(QByteArrayView text)
{
    return beginsWith(text, "0x") && text.size() > 4;
}

/// "==1234==ERROR: AddressSanitizer", "==1234== Invalid read" of valgrind.
bool isSanitizer(QByteArrayView text)
{
    ByteCursor cursor(text);
    if (!cursor.take("==") || cursor.takeAnyNumber(8) < 0 || !cursor.take("=="))
        return false;
    return cursor.rest().contains("Sanitizer") && beginsWith(cursor.rest(), "ERROR");
}

bool endsAsHeader(QByteArrayView text)
{
    return text.back() == ':' && text.endsWith("(most recent call last):");
}

} // namespace

Beginning beginning(QByteArrayView text)
{
    if (text.size() < 7)
        return Beginning::None;
    switch (text[0]) {
    case 'T':
        if (beginsWith(text, PythonHeader))
            return Beginning::Python;
        break;
    case 'F':
        if (beginsWith(text, "File \"") && text.contains("\", line "))
            return Beginning::PythonFile;
        if (beginsWith(text, "Fatal Python error:"))
            return Beginning::Native;
        break;
    case '+':
        if (beginsWith(text, "+ Exception Group Traceback"))
            return Beginning::PythonGroup;
        break;
    case 'p':
        if (beginsWith(text, "panic: "))
            return Beginning::Go;
        break;
    case 'f':
        if (beginsWith(text, "fatal error: "))
            return Beginning::Go;
        break;
    case 'g':
        if (beginsWith(text, "goroutine ") && text.endsWith("]:"))
            return Beginning::Go;
        break;
    case 't':
        if (beginsWith(text, "terminate called "))
            return Beginning::Native;
        if (beginsWith(text, "thread '") && text.contains("panicked at "))
            return Beginning::Rust;
        break;
    case 'l':
        if (beginsWith(text, "libc++abi: terminating"))
            return Beginning::Native;
        break;
    case '*':
        if (beginsWith(text, "*** Aborted at") || beginsWith(text, "*** SIG"))
            return Beginning::Native;
        break;
    case '[':
        if (text.contains("*** Process received signal ***"))
            return Beginning::Native;
        break;
    case '=':
        if (isSanitizer(text))
            return Beginning::Sanitizer;
        break;
    case 'W':
        if (beginsWith(text, "WARNING: DATA RACE"))
            return Beginning::Race;
        if (beginsWith(text, "WARNING: ThreadSanitizer"))
            return Beginning::Sanitizer;
        break;
    case 'C':
        if (beginsWith(text, "CMake Error") || beginsWith(text, "CMake Warning") ||
            beginsWith(text, "CMake Deprecation"))
            return Beginning::CMake;
        break;
    case '\xE2':
        if (beginsWith(text, "╭") && text.contains(PythonHeader))
            return Beginning::PythonBox;
        break;
    default:
        break;
    }
    return endsAsHeader(text) && text.contains(PythonHeader) ? Beginning::Python : Beginning::None;
}

bool mayContinue(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 16> Words{"Caused by:",
                                                   "DETAIL:  ",
                                                   "HINT:  ",
                                                   "Suppressed:",
                                                   "Stack trace:",
                                                   "stack backtrace:",
                                                   "frame #",
                                                   "goroutine ",
                                                   "Exception raised from",
                                                   "During handling of the",
                                                   "The above except",
                                                   "#",
                                                   "--- End of",
                                                   "---> ",
                                                   "[stacktrace]",
                                                   "..."};
    if (text.isEmpty())
        return false;
    switch (text[0]) {
    case 'C':
    case 'H':
    case 'S':
    case 's':
    case 'f':
    case 'g':
    case 'E':
    case 'D':
    case 'T':
    case '#':
    case '-':
    case '[':
    case '.':
        return startsWithAny(text, Words);
    default:
        return false;
    }
}

bool isPythonException(QByteArrayView text)
{
    if (beginsWithException(text))
        return true;
    ByteCursor cursor(text);
    const QByteArrayView name = cursor.takeWhile([](char c) { return isNameByte(c) || c == '.'; });
    const bool ended =
        cursor.atEnd() || (cursor.peek() == ':' && (cursor.peek(1) == ' ' || cursor.rest().size() == 1));
    if (!ended || name.size() < 3 || name.endsWith('.') || isDigit(name[0]) || levelOfWord(name))
        return false;
    const qsizetype dot = name.lastIndexOf('.');
    const char first = name[dot + 1];
    // Names of classes begin with a capital; a bare word needs the colon.
    return first >= 'A' && first <= 'Z' && (dot > 0 || !cursor.atEnd() || name.endsWith("Iteration"));
}

bool isPythonChain(QByteArrayView text)
{
    return beginsWith(text, "During handling of the above exception") ||
           beginsWith(text, "The above exception was the direct cause");
}

bool isFrame(qsizetype indent, QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 6> Heads{"Caused by: ",  "Suppressed: ",     "--- End of ",
                                                  "Stack trace:", "stack backtrace:", "[stacktrace]"};
    if (startsWithAny(text, Heads))
        return true;
    // An inner exception of .NET; Docker marks the steps of its builder so, too ("---> Running in 3d2b").
    if (beginsWith(text, "---> "))
        return text.contains("Exception");
    if (beginsWith(text, "... "))
        return isDigit(ByteCursor(text, 4).peek()) &&
               (text.endsWith(" more") || text.contains(" common frames"));
    if (text.startsWith('#'))
        return isNumberedFrame(text) && (text.contains('(') || text.contains("{main}"));
    if (indent == 0)
        return false;
    if (beginsWith(text, "at ")) {
        // "at Foo.bar(Foo.java:3)", "at async fn (file:1:2)", "at x in y:line 3"; not "at the end".
        const QByteArrayView where = text.sliced(3);
        return where.contains('(') || where.contains(".") || where.contains(":") || where.startsWith('<');
    }
    return beginsWith(text, "from ") && text.contains(":in ");
}

bool isNativeFrame(qsizetype indent, QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 8> Heads{
        "frame #", "Exception raised from ", "Backtrace:",        "*** SIG",
        "PC: @",   "Aborted (core dumped)",  "Current thread 0x", "Thread 0x"};
    if (startsWithAny(text, Heads))
        return true;
    if (text.startsWith('#'))
        return isNumberedFrame(text) && (indent > 0 || text.contains(" 0x") || text.contains(" in "));
    if (text.startsWith('@') && indent > 0)
        return isHexAddress(text.sliced(1).trimmed());
    if (text.startsWith('[')) {
        // "[node:1234] [ 0] /lib/libc.so.6", "[node:1234] *** End of error message ***"
        const qsizetype close = text.indexOf(']');
        const QByteArrayView rest = close < 0 ? QByteArrayView() : text.sliced(close + 1).trimmed();
        return beginsWith(rest, "[ ") || beginsWith(rest, "*** ") || beginsWith(rest, "Signal");
    }
    return beginsWith(text, "File \"") && indent > 0 && text.contains("\", line ");
}

bool isGoLine(qsizetype indent, QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 6> Heads{"goroutine ", "created by ", "[signal ",
                                                  "panic: ",    "exit status", "runtime stack:"};
    if (startsWithAny(text, Heads))
        return true;
    if (text.contains(".go:") && (indent > 0 || text.startsWith('/')))
        return true;
    if (indent > 0)
        return beginsWith(text, "/") || beginsWith(text, "panic:");
    // "main.main()", "runtime.throw(0x2a8187b, 0x15)", "net/http.(*conn).serve(…)"
    const qsizetype open = text.indexOf('(');
    return text.endsWith(')') && open > 0 && !text.first(open).contains(' ') &&
           text.first(open).contains('.');
}

bool isRustLine(QByteArrayView text)
{
    if (beginsWith(text, "note: ") || beginsWith(text, "stack backtrace:") || beginsWith(text, "left: ") ||
        beginsWith(text, "right: "))
        return true;
    ByteCursor cursor(text);
    return cursor.takeAnyNumber(4) >= 0 && cursor.take(": ");
}

bool endsSanitizer(QByteArrayView text)
{
    return beginsWith(text, "SUMMARY: ") || text.endsWith("==ABORTING");
}

bool isSanitizerLine(qsizetype indent, QByteArrayView text)
{
    // Everything that is not indented names an address, a thread, a process or what follows.
    constexpr std::array<QByteArrayView, 10> Heads{
        "==",      "--",    "READ of ", "WRITE of ", "Shadow byte",
        "Thread ", "HINT:", "Hint:",    "NOTE:",     "AddressSanitizer"};
    return indent > 0 || startsWithAny(text, Heads) || text.endsWith(':') || text.contains("0x") ||
           text.contains(" by thread ") || isNumberedFrame(text);
}

bool isRaceLine(qsizetype indent, QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 5> Heads{"Read at ", "Write at ", "Previous ", "Goroutine ",
                                                  "Found "};
    return indent > 0 || startsWithAny(text, Heads);
}

bool isKnownContinuation(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 5> Heads{
        "CUDA kernel errors might be", "For debugging consider passing", "Compile with `TORCH_USE_CUDA_DSA`",
        "Last error:", "Search for `cuda"};
    if (startsWithAny(text, Heads))
        return true;
    return beginsWith(text, "nccl") && beginsWithException(text);
}

bool isExcerpt(QByteArrayView text)
{
    if (text.isEmpty())
        return false;
    if (text[0] == '^' || text[0] == '~' || text[0] == '|')
        return true;
    ByteCursor cursor(text);
    return cursor.takeAnyNumber(6) >= 0 && cursor.skipBlanks() > 0 && cursor.take('|');
}

} // namespace Clew::TraceShapes
