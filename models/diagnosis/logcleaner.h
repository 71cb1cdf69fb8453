// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/decodedtext.h"
#include "models/diagnosis/cleanline.h"

namespace Clew {

/// Splits decoded text into lines and takes away what a terminal would swallow: escape sequences (CSI,
/// OSC with its links, charset choices), backspaces with what they erase, zero bytes, and what a carriage
/// return overwrites. Of a progress bar that redraws itself the last state stays; whatever else stands
/// between two carriage returns is a line of its own, so that nothing is lost that a program wrote before or
/// behind a bar, and files of a bare CR for a line end are read as they are meant. Lines are counted by '\n'
/// alone, as every other tool does.
///
/// A line of more than MaxLineBytes is handed on in parts that overlap by LineOverlap, so that its length
/// costs no memory and no match of up to that length is lost.
class LogCleaner final
{
public:
    static constexpr qsizetype MaxLineBytes = qsizetype(1) << 20;
    static constexpr qsizetype LineOverlap = qsizetype(8) * 1024;

    /// `sink` must outlive the cleaner.
    explicit LogCleaner(LineSink &sink);

    void feed(const DecodedText &decoded);
    /// The last line needs no line end.
    void finish();

    /// '\n' met so far, plus one where the last line has none.
    [[nodiscard]] qint64 lines() const;
    /// True once a line was handed on in parts.
    [[nodiscard]] bool hasLongLines() const { return m_hasLongLines; }

private:
    void wholeLine(const MappedView &line);
    void partOfLine(const MappedView &part, bool last);
    void handOn(const MappedView &line, qsizetype overlap, bool cut);
    void cleanRedraws(const MappedView &line, qsizetype overlap, bool cut);
    void emitHeld(bool cut);

    LineSink &m_sink;
    qint64 m_line = 1;
    MappedText m_partial;    ///< beginning of a line whose end has not come
    qsizetype m_overlap = 0; ///< bytes of m_partial that were handed on already
    MappedText m_held;       ///< what stands before a carriage return, until it is known what comes
    MappedText m_cleaned;
    std::vector<TextPiece> m_pieces;
    bool m_lastLineOpen = false;
    bool m_hasLongLines = false;
};

} // namespace Clew
