// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/core/transition.h"

#include <QFlags>

namespace Clew {

/// What an edge says, whichever of its two records says it.
enum class EdgeKind {
    LeadsTo,      ///< `from` comes first, `to` next; also made of the inverse `preceded_by`
    ConfusedWith, ///< look-alikes; `from` and `to` have no order
};

/// How the entries of an edge contradict each other, or another edge.
enum class Contradiction {
    None = 0,
    Probability = 1, ///< its entries give different probabilities
    Delay = 2,       ///< its entries give different delays
    Direction = 4,   ///< the opposite edge exists too: each record is said to come before the other
    Repeated = 8,    ///< one record writes the same relation to the same target twice
    Self = 16,       ///< a record names itself
};
Q_DECLARE_FLAGS(Contradictions, Contradiction)
Q_DECLARE_OPERATORS_FOR_FLAGS(Contradictions)

/// One entry of a record's transition graph, as written.
struct EdgeEntry
{
    RecordIndex record; ///< whose file holds it
    Relation relation = Relation::LeadsTo;
    int position = 0;                  ///< in that relation's list, from 0
    std::optional<double> probability; ///< 0..1
    QString condition;
    QString delay;
    QString distinction;

    friend bool operator==(const EdgeEntry &, const EdgeEntry &) = default;
};

/// All entries that say the same relation of the same two records, merged. The texts are those of the `from`
/// record where it writes the edge and gives them, else those of the `to` record.
struct GraphEdge
{
    RecordIndex from;
    RecordIndex to;
    EdgeKind kind = EdgeKind::LeadsTo;
    bool writtenInFrom = false;
    bool writtenInTo = false;
    bool proposed = false; ///< in no record: somebody saw it happen
    Contradictions contradictions;
    std::optional<double> probability; ///< 0..1
    QString condition;
    QString delay;
    QString distinction;
    std::vector<EdgeEntry> entries; ///< those of `from` first, each side in its file's order

    /// The end that is not `record`.
    [[nodiscard]] RecordIndex other(RecordIndex record) const { return record == from ? to : from; }

    friend bool operator==(const GraphEdge &, const GraphEdge &) = default;
};

/// An entry whose target is in no record of the catalog.
struct DanglingEntry
{
    EdgeEntry entry;
    RecordId target;

    friend bool operator==(const DanglingEntry &, const DanglingEntry &) = default;
};

/// Name of a kind as the command line writes it: "leads_to", "confused_with".
[[nodiscard]] QString edgeKindName(EdgeKind kind);

/// JSON pointer of the entry in its record: "/transition_graph/leads_to/0"; both schemas have it there.
[[nodiscard]] QString entryPointer(const EdgeEntry &entry);

/// Names of the flags that are set, in the order of the enum: "probability", "delay", "direction",
/// "repeated", "self".
[[nodiscard]] QStringList contradictionNames(Contradictions contradictions);

} // namespace Clew
