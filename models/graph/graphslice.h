// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/recordgraph.h"

namespace Clew {

/// The part of a graph that is shown, written or measured.
struct GraphSlice
{
    std::vector<RecordIndex> nodes; ///< each once; the order is the maker's, and says what matters first
    std::vector<EdgeIndex> edges;   ///< ascending; both ends are in `nodes`
    std::vector<int> distances;     ///< steps from the root, one for each node; empty where there is no root
    RecordIndex root;               ///< invalid where there is none
    qsizetype omitted = 0;          ///< nodes that belong here and were cut by a limit

    friend bool operator==(const GraphSlice &, const GraphSlice &) = default;
};

enum class EdgeKindFlag {
    LeadsTo = 1,
    ConfusedWith = 2,
};
Q_DECLARE_FLAGS(EdgeKinds, EdgeKindFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(EdgeKinds)

inline constexpr EdgeKinds AllEdgeKinds = EdgeKinds(EdgeKindFlag::LeadsTo) | EdgeKindFlag::ConfusedWith;

/// Whether `kinds` has the kind's flag.
[[nodiscard]] bool hasKind(EdgeKinds kinds, EdgeKind kind);

/// All nodes and edges, in the graph's order.
[[nodiscard]] GraphSlice wholeGraph(const RecordGraph &graph);

/// The edges of the given kinds between the nodes, ascending.
[[nodiscard]] std::vector<EdgeIndex>
edgesBetween(const RecordGraph &graph, const std::vector<RecordIndex> &nodes, EdgeKinds kinds = AllEdgeKinds);

} // namespace Clew
