// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layergraph.h"

#include "models/graph/columnarcs.h"

#include <algorithm>

namespace Clew {

namespace {

size_t addBend(LayerGraph &layers, size_t edge, int column)
{
    layers.items.push_back({.node = {}, .edge = edge, .column = column});
    layers.columns[static_cast<size_t>(column)].push_back(layers.items.size() - 1);
    layers.left.emplace_back();
    layers.right.emplace_back();
    layers.arcs.emplace_back();
    return layers.items.size() - 1;
}

void addEdge(LayerGraph &layers, size_t index, size_t from, size_t to)
{
    std::vector<size_t> &chain = layers.chains[index];
    if (from == to) {
        chain = {from};
        return;
    }
    if (layers.items[from].column == layers.items[to].column) {
        chain = {from, to};
        layers.arcs[from].push_back(to);
        layers.arcs[to].push_back(from);
        return;
    }
    if (layers.items[from].column > layers.items[to].column)
        std::swap(from, to);
    chain.push_back(from);
    for (int column = layers.items[from].column + 1; column < layers.items[to].column; ++column)
        chain.push_back(addBend(layers, index, column));
    chain.push_back(to);
    for (size_t i = 0; i + 1 < chain.size(); ++i) {
        layers.right[chain[i]].push_back(chain[i + 1]);
        layers.left[chain[i + 1]].push_back(chain[i]);
    }
}

/// Pairs of lines between two columns that cross: inversions of the right ends when the lines are sorted by
/// their left ends, counted with a Fenwick tree.
qint64 crossingsToTheRight(const LayerGraph &layers, size_t column, const std::vector<size_t> &place)
{
    const std::vector<size_t> &items = layers.columns[column];
    if (column + 1 >= layers.columns.size())
        return 0;
    std::vector<qint64> tree(layers.columns[column + 1].size() + 1, 0);
    qint64 lines = 0;
    qint64 crossings = 0;
    std::vector<size_t> ends;
    for (const size_t item : items) {
        ends.clear();
        for (const size_t other : layers.right[item])
            ends.push_back(place[other]);
        for (const size_t end : ends) {
            qint64 notBelow = 0;
            for (size_t i = end + 1; i > 0; i &= i - 1)
                notBelow += tree[i];
            crossings += lines - notBelow;
        }
        for (const size_t end : ends) {
            ++lines;
            for (size_t i = end + 1; i < tree.size(); i += i & (~i + 1))
                ++tree[i];
        }
    }
    return crossings;
}

} // namespace

LayerGraph buildLayerGraph(const LayoutInput &input, const std::vector<int> &columns)
{
    LayerGraph layers;
    const int last = columns.empty() ? -1 : std::ranges::max(columns);
    layers.columns.resize(static_cast<size_t>(last + 1));
    layers.left.resize(input.nodes.size());
    layers.right.resize(input.nodes.size());
    layers.arcs.resize(input.nodes.size());
    layers.chains.resize(input.edges.size());
    for (size_t node = 0; node < input.nodes.size(); ++node) {
        layers.items.push_back({.node = node, .column = columns[node]});
        layers.columns[static_cast<size_t>(columns[node])].push_back(node);
    }
    for (size_t e = 0; e < input.edges.size(); ++e)
        addEdge(layers, e, input.edges[e].from, input.edges[e].to);
    return layers;
}

qint64 countCrossings(const LayerGraph &layers)
{
    std::vector<size_t> place(layers.items.size(), 0);
    for (const std::vector<size_t> &column : layers.columns) {
        for (size_t i = 0; i < column.size(); ++i)
            place[column[i]] = i;
    }
    qint64 crossings = 0;
    for (size_t c = 0; c < layers.columns.size(); ++c)
        crossings += crossingsToTheRight(layers, c, place) + arcCrossings(layers, c, place);
    return crossings;
}

} // namespace Clew
