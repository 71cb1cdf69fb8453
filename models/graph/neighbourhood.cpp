// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/neighbourhood.h"

#include <QHash>

#include <algorithm>

namespace Clew {

namespace {

struct Reached
{
    RecordIndex node;
    Steps steps; ///< that may be taken from here
    int distance = 0;
};

struct Neighbour
{
    RecordIndex node;
    Step step = Step::ToCauses;
    double probability = 0;
};

/// The neighbours of a node over the allowed steps, the most probable first.
std::vector<Neighbour> neighboursOf(const RecordGraph &graph, const Reached &start)
{
    std::vector<Neighbour> neighbours;
    for (const EdgeIndex index : graph.edgesOf(start.node)) {
        const GraphEdge &edge = graph.edge(index);
        const Step step = stepOver(edge, start.node);
        if (start.steps.testFlag(step))
            neighbours.push_back({edge.other(start.node), step, edge.probability.value_or(0)});
    }
    std::ranges::sort(neighbours, [&graph](const Neighbour &a, const Neighbour &b) {
        if (a.probability != b.probability)
            return a.probability > b.probability;
        if (a.node != b.node)
            return graph.id(a.node) < graph.id(b.node);
        return a.step < b.step;
    });
    return neighbours;
}

/// Where only straight ways count, a node reached over one step is left by the same step.
Steps stepsAfter(const NeighbourhoodQuery &query, Step step)
{
    if (!query.straight)
        return query.steps;
    return step == Step::ToLookAlikes ? Steps() : Steps(step);
}

} // namespace

Step stepOver(const GraphEdge &edge, RecordIndex start)
{
    if (edge.kind == EdgeKind::ConfusedWith)
        return Step::ToLookAlikes;
    return edge.from == start ? Step::ToConsequences : Step::ToCauses;
}

GraphSlice neighbourhood(const RecordGraph &graph, const NeighbourhoodQuery &query)
{
    GraphSlice slice;
    slice.root = query.root;
    if (!query.root.isValid() || query.root.value() >= graph.nodeCount())
        return slice;

    // One node may be reached over several steps: each way on is taken once, the node counts once.
    std::vector<Reached> queue{{query.root, query.steps, 0}};
    QHash<qsizetype, Steps> left{{query.root.value(), query.steps}};
    slice.nodes.push_back(query.root);
    slice.distances.push_back(0);
    for (size_t next = 0; next < queue.size(); ++next) {
        const Reached start = queue[next];
        if (start.distance >= query.depth)
            continue;
        for (const Neighbour &neighbour : neighboursOf(graph, start)) {
            const Steps onward = stepsAfter(query, neighbour.step);
            const auto known = left.find(neighbour.node.value());
            if (known == left.end()) {
                slice.nodes.push_back(neighbour.node);
                slice.distances.push_back(start.distance + 1);
                left.insert(neighbour.node.value(), onward);
            } else if ((*known | onward) == *known) {
                continue;
            } else {
                *known |= onward;
            }
            queue.push_back({neighbour.node, onward, start.distance + 1});
        }
    }

    const auto limit = static_cast<size_t>(std::max<qsizetype>(query.limit, 1));
    if (slice.nodes.size() > limit) {
        slice.omitted = static_cast<qsizetype>(slice.nodes.size() - limit);
        slice.nodes.resize(limit);
        slice.distances.resize(limit);
    }
    EdgeKinds kinds;
    kinds.setFlag(EdgeKindFlag::LeadsTo, bool(query.steps & (Step::ToCauses | Step::ToConsequences)));
    kinds.setFlag(EdgeKindFlag::ConfusedWith, query.steps.testFlag(Step::ToLookAlikes));
    slice.edges = edgesBetween(graph, slice.nodes, kinds);
    return slice;
}

} // namespace Clew
