// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <array>

namespace Clew {

/// Finds lines that a terminal of fixed width, or a copy from one, has cut. A line is taken for cut where it
/// is as wide as the widest line near by and that width is 79 or 80 or one that several lines share; the next
/// line goes on without a blank then, because the cut falls anywhere. A line that sounds like an error and
/// ends in a single blank was folded between words. Wrong only where unrelated lines happen to have the full
/// width: then two events become one, with all their text.
class WrapDetector final
{
public:
    /// What the line just seen, whose `text` still has its prefix, is to the one before it.
    /// `fresh`: it has a time, level or tag of its own, so it begins something.
    [[nodiscard]] bool continuesLast(QByteArrayView text, bool fresh);

private:
    bool continuesFull(QByteArrayView text) const;
    void remember(QByteArrayView text);

    static constexpr qsizetype Narrowest = 60;
    static constexpr qsizetype Widest = 250;
    /// Lines after which a width is forgotten.
    static constexpr int Memory = 200;

    qsizetype m_lastWidth = 0; ///< columns of the line before; 0: it cannot have been cut
    bool m_lastFolded = false; ///< it ended in a single blank
    char m_lastByte = '\0';
    std::array<char, 4> m_lastStart{};
    qsizetype m_lastStartSize = 0;
    qsizetype m_width = 0; ///< the widest line near by
    int m_hits = 0;        ///< lines of that width
    int m_age = 0;         ///< lines since the last of that width
};

} // namespace Clew
