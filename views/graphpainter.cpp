// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphpainter.h"

#include "views/graphfaces.h"
#include "views/plaintext.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double Corner = 6;
constexpr double HeadLength = 9;
constexpr double HeadWidth = 8;
constexpr double RingRadius = 3;
constexpr double Faded = 0.22;
constexpr double RateHeight = 3;

QRectF curveBounds(const PictureEdge &edge)
{
    QRectF bounds;
    for (const QPointF &point : edge.curve)
        bounds |= QRectF(point - QPointF(1, 1), QSizeF(2, 2));
    return edge.label ? bounds | *edge.label : bounds;
}

/// Where a curve ends, and from where it comes there.
std::pair<QPointF, QPointF> lastTangent(const std::vector<QPointF> &curve)
{
    const QPointF end = curve.back();
    for (size_t i = curve.size() - 1; i > 0; --i) {
        const QPointF along = end - curve[i - 1];
        const double length = std::hypot(along.x(), along.y());
        if (length > 0.01)
            return {end, along / length};
    }
    return {end, QPointF(1, 0)};
}

} // namespace

GraphPainter::GraphPainter(const Theme &theme, const QFont &font)
    : m_theme(theme)
    , m_font(font)
    , m_small(graphSmallFont(font))
    , m_metrics(m_font)
    , m_smallMetrics(m_small)
{
}

QPainterPath GraphPainter::pathOf(const std::vector<QPointF> &curve)
{
    QPainterPath path;
    if (curve.empty())
        return path;
    path.moveTo(curve.front());
    for (size_t i = 1; i + 2 < curve.size(); i += 3)
        path.cubicTo(curve[i], curve[i + 1], curve[i + 2]);
    return path;
}

double GraphPainter::opacity(const PictureNode &node, const GraphMarks &marks) const
{
    const double shown = marks.newNodes.contains(node.id) ? marks.appearing : 1;
    return shown * (marks.searching && !marks.found.contains(node.id) ? Faded : 1);
}

void GraphPainter::paint(QPainter &painter, const GraphPicture &picture, const GraphMarks &marks,
                         const QRectF &exposed, double scale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const PictureEdge &edge : picture.edges) {
        if (!curveBounds(edge).intersects(exposed))
            continue;
        painter.setOpacity(
            std::min(opacity(picture.nodes[edge.from], marks), opacity(picture.nodes[edge.to], marks)));
        paintEdge(painter, picture, edge, marks, scale);
    }
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        const PictureNode &node = picture.nodes[i];
        if (!node.box.adjusted(-4, -4, 4, 4).intersects(exposed))
            continue;
        painter.setOpacity(opacity(node, marks));
        paintNode(painter, node, marks.cursor == i, marks.hovered == i, scale);
    }
    painter.setOpacity(1);
    if (!marks.chain.isEmpty())
        paintChain(painter, picture, marks);
}

void GraphPainter::paintEnds(QPainter &painter, const PictureEdge &edge, const QColor &colour) const
{
    painter.setPen(Qt::NoPen);
    const auto [end, along] = lastTangent(edge.curve);
    if (edge.kind == EdgeKind::LeadsTo) {
        const QPointF across(-along.y(), along.x());
        const QPointF foot = end - along * HeadLength;
        const QPointF head[] = {end, foot + across * (HeadWidth / 2), foot - across * (HeadWidth / 2)};
        painter.setBrush(colour);
        painter.drawPolygon(head, 3);
        return;
    }
    painter.setBrush(m_theme.base);
    painter.setPen(QPen(colour, 1.4));
    // Rings stand before their boxes, whole.
    painter.drawEllipse(end - along * RingRadius, RingRadius, RingRadius);
    const auto [start, back] = lastTangent({edge.curve.rbegin(), edge.curve.rend()});
    painter.drawEllipse(start - back * RingRadius, RingRadius, RingRadius);
}

void GraphPainter::paintEdge(QPainter &painter, const GraphPicture &picture, const PictureEdge &edge,
                             const GraphMarks &marks, double scale) const
{
    if (edge.curve.size() < 4)
        return;
    const auto touches = [&](std::optional<size_t> node) {
        return node && (edge.from == *node || edge.to == *node);
    };
    const bool strong = touches(marks.cursor) || touches(marks.hovered);
    const bool inChain = std::ranges::any_of(marks.chain, [&](const ChainLink &link) {
        return edge.kind == EdgeKind::LeadsTo && picture.nodes[edge.from].id == link.from &&
               picture.nodes[edge.to].id == link.to;
    });
    const QColor colour = inChain ? m_theme.accent : strong ? m_theme.text : m_theme.muted;
    QPen pen(colour, inChain ? 3 : edge.backward || strong ? 2.2 : 1.4);
    pen.setCapStyle(Qt::FlatCap);
    if (edge.proposed)
        pen.setDashPattern({1, 2.5});
    else if (edge.kind == EdgeKind::ConfusedWith)
        pen.setDashPattern({4, 3});
    std::vector<QPointF> curve = edge.curve;
    if (edge.sharedEnd)
        std::ranges::reverse(curve); // dashes of shared parts fall on each other
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(pathOf(curve));
    paintEnds(painter, edge, colour);
    if (!edge.label || scale < LeastTextScale)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.base);
    painter.drawRect(*edge.label);
    painter.setFont(m_small);
    painter.setPen(inChain ? m_theme.accent : strong ? m_theme.text : m_theme.muted);
    painter.drawText(*edge.label, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, edge.word);
}

void GraphPainter::paintRate(QPainter &painter, const PictureNode &node) const
{
    if (!node.rate)
        return;
    const QRectF groove(node.box.left() + Corner, node.box.bottom() - RateHeight - 2,
                        node.box.width() - 2 * Corner, RateHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.border);
    painter.drawRect(groove);
    QRectF part = groove;
    part.setWidth(groove.width() * std::clamp(*node.rate, 0.0, 1.0));
    painter.setBrush(m_theme.good);
    painter.drawRect(part);
}

void GraphPainter::paintNode(QPainter &painter, const PictureNode &node, bool isCursor, bool isHovered,
                             double scale) const
{
    const QColor edge = node.root || isCursor ? m_theme.accent : isHovered ? m_theme.text : m_theme.muted;
    painter.setPen(QPen(edge, node.root ? 2.4 : 1.2));
    painter.setBrush(m_theme.raised);
    painter.drawRoundedRect(node.box, Corner, Corner);
    if (isCursor) {
        // The keyboard's frame stands apart from the box: seen without its colour.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 1.6, Qt::DashLine));
        painter.drawRoundedRect(node.box.adjusted(-3.5, -3.5, 3.5, 3.5), Corner + 3, Corner + 3);
    }
    paintRate(painter, node);
    if (scale < LeastTextScale)
        return paintFarTitle(painter, node, scale);
    double y = node.box.top() + GraphFaces::Padding;
    const double left = node.box.left() + GraphFaces::Padding;
    painter.setFont(m_small);
    painter.setPen(m_theme.muted);
    painter.drawText(QPointF(left, y + m_smallMetrics.ascent()), node.face.caption);
    QString corner;
    if (node.pinned)
        corner += u'\u25c6';
    if (node.hidden > 0)
        corner += u"+%1"_s.arg(node.hidden);
    else if (node.collapsed)
        corner += u"+"_s;
    if (!corner.isEmpty()) {
        painter.setPen(m_theme.accent);
        const double width = m_smallMetrics.horizontalAdvance(corner);
        painter.drawText(QPointF(node.box.right() - GraphFaces::Padding - width, y + m_smallMetrics.ascent()),
                         corner);
    }
    y += m_smallMetrics.lineSpacing();
    painter.setFont(m_font);
    painter.setPen(m_theme.text);
    for (const QString &line : node.face.title) {
        painter.drawText(QPointF(left, y + m_metrics.ascent()), line);
        y += m_metrics.lineSpacing();
    }
}

/// From afar the beginning of the title stays readable: as many words as the box has room for at the size of
/// other small text on the screen.
void GraphPainter::paintFarTitle(QPainter &painter, const PictureNode &node, double scale) const
{
    constexpr double Inset = 3;
    const QRectF room(0, 0, node.box.width() * scale - 2 * Inset, node.box.height() * scale);
    if (room.width() < m_smallMetrics.averageCharWidth() * 5 || room.height() < m_smallMetrics.ascent())
        return;
    painter.save();
    painter.translate(node.box.topLeft());
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(m_small);
    painter.setPen(m_theme.text);
    painter.drawText(room.translated(Inset, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     m_smallMetrics.elidedText(singleLine(node.title), Qt::ElideRight, room.width()));
    painter.restore();
}

void GraphPainter::paintChain(QPainter &painter, const GraphPicture &picture, const GraphMarks &marks) const
{
    for (const ChainLink &link : marks.chain) {
        const auto from = picture.find(link.from);
        const auto to = picture.find(link.to);
        if (!from || !to)
            continue;
        const QPointF start = picture.nodes[*from].box.center();
        const QPointF end = picture.nodes[*to].box.center();
        const auto known = std::ranges::find_if(picture.edges, [&](const PictureEdge &edge) {
            return edge.from == *from && edge.to == *to && edge.kind == EdgeKind::LeadsTo;
        });
        QPointF middle = (start + end) / 2;
        if (known == picture.edges.end()) {
            PictureEdge drawn{.from = *from, .to = *to};
            const QPointF a(picture.nodes[*from].box.right(), start.y());
            const QPointF b(picture.nodes[*to].box.left(), end.y());
            const double bend = std::max(40.0, std::abs(b.x() - a.x()) / 2);
            drawn.curve = {a, a + QPointF(bend, 0), b - QPointF(bend, 0), b};
            QPen pen(m_theme.accent, 2.4);
            pen.setDashPattern({1, 2.5});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(pathOf(drawn.curve));
            paintEnds(painter, drawn, m_theme.accent);
            middle = (a + b) / 2;
        } else if (known->label) {
            middle = known->label->center() + QPointF(0, known->label->height());
        }
        if (link.delay.isEmpty())
            continue;
        QRectF ground(0, 0, m_smallMetrics.horizontalAdvance(link.delay) + 8, m_smallMetrics.height() + 2);
        ground.moveCenter(middle);
        painter.setPen(QPen(m_theme.accent, 1));
        painter.setBrush(m_theme.base);
        painter.drawRoundedRect(ground, 3, 3);
        painter.setFont(m_small);
        painter.drawText(ground, Qt::AlignCenter | Qt::TextSingleLine, link.delay);
    }
}

} // namespace Clew
