// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchindex.h"
#include "models/search/searchquery.h"

namespace Clew {

/// Something that the query may go on with.
struct Completion
{
    QString text;        ///< takes the place of `range`
    TextRange range;     ///< in the query
    qsizetype count = 0; ///< records that have it; 0 where that is not counted

    friend bool operator==(const Completion &, const Completion &) = default;
};

/// What may stand at the cursor: names of fields, values of the field that is being typed, words of the
/// catalog that begin so, the most frequent first. Nothing within a quote or regex. Below 0.2 ms without
/// words; those are weighed, up to some thousand of them.
[[nodiscard]] QList<Completion> completionsAt(const QString &text, qsizetype cursor, const SearchIndex &index,
                                              qsizetype most = 12, bool withWords = true);

} // namespace Clew
