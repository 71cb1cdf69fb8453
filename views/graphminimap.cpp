// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphminimap.h"

#include "views/graphview.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double MapWidth = 150;
constexpr double MapHeight = 110;
constexpr double Inset = 6;

} // namespace

GraphMiniMap::GraphMiniMap(GraphView *view)
    : QWidget(view)
    , m_view(view)
    , m_theme(Theme::of(palette()))
{
    setObjectName(u"graphMiniMap"_s);
    setFocusPolicy(Qt::NoFocus); // the arrow keys do the same
    setCursor(Qt::PointingHandCursor);
    hide();
}

QSize GraphMiniMap::sizeHint() const
{
    const QSizeF size = m_bounds.size() * factor() + QSizeF(2 * Inset, 2 * Inset);
    return size.toSize().expandedTo(QSize(32, 24));
}

double GraphMiniMap::factor() const
{
    return std::min((MapWidth - 2 * Inset) / std::max(1.0, m_bounds.width()),
                    (MapHeight - 2 * Inset) / std::max(1.0, m_bounds.height()));
}

QPointF GraphMiniMap::toPlane(QPointF inWidget) const
{
    return (inWidget - QPointF(Inset, Inset)) / factor() + m_bounds.topLeft();
}

void GraphMiniMap::setPicture(const GraphPicture &picture)
{
    m_bounds = picture.bounds;
    m_boxes.clear();
    for (const PictureNode &node : picture.nodes)
        m_boxes.push_back(node.box);
    update();
}

void GraphMiniMap::follow()
{
    // Half a unit of slack: a picture that was fitted is not larger than its view.
    setVisible(!m_boxes.empty() && !m_view->visiblePlane().adjusted(-1, -1, 1, 1).contains(m_bounds));
    update();
}

void GraphMiniMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_theme.muted);
    painter.setBrush(m_theme.raised);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.translate(Inset, Inset);
    painter.scale(factor(), factor());
    painter.translate(-m_bounds.topLeft());
    for (const QRectF &box : m_boxes)
        painter.fillRect(box, m_theme.muted);
    QPen pen(m_theme.accent, 2);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_view->visiblePlane().intersected(m_bounds.adjusted(-4, -4, 4, 4)));
}

void GraphMiniMap::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT placeRequested(toPlane(event->position()));
}

void GraphMiniMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        Q_EMIT placeRequested(toPlane(event->position()));
}

void GraphMiniMap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_theme = Theme::of(palette());
    QWidget::changeEvent(event);
}

} // namespace Clew
