// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/slicelayout.h"

#include <algorithm>

namespace Clew {

LayoutInput layoutInput(const RecordGraph &graph, const GraphSlice &slice, const DrawingSizes &sizes,
                        const KeptPlaces &kept, const LayoutSpacing &spacing)
{
    constexpr double UnknownProbability = 0.5;
    constexpr double LeastWeight = 0.01;
    LayoutInput input{.pitch = kept.pitch, .spacing = spacing};
    QHash<qsizetype, size_t> places;
    for (const RecordIndex node : slice.nodes) {
        places.insert(node.value(), input.nodes.size());
        if (node == slice.root)
            input.root = input.nodes.size();
        LayoutNode made{.size = sizes.node(node)};
        const auto known = kept.nodes.constFind(graph.id(node));
        if (known != kept.nodes.constEnd())
            made.kept = *known;
        made.pinned = kept.pinned.contains(graph.id(node));
        input.nodes.push_back(made);
    }
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = graph.edge(index);
        LayoutEdge made{.from = places.value(edge.from.value()), .to = places.value(edge.to.value())};
        made.ordered = edge.kind == EdgeKind::LeadsTo;
        made.cyclic = graph.isOnCycle(index);
        made.weight = std::max(edge.probability.value_or(UnknownProbability), LeastWeight);
        if (sizes.label)
            made.label = sizes.label(index);
        input.edges.push_back(made);
    }
    return input;
}

KeptPlaces keptPlaces(const RecordGraph &graph, const GraphSlice &slice, const Layout &layout,
                      const QSet<RecordId> &pinned)
{
    KeptPlaces kept{.pinned = pinned, .pitch = layout.pitch};
    for (size_t i = 0; i < slice.nodes.size() && i < layout.nodes.size(); ++i)
        kept.nodes.insert(graph.id(slice.nodes[i]), layout.nodes[i]);
    return kept;
}

} // namespace Clew
