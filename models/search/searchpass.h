// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searcher.h"

namespace Clew {

constexpr quint32 LatinOverlap = fieldBit(SearchField::Signature);
constexpr quint32 HanOverlap = fieldBit(SearchField::Signature) | fieldBit(SearchField::SignatureZh);

/// What is known of one search while it runs.
struct Searcher::Pass
{
    const SearchQuery &query;
    const SearchOptions &options;
    RecordFilter filter;
    TextCheck check;
    SearchResult result;
    QString words;
    double mostScore = 0;   ///< what a record scores that has every word where it counts most
    float bestScore = 0;    ///< pasted text: of any record in any line
    quint32 says = 0;       ///< weight of the query's words, eighths of a nat
    bool chinese = false;   ///< the query has Chinese characters
    bool byOverlap = false; ///< long texts: how much of a signature they say counts too
};

/// What a record scores that has every word where it counts most.
[[nodiscard]] double mostScoreOf(const std::vector<QueryUnit> &units);

} // namespace Clew
