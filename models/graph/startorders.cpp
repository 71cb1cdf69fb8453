// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/startorders.h"

#include <algorithm>
#include <numeric>

namespace Clew {

namespace {

/// Numbers the items in the order of a walk; columns are sorted by these numbers.
class NumberingWalk final
{
public:
    explicit NumberingWalk(const LayerGraph &layers)
        : m_layers(layers)
        , m_number(layers.items.size(), 0)
        , m_seen(layers.items.size(), 0)
    {
    }

    [[nodiscard]] const std::vector<size_t> &numbers() const { return m_number; }

    void depthFirst(size_t start, quint32 seed)
    {
        struct Visit
        {
            size_t item = 0;
            std::vector<size_t> neighbours;
            size_t next = 0;
        };
        if (m_seen[start])
            return;
        std::vector<Visit> stack;
        const auto enter = [&](size_t item) {
            enterItem(item);
            stack.push_back({item, neighboursOf(item, seed), 0});
        };
        enter(start);
        while (!stack.empty()) {
            Visit &visit = stack.back();
            if (visit.next == visit.neighbours.size()) {
                stack.pop_back();
                continue;
            }
            const size_t neighbour = visit.neighbours[visit.next++];
            if (!m_seen[neighbour])
                enter(neighbour);
        }
    }

    void breadthFirst(const std::vector<size_t> &starts)
    {
        std::vector<size_t> queue;
        for (const size_t start : starts) {
            if (m_seen[start])
                continue;
            enterItem(start);
            queue.push_back(start);
            for (size_t next = queue.size() - 1; next < queue.size(); ++next) {
                for (const size_t neighbour : neighboursOf(queue[next], 0)) {
                    if (m_seen[neighbour])
                        continue;
                    enterItem(neighbour);
                    queue.push_back(neighbour);
                }
            }
        }
    }

private:
    /// Numbers the item, and the leaves that hang on it within the column: the first half before it.
    void enterItem(size_t item)
    {
        std::vector<size_t> leaves;
        for (const size_t other : m_layers.arcs[item]) {
            const bool isLeaf = m_layers.left[other].empty() && m_layers.right[other].empty() &&
                                m_layers.arcs[other].size() == 1;
            if (isLeaf && !m_seen[other])
                leaves.push_back(other);
        }
        m_seen[item] = 1;
        for (size_t i = 0; i < leaves.size(); ++i) {
            if (i == leaves.size() / 2)
                m_number[item] = m_next++;
            m_seen[leaves[i]] = 1;
            m_number[leaves[i]] = m_next++;
        }
        if (leaves.empty())
            m_number[item] = m_next++;
    }

    [[nodiscard]] std::vector<size_t> neighboursOf(size_t item, quint32 seed)
    {
        std::vector<size_t> list = m_layers.arcs[item];
        list.insert(list.end(), m_layers.right[item].begin(), m_layers.right[item].end());
        list.insert(list.end(), m_layers.left[item].begin(), m_layers.left[item].end());
        if (seed == 0)
            return list;
        // Fisher and Yates with a generator of our own: the standard distributions differ between libraries.
        for (size_t i = list.size(); i > 1; --i) {
            m_random = m_random * 1664525U + 1013904223U + seed;
            std::swap(list[i - 1], list[(m_random >> 8U) % i]);
        }
        return list;
    }

    const LayerGraph &m_layers;
    std::vector<size_t> m_number;
    std::vector<char> m_seen;
    size_t m_next = 0;
    quint32 m_random = 1;
};

} // namespace

void setStartOrder(LayerGraph &layers, StartOrder order, size_t root, quint32 seed)
{
    std::vector<size_t> all(layers.items.size());
    std::iota(all.begin(), all.end(), size_t(0));
    NumberingWalk walk(layers);
    if (order == StartOrder::DepthFirst || order == StartOrder::Mixed) {
        if (root < layers.items.size())
            walk.depthFirst(root, order == StartOrder::Mixed ? seed : 0);
        for (const size_t item : all)
            walk.depthFirst(item, order == StartOrder::Mixed ? seed : 0);
    } else {
        const bool fromLeft = order == StartOrder::BreadthLeft;
        std::ranges::stable_sort(all, [&layers, fromLeft](size_t a, size_t b) {
            const int x = layers.items[a].column;
            const int y = layers.items[b].column;
            return fromLeft ? x < y : x > y;
        });
        walk.breadthFirst(all);
    }
    for (std::vector<size_t> &column : layers.columns)
        std::ranges::sort(column, {}, [&walk](size_t item) { return walk.numbers()[item]; });
}

} // namespace Clew
