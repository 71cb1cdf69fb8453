// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace Clew {

/// How well a text has what was typed, and where.
struct FuzzyMatch
{
    int score =
        0; ///< more is better; at least FirmFuzzyScore for each letter: whole words or their beginnings
    QList<TextRange> marks; ///< in order, not touching

    friend bool operator==(const FuzzyMatch &, const FuzzyMatch &) = default;
};

/// Looks for each word of `typed` in the text, case ignored: its letters in their order, other letters may
/// lie between ("dgl" finds "Diagnose Logs"). Letters at the beginning of words and in a row count more, and
/// the best way to lay the word into the text is taken. Nothing where a word is not found; an empty `typed`
/// matches everything with a score of 0. Time is |typed| x |text|.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text);

/// Score of a letter that begins a word or follows the one before.
inline constexpr int FirmFuzzyScore = 6;

} // namespace Clew
