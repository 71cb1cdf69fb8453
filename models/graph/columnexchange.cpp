// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnexchange.h"

#include <algorithm>

namespace Clew {

namespace {

/// What the crossings of two items' lines to one side change by when the lower goes above the upper.
qint64 crossingDelta(std::span<const std::uint32_t> upper, std::span<const std::uint32_t> lower)
{
    if (upper.empty() || lower.empty())
        return 0;
    const auto pairs = static_cast<qint64>(upper.size() * lower.size());
    if (upper.back() < lower.front())
        return pairs;
    if (lower.back() < upper.front())
        return -pairs;
    qint64 now = 0;   // pairs whose upper end lies below
    qint64 then = 0;  // pairs whose upper end lies above
    size_t below = 0; // ends of `lower` above the end in hand
    size_t equal = 0; // ... or at it
    for (const std::uint32_t end : upper) {
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
    , m_columns(layers.columns.size())
    , m_number(layers.items.size(), 0)
    , m_settled(layers.columns.size(), 0)
    , m_lastMove(layers.columns.size(), 0)
    , m_sifted(layers.items.size(), 0)
{
    const auto add = [](Lists &lists, const std::vector<size_t> &linked) {
        for (const size_t other : linked)
            lists.values.push_back(static_cast<Index>(other));
        lists.firsts.push_back(static_cast<Index>(lists.values.size()));
    };
    for (size_t c = 0; c < m_columns.size(); ++c) {
        Column &column = m_columns[c];
        column.items = layers.columns[c];
        for (size_t i = 0; i < column.items.size(); ++i)
            m_number[column.items[i]] = static_cast<Index>(i);
        for (const size_t item : column.items) {
            add(column.left, layers.left[item]);
            add(column.right, layers.right[item]);
            add(column.arcs, layers.arcs[item]);
        }
        for (Index &other : column.arcs.values)
            other = m_number[other];
    }
}

void ColumnExchange::forget()
{
    std::ranges::fill(m_settled, 0);
    std::ranges::fill(m_sifted, 0);
    std::ranges::fill(m_lastMove, m_moves);
}

void ColumnExchange::columnChanged(size_t column)
{
    const size_t first = column > 0 ? column - 1 : 0;
    for (size_t c = first; c < m_settled.size() && c <= column + 1; ++c)
        m_settled[c] = 0;
    m_lastMove[column] = ++m_moves;
}

std::span<const ColumnExchange::Index> ColumnExchange::leftOf(Index item) const
{
    return {m_leftPlaces.data() + m_now->left.firsts[item],
            m_leftPlaces.data() + m_now->left.firsts[item + 1]};
}

std::span<const ColumnExchange::Index> ColumnExchange::rightOf(Index item) const
{
    return {m_rightPlaces.data() + m_now->right.firsts[item],
            m_rightPlaces.data() + m_now->right.firsts[item + 1]};
}

void ColumnExchange::findPlaces(const Lists &linked, std::vector<Index> &places) const
{
    places.resize(linked.values.size());
    for (size_t i = 0; i + 1 < linked.firsts.size(); ++i) {
        const Index first = linked.firsts[i];
        const Index last = linked.firsts[i + 1];
        for (Index k = first; k < last; ++k)
            places[k] = static_cast<Index>(m_place[linked.values[k]]);
        if (last - first > 1)
            std::sort(places.begin() + first, places.begin() + last);
    }
}

void ColumnExchange::enterColumn(size_t column)
{
    m_column = column;
    m_now = &m_columns[column];
    const std::vector<size_t> &items = m_layers.columns[column];
    findPlaces(m_now->left, m_leftPlaces);
    findPlaces(m_now->right, m_rightPlaces);
    m_order.resize(items.size());
    m_at.resize(items.size());
    m_leftSums.resize(items.size() + 1);
    m_rightSums.resize(items.size() + 1);
    m_leftSums[0] = m_rightSums[0] = 0;
    for (size_t i = 0; i < items.size(); ++i) {
        const Index number = m_number[items[i]];
        m_order[i] = number;
        m_at[number] = static_cast<Index>(i);
        m_leftSums[i + 1] = m_leftSums[i] + m_now->left.count(number);
        m_rightSums[i + 1] = m_rightSums[i] + m_now->right.count(number);
    }
}

void ColumnExchange::leaveColumn()
{
    std::vector<size_t> &column = m_layers.columns[m_column];
    for (size_t i = 0; i < column.size(); ++i) {
        column[i] = m_now->items[m_order[i]];
        m_place[column[i]] = i;
    }
}

/// Lines that leave the items between two places, on the side with fewer.
qint64 ColumnExchange::enclosed(Index top, Index bottom, qint64 moreLeft, qint64 moreRight) const
{
    return std::min(m_leftSums[bottom] - m_leftSums[top + 1] + moreLeft,
                    m_rightSums[bottom] - m_rightSums[top + 1] + moreRight);
}

/// Arcs of other items keep both their ends and what lies between, so only those of the two change.
qint64 ColumnExchange::arcSwapDelta(Index upper, Index u, Index v) const
{
    const std::span<const Index> arcsOfU = m_now->arcs.of(u);
    const std::span<const Index> arcsOfV = m_now->arcs.of(v);
    const Index lower = upper + 1;
    qint64 lines = 0;
    qint64 length = 0;
    // An arc of u upwards comes to enclose v, one downwards encloses it no longer; the reverse for v.
    for (const Index other : arcsOfU) {
        const Index at = m_at[other];
        if (other == v)
            continue;
        if (at < upper) {
            lines +=
                enclosed(at, upper, m_now->left.count(v), m_now->right.count(v)) - enclosed(at, upper, 0, 0);
            ++length;
        } else {
            lines += enclosed(lower, at, 0, 0) - enclosed(upper, at, 0, 0);
            --length;
        }
    }
    for (const Index other : arcsOfV) {
        const Index at = m_at[other];
        if (other == u)
            continue;
        if (at < upper) {
            lines += enclosed(at, upper, 0, 0) - enclosed(at, lower, 0, 0);
            --length;
        } else {
            lines +=
                enclosed(lower, at, m_now->left.count(u), m_now->right.count(u)) - enclosed(lower, at, 0, 0);
            ++length;
        }
    }
    // Two arcs to one side interleave where the one that starts further in reaches further out; of two arcs
    // to different sides, those that part come to meet, and those that meet part.
    qint64 interleaved = 0;
    for (const Index x : arcsOfU) {
        const Index atX = m_at[x];
        if (x == v)
            continue;
        const bool isAbove = atX < upper;
        for (const Index y : arcsOfV) {
            const Index atY = m_at[y];
            if (y == u)
                continue;
            if (isAbove == (atY < upper))
                interleaved += int(atY < atX) - int(atX < atY);
            else
                interleaved += isAbove ? 1 : -1;
        }
    }
    return (lines + interleaved) * CrossingCost + length;
}

qint64 ColumnExchange::swapDelta(Index upper) const
{
    const Index u = m_order[upper];
    const Index v = m_order[upper + 1];
    const qint64 crossings = crossingDelta(leftOf(u), leftOf(v)) + crossingDelta(rightOf(u), rightOf(v));
    const bool hasArcs = m_now->arcs.count(u) > 0 || m_now->arcs.count(v) > 0;
    return crossings * CrossingCost + (hasArcs ? arcSwapDelta(upper, u, v) : 0);
}

void ColumnExchange::swapAt(Index upper)
{
    std::swap(m_order[upper], m_order[upper + 1]);
    const Index now = m_order[upper];
    m_at[now] = upper;
    m_at[m_order[upper + 1]] = upper + 1;
    m_leftSums[upper + 1] = m_leftSums[upper] + m_now->left.count(now);
    m_rightSums[upper + 1] = m_rightSums[upper] + m_now->right.count(now);
}

void ColumnExchange::moveItem(Index from, Index to)
{
    for (; from < to; ++from)
        swapAt(from);
    for (; from > to; --from)
        swapAt(from - 1);
}

qint64 ColumnExchange::exchangeNeighbours(size_t column)
{
    if (m_settled[column] || m_layers.columns[column].size() < 2)
        return 0;
    enterColumn(column);
    constexpr int MaxPasses = 8;
    // Without arcs, what an exchange saves depends on the two items alone.
    const bool hasArcs = !m_now->arcs.values.empty();
    const auto pairs = static_cast<Index>(m_order.size() - 1);
    m_isStale.assign(pairs, 1);
    qint64 saved = 0;
    qint64 savedNow = 1;
    for (int pass = 0; pass < MaxPasses && savedNow != 0; ++pass) {
        savedNow = 0;
        for (Index upper = 0; upper < pairs; ++upper) {
            if (!hasArcs && !m_isStale[upper])
                continue;
            m_isStale[upper] = 0;
            const qint64 delta = swapDelta(upper);
            if (delta >= 0)
                continue;
            swapAt(upper);
            savedNow -= delta;
            if (upper > 0)
                m_isStale[upper - 1] = 1;
            if (upper + 1 < pairs)
                m_isStale[upper + 1] = 1;
        }
        saved += savedNow;
    }
    if (saved != 0) {
        leaveColumn();
        columnChanged(column);
    }
    m_settled[column] = savedNow == 0;
    return saved;
}

/// An item stays where it was sifted to as long as nothing else in its column or beside it moves.
bool ColumnExchange::mayMove(size_t item) const
{
    const size_t first = m_column > 0 ? m_column - 1 : 0;
    for (size_t c = first; c < m_lastMove.size() && c <= m_column + 1; ++c) {
        if (m_lastMove[c] > m_sifted[item])
            return true;
    }
    return false;
}

qint64 ColumnExchange::siftItems(size_t column)
{
    m_column = column;
    const std::vector<size_t> items = m_layers.columns[column];
    if (items.size() < 2 || std::ranges::none_of(items, [this](size_t item) { return mayMove(item); }))
        return 0;
    enterColumn(column);
    qint64 saved = 0;
    for (const size_t item : items) {
        if (!mayMove(item))
            continue;
        const qint64 savedNow = siftItem(m_number[item]);
        if (savedNow != 0)
            columnChanged(column);
        m_sifted[item] = m_moves;
        saved += savedNow;
    }
    if (saved != 0)
        leaveColumn();
    return saved;
}

/// Up to the top, down to the bottom, back to the best place met; of equal ones to where it came from.
qint64 ColumnExchange::siftItem(Index item)
{
    const Index home = m_at[item];
    const auto last = static_cast<Index>(m_order.size() - 1);
    qint64 cost = 0;
    qint64 bestCost = 0;
    Index best = home;
    for (Index at = home; at > 0; --at) {
        cost += swapDelta(at - 1);
        swapAt(at - 1);
        if (cost < bestCost) {
            bestCost = cost;
            best = at - 1;
        }
    }
    moveItem(0, home);
    cost = 0;
    for (Index at = home; at < last; ++at) {
        cost += swapDelta(at);
        swapAt(at);
        if (cost < bestCost) {
            bestCost = cost;
            best = at + 1;
        }
    }
    moveItem(last, best);
    return -bestCost;
}

} // namespace Clew
