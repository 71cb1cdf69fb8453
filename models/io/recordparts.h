// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/io/jsonfields.h"
#include "models/io/recordissues.h"

namespace Clew {

/// A record as far as it could be read.
struct RecordReading
{
    std::optional<Record> record; ///< nothing where the text is no record or has no id
    QList<Issue> issues;          ///< in the order of their places
};

// The parts that both shapes of a record write alike. Each list is as long as the source's.

[[nodiscard]] QList<DeadEnd> readDeadEnds(const JsonTree &tree, const QList<JsonNodeId> &nodes,
                                          RecordIssues &issues);
/// Without Chinese: that stands elsewhere.
[[nodiscard]] QList<Workaround> readWorkarounds(const JsonTree &tree, const QList<JsonNodeId> &nodes,
                                                RecordIssues &issues);
/// Takes the three relations out of `graph`. A target is written `error_id` or `id`, a delay `typical_delay`
/// or `delay`.
[[nodiscard]] QList<Transition> readTransitions(const JsonTree &tree, JsonFields &graph,
                                                RecordIssues &issues);
/// The id of the record, empty (with an error) where it has none.
[[nodiscard]] RecordId readId(const JsonTree &tree, JsonFields &fields, RecordIssues &issues);
/// The regex; an empty or absent one is a warning, for the record can then be read but never be found in a
/// log. Whether it compiles is asked later (see checkRegexes).
[[nodiscard]] QString readRegex(const JsonTree &tree, JsonNodeId object, JsonFields &fields,
                                RecordIssues &issues);

} // namespace Clew
