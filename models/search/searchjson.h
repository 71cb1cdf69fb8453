// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchresult.h"

#include <QJsonObject>

namespace Clew {

/// A result as schema clew-search-1. Hits come with their signature and domain; `fields` says where words of
/// the query stand: stretches [begin, end) in Unicode code points, under the names of the flat shape.
[[nodiscard]] QJsonObject searchToJson(const SearchQuery &query, const SearchResult &result,
                                       const Catalog &catalog, const SearchIndex &index);

/// "exact id", "exact signature", "regex", "prefix", "signature words", "cause words" …, "fuzzy words": what
/// made it a hit, for JSON; not for people.
[[nodiscard]] QString whyName(const SearchHit &hit);

} // namespace Clew
