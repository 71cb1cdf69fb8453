// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphstructure.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/pending/disjoint_sets.hpp>
#include <boost/property_map/property_map.hpp>

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

using DirectedGraph = boost::compressed_sparse_row_graph<boost::directedS>;

/// Place in the slice of each node of the graph; -1 where it is outside.
std::vector<int> placesOf(const RecordGraph &graph, const GraphSlice &slice)
{
    std::vector<int> places(static_cast<size_t>(graph.nodeCount()), -1);
    int place = 0;
    for (const RecordIndex node : slice.nodes)
        places[static_cast<size_t>(node.value())] = place++;
    return places;
}

/// The edges of the slice as pairs of places.
template <typename Use>
void forEachEdge(const RecordGraph &graph, const GraphSlice &slice, Use use)
{
    const std::vector<int> places = placesOf(graph, slice);
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = graph.edge(index);
        use(edge, static_cast<size_t>(places[static_cast<size_t>(edge.from.value())]),
            static_cast<size_t>(places[static_cast<size_t>(edge.to.value())]));
    }
}

constexpr double Damping = 0.85;
constexpr double UnknownProbability = 0.5;

double followed(const GraphEdge &edge)
{
    return std::clamp(edge.probability.value_or(UnknownProbability), 0.0, 1.0);
}

/// Power iteration until nothing moves by more than a thousandth, or 200 rounds.
std::vector<double> expectedEnds(const RecordGraph &graph)
{
    const auto count = static_cast<size_t>(graph.nodeCount());
    std::vector<double> outgoing(count, 0);
    for (const GraphEdge &edge : graph.edges()) {
        if (edge.kind == EdgeKind::LeadsTo)
            outgoing[static_cast<size_t>(edge.from.value())] += followed(edge);
    }
    constexpr int MaxRounds = 200;
    constexpr double Settled = 0.001;
    std::vector<double> value(count, 1);
    for (int round = 0; round < MaxRounds; ++round) {
        std::vector<double> next(count, 1);
        for (const GraphEdge &edge : graph.edges()) {
            if (edge.kind != EdgeKind::LeadsTo)
                continue;
            const auto from = static_cast<size_t>(edge.from.value());
            next[static_cast<size_t>(edge.to.value())] +=
                Damping * value[from] * followed(edge) / std::max(outgoing[from], 1.0);
        }
        double moved = 0;
        for (size_t i = 0; i < count; ++i)
            moved = std::max(moved, std::abs(next[i] - value[i]));
        value.swap(next);
        if (moved < Settled)
            break;
    }
    return value;
}

} // namespace

qsizetype Components::largest() const
{
    return sizes.empty() ? 0 : std::ranges::max(sizes);
}

qsizetype Components::isolated() const
{
    return std::ranges::count(sizes, 1);
}

Components components(const RecordGraph &graph, const GraphSlice &slice)
{
    const size_t count = slice.nodes.size();
    std::vector<size_t> rank(count, 0);
    std::vector<size_t> parent(count, 0);
    const boost::typed_identity_property_map<size_t> identity;
    boost::disjoint_sets sets(boost::make_iterator_property_map(rank.begin(), identity),
                              boost::make_iterator_property_map(parent.begin(), identity));
    for (size_t i = 0; i < count; ++i)
        sets.make_set(i);
    forEachEdge(graph, slice,
                [&sets](const GraphEdge &, size_t from, size_t to) { sets.union_set(from, to); });

    Components found;
    std::vector<int> numberOfRoot(count, -1);
    for (size_t i = 0; i < count; ++i) {
        int &number = numberOfRoot[sets.find_set(i)];
        if (number < 0) {
            number = static_cast<int>(found.sizes.size());
            found.sizes.push_back(0);
        }
        ++found.sizes[static_cast<size_t>(number)];
        found.ofNode.push_back(number);
    }
    return found;
}

Cycles cycles(const RecordGraph &graph, const GraphSlice &slice)
{
    const size_t count = slice.nodes.size();
    std::vector<std::pair<size_t, size_t>> edges;
    std::vector<char> hasCycle(count, 0); // by component
    std::vector<size_t> selfLoops;
    forEachEdge(graph, slice, [&](const GraphEdge &edge, size_t from, size_t to) {
        if (edge.kind != EdgeKind::LeadsTo)
            return;
        edges.emplace_back(from, to);
        if (from == to)
            selfLoops.push_back(from);
    });
    const DirectedGraph directed(boost::edges_are_unsorted_multi_pass, edges.begin(), edges.end(), count);
    std::vector<size_t> component(count, 0);
    if (count > 0) {
        boost::strong_components(directed, boost::make_iterator_property_map(
                                               component.begin(), get(boost::vertex_index, directed)));
    }

    std::vector<size_t> sizes(count, 0);
    for (const size_t c : component)
        ++sizes[c];
    for (size_t c = 0; c < count; ++c)
        hasCycle[c] = sizes[c] > 1;
    for (const size_t node : selfLoops)
        hasCycle[component[node]] = 1;

    Cycles found;
    found.ofNode.assign(count, -1);
    std::vector<std::vector<size_t>> groups;
    std::vector<int> groupOf(count, -1);
    for (size_t i = 0; i < count; ++i) {
        if (!hasCycle[component[i]])
            continue;
        int &group = groupOf[component[i]];
        if (group < 0) {
            group = static_cast<int>(groups.size());
            groups.emplace_back();
        }
        groups[static_cast<size_t>(group)].push_back(i);
    }
    std::ranges::stable_sort(groups, std::ranges::greater(), &std::vector<size_t>::size);
    for (size_t g = 0; g < groups.size(); ++g) {
        std::vector<RecordIndex> &members = found.groups.emplace_back();
        for (const size_t place : groups[g]) {
            found.ofNode[place] = static_cast<int>(g);
            members.push_back(slice.nodes[place]);
        }
    }
    return found;
}

std::vector<Hub> hubRanking(const RecordGraph &graph)
{
    const std::vector<double> ends = expectedEnds(graph);
    std::vector<Hub> hubs(static_cast<size_t>(graph.nodeCount()));
    for (size_t i = 0; i < hubs.size(); ++i) {
        hubs[i].record = RecordIndex(static_cast<qsizetype>(i));
        hubs[i].endsHere = ends[i];
    }
    for (const GraphEdge &edge : graph.edges()) {
        Hub &from = hubs[static_cast<size_t>(edge.from.value())];
        Hub &to = hubs[static_cast<size_t>(edge.to.value())];
        if (edge.kind == EdgeKind::LeadsTo) {
            ++from.consequences;
            ++to.causes;
        } else {
            ++from.lookAlikes;
            ++to.lookAlikes;
        }
    }
    std::ranges::sort(hubs, [&graph](const Hub &a, const Hub &b) {
        if (a.endsHere != b.endsHere)
            return a.endsHere > b.endsHere;
        if (a.degree() != b.degree())
            return a.degree() > b.degree();
        return graph.id(a.record) < graph.id(b.record);
    });
    return hubs;
}

} // namespace Clew
