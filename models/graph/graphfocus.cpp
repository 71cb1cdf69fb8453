// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphfocus.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Clew {

namespace {

QSet<qsizetype> shownNodes(const GraphSlice &slice)
{
    QSet<qsizetype> shown;
    for (const RecordIndex node : slice.nodes)
        shown.insert(node.value());
    return shown;
}

void addNeighbours(const RecordGraph &graph, const GraphFocus &focus, GraphSlice &slice)
{
    QHash<qsizetype, int> distances;
    for (size_t i = 0; i < slice.nodes.size(); ++i)
        distances.insert(slice.nodes[i].value(), slice.distances[i]);
    for (const RecordIndex opened : focus.expanded) {
        const auto at = distances.constFind(opened.value());
        if (at == distances.constEnd())
            continue;
        const int distance = *at + 1;
        const GraphSlice around = neighbourhood(
            graph, {.root = opened, .depth = 1, .steps = focus.query.steps, .limit = graph.nodeCount()});
        for (const RecordIndex node : around.nodes) {
            if (distances.contains(node.value()))
                continue;
            if (static_cast<qsizetype>(slice.nodes.size()) >= focus.query.limit) {
                ++slice.omitted;
                continue;
            }
            distances.insert(node.value(), distance);
            slice.nodes.push_back(node);
            slice.distances.push_back(distance);
        }
    }
}

/// Nodes that the root reaches without going through a closed one.
QSet<qsizetype> reached(const RecordGraph &graph, const GraphFocus &focus, const GraphSlice &slice)
{
    const QSet<qsizetype> shown = shownNodes(slice);
    QSet<qsizetype> closed;
    for (const RecordIndex node : focus.collapsed)
        closed.insert(node.value());
    std::vector<RecordIndex> queue{focus.query.root};
    QSet<qsizetype> found{focus.query.root.value()};
    for (size_t next = 0; next < queue.size(); ++next) {
        if (closed.contains(queue[next].value()))
            continue;
        for (const EdgeIndex index : graph.edgesOf(queue[next])) {
            const GraphEdge &edge = graph.edge(index);
            const RecordIndex other = edge.other(queue[next]);
            if (!focus.query.steps.testFlag(stepOver(edge, queue[next])) || !shown.contains(other.value()) ||
                found.contains(other.value()))
                continue;
            found.insert(other.value());
            queue.push_back(other);
        }
    }
    return found;
}

} // namespace

GraphSlice focusedSlice(const RecordGraph &graph, const GraphFocus &focus)
{
    GraphSlice slice = neighbourhood(graph, focus.query);
    if (slice.nodes.empty() || (focus.expanded.empty() && focus.collapsed.empty()))
        return slice;
    addNeighbours(graph, focus, slice);
    if (!focus.collapsed.empty()) {
        const QSet<qsizetype> kept = reached(graph, focus, slice);
        GraphSlice less = slice;
        less.nodes.clear();
        less.distances.clear();
        for (size_t i = 0; i < slice.nodes.size(); ++i) {
            if (!kept.contains(slice.nodes[i].value()))
                continue;
            less.nodes.push_back(slice.nodes[i]);
            less.distances.push_back(slice.distances[i]);
        }
        slice = std::move(less);
    }
    EdgeKinds kinds;
    kinds.setFlag(EdgeKindFlag::LeadsTo, bool(focus.query.steps & (Step::ToCauses | Step::ToConsequences)));
    kinds.setFlag(EdgeKindFlag::ConfusedWith, focus.query.steps.testFlag(Step::ToLookAlikes));
    slice.edges = edgesBetween(graph, slice.nodes, kinds);
    return slice;
}

std::vector<int> hiddenNeighbours(const RecordGraph &graph, const GraphSlice &slice, Steps steps)
{
    const QSet<qsizetype> shown = shownNodes(slice);
    std::vector<int> hidden;
    hidden.reserve(slice.nodes.size());
    for (const RecordIndex node : slice.nodes) {
        QSet<qsizetype> others;
        for (const EdgeIndex index : graph.edgesOf(node)) {
            const GraphEdge &edge = graph.edge(index);
            const qsizetype other = edge.other(node).value();
            if (steps.testFlag(stepOver(edge, node)) && !shown.contains(other))
                others.insert(other);
        }
        hidden.push_back(static_cast<int>(others.size()));
    }
    return hidden;
}

} // namespace Clew
