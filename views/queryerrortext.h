// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchresult.h"

namespace Clew {

/// The sentence for a fault of a query, in the language of the words for people.
[[nodiscard]] QString queryErrorText(const QueryError &error);

/// Why a hit is there: the sentence of its tool tip.
[[nodiscard]] QString matchReasonText(const SearchHit &hit);
/// The same in a word or two for a row; empty where the marks in its signature say it.
[[nodiscard]] QString matchReasonWord(const SearchHit &hit);

} // namespace Clew
