// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/layoutchecks.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew::LayoutChecks {

namespace {

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

/// Where two straight pieces cross, their ends counted half: a start belongs to a piece, its end to the next
/// one.
std::optional<QPointF> crossing(QPointF a, QPointF b, QPointF c, QPointF d)
{
    const QPointF ab = b - a;
    const QPointF cd = d - c;
    const double turn = cross(ab, cd);
    if (std::abs(turn) < 1e-9)
        return std::nullopt;
    const double t = cross(c - a, cd) / turn;
    const double u = cross(c - a, ab) / turn;
    if (t < 0 || t >= 1 || u < 0 || u >= 1)
        return std::nullopt;
    return a + t * ab;
}

QRectF around(const std::vector<QPointF> &points)
{
    double left = points.front().x();
    double right = left;
    double top = points.front().y();
    double bottom = top;
    for (const QPointF &p : points) {
        left = std::min(left, p.x());
        right = std::max(right, p.x());
        top = std::min(top, p.y());
        bottom = std::max(bottom, p.y());
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

bool overlap(const QRectF &a, const QRectF &b, double by)
{
    return a.left() < b.right() - by && b.left() < a.right() - by && a.top() < b.bottom() - by &&
           b.top() < a.bottom() - by;
}

double distance(QPointF p, QPointF a, QPointF b)
{
    const QPointF ab = b - a;
    const double length = QPointF::dotProduct(ab, ab);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, ab) / length, 0.0, 1.0) : 0;
    const QPointF d = p - (a + t * ab);
    return std::hypot(d.x(), d.y());
}

/// The point of the line so far from a point of one of its pieces, forwards or backwards.
QPointF walked(const DrawnLine &line, size_t piece, QPointF from, double length, bool forwards)
{
    QPointF at = from;
    for (size_t i = piece; i + 1 < line.points.size(); forwards ? ++i : --i) {
        const QPointF next = line.points[forwards ? i + 1 : i];
        const double step = std::hypot(next.x() - at.x(), next.y() - at.y());
        if (step >= length)
            return at + (next - at) * (length / step);
        length -= step;
        at = next;
        if (!forwards && i == 0)
            break;
    }
    return at;
}

/// Whether the line goes on along the other one from a point of its piece, forwards or backwards.
bool runsAlong(const DrawnLine &line, size_t piece, QPointF point, const DrawnLine &other)
{
    constexpr double Step = 2;
    constexpr double Together = 0.01;
    for (const bool forwards : {true, false}) {
        const QPointF probe = walked(line, piece, point, Step, forwards);
        for (size_t j = 0; j + 1 < other.points.size(); ++j) {
            if (distance(probe, other.points[j], other.points[j + 1]) < Together)
                return true;
        }
    }
    return false;
}

qint64 crossingsOfPair(const DrawnLine &a, const DrawnLine &b, const std::vector<QRectF> &boxes)
{
    constexpr double Near = 3;
    const auto isShared = [&](QPointF point) {
        for (const size_t node : {a.from, a.to}) {
            if ((node == b.from || node == b.to) &&
                boxes[node].adjusted(-Near, -Near, Near, Near).contains(point))
                return true;
        }
        return false;
    };
    qint64 count = 0;
    for (size_t i = 0; i + 1 < a.points.size(); ++i) {
        for (size_t j = 0; j + 1 < b.points.size(); ++j) {
            const std::optional<QPointF> point =
                crossing(a.points[i], a.points[i + 1], b.points[j], b.points[j + 1]);
            count += point && !isShared(*point) && !runsAlong(a, i, *point, b);
        }
    }
    return count;
}

/// Whether `to` is reached from `from` over ordered edges.
bool reaches(const LayoutInput &input, size_t from, size_t to)
{
    std::vector<char> seen(input.nodes.size(), 0);
    std::vector<size_t> queue{from};
    seen[from] = 1;
    for (size_t next = 0; next < queue.size(); ++next) {
        for (const LayoutEdge &edge : input.edges) {
            if (!edge.ordered || edge.from != queue[next] || seen[edge.to])
                continue;
            seen[edge.to] = 1;
            queue.push_back(edge.to);
        }
    }
    return seen[to];
}

QString edgeFault(const LayoutInput &input, const Layout &layout, size_t e)
{
    const LayoutEdge &edge = input.edges[e];
    const PlacedEdge &placed = layout.edges[e];
    const QString name = u"edge %1 (%2 to %3): "_s.arg(e).arg(edge.from).arg(edge.to);
    if (placed.curve.size() < 4 || placed.curve.size() % 3 != 1)
        return name + u"no curve"_s;
    const QRectF &from = layout.nodes[edge.from].box;
    const QRectF &to = layout.nodes[edge.to].box;
    const auto isAt = [](const QRectF &box, QPointF p) {
        constexpr double Near = 0.01;
        return box.adjusted(-Near, -Near, Near, Near).contains(p) &&
               !box.adjusted(Near, Near, -Near, -Near).contains(p);
    };
    if (!isAt(from, placed.curve.front()) || !isAt(to, placed.curve.back()))
        return name + u"does not run from box to box"_s;
    const std::vector<QPointF> points = flattened(placed.curve);
    const QRectF reach = around(points);
    for (size_t node = 0; node < layout.nodes.size(); ++node) {
        if (node == edge.from || node == edge.to || !overlap(reach, layout.nodes[node].box, 0))
            continue;
        const QRectF inner = layout.nodes[node].box.adjusted(0.5, 0.5, -0.5, -0.5);
        if (std::ranges::any_of(points, [&inner](QPointF p) { return inner.contains(p); }))
            return name + u"runs through box %1"_s.arg(node);
    }
    if (edge.label.isEmpty() != !placed.label || (placed.label && placed.label->size() != edge.label))
        return name + u"label"_s;
    const bool pointsRight = from.right() < to.left();
    if (edge.ordered && edge.from != edge.to && !pointsRight) {
        if (!placed.backward)
            return name + u"points left and does not say so"_s;
        if (!edge.cyclic && !reaches(input, edge.to, edge.from) && !input.nodes[edge.from].pinned &&
            !input.nodes[edge.to].pinned)
            return name + u"points left without a cycle"_s;
    }
    if (placed.backward && pointsRight)
        return name + u"says it points left and does not"_s;
    return {};
}

} // namespace

std::vector<QPointF> flattened(const std::vector<QPointF> &curve)
{
    constexpr int Steps = 16;
    std::vector<QPointF> points{curve.front()};
    for (size_t i = 0; i + 3 < curve.size(); i += 3) {
        for (int k = 1; k <= Steps; ++k) {
            const double t = double(k) / Steps;
            const double s = 1 - t;
            points.push_back(s * s * s * curve[i] + 3 * s * s * t * curve[i + 1] +
                             3 * s * t * t * curve[i + 2] + t * t * t * curve[i + 3]);
        }
    }
    return points;
}

qint64 geometricCrossings(const std::vector<DrawnLine> &lines, const std::vector<QRectF> &boxes)
{
    std::vector<QRectF> bounds;
    for (const DrawnLine &line : lines)
        bounds.push_back(around(line.points).adjusted(-1, -1, 1, 1));
    qint64 count = 0;
    for (size_t i = 0; i < lines.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            if (bounds[i].intersects(bounds[j]))
                count += crossingsOfPair(lines[i], lines[j], boxes);
        }
    }
    return count;
}

std::vector<DrawnLine> drawnLines(const LayoutInput &input, const Layout &layout)
{
    std::vector<DrawnLine> lines;
    for (size_t e = 0; e < input.edges.size(); ++e)
        lines.push_back({flattened(layout.edges[e].curve), input.edges[e].from, input.edges[e].to});
    return lines;
}

std::vector<QRectF> nodeBoxes(const Layout &layout)
{
    std::vector<QRectF> boxes;
    for (const PlacedNode &node : layout.nodes)
        boxes.push_back(node.box);
    return boxes;
}

QString firstFault(const LayoutInput &input, const Layout &layout)
{
    if (layout.nodes.size() != input.nodes.size() || layout.edges.size() != input.edges.size())
        return u"parts are missing"_s;
    std::vector<std::pair<QString, QRectF>> taken;
    const auto take = [&taken, &layout](const QString &name, const QRectF &box) {
        constexpr double Rounding = 0.01;
        if (!layout.bounds.adjusted(-Rounding, -Rounding, Rounding, Rounding).contains(box))
            return name + u" lies outside the bounds"_s;
        for (const auto &[other, otherBox] : taken) {
            if (overlap(box, otherBox, Rounding))
                return u"%1 meets %2"_s.arg(name, other);
        }
        taken.emplace_back(name, box);
        return QString();
    };
    for (size_t i = 0; i < layout.nodes.size(); ++i) {
        if (layout.nodes[i].box.size() != input.nodes[i].size)
            return u"box %1 has another size"_s.arg(i);
        if (const QString fault = take(u"box %1"_s.arg(i), layout.nodes[i].box); !fault.isEmpty())
            return fault;
    }
    for (size_t e = 0; e < layout.edges.size(); ++e) {
        if (const QString fault = edgeFault(input, layout, e); !fault.isEmpty())
            return fault;
        if (!layout.edges[e].label)
            continue;
        if (const QString fault = take(u"label %1"_s.arg(e), *layout.edges[e].label); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace Clew::LayoutChecks
