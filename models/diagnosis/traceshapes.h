// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

/// What the lines of tracebacks look like, language by language. Texts come without their indentation.
namespace Clew::TraceShapes {

enum class Beginning {
    None,
    Python,      ///< "Traceback (most recent call last):", alone or behind a progress bar
    PythonFile,  ///< `File "x.py", line 3` of a syntax error
    PythonGroup, ///< "+ Exception Group Traceback (most recent call last):"
    PythonBox,   ///< the upper edge of a box that rich draws
    Go,
    Rust,
    Native,
    Sanitizer,
    Race,
    CMake,
};

/// What a line begins.
[[nodiscard]] Beginning beginning(QByteArrayView text);

/// False where a line without indentation is certainly no part of a trace, by its first bytes. A few
/// nanoseconds: it is asked for every line.
[[nodiscard]] bool mayContinue(QByteArrayView text);

/// The last line of a traceback: "RuntimeError: x", "KeyboardInterrupt", "queue.Empty".
[[nodiscard]] bool isPythonException(QByteArrayView text);
/// "During handling of the above exception …", "The above exception was the direct cause …".
[[nodiscard]] bool isPythonChain(QByteArrayView text);
/// Frames of Java, Node, .NET, Ruby and PHP with "Caused by:" and the like.
[[nodiscard]] bool isFrame(qsizetype indent, QByteArrayView text);
/// Frames of native backtraces: gdb, glibc, glog, Open MPI, c10.
[[nodiscard]] bool isNativeFrame(qsizetype indent, QByteArrayView text);
[[nodiscard]] bool isGoLine(qsizetype indent, QByteArrayView text);
[[nodiscard]] bool isRustLine(QByteArrayView text);
[[nodiscard]] bool endsSanitizer(QByteArrayView text);
/// Inside a report of a sanitizer, and of Go's race detector: a report that was cut off takes no line of the
/// program behind it along.
[[nodiscard]] bool isSanitizerLine(qsizetype indent, QByteArrayView text);
[[nodiscard]] bool isRaceLine(qsizetype indent, QByteArrayView text);
/// Lines without indentation that are known to belong to the message before them.
[[nodiscard]] bool isKnownContinuation(QByteArrayView text);
/// A line of source, a marker under one ("^^^", "~~~"), or a gutter: kept as a line of its own.
[[nodiscard]] bool isExcerpt(QByteArrayView text);

} // namespace Clew::TraceShapes
