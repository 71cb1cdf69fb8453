// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layoutparts.h"

#include <numeric>

namespace Clew {

std::vector<LayoutPart> connectedParts(const LayoutInput &input)
{
    // Union by the smaller index, so that a part's first node is its representative.
    std::vector<size_t> parent(input.nodes.size());
    std::iota(parent.begin(), parent.end(), size_t(0));
    const auto find = [&parent](size_t node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    };
    for (const LayoutEdge &edge : input.edges) {
        const size_t a = find(edge.from);
        const size_t b = find(edge.to);
        parent[std::max(a, b)] = std::min(a, b);
    }

    std::vector<LayoutPart> parts;
    std::vector<size_t> partOf(input.nodes.size(), 0);
    for (size_t node = 0; node < input.nodes.size(); ++node) {
        const size_t first = find(node);
        if (first == node) {
            partOf[node] = parts.size();
            parts.emplace_back();
        } else {
            partOf[node] = partOf[first];
        }
        parts[partOf[node]].nodes.push_back(node);
    }
    for (size_t e = 0; e < input.edges.size(); ++e)
        parts[partOf[input.edges[e].from]].edges.push_back(e);
    return parts;
}

} // namespace Clew
