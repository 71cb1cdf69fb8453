// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace Clew {

/// How bad the log itself says a line is.
enum class LogLevel {
    Unknown,
    Debug,
    Info,
    Warning,
    Error,
    Fatal,
};

/// One event of a log: a line, or several lines that say one thing (a traceback, a wrapped message). A span
/// of the cleaned text of its block.
struct EventSpan
{
    qsizetype begin = 0; ///< bytes in EventBlock::text
    qsizetype end = 0;   ///< behind the last byte, without the line end
    LogLevel level = LogLevel::Unknown;
    std::optional<qint64> time; ///< milliseconds since the epoch, UTC where the log names no zone
    std::optional<int> rank;    ///< rank that a prefix of the line names ("[rank3]:", "3: ")
    bool traceback = false;     ///< assembled from a traceback
};

/// From here on, byte for byte, cleaned text is raw input - until the next piece begins.
struct TextPiece
{
    qsizetype text = 0; ///< bytes in EventBlock::text
    qint64 raw = 0;     ///< bytes of the original input
    LineNumber line;    ///< line of the original input
};

/// A stretch of one input, decoded and cleaned, as the matcher wants it. Text is valid UTF-8 (what could not
/// be decoded is U+FFFD); events do not overlap, stand in order and are separated by at least one '\n'; no
/// regex is matched across two events.
struct EventBlock
{
    int input = 0; ///< index of the input in Diagnosis::inputs
    QByteArray text;
    std::vector<EventSpan> events;
    std::vector<TextPiece> pieces; ///< sorted by text; the first begins at 0

    /// Byte offset in the original input of a byte of the text. Logarithmic.
    [[nodiscard]] qint64 rawOffset(qsizetype position) const;
    /// Line of the original input of a byte of the text. Logarithmic.
    [[nodiscard]] LineNumber line(qsizetype position) const;
};

} // namespace Clew
