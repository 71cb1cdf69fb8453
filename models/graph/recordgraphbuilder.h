// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/recordgraph.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

class Catalog;

/// What one record says about others.
struct RecordTransitions
{
    RecordId id;
    QList<Transition> transitions;

    friend bool operator==(const RecordTransitions &, const RecordTransitions &) = default;
};

/// One error came after another.
struct SeenOrder
{
    RecordId from;
    RecordId to;

    friend bool operator==(const SeenOrder &, const SeenOrder &) = default;
};

/// The transitions of every record, in the catalog's order: what an editor keeps, to replace one record's and
/// build the graph anew without decoding the rest. Decodes every record: tens of microseconds each. Short
/// where `stop` said so.
[[nodiscard]] std::vector<RecordTransitions> recordTransitions(const Catalog &catalog,
                                                               const StopPredicate &stop = {});

/// Merges `leads_to` with the inverse `preceded_by`, and the two sides of a look-alike, into one edge each.
/// Nothing is dropped: contradicting entries stay in their edge, which is flagged; dangling ones are listed.
/// Edges are ordered by from, to, kind. A look-alike that both records write starts at the one that comes
/// first in the catalog, else at its writer. A few milliseconds for some thousand records.
/// `seen` are orders that were observed: those that no record writes become edges of their own, proposed
/// ones.
[[nodiscard]] RecordGraph buildRecordGraph(const std::vector<RecordTransitions> &records,
                                           const std::vector<SeenOrder> &seen = {});
[[nodiscard]] RecordGraph buildRecordGraph(const Catalog &catalog, const StopPredicate &stop = {});

} // namespace Clew
