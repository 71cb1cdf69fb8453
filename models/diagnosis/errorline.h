// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"

#include <QByteArrayView>

#include <vector>

namespace Clew {

/// How much a line speaks of something that went wrong.
enum class ErrorStrength : quint8 {
    None,
    Mention, ///< speaks of an error, but calls itself information
    Weak,    ///< a word of failure, a warning
    Error,   ///< an error, an exception, an errno
    Fatal,   ///< the end of a program
};

/// The strength of one line. `level` is what the log's own prefix said (Unknown where it said nothing). Words
/// of failure do not count where they are counted as none ("0 errors", "failed=0"), in paths and inside
/// identifiers ("error_rate").
[[nodiscard]] ErrorStrength errorStrength(QByteArrayView line, LogLevel level = LogLevel::Unknown);

/// Whether a line warns of something without a word of failure ("WARNING: deprecated option").
[[nodiscard]] bool isMereWarning(QByteArrayView line);

/// An exception type that a text names: "torch.cuda.OutOfMemoryError". `name` is the last component.
struct ExceptionType
{
    qsizetype begin = 0; ///< of the dotted name, bytes in the text
    qsizetype nameBegin = 0;
    qsizetype end = 0;
    quint64 key = 0; ///< hash of `name` in lower case

    friend bool operator==(const ExceptionType &, const ExceptionType &) = default;
};

/// The exception types of a text in its order: identifiers that begin with a capital and end in Error,
/// Exception, Failure, Fault or Panic.
[[nodiscard]] std::vector<ExceptionType> exceptionTypes(QByteArrayView text);

/// True for the types that every program of a language throws, whatever is wrong (RuntimeError,
/// IllegalArgumentException): they say the kind of an error, not which one.
[[nodiscard]] bool isStandardException(quint64 key);

/// The same types as words (logwords.h).
[[nodiscard]] const std::vector<quint64> &standardExceptionWords();
/// The words of failure by which errorStrength() goes, as words (logwords.h).
[[nodiscard]] const std::vector<quint64> &failureWords();

/// True for a line of a stack trace that names a place, not a message ("  at f (x.js:1:2)").
[[nodiscard]] bool isStackFrame(QByteArrayView line);

/// The programming language whose runtime printed the stack trace in a text, by the shape of its frames:
/// "python", "java", "node", "dotnet", "go", "rust", "php"; empty where there is none or it cannot be told.
[[nodiscard]] QByteArrayView stackLanguage(QByteArrayView text);

/// Parts of words of which each line that is more than None or speaks of a run's success holds one, in lower
/// case and of at least four bytes: for a cheap first look (errortriggers.h).
[[nodiscard]] std::vector<QByteArray> errorTriggers();

} // namespace Clew
