// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/edgerouter.h"

#include "models/graph/curvebuilder.h"

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

class EdgeRouter final
{
public:
    EdgeRouter(const LayoutInput &input, const LayerGraph &layers, const LanePlan &plan,
               const std::vector<double> &rows, const ColumnGeometry &geometry, int firstColumn)
        : m_input(input)
        , m_layers(layers)
        , m_plan(plan)
        , m_rows(rows)
        , m_geometry(geometry)
        , m_firstColumn(firstColumn)
    {
    }

    Layout run()
    {
        m_layout.pitch = m_geometry.pitch;
        for (size_t node = 0; node < m_input.nodes.size(); ++node) {
            const QSizeF size = m_input.nodes[node].size;
            const QPointF centre(centreOf(node), m_rows[node]);
            m_layout.nodes.push_back(
                {QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size), columnOf(node)});
        }
        for (size_t e = 0; e < m_input.edges.size(); ++e)
            m_layout.edges.push_back(route(e));
        return std::move(m_layout);
    }

private:
    [[nodiscard]] int columnOf(size_t item) const { return m_layers.items[item].column + m_firstColumn; }
    [[nodiscard]] double centreOf(size_t item) const { return m_geometry.centre(columnOf(item)); }

    /// Where a line leaves the item: the side of its box, the middle of the column for a bend.
    [[nodiscard]] double faceOf(size_t item, Side side) const
    {
        const std::optional<size_t> &node = m_layers.items[item].node;
        if (!node)
            return centreOf(item);
        const double half = m_input.nodes[*node].size.width() / 2;
        return centreOf(item) + (side == Side::Right ? half : -half);
    }

    [[nodiscard]] static double outwards(Side side) { return side == Side::Right ? 1 : -1; }

    [[nodiscard]] Side labelEnd(int layerColumn, Side side) const
    {
        return m_plan.labelEnds[static_cast<size_t>(layerColumn + (side == Side::Right ? 1 : 0))];
    }

    /// Where the column's share of the gap ends and the lines begin to change their height.
    [[nodiscard]] double rim(size_t item, Side side) const
    {
        const bool hasLabels =
            labelEnd(m_layers.items[item].column, side) == (side == Side::Right ? Side::Left : Side::Right);
        return m_geometry.face(columnOf(item), side) +
               outwards(side) * (m_geometry.trackStart(hasLabels) + ColumnGeometry::TrackRoom);
    }

    /// From the item's box, over the fan, to the height of its lane.
    [[nodiscard]] CurveBuilder leave(size_t item, Side side, const Lane &lane) const
    {
        CurveBuilder curve({faceOf(item, side), m_rows[item] + lane.port});
        const double face = m_geometry.face(columnOf(item), side);
        curve.lineTo({face + outwards(side) * ColumnGeometry::Stub, curve.end().y()});
        curve.bendTo({face + outwards(side) * ColumnGeometry::fanEnd(), m_rows[item] + lane.level});
        return curve;
    }

    PlacedEdge route(size_t e)
    {
        const LayoutEdge &edge = m_input.edges[e];
        const std::vector<size_t> &chain = m_layers.chains[e];
        PlacedEdge placed;
        if (chain.size() == 1)
            placed = loop(e);
        else if (m_plan.arcs[e])
            placed = m_plan.arcs[e]->straight ? straightArc(e) : trackArc(e);
        else
            placed = chainCurve(e);
        if (edge.from != chain.front())
            std::ranges::reverse(placed.curve);
        placed.sharedEnd = m_plan.arcs[e] && !m_plan.arcs[e]->straight && m_plan.arcs[e]->hub == edge.to;
        placed.backward = edge.ordered && columnOf(edge.from) >= columnOf(edge.to);
        if (!edge.label.isEmpty() && !placed.label)
            placed.label = labelAtMiddle(placed.curve, edge.label);
        return placed;
    }

    [[nodiscard]] PlacedEdge chainCurve(size_t e) const
    {
        const std::vector<size_t> &chain = m_layers.chains[e];
        CurveBuilder curve = leave(chain.front(), Side::Right, m_plan.links[e].front().exit);
        for (size_t i = 0; i + 1 < chain.size(); ++i) {
            const LinkLanes &lanes = m_plan.links[e][i];
            const double level = m_rows[chain[i + 1]] + lanes.entry.level;
            curve.lineTo({rim(chain[i], Side::Right), curve.end().y()});
            curve.bendTo({rim(chain[i + 1], Side::Left), level});
        }
        // The last piece is the way in, which is the way out turned round.
        const CurveBuilder arrival = leave(chain.back(), Side::Left, m_plan.links[e].back().entry);
        return {.curve = joined(curve, arrival), .label = seatedLabel(e)};
    }

    /// The first curve, a straight piece, and the second one backwards.
    [[nodiscard]] static std::vector<QPointF> joined(CurveBuilder first, const CurveBuilder &second)
    {
        first.lineTo(second.end());
        const std::vector<QPointF> &back = second.points();
        for (size_t i = back.size() - 1; i >= 3; i -= 3)
            first.curveTo(back[i - 1], back[i - 2], back[i - 3]);
        return first.points();
    }

    [[nodiscard]] PlacedEdge trackArc(size_t e) const
    {
        const ArcRoute &route = *m_plan.arcs[e];
        const std::vector<size_t> &chain = m_layers.chains[e];
        const bool firstIsTop = m_rows[chain[0]] < m_rows[chain[1]];
        const CurveBuilder start = leave(chain[0], route.side, firstIsTop ? route.top : route.bottom);
        const CurveBuilder arrival = leave(chain[1], route.side, firstIsTop ? route.bottom : route.top);
        const double x = trackOf(m_layers.items[chain[0]].column, route.side, route.track);
        const double out = outwards(route.side);
        const double down = firstIsTop ? 1 : -1;
        const double radius = std::min(6.0, std::abs(arrival.end().y() - start.end().y()) / 2);
        CurveBuilder curve = start;
        curve.lineTo({x - out * radius, start.end().y()});
        curve.curveTo({x, start.end().y()}, {x, start.end().y()}, {x, start.end().y() + down * radius});
        curve.lineTo({x, arrival.end().y() - down * radius});
        curve.curveTo({x, arrival.end().y()}, {x, arrival.end().y()}, {x - out * radius, arrival.end().y()});
        return {.curve = joined(curve, arrival), .label = seatedLabel(e)};
    }

    [[nodiscard]] double trackOf(int layerColumn, Side side, int track) const
    {
        const int count = m_plan.tracks[static_cast<size_t>(layerColumn)][side == Side::Left ? 0 : 1];
        const double gap =
            std::min(m_geometry.spacing.trackGap, ColumnGeometry::TrackRoom / std::max(count + 1, 1));
        const bool hasLabels =
            labelEnd(layerColumn, side) == (side == Side::Right ? Side::Left : Side::Right);
        return m_geometry.face(layerColumn + m_firstColumn, side) +
               outwards(side) * (m_geometry.trackStart(hasLabels) + gap * (track + 1));
    }

    [[nodiscard]] PlacedEdge straightArc(size_t e) const
    {
        const std::vector<size_t> &chain = m_layers.chains[e];
        const double x = centreOf(chain[0]) + m_plan.arcs[e]->shift;
        const double down = m_rows[chain[0]] < m_rows[chain[1]] ? 1 : -1;
        const auto half = [this](size_t item) { return m_input.nodes[item].size.height() / 2; };
        const QPointF start(x, m_rows[chain[0]] + down * half(chain[0]));
        CurveBuilder curve(start);
        curve.lineTo({x, m_rows[chain[1]] - down * half(chain[1])});
        return {.curve = curve.points()};
    }

    /// At the upper right corner, within the strip where lines fan out: there is never a box.
    [[nodiscard]] PlacedEdge loop(size_t e) const
    {
        const QRectF &box = m_layout.nodes[m_layers.chains[e].front()].box;
        constexpr double Inset = 3;
        constexpr double Height = 14;
        const double top = box.top() + std::min(Inset, box.height() / 4);
        const double bottom = std::min(top + Height, box.bottom());
        const double right = box.right() + ColumnGeometry::fanEnd(); // a cubic reaches three quarters of it
        CurveBuilder curve({box.right(), bottom});
        curve.curveTo({right, bottom}, {right, top}, {box.right(), top});
        return {.curve = curve.points()};
    }

    [[nodiscard]] std::optional<QRectF> seatedLabel(size_t e) const
    {
        if (!m_plan.seats[e])
            return std::nullopt;
        const LabelSeat &seat = *m_plan.seats[e];
        const QSizeF size = m_input.edges[e].label;
        const double inner = m_geometry.face(columnOf(seat.item), seat.side) +
                             outwards(seat.side) * (ColumnGeometry::fanEnd() + m_geometry.spacing.labelGap);
        const double left = seat.side == Side::Right ? inner : inner - size.width();
        return QRectF(QPointF(left, m_rows[seat.item] + seat.level - size.height() / 2), size);
    }

    [[nodiscard]] static QRectF labelAtMiddle(const std::vector<QPointF> &curve, QSizeF size)
    {
        const size_t piece = (curve.size() - 1) / 3 / 2 * 3;
        const QPointF middle =
            (curve[piece] + 3 * curve[piece + 1] + 3 * curve[piece + 2] + curve[piece + 3]) / 8;
        return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size);
    }

    const LayoutInput &m_input;
    const LayerGraph &m_layers;
    const LanePlan &m_plan;
    const std::vector<double> &m_rows;
    const ColumnGeometry &m_geometry;
    int m_firstColumn = 0;
    Layout m_layout;
};

} // namespace

Layout routeEdges(const LayoutInput &input, const LayerGraph &layers, const LanePlan &plan,
                  const std::vector<double> &rows, const ColumnGeometry &geometry, int firstColumn)
{
    return EdgeRouter(input, layers, plan, rows, geometry, firstColumn).run();
}

} // namespace Clew
