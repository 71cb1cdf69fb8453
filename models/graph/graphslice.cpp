// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphslice.h"

#include <QSet>

#include <algorithm>

namespace Clew {

bool hasKind(EdgeKinds kinds, EdgeKind kind)
{
    return kinds.testFlag(kind == EdgeKind::LeadsTo ? EdgeKindFlag::LeadsTo : EdgeKindFlag::ConfusedWith);
}

GraphSlice wholeGraph(const RecordGraph &graph)
{
    GraphSlice slice;
    slice.nodes.reserve(static_cast<size_t>(graph.nodeCount()));
    slice.edges.reserve(static_cast<size_t>(graph.edgeCount()));
    for (qsizetype i = 0; i < graph.nodeCount(); ++i)
        slice.nodes.emplace_back(i);
    for (qsizetype i = 0; i < graph.edgeCount(); ++i)
        slice.edges.emplace_back(i);
    return slice;
}

std::vector<EdgeIndex> edgesBetween(const RecordGraph &graph, const std::vector<RecordIndex> &nodes,
                                    EdgeKinds kinds)
{
    QSet<qsizetype> inside;
    for (const RecordIndex node : nodes)
        inside.insert(node.value());
    std::vector<EdgeIndex> edges;
    for (const RecordIndex node : nodes) {
        for (const EdgeIndex index : graph.edgesOf(node)) {
            const GraphEdge &edge = graph.edge(index);
            if (edge.from == node && inside.contains(edge.to.value()) && hasKind(kinds, edge.kind))
                edges.push_back(index);
        }
    }
    std::ranges::sort(edges);
    return edges;
}

} // namespace Clew
