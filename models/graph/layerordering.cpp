// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layerordering.h"

#include "models/graph/columnexchange.h"
#include "models/graph/crossingcounter.h"
#include "models/graph/startorders.h"

#include <algorithm>

namespace Clew {

namespace {

size_t nodesOf(const LayerGraph &layers)
{
    return static_cast<size_t>(
        std::ranges::count_if(layers.items, [](const LayerItem &item) { return item.node.has_value(); }));
}

class OrderSearch final
{
public:
    OrderSearch(LayerGraph &layers, const StopPredicate &stop)
        : m_layers(layers)
        , m_stop(stop)
        , m_place(layers.items.size(), 0)
        , m_value(layers.items.size(), 0)
        , m_best(layers.columns)
        , m_exchange(layers, m_place)
        , m_counter(layers)
        , m_isDense(isDense(nodesOf(layers), layers.chains.size()))
    {
    }

    qint64 fromFirstStart(size_t root)
    {
        m_sifts = false; // which of several layerings is the best shows without
        search(StartOrder::DepthFirst, root, 0);
        m_layers.columns = m_best;
        return m_bestCrossings;
    }

    qint64 fromOtherStarts(size_t root)
    {
        findPlaces();
        m_exchange.forget();
        sift();
        keepIfBest(m_counter.count(m_place));
        const size_t items = m_layers.items.size();
        search(StartOrder::BreadthLeft, root, 0);
        if (items <= MediumGraph)
            search(StartOrder::BreadthRight, root, 0);
        // The more lines cross, the more is to be gained, and the more often it is tried.
        const int starts = items <= SmallGraph ? MixedStartsOfSmall : items <= MediumGraph ? 1 : 0;
        const auto patience = [this] { return std::max<qint64>(1, m_bestCrossings / CrossingsPerStart); };
        for (int i = 1, idle = 0; i <= starts && idle < patience(); ++i, ++idle) {
            const qint64 before = m_bestCrossings;
            search(StartOrder::Mixed, root, static_cast<quint32>(i));
            if (m_bestCrossings < before)
                idle = -1;
        }
        m_layers.columns = m_best;
        return m_bestCrossings;
    }

private:
    static constexpr size_t SmallGraph = 400;
    static constexpr size_t MediumGraph = 1500;
    static constexpr int MixedStartsOfSmall = 8;
    static constexpr qint64 CrossingsPerStart = 8;

    [[nodiscard]] bool isStopped() const { return m_stop && m_stop(); }

    void search(StartOrder start, size_t root, quint32 seed)
    {
        if (m_bestCrossings == 0 || isStopped())
            return;
        setStartOrder(m_layers, start, root, seed);
        findPlaces();
        m_exchange.forget();
        constexpr int MaxSweeps = 16;
        constexpr int PatienceInSweeps = 3;
        qint64 bestOfSearch = m_counter.count(m_place);
        keepIfBest(bestOfSearch);
        std::vector<std::vector<size_t>> bestOrder = m_layers.columns;
        for (int sweep = 0, idle = 0; bestOfSearch > 0 && sweep < MaxSweeps && idle < PatienceInSweeps;
             ++sweep, ++idle) {
            if (isStopped())
                return;
            sweepColumns(sweep % 2 == 0);
            exchange();
            const qint64 crossings = m_counter.count(m_place);
            if (crossings >= bestOfSearch)
                continue;
            bestOfSearch = crossings;
            bestOrder = m_layers.columns;
            idle = -1;
        }
        m_layers.columns = bestOrder;
        findPlaces();
        if (!isWorthSifting(bestOfSearch))
            return keepIfBest(bestOfSearch);
        m_exchange.forget();
        sift();
        keepIfBest(m_counter.count(m_place));
    }

    /// Sifting costs the most and takes away some of the crossings, not most of them.
    [[nodiscard]] bool isWorthSifting(qint64 crossings) const
    {
        constexpr qint64 Few = 2;
        const qint64 share = m_layers.items.size() <= SmallGraph ? 4 : 40;
        return m_sifts && crossings <= m_bestCrossings + m_bestCrossings / share + Few;
    }

    void findPlaces()
    {
        for (const std::vector<size_t> &column : m_layers.columns) {
            for (size_t i = 0; i < column.size(); ++i)
                m_place[column[i]] = i;
        }
    }

    void keepIfBest(qint64 crossings)
    {
        if (m_bestCrossings < 0 || crossings < m_bestCrossings) {
            m_bestCrossings = crossings;
            m_best = m_layers.columns;
        }
    }

    void sweepColumns(bool toTheRight)
    {
        const size_t count = m_layers.columns.size();
        for (size_t i = 1; i < count; ++i)
            sortByNeighbours(toTheRight ? i : count - 1 - i, toTheRight);
    }

    /// Items without a line to that side stand with those that they are linked to within the column, else
    /// stay.
    void sortByNeighbours(size_t index, bool fromLeft)
    {
        constexpr double NoValue = -1;
        std::vector<size_t> &column = m_layers.columns[index];
        const std::vector<std::vector<size_t>> &linked = fromLeft ? m_layers.left : m_layers.right;
        for (const size_t item : column) {
            double sum = 0;
            for (const size_t other : linked[item])
                sum += static_cast<double>(m_place[other]);
            m_value[item] = linked[item].empty() ? NoValue : sum / static_cast<double>(linked[item].size());
        }
        for (int pass = 0; pass < 2; ++pass) {
            for (const size_t item : column) {
                if (m_value[item] < 0)
                    m_value[item] = valueOverArcs(item);
            }
        }
        // What still has no value keeps its place among the others.
        double before = 0;
        for (const size_t item : column) {
            if (m_value[item] < 0)
                m_value[item] = before;
            before = m_value[item];
        }
        std::ranges::stable_sort(column, {}, [this](size_t item) { return m_value[item]; });
        bool isSame = true;
        for (size_t i = 0; i < column.size(); ++i) {
            isSame = isSame && m_place[column[i]] == i;
            m_place[column[i]] = i;
        }
        if (!isSame)
            m_exchange.columnChanged(index);
    }

    [[nodiscard]] double valueOverArcs(size_t item) const
    {
        double sum = 0;
        int count = 0;
        for (const size_t other : m_layers.arcs[item]) {
            if (m_value[other] < 0)
                continue;
            sum += m_value[other];
            ++count;
        }
        return count > 0 ? sum / count : -1;
    }

    void exchange()
    {
        const int rounds = m_isDense ? 2 : 1;
        for (int round = 0; round < rounds; ++round) {
            qint64 saved = 0;
            for (size_t c = 0; c < m_layers.columns.size() && !isStopped(); ++c)
                saved += m_exchange.exchangeNeighbours(c);
            if (saved < ColumnExchange::CrossingCost)
                break;
        }
    }

    void sift()
    {
        constexpr int MaxRounds = 6;
        for (int round = 0; round < MaxRounds; ++round) {
            qint64 saved = 0;
            for (size_t c = 0; c < m_layers.columns.size() && !isStopped(); ++c)
                saved += m_exchange.siftItems(c);
            if (saved == 0)
                break;
        }
    }

    LayerGraph &m_layers;
    const StopPredicate &m_stop;
    std::vector<size_t> m_place;
    std::vector<double> m_value;
    std::vector<std::vector<size_t>> m_best;
    ColumnExchange m_exchange;
    CrossingCounter m_counter;
    qint64 m_bestCrossings = -1;
    bool m_sifts = true;
    bool m_isDense = false;
};

} // namespace

qint64 orderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop)
{
    return OrderSearch(layers, stop).fromFirstStart(root);
}

qint64 reorderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop)
{
    return OrderSearch(layers, stop).fromOtherStarts(root);
}

} // namespace Clew
