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

/// Which regexes match lines of a text that is looked for, and where: the first place of each record. Never
/// longer than a scan of so much log.
[[nodiscard]] std::vector<RegexHit> regexVotes(const std::shared_ptr<const PatternSet> &patterns,
                                               const QString &text, const std::stop_token &stop = {});

/// Whether the regex of each record misses the record's own signature; false where it has none or none that
/// can be used. Some microseconds a record.
[[nodiscard]] RegexMisses regexMisses(const Catalog &catalog,
                                      const std::shared_ptr<const PatternSet> &patterns,
                                      const std::stop_token &stop = {});

/// Regexes are asked about what may be a message: several lines, or so many words in one. A word or two is
/// in too many of them.
constexpr int FewestWordsForVotes = 3;
[[nodiscard]] bool wantsRegexVotes(const SearchQuery &query);

} // namespace Clew
