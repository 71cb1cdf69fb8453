// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/laneplan.h"

#include "models/graph/arcplan.h"

#include <algorithm>
#include <tuple>

namespace Clew {

namespace {

/// A line or bundle at one side of an item, before it has its lane.
struct Leaving
{
    int group = 0;    ///< arcs upwards first, then lines to other columns, then arcs downwards
    qint64 order = 0; ///< within the group
    size_t edge = 0;
    size_t link = 0; ///< of a line
    bool isArc = false;
    bool labelled = false;

    [[nodiscard]] auto key() const { return std::tuple(group, order, edge); }
};

class LanePlanner final
{
public:
    LanePlanner(const LayoutInput &input, const LayerGraph &layers, const ColumnGeometry &geometry)
        : m_input(input)
        , m_layers(layers)
        , m_geometry(geometry)
        , m_place(layers.items.size(), 0)
    {
        for (const std::vector<size_t> &column : layers.columns) {
            for (size_t i = 0; i < column.size(); ++i)
                m_place[column[i]] = i;
        }
    }

    LanePlan run()
    {
        m_plan.arcs = planArcs(m_layers, m_place, m_plan.tracks);
        m_plan.links.resize(m_layers.chains.size());
        for (size_t e = 0; e < m_layers.chains.size(); ++e) {
            if (!m_plan.arcs[e])
                m_plan.links[e].resize(m_layers.chains[e].size() - 1);
        }
        m_plan.seats.resize(m_layers.chains.size());
        chooseLabelEnds();
        for (size_t e = 0; e < m_layers.chains.size(); ++e)
            m_plan.seats[e] = seatOf(e);
        m_plan.extents.resize(m_layers.items.size());
        for (size_t item = 0; item < m_layers.items.size(); ++item) {
            const double half = boxHeight(item) / 2;
            m_plan.extents[item] = {half, half};
        }
        for (const Side side : {Side::Left, Side::Right})
            layLanes(side);
        findGaps();
        return std::move(m_plan);
    }

private:
    [[nodiscard]] double boxHeight(size_t item) const
    {
        const std::optional<size_t> &node = m_layers.items[item].node;
        return node ? m_input.nodes[*node].size.height() : 0;
    }

    [[nodiscard]] bool hasLabel(size_t e) const { return !m_input.edges[e].label.isEmpty(); }

    [[nodiscard]] double laneHeight(bool labelled) const
    {
        const LayoutSpacing &spacing = m_geometry.spacing;
        return labelled ? m_geometry.labelHeight + spacing.labelGap : spacing.laneGap;
    }

    [[nodiscard]] size_t linesAt(size_t item, Side side) const
    {
        return (side == Side::Left ? m_layers.left : m_layers.right)[item].size();
    }

    /// The gap on that side of a column; the ones outside the outer columns are counted too.
    [[nodiscard]] static size_t gapAt(int column, Side side)
    {
        return static_cast<size_t>(column + (side == Side::Right ? 1 : 0));
    }

    [[nodiscard]] bool labelsLieAt(size_t item, Side side) const
    {
        const size_t gap = gapAt(m_layers.items[item].column, side);
        return m_plan.labelEnds[gap] == (side == Side::Right ? Side::Left : Side::Right);
    }

    [[nodiscard]] size_t leafOf(size_t e) const
    {
        const std::vector<size_t> &chain = m_layers.chains[e];
        return m_plan.arcs[e]->hub == chain.front() ? chain.back() : chain.front();
    }

    /// Labels lie at the end of the gap where they make the columns less high. Arcs have no choice but their
    /// side.
    void chooseLabelEnds()
    {
        const size_t gaps = m_layers.columns.size() + 1;
        std::vector<std::array<double, 2>> cost(gaps, {0, 0}); // of labels at the left end, at the right end
        std::vector<std::array<int, 2>> wanted(m_layers.items.size(), {0, 0}); // labels by side
        for (size_t e = 0; e < m_layers.chains.size(); ++e) {
            const std::vector<size_t> &chain = m_layers.chains[e];
            if (!hasLabel(e))
                continue;
            if (m_plan.arcs[e]) {
                if (m_plan.arcs[e]->straight)
                    continue;
                const Side side = m_plan.arcs[e]->side;
                const size_t gap = gapAt(m_layers.items[chain[0]].column, side);
                cost[gap][side == Side::Right ? 1 : 0] += 2 * laneHeight(true);
                ++wanted[leafOf(e)][side == Side::Right ? 1 : 0];
            } else if (chain.size() == 2) {
                ++wanted[chain[0]][1];
                ++wanted[chain[1]][0];
            }
        }
        for (size_t item = 0; item < m_layers.items.size(); ++item) {
            const int column = m_layers.items[item].column;
            const auto excess = [&](int labels) {
                return std::max(0.0, labels * laneHeight(true) - boxHeight(item));
            };
            cost[gapAt(column, Side::Right)][0] += excess(wanted[item][1]);
            cost[gapAt(column, Side::Left)][1] += excess(wanted[item][0]);
        }
        m_plan.labelEnds.resize(gaps);
        for (size_t gap = 0; gap < gaps; ++gap)
            m_plan.labelEnds[gap] = cost[gap][0] < cost[gap][1] ? Side::Left : Side::Right;
    }

    [[nodiscard]] std::optional<LabelSeat> seatOf(size_t e) const
    {
        const std::vector<size_t> &chain = m_layers.chains[e];
        if (!hasLabel(e) || chain.size() < 2)
            return std::nullopt;
        if (m_plan.arcs[e]) {
            const LabelSeat seat{leafOf(e), m_plan.arcs[e]->side, 0};
            if (m_plan.arcs[e]->straight || !labelsLieAt(seat.item, seat.side))
                return std::nullopt;
            return seat;
        }
        const LabelSeat first{chain.front(), Side::Right, 0};
        const LabelSeat last{chain.back(), Side::Left, 0};
        const bool canFirst = labelsLieAt(first.item, first.side);
        const bool canLast = labelsLieAt(last.item, last.side);
        if (canFirst && canLast)
            return linesAt(first.item, first.side) < linesAt(last.item, last.side) ? first : last;
        if (canFirst || canLast)
            return canFirst ? first : last;
        return LabelSeat{chain[1], Side::Left, 0}; // a bend: the line has more than one link
    }

    [[nodiscard]] bool isSeat(size_t e, size_t item, Side side) const
    {
        return m_plan.seats[e] && m_plan.seats[e]->item == item && m_plan.seats[e]->side == side;
    }

    void layLanes(Side side)
    {
        std::vector<std::vector<Leaving>> leaving(m_layers.items.size());
        for (size_t e = 0; e < m_layers.chains.size(); ++e) {
            const std::vector<size_t> &chain = m_layers.chains[e];
            if (m_plan.arcs[e]) {
                collectArc(leaving, e, side);
                continue;
            }
            for (size_t link = 0; link + 1 < chain.size(); ++link) {
                const size_t item = side == Side::Right ? chain[link] : chain[link + 1];
                const size_t other = side == Side::Right ? chain[link + 1] : chain[link];
                leaving[item].push_back({.group = 1,
                                         .order = static_cast<qint64>(m_place[other]),
                                         .edge = e,
                                         .link = link,
                                         .labelled = isSeat(e, item, side)});
            }
        }
        for (size_t item = 0; item < leaving.size(); ++item)
            layLanesOf(item, side, leaving[item]);
    }

    /// Upwards the shortest arc leaves highest, downwards lowest: so none crosses another's track.
    void collectArc(std::vector<std::vector<Leaving>> &leaving, size_t e, Side side) const
    {
        const ArcRoute &route = *m_plan.arcs[e];
        if (route.straight || route.side != side)
            return;
        const size_t a = m_layers.chains[e].front();
        const size_t b = m_layers.chains[e].back();
        for (const size_t item : {a, b}) {
            const bool upwards = m_place[item == a ? b : a] < m_place[item];
            leaving[item].push_back({.group = upwards ? 0 : 2,
                                     .order = upwards ? route.track : -route.track,
                                     .edge = e,
                                     .isArc = true,
                                     .labelled = isSeat(e, item, side)});
        }
    }

    [[nodiscard]] bool sharesLane(const Leaving &a, const Leaving &b) const
    {
        return a.isArc && b.isArc && !a.labelled && !b.labelled && a.group == b.group &&
               m_plan.arcs[a.edge]->bundle == m_plan.arcs[b.edge]->bundle;
    }

    void layLanesOf(size_t item, Side side, std::vector<Leaving> &leaving)
    {
        std::ranges::sort(leaving, {}, &Leaving::key);
        double total = 0;
        for (size_t i = 0; i < leaving.size(); ++i) {
            if (i == 0 || !sharesLane(leaving[i - 1], leaving[i]))
                total += laneHeight(leaving[i].labelled);
        }
        constexpr double Corner = 4; // lines do not leave at the very corner of a box
        const bool isBend = !m_layers.items[item].node;
        const double ports = isBend ? total : std::max(boxHeight(item) - 2 * Corner, 0.0);
        const double squeeze = total > ports && total > 0 ? ports / total : 1;
        double at = -total / 2;
        Lane lane;
        for (size_t i = 0; i < leaving.size(); ++i) {
            if (i == 0 || !sharesLane(leaving[i - 1], leaving[i])) {
                const double height = laneHeight(leaving[i].labelled);
                lane.level = isBend ? 0 : at + height / 2;
                lane.port = lane.level * squeeze;
                at += height;
            }
            setLane(leaving[i], side, lane);
        }
        ItemExtent &extent = m_plan.extents[item];
        extent.above = std::max(extent.above, total / 2);
        extent.below = std::max(extent.below, total / 2);
    }

    void setLane(const Leaving &leaving, Side side, const Lane &lane)
    {
        if (leaving.labelled)
            m_plan.seats[leaving.edge]->level = lane.level;
        if (leaving.isArc) {
            ArcRoute &route = *m_plan.arcs[leaving.edge];
            (leaving.group == 0 ? route.bottom : route.top) = lane; // upwards: the item is the lower end
        } else {
            LinkLanes &link = m_plan.links[leaving.edge][leaving.link];
            (side == Side::Right ? link.exit : link.entry) = lane;
        }
    }

    void findGaps()
    {
        m_plan.gapBelow.assign(m_layers.items.size(), 0);
        for (const std::vector<size_t> &column : m_layers.columns) {
            for (size_t i = 0; i + 1 < column.size(); ++i) {
                const bool boxes = m_layers.items[column[i]].node && m_layers.items[column[i + 1]].node;
                m_plan.gapBelow[column[i]] = boxes ? m_geometry.spacing.rowGap : m_geometry.spacing.laneGap;
            }
        }
        for (size_t e = 0; e < m_layers.chains.size(); ++e) {
            if (!m_plan.arcs[e] || !m_plan.arcs[e]->straight)
                continue;
            const size_t a = m_layers.chains[e].front();
            const size_t b = m_layers.chains[e].back();
            double &gap = m_plan.gapBelow[m_place[a] < m_place[b] ? a : b];
            const double labels = hasLabel(e) ? laneHeight(true) + m_geometry.spacing.labelGap : 0;
            gap = std::max(gap, labels + StraightArcRoom);
        }
    }

    const LayoutInput &m_input;
    const LayerGraph &m_layers;
    const ColumnGeometry &m_geometry;
    std::vector<size_t> m_place;
    LanePlan m_plan;
};

} // namespace

LanePlan planLanes(const LayoutInput &input, const LayerGraph &layers, const ColumnGeometry &geometry)
{
    return LanePlanner(input, layers, geometry).run();
}

} // namespace Clew
