// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layergraph.h"

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

bool isDense(size_t nodes, size_t lines)
{
    constexpr double LinesPerNode = 2.2;
    return static_cast<double>(lines) > LinesPerNode * static_cast<double>(nodes);
}

} // namespace Clew
