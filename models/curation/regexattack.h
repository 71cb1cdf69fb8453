// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace Clew {

/// Length of the lines that a regex is tried on, in characters, more or less.
inline constexpr qsizetype AttackLength = 160;
/// Steps on such a line beyond which a regex is slow. A regex whose cost grows with the square of the line
/// needs some 13,000, one that grows with the cube a million.
inline constexpr quint32 SlowSteps = 40'000;

/// Lines made to cost a regex as much as they can: the pieces of each alternative with two or more unbounded
/// repeats, each many times over, and an end that does not match. None for a regex that has no such
/// alternative or does not parse.
[[nodiscard]] QStringList attackLines(const QString &regex);

struct RegexCost
{
    quint32 steps = 0; ///< of the worst line, see RegexProbe::steps; SlowSteps where it takes more
    QString line;      ///< the worst line

    friend bool operator==(const RegexCost &, const RegexCost &) = default;
};

/// What the regex costs on its attack lines. Counted, not timed; some microseconds where there are none.
[[nodiscard]] RegexCost measureCost(const QString &regex);

} // namespace Clew
