// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/queryunits.h"
#include "models/search/recordfilter.h"
#include "models/search/searchquery.h"

#include <QDate>

namespace Clew {

/// Why a record is there, the strongest first: this is the order of a result, whatever the scores. Within a
/// kind the score decides, then trust, then age (the later confirmation first), then the catalog's order.
enum class MatchTier : quint8 {
    ExactId,        ///< the query is the record's id
    ExactSignature, ///< the query is the record's signature, in either language
    RegexHit,       ///< the record's regex matches at least four fifths of what the line says
    Prefix,         ///< its id or signature begins with the query
    Words,
    Fuzzy, ///< only because typos are forgiven
};

/// A record whose regex matches the text of the query. Found by the diagnosis layer and handed in.
struct RegexHit
{
    RecordIndex record;
    TextRange place; ///< in the query's text

    friend bool operator==(const RegexHit &, const RegexHit &) = default;
};

struct SearchHit
{
    RecordIndex record;
    quint32 document = 0;
    MatchTier tier = MatchTier::Words;
    double score = 0;   ///< 0..1: share of what a record could score that says every word in its signature
    quint32 fields = 0; ///< SearchField bits: where words were met
    bool hasRegexVote = false;
    qsizetype line = -1; ///< pasted text: which of its lines, from 0

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

/// How many hits have each value, by the value's place in FacetNames, and how many each derived flag.
struct FacetCounts
{
    std::array<std::vector<quint32>, FacetCount> values;
    std::array<quint32, DerivedFacetCount> flags{}; ///< by bit of RecordFlag
    quint32 regexMisses = 0;
    quint32 bookmarked = 0;
    quint32 noted = 0;                                    ///< with a note of the user
    std::array<quint32, ChineseProgressCount> progress{}; ///< by bit of ChineseProgress
};

struct SearchOptions
{
    qsizetype limit = 50;
    bool facets = true;
    QDate today; ///< for age; today's where it is invalid
    std::span<const RegexHit> regexHits;
};

struct SearchResult
{
    std::vector<SearchHit> hits; ///< the first `limit`, in order
    qsizetype total = 0;
    FacetCounts facets;
    QList<QueryError> errors;    ///< of the query, and values that no record has
    std::vector<MarkTerm> marks; ///< what to mark in the hits
    /// The errors left nothing to look for: there are no hits, and facets count every record.
    bool asksNothing = false;
    bool isRelaxed = false; ///< nothing has every word: some may miss
    bool isPartial = false; ///< a phrase or regex was too costly to try on every record
};

/// "exact signature", "regex", "prefix" …: name of a tier in JSON.
[[nodiscard]] QString matchTierName(MatchTier tier);

} // namespace Clew
