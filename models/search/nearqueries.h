// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searcher.h"

namespace Clew {

/// A query that finds something, near one that does not.
struct NearQuery
{
    QString item;        ///< of the query, as it stands there
    QString term;        ///< what takes its place; empty: the item is left out
    QString query;       ///< the whole query
    qsizetype count = 0; ///< records that it finds, never 0

    friend bool operator==(const NearQuery &, const NearQuery &) = default;
};

/// Why a query finds nothing, or nothing that has every word.
struct NearMisses
{
    QStringList unknown;      ///< words that no record has, not even written almost so
    QList<NearQuery> queries; ///< other terms first, then what finds the most

    friend bool operator==(const NearMisses &, const NearMisses &) = default;
};

/// What to say and to offer where the answer to a query is empty or relaxed. Asks up to MostAsked other
/// queries, so not between a key press and its answer; stops after MostNearMilliseconds with what it has.
/// Lines of a pasted text are no words of somebody's: only its facets are tried without.
[[nodiscard]] NearMisses nearMisses(const SearchQuery &query, Searcher &searcher, const SearchIndex &index);

inline constexpr int MostNearQueries = 5;
inline constexpr int MostAsked = 24;
inline constexpr int MostNearMilliseconds = 40;

} // namespace Clew
