// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace Clew {

/// A piece of two texts laid over each other.
struct DiffPiece
{
    enum class Kind {
        Same,
        Removed, ///< in the first text only
        Added,   ///< in the second text only
    };
    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const DiffPiece &, const DiffPiece &) = default;
};

/// What became of a text, word by word (blanks, punctuation and each ideograph count as words): the longest
/// common subsequence stays; neighbours of one kind are one piece, what was removed stands before what was
/// added. Texts of more than MostDiffWords words that differ throughout are one piece each. Cost: the product
/// of the numbers of words between the first and the last difference.
[[nodiscard]] QList<DiffPiece> diffWords(const QString &before, const QString &after);

/// The same line by line; each piece holds whole lines with their ends.
[[nodiscard]] QList<DiffPiece> diffLines(const QString &before, const QString &after);

inline constexpr qsizetype MostDiffWords = 3000;

} // namespace Clew
