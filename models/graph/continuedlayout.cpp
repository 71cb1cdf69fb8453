// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/continuedlayout.h"

#include "models/graph/columnassignment.h"
#include "models/graph/columnslots.h"
#include "models/graph/cyclebreaker.h"
#include "models/graph/edgerouter.h"
#include "models/graph/labelplacement.h"

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

/// Gives every item its height, the kept ones first.
class SlotFinder final
{
public:
    SlotFinder(const LayoutInput &input, LayerGraph &layers, const ColumnGeometry &geometry, int firstColumn)
        : m_input(input)
        , m_layers(layers)
        , m_geometry(geometry)
        , m_firstColumn(firstColumn)
        , m_slots(layers.columns.size())
        , m_rows(layers.items.size())
    {
    }

    std::vector<double> run()
    {
        placeKept();
        placeNew();
        placeBends();
        std::vector<double> rows;
        for (const std::optional<double> &row : m_rows)
            rows.push_back(row.value_or(0));
        for (std::vector<size_t> &column : m_layers.columns)
            std::ranges::stable_sort(column, {}, [&rows](size_t item) { return rows[item]; });
        return rows;
    }

private:
    [[nodiscard]] ColumnSlots &slotsOf(size_t item)
    {
        return m_slots[static_cast<size_t>(m_layers.items[item].column)];
    }

    [[nodiscard]] ColumnSlots::Occupant occupant(size_t item, double middle) const
    {
        const std::optional<size_t> &node = m_layers.items[item].node;
        if (!node) {
            const double half = m_geometry.spacing.laneGap / 2;
            return {middle, half, half, m_geometry.spacing.laneGap};
        }
        const double half = m_input.nodes[*node].size.height() / 2;
        return {middle, half, half, m_geometry.spacing.rowGap};
    }

    void settle(size_t item, const ColumnSlots::Occupant &wanted)
    {
        ColumnSlots::Occupant placed = wanted;
        const double half = m_layers.items[item].node ? wanted.above : 0;
        placed.middle = std::round(slotsOf(item).nearestFree(wanted) - half) + half;
        slotsOf(item).insert(placed);
        m_rows[item] = placed.middle;
    }

    /// Pinned ones before the others, those that keep their column before those that have to change it.
    void placeKept()
    {
        std::vector<size_t> kept;
        for (size_t node = 0; node < m_input.nodes.size(); ++node) {
            if (m_input.nodes[node].kept)
                kept.push_back(node);
        }
        std::ranges::stable_sort(kept, {}, [this](size_t node) {
            const LayoutNode &input = m_input.nodes[node];
            const bool staysInColumn = input.kept->column == m_layers.items[node].column + m_firstColumn;
            const bool sameSize = input.kept->box.size() == input.size;
            return input.pinned ? 0 : staysInColumn && sameSize ? 1 : staysInColumn ? 2 : 3;
        });
        for (const size_t node : kept) {
            const ColumnSlots::Occupant wanted = occupant(node, m_input.nodes[node].kept->box.center().y());
            const bool staysExactly = slotsOf(node).isFree(wanted) &&
                                      m_input.nodes[node].kept->box.size() == m_input.nodes[node].size;
            if (staysExactly) {
                slotsOf(node).insert(wanted);
                m_rows[node] = wanted.middle;
            } else {
                settle(node, wanted);
            }
        }
    }

    /// Breadth first from the placed ones; each as near as there is room to the middle of its placed
    /// neighbours.
    void placeNew()
    {
        std::vector<std::vector<size_t>> neighbours(m_input.nodes.size());
        for (const LayoutEdge &edge : m_input.edges) {
            neighbours[edge.from].push_back(edge.to);
            neighbours[edge.to].push_back(edge.from);
        }
        std::vector<size_t> queue;
        std::vector<char> queued(m_input.nodes.size(), 0);
        const auto enqueueNeighbours = [&](size_t node) {
            for (const size_t other : neighbours[node]) {
                if (m_rows[other] || queued[other])
                    continue;
                queued[other] = 1;
                queue.push_back(other);
            }
        };
        for (size_t node = 0; node < m_input.nodes.size(); ++node) {
            if (m_rows[node])
                enqueueNeighbours(node);
        }
        for (size_t next = 0; next < queue.size(); ++next) {
            placeBesideNeighbours(queue[next], neighbours[queue[next]]);
            enqueueNeighbours(queue[next]);
        }
    }

    void placeBesideNeighbours(size_t node, const std::vector<size_t> &neighbours)
    {
        double sum = 0;
        int count = 0;
        for (const size_t other : neighbours) {
            if (!m_rows[other] || other == node)
                continue;
            sum += *m_rows[other];
            ++count;
        }
        settle(node, occupant(node, count > 0 ? sum / count : 0));
    }

    /// Each bend near the straight line between the ends of its edge.
    void placeBends()
    {
        for (const std::vector<size_t> &chain : m_layers.chains) {
            if (chain.size() < 3)
                continue;
            const double start = *m_rows[chain.front()];
            const double end = *m_rows[chain.back()];
            for (size_t i = 1; i + 1 < chain.size(); ++i) {
                const double share = double(i) / double(chain.size() - 1);
                settle(chain[i], occupant(chain[i], start + (end - start) * share));
            }
        }
    }

    const LayoutInput &m_input;
    LayerGraph &m_layers;
    const ColumnGeometry &m_geometry;
    int m_firstColumn = 0;
    std::vector<ColumnSlots> m_slots;
    std::vector<std::optional<double>> m_rows;
};

} // namespace

Layout continuedLayout(const LayoutInput &input, const ColumnGeometry &geometry, const StopPredicate &stop)
{
    std::vector<int> columns = extendColumns(input, leftwardEdges(input));
    const int firstColumn = columns.empty() ? 0 : std::ranges::min(columns);
    for (int &column : columns)
        column -= firstColumn;
    if (stop && stop())
        return {.complete = false};
    LayerGraph layers = buildLayerGraph(input, columns);
    const std::vector<double> rows = SlotFinder(input, layers, geometry, firstColumn).run();
    const LanePlan plan = planLanes(input, layers, geometry);
    Layout layout = routeEdges(input, layers, plan, rows, geometry, firstColumn);
    layout.bounds = layoutBounds(layout);
    return layout;
}

} // namespace Clew
