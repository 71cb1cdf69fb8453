// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/crossingcounter.h"

#include <algorithm>

namespace Clew {

CrossingCounter::CrossingCounter(const LayerGraph &layers)
    : m_layers(layers)
    , m_arcs(layers.columns.size())
{
    for (size_t item = 0; item < layers.items.size(); ++item) {
        for (const size_t other : layers.arcs[item]) {
            if (item < other)
                m_arcs[static_cast<size_t>(layers.items[item].column)].emplace_back(item, other);
        }
    }
}

qint64 CrossingCounter::count(const std::vector<size_t> &place)
{
    qint64 crossings = 0;
    for (size_t c = 0; c < m_layers.columns.size(); ++c) {
        if (c + 1 < m_layers.columns.size())
            crossings += linesRightOf(c, place);
        if (!m_arcs[c].empty())
            crossings += arcsOf(c, place);
    }
    return crossings;
}

/// Inversions of the right ends when the lines are sorted by their left ends, with a Fenwick tree.
qint64 CrossingCounter::linesRightOf(size_t column, const std::vector<size_t> &place)
{
    m_tree.assign(m_layers.columns[column + 1].size() + 1, 0);
    qint64 lines = 0;
    qint64 crossings = 0;
    for (const size_t item : m_layers.columns[column]) {
        const std::vector<size_t> &linked = m_layers.right[item];
        for (const size_t other : linked) {
            qint64 notBelow = 0;
            for (size_t i = place[other] + 1; i > 0; i &= i - 1)
                notBelow += m_tree[i];
            crossings += lines - notBelow;
        }
        for (const size_t other : linked) {
            ++lines;
            for (size_t i = place[other] + 1; i < m_tree.size(); i += i & (~i + 1))
                ++m_tree[i];
        }
    }
    return crossings;
}

qint64 CrossingCounter::arcsOf(size_t column, const std::vector<size_t> &place)
{
    const std::vector<size_t> &items = m_layers.columns[column];
    m_left.assign(items.size() + 1, 0);
    m_right.assign(items.size() + 1, 0);
    for (size_t p = 0; p < items.size(); ++p) {
        m_left[p + 1] = m_left[p] + static_cast<qint64>(m_layers.left[items[p]].size());
        m_right[p + 1] = m_right[p] + static_cast<qint64>(m_layers.right[items[p]].size());
    }
    qint64 crossings = 0;
    m_placed.clear();
    for (const auto &[a, b] : m_arcs[column]) {
        const ColumnArc arc{std::min(place[a], place[b]), std::max(place[a], place[b])};
        crossings +=
            std::min(m_left[arc.bottom] - m_left[arc.top + 1], m_right[arc.bottom] - m_right[arc.top + 1]);
        for (const ColumnArc &other : m_placed)
            crossings += arc.interleaves(other);
        m_placed.push_back(arc);
    }
    return crossings;
}

} // namespace Clew
