// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"

#include <QByteArrayView>

#include <algorithm>
#include <span>
#include <vector>

namespace Clew {

/// Text and where it came from, borrowed. Pieces are sorted; the first begins at 0.
struct MappedView
{
    QByteArrayView text;
    std::span<const TextPiece> pieces;
};

/// Text and where it came from, being built.
struct MappedText
{
    QByteArray text;
    std::vector<TextPiece> pieces;

    [[nodiscard]] MappedView view() const { return {.text = text, .pieces = pieces}; }
    void clear();
    /// Appends bytes that stand for what follows the last one: a line end, a blank in its place.
    void put(QByteArrayView bytes);
    /// Appends the part of `source` from `begin` to `end` with its pieces. Linear in both.
    void append(const MappedView &source, qsizetype begin, qsizetype end);
    void append(const MappedView &source) { append(source, 0, source.text.size()); }
    /// Appends text that stands for the byte of `source` at `at`, for what is written otherwise than it reads
    /// (an escape).
    void appendFor(QByteArrayView written, const MappedView &source, qsizetype at);
    /// Takes `bytes` off the end.
    void chop(qsizetype bytes);
};

/// A line of a log without what only terminals need.
struct CleanLine
{
    MappedView mapped;     ///< without the line end
    LineNumber line;       ///< of the original input
    qsizetype overlap = 0; ///< bytes that repeat the end of the line before: parts of one that is too long
    bool cut = false;      ///< the line goes on in the next one
};

/// Takes lines as they come.
class LineSink
{
public:
    virtual ~LineSink() = default;
    virtual void takeLine(const CleanLine &line) = 0;
};

} // namespace Clew
