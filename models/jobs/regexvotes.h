// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/patternset.h"
#include "models/search/recordfilter.h"
#include "models/search/searchresult.h"

#include <memory>
#include <stop_token>

namespace Clew {

class Catalog;

/// The regexes of all records, for the search. Some 0.1 s for 2,500 records.
[[nodiscard]] std::shared_ptr<const PatternSet> searchPatterns(const Catalog &catalog);

/// What an edit left of a record for its regex to be asked: its own words count, no longer those of the set.
struct EditedRegex
{
    RecordIndex record;
    QString regex; ///< empty: it has none, or the record is gone
    QString signature;

    friend bool operator==(const EditedRegex &, const EditedRegex &) = default;
};

/// Which regexes match lines of a text that is looked for, and where: the first place of each record. Never
/// longer than a scan of so much log. Regexes of `edited` records are made for the call.
[[nodiscard]] std::vector<RegexHit> regexVotes(const std::shared_ptr<const PatternSet> &patterns,
                                               const QString &text, const std::stop_token &stop = {},
                                               const std::vector<EditedRegex> &edited = {});

/// Whether the regex of each record misses the record's own signature; false where it has none or none that
/// can be used. Some microseconds a record.
[[nodiscard]] RegexMisses regexMisses(const Catalog &catalog,
                                      const std::shared_ptr<const PatternSet> &patterns,
                                      const std::stop_token &stop = {});
/// The same of edited records, in their order.
[[nodiscard]] std::vector<bool> editedMisses(const std::vector<EditedRegex> &edited);

/// Regexes are asked about what may be a message: several lines, or so many words in one. A word or two is
/// in too many of them.
constexpr int FewestWordsForVotes = 3;
[[nodiscard]] bool wantsRegexVotes(const SearchQuery &query);

} // namespace Clew
