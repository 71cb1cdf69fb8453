// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnexchange.h"

#include "models/graph/columnarcs.h"

#include <algorithm>

namespace Clew {

namespace {

/// What the crossings of two items' lines to one side change by when the lower goes above the upper.
qint64 crossingDelta(const std::vector<size_t> &upper, const std::vector<size_t> &lower)
{
    qint64 now = 0;   // pairs whose upper end lies below
    qint64 then = 0;  // pairs whose upper end lies above
    size_t below = 0; // ends of `lower` above the end in hand
    size_t equal = 0; // ... or at it
    for (const size_t end : upper) {
        while (below < lower.size() && lower[below] < end)
            ++below;
        equal = std::max(equal, below);
        while (equal < lower.size() && lower[equal] == end)
            ++equal;
        now += static_cast<qint64>(below);
        then += static_cast<qint64>(lower.size() - equal);
    }
    return then - now;
}

} // namespace

ColumnExchange::ColumnExchange(LayerGraph &layers, std::vector<size_t> &place)
    : m_layers(layers)
    , m_place(place)
    , m_leftPlaces(layers.items.size())
    , m_rightPlaces(layers.items.size())
{
}

void ColumnExchange::enterColumn(size_t column)
{
    m_column = column;
    m_hasArcs = false;
    for (const size_t item : m_layers.columns[column]) {
        const auto collect = [this](const std::vector<size_t> &linked, std::vector<size_t> &places) {
            places.clear();
            for (const size_t other : linked)
                places.push_back(m_place[other]);
            std::ranges::sort(places);
        };
        collect(m_layers.left[item], m_leftPlaces[item]);
        collect(m_layers.right[item], m_rightPlaces[item]);
        m_hasArcs = m_hasArcs || !m_layers.arcs[item].empty();
    }
    m_leftSums = lineSums(m_layers.columns[column], m_layers.left);
    m_rightSums = lineSums(m_layers.columns[column], m_layers.right);
}

/// Arcs of other items keep both their ends and what lies between, so only those of the two change.
qint64 ColumnExchange::arcSwapDelta(size_t upper) const
{
    const std::vector<size_t> &column = m_layers.columns[m_column];
    const size_t u = column[upper];
    const size_t v = column[upper + 1];
    const std::vector<size_t> &arcsOfU = m_layers.arcs[u];
    const std::vector<size_t> &arcsOfV = m_layers.arcs[v];
    if (arcsOfU.empty() && arcsOfV.empty())
        return 0;
    const auto width = [](const std::vector<std::vector<size_t>> &linked, size_t item) {
        return static_cast<qint64>(linked[item].size());
    };
    const auto between = [this](size_t top, size_t bottom, qint64 moreLeft, qint64 moreRight) {
        return std::min(m_leftSums[bottom] - m_leftSums[top + 1] + moreLeft,
                        m_rightSums[bottom] - m_rightSums[top + 1] + moreRight);
    };
    qint64 lines = 0;
    qint64 length = 0;
    // An arc of u upwards comes to enclose v, one downwards encloses it no longer; the reverse for v.
    for (const size_t other : arcsOfU) {
        const size_t at = m_place[other];
        if (other == v)
            continue;
        if (at < upper) {
            lines += between(at, upper, width(m_layers.left, v), width(m_layers.right, v)) -
                     between(at, upper, 0, 0);
            ++length;
        } else {
            lines += between(upper + 1, at, 0, 0) - between(upper, at, 0, 0);
            --length;
        }
    }
    for (const size_t other : arcsOfV) {
        const size_t at = m_place[other];
        if (other == u)
            continue;
        if (at < upper) {
            lines += between(at, upper, 0, 0) - between(at, upper + 1, 0, 0);
            --length;
        } else {
            lines += between(upper + 1, at, width(m_layers.left, u), width(m_layers.right, u)) -
                     between(upper + 1, at, 0, 0);
            ++length;
        }
    }
    qint64 interleaved = 0;
    const auto arc = [](size_t a, size_t b) { return ColumnArc{std::min(a, b), std::max(a, b)}; };
    for (const size_t x : arcsOfU) {
        for (const size_t y : arcsOfV) {
            if (x == v || y == u || x == y)
                continue;
            interleaved += arc(upper + 1, m_place[x]).interleaves(arc(upper, m_place[y]));
            interleaved -= arc(upper, m_place[x]).interleaves(arc(upper + 1, m_place[y]));
        }
    }
    return (lines + interleaved) * CrossingCost + length;
}

qint64 ColumnExchange::swapDelta(size_t upper) const
{
    const std::vector<size_t> &column = m_layers.columns[m_column];
    const size_t u = column[upper];
    const size_t v = column[upper + 1];
    const qint64 crossings =
        crossingDelta(m_leftPlaces[u], m_leftPlaces[v]) + crossingDelta(m_rightPlaces[u], m_rightPlaces[v]);
    return crossings * CrossingCost + (m_hasArcs ? arcSwapDelta(upper) : 0);
}

void ColumnExchange::swapAt(size_t upper)
{
    std::vector<size_t> &column = m_layers.columns[m_column];
    std::swap(column[upper], column[upper + 1]);
    m_place[column[upper]] = upper;
    m_place[column[upper + 1]] = upper + 1;
    m_leftSums[upper + 1] = m_leftSums[upper] + static_cast<qint64>(m_layers.left[column[upper]].size());
    m_rightSums[upper + 1] = m_rightSums[upper] + static_cast<qint64>(m_layers.right[column[upper]].size());
}

qint64 ColumnExchange::exchangeNeighbours(size_t column)
{
    enterColumn(column);
    constexpr int MaxPasses = 8;
    qint64 saved = 0;
    for (int pass = 0; pass < MaxPasses; ++pass) {
        qint64 savedNow = 0;
        for (size_t upper = 0; upper + 1 < m_layers.columns[column].size(); ++upper) {
            const qint64 delta = swapDelta(upper);
            if (delta >= 0)
                continue;
            swapAt(upper);
            savedNow -= delta;
        }
        saved += savedNow;
        if (savedNow == 0)
            break;
    }
    return saved;
}

qint64 ColumnExchange::siftItems(size_t column)
{
    enterColumn(column);
    qint64 saved = 0;
    const std::vector<size_t> items = m_layers.columns[column];
    for (const size_t item : items)
        saved += siftItem(item);
    return saved;
}

/// Up to the top, down to the bottom, back to the best place met; of equal ones to where it came from.
qint64 ColumnExchange::siftItem(size_t item)
{
    const size_t home = m_place[item];
    const size_t last = m_layers.columns[m_column].size() - 1;
    qint64 cost = 0;
    qint64 bestCost = 0;
    size_t best = home;
    for (size_t at = home; at > 0; --at) {
        cost += swapDelta(at - 1);
        swapAt(at - 1);
        if (cost < bestCost) {
            bestCost = cost;
            best = at - 1;
        }
    }
    for (size_t at = 0; at < last; ++at) {
        cost += swapDelta(at);
        swapAt(at);
        if (cost < bestCost && at + 1 > home) {
            bestCost = cost;
            best = at + 1;
        }
    }
    for (size_t at = last; at > best; --at)
        swapAt(at - 1);
    return -bestCost;
}

} // namespace Clew
