// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnassignment.h"

#include "models/graph/layoutparts.h"
#include "models/graph/networksimplex.h"

#include <algorithm>
#include <limits>

namespace Clew {

namespace {

constexpr int Unplaced = std::numeric_limits<int>::min();

/// An ordered edge as it is to be drawn.
struct Arrow
{
    size_t left = 0;
    size_t right = 0;
    bool cyclic = false;
};

std::optional<Arrow> arrowOf(const LayoutInput &input, const std::vector<char> &leftward, size_t e)
{
    const LayoutEdge &edge = input.edges[e];
    if (!edge.ordered || edge.from == edge.to)
        return std::nullopt;
    return leftward[e] ? Arrow{edge.to, edge.from, edge.cyclic} : Arrow{edge.from, edge.to, edge.cyclic};
}

void rankPart(const LayoutInput &input, const std::vector<char> &leftward, const ColumnWeights &weights,
              const LayoutPart &part, const StopPredicate &stop, std::vector<int> &columns)
{
    std::vector<size_t> local(input.nodes.size(), 0);
    for (size_t i = 0; i < part.nodes.size(); ++i)
        local[part.nodes[i]] = i;
    size_t count = part.nodes.size();
    std::vector<RankConstraint> constraints;
    for (const size_t e : part.edges) {
        const LayoutEdge &edge = input.edges[e];
        if (const std::optional<Arrow> arrow = arrowOf(input, leftward, e)) {
            constraints.push_back({local[arrow->left], local[arrow->right], 1, weights.ordered});
        } else if (edge.from != edge.to) {
            // A helper at the lower of the two ranks makes the cost their distance, whichever is the lower.
            constraints.push_back({count, local[edge.from], 0, weights.alike});
            constraints.push_back({count, local[edge.to], 0, weights.alike});
            ++count;
        }
    }
    constexpr int PivotsPerNode = 4;
    const std::vector<int> ranks =
        minimalRanks(count, constraints, PivotsPerNode * static_cast<int>(count), stop);
    int least = std::numeric_limits<int>::max();
    for (size_t i = 0; i < part.nodes.size(); ++i)
        least = std::min(least, ranks[i]);
    for (size_t i = 0; i < part.nodes.size(); ++i)
        columns[part.nodes[i]] = ranks[i] - least;
}

/// Arrows that start and end at each node, and the nodes so ordered that arrows lead onwards.
struct ArrowOrder
{
    struct End
    {
        size_t node = 0;
        bool cyclic = false;
    };
    std::vector<std::vector<End>> before;
    std::vector<std::vector<End>> after;
    std::vector<size_t> nodes;

    ArrowOrder(const LayoutInput &input, const std::vector<char> &leftward)
        : before(input.nodes.size())
        , after(input.nodes.size())
    {
        for (size_t e = 0; e < input.edges.size(); ++e) {
            if (const std::optional<Arrow> arrow = arrowOf(input, leftward, e)) {
                after[arrow->left].push_back({arrow->right, arrow->cyclic});
                before[arrow->right].push_back({arrow->left, arrow->cyclic});
            }
        }
        std::vector<size_t> waiting;
        for (size_t node = 0; node < before.size(); ++node) {
            waiting.push_back(before[node].size());
            if (before[node].empty())
                nodes.push_back(node);
        }
        for (size_t next = 0; next < nodes.size(); ++next) {
            for (const End &end : after[nodes[next]]) {
                if (--waiting[end.node] == 0)
                    nodes.push_back(end.node);
            }
        }
    }
};

/// Breadth first from the kept nodes, each new one beside its parent; what no way leads to starts at column
/// 0.
std::vector<int> placeBesideParents(const LayoutInput &input, const std::vector<char> &leftward)
{
    std::vector<std::vector<std::pair<size_t, int>>> neighbours(input.nodes.size()); // other, step in columns
    for (size_t e = 0; e < input.edges.size(); ++e) {
        const LayoutEdge &edge = input.edges[e];
        const std::optional<Arrow> arrow = arrowOf(input, leftward, e);
        const int step = arrow ? (arrow->left == edge.from ? 1 : -1) : 0;
        neighbours[edge.from].emplace_back(edge.to, step);
        neighbours[edge.to].emplace_back(edge.from, -step);
    }
    std::vector<int> columns(input.nodes.size(), Unplaced);
    std::vector<size_t> queue;
    for (size_t node = 0; node < columns.size(); ++node) {
        if (!input.nodes[node].kept)
            continue;
        columns[node] = input.nodes[node].kept->column;
        queue.push_back(node);
    }
    size_t next = 0;
    for (size_t start = 0; start <= columns.size(); ++start) {
        for (; next < queue.size(); ++next) {
            for (const auto &[other, step] : neighbours[queue[next]]) {
                if (columns[other] != Unplaced)
                    continue;
                columns[other] = columns[queue[next]] + step;
                queue.push_back(other);
            }
        }
        if (start < columns.size() && columns[start] == Unplaced) {
            columns[start] = 0;
            queue.push_back(start);
        }
    }
    return columns;
}

} // namespace

std::vector<int> assignColumns(const LayoutInput &input, const std::vector<char> &leftward,
                               const ColumnWeights &weights, const StopPredicate &stop)
{
    std::vector<int> columns(input.nodes.size(), 0);
    for (const LayoutPart &part : connectedParts(input))
        rankPart(input, leftward, weights, part, stop, columns);
    return columns;
}

std::vector<int> extendColumns(const LayoutInput &input, const std::vector<char> &leftward)
{
    std::vector<int> columns = placeBesideParents(input, leftward);
    const ArrowOrder order(input, leftward);
    for (auto node = order.nodes.rbegin(); node != order.nodes.rend(); ++node) {
        if (input.nodes[*node].kept)
            continue;
        for (const ArrowOrder::End &after : order.after[*node])
            columns[*node] = std::min(columns[*node], columns[after.node] - 1);
    }
    for (const size_t node : order.nodes) {
        const bool isKept = input.nodes[node].kept.has_value();
        if (isKept && input.nodes[node].pinned)
            continue;
        for (const ArrowOrder::End &before : order.before[node]) {
            if (!isKept || !before.cyclic)
                columns[node] = std::max(columns[node], columns[before.node] + 1);
        }
    }
    return columns;
}

} // namespace Clew
