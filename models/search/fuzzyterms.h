// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/termdictionary.h"

#include <vector>

namespace Clew {

/// A term that an unknown word may have been meant to be.
struct FuzzyTerm
{
    quint32 term = 0;
    int distance = 0;

    friend bool operator==(const FuzzyTerm &, const FuzzyTerm &) = default;
};

/// Typos that a word of so many letters may hold: none below 4, one below 8, then two.
[[nodiscard]] int typosAllowed(qsizetype length);

/// Terms within the allowed distance of a word that the dictionary does not know, the nearest first, of equal
/// ones those with the same first letter, then the shorter; at most `most`. `asPrefix`: the word may be the
/// beginning of the term. Words with digits are no typos of each other. Linear in the dictionary, of
/// which a sixth is looked at.
[[nodiscard]] std::vector<FuzzyTerm> fuzzyTerms(const TermDictionary &dictionary, QStringView word,
                                                bool asPrefix, qsizetype most = 24);

} // namespace Clew
