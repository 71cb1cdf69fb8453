// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/logwords.h"
#include "models/diagnosis/regexnode.h"

#include <vector>

namespace Clew {

/// A word that every match of a branch of a regex holds, nearly: the words are read off the pattern, not
/// proven.
struct RegexWord
{
    WordKey key = 0;
    WordKind kind = WordKind::Plain;
    bool prefix = false; ///< goes on with something the regex leaves open: "NETSDK1" of `NETSDK1[0-9]{3}`
    QByteArray text;     ///< of a prefix: its letters in lower case

    friend bool operator==(const RegexWord &, const RegexWord &) = default;
};

/// The words of each alternative of a regex, inner alternatives multiplied out, at most MaxWordBranches;
/// alternatives without a word are left out. What may be absent (`(...)?`) is left out, single optional
/// characters stay.
[[nodiscard]] std::vector<std::vector<RegexWord>> regexWords(const RegexNode &root);

inline constexpr size_t MaxWordBranches = 24;

} // namespace Clew
