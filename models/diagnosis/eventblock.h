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
    /// Bytes at its beginning that repeat the end of the event before: a line that is too long for one event
    /// goes on in the next, and nothing that straddles the cut shall be lost. A hit that ends in here was
    /// found before.
    qsizetype overlap = 0;
};

/// Until the next piece begins, `textStep` bytes of cleaned text stand for `rawStep` bytes of the original
/// input (1 and 1 in UTF-8).
struct TextPiece
{
    qsizetype text = 0; ///< bytes in EventBlock::text
    qint64 raw = 0;     ///< bytes of the original input
    LineNumber line;    ///< line of the original input
    quint8 textStep = 1;
    quint8 rawStep = 1;
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

/// A block of one event a line, nothing cleaned, without the empty ones: places are those of the text. UTF-8.
[[nodiscard]] EventBlock blockOfLines(const QByteArray &text);

} // namespace Clew
