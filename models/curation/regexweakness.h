// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace Clew {

/// A dot that was probably meant to be one: between two characters of a word or number, or in a row of dots.
struct LooseDot
{
    qsizetype offset = 0; ///< UTF-16 units in the regex
    QString around;       ///< the piece of the regex it stands in

    friend bool operator==(const LooseDot &, const LooseDot &) = default;
};

/// Unescaped dots that stand where a literal one is meant: `6.4`, `torch.cuda`, `...`. Not those with a
/// quantifier.
[[nodiscard]] QList<LooseDot> looseDots(const QString &regex);

/// The regex with these dots escaped.
[[nodiscard]] QString withEscapedDots(const QString &regex, const QList<LooseDot> &dots);

/// Letters and digits that a match of an alternative must hold, fewer are too few to tell an error by.
inline constexpr int LeastBranchLetters = 4;

/// The top-level alternatives that can match text with fewer than LeastBranchLetters fixed letters or digits
/// (ideographs and syllables of East Asian scripts count two), as they are written.
[[nodiscard]] QStringList shortAlternatives(const QString &regex);

} // namespace Clew
