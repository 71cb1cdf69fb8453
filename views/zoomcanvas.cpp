// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/zoomcanvas.h"

#include "views/plaintext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr double KeyZoom = 1.25;
constexpr double WheelNotch = 120; ///< Qt's unit: eighths of a degree
constexpr double FitMargin = 24;

} // namespace

ZoomCanvas::ZoomCanvas(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

QRectF ZoomCanvas::toWidget(const QRectF &inPlane) const
{
    return {toWidget(inPlane.topLeft()), inPlane.size() * m_scale};
}

QRectF ZoomCanvas::visiblePlane() const
{
    return {toPlane(QPointF(0, 0)), QSizeF(size()) / m_scale};
}

void ZoomCanvas::setView(double scale, QPointF origin)
{
    const double limited = std::clamp(scale, m_least, m_most);
    if (limited == m_scale && origin == m_origin)
        return;
    m_scale = limited;
    m_origin = origin;
    update();
    Q_EMIT viewChanged();
}

void ZoomCanvas::setScaleLimits(double least, double most)
{
    m_least = least;
    m_most = most;
    setView(m_scale, m_origin);
}

void ZoomCanvas::zoomBy(double factor, QPointF anchorInWidget)
{
    const double scale = std::clamp(m_scale * factor, m_least, m_most);
    const QPointF anchor = toPlane(anchorInWidget);
    setView(scale, anchorInWidget - anchor * scale);
}

void ZoomCanvas::panBy(QPointF inWidget)
{
    setView(m_scale, m_origin + inWidget);
}

void ZoomCanvas::centreOn(QPointF inPlane)
{
    lookAt(m_scale, inPlane);
}

void ZoomCanvas::lookAt(double scale, QPointF inPlane)
{
    const double limited = std::clamp(scale, m_least, m_most);
    setView(limited, QPointF(width() / 2.0, height() / 2.0) - inPlane * limited);
}

void ZoomCanvas::showRect(const QRectF &inPlane, double mostScale)
{
    const double across = std::max(1.0, width() - 2 * FitMargin) / std::max(1.0, inPlane.width());
    const double down = std::max(1.0, height() - 2 * FitMargin) / std::max(1.0, inPlane.height());
    lookAt(std::min({across, down, mostScale}), inPlane.center());
}

void ZoomCanvas::zoomIn()
{
    zoomBy(KeyZoom, rect().toRectF().center());
}

void ZoomCanvas::zoomOut()
{
    zoomBy(1 / KeyZoom, rect().toRectF().center());
}

bool ZoomCanvas::pansFrom(QPointF inWidget) const
{
    Q_UNUSED(inWidget)
    return true;
}

bool ZoomCanvas::zoomedBy(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        fit();
        return true;
    default:
        return false;
    }
}

void ZoomCanvas::paintFocusFrame(QPainter &painter, const QColor &colour) const
{
    if (!hasFocus())
        return;
    painter.resetTransform();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void ZoomCanvas::showTip(const QPoint &globalPosition, const QString &text)
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(globalPosition, plainToolTip(text), this);
}

bool ZoomCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
    }
    return QWidget::event(event);
}

void ZoomCanvas::wheelEvent(QWheelEvent *event)
{
    // A touchpad gives pixels and pans; a wheel gives notches and zooms, as does either with the control key.
    if (!event->pixelDelta().isNull() && !event->modifiers().testFlag(Qt::ControlModifier)) {
        panBy(event->pixelDelta());
    } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        panBy(QPointF(event->angleDelta().y(), 0));
    } else {
        zoomBy(std::pow(KeyZoom, event->angleDelta().y() / WheelNotch), event->position());
    }
    event->accept();
}

void ZoomCanvas::mousePressEvent(QMouseEvent *event)
{
    const bool middle = event->button() == Qt::MiddleButton;
    if (!middle && (event->button() != Qt::LeftButton || !pansFrom(event->position()))) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_panning = true;
    m_dragFrom = event->position();
    setCursor(Qt::ClosedHandCursor);
}

void ZoomCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_panning) {
        QWidget::mouseMoveEvent(event);
        return;
    }
    panBy(event->position() - m_dragFrom);
    m_dragFrom = event->position();
}

void ZoomCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_panning)
        unsetCursor();
    m_panning = false;
    QWidget::mouseReleaseEvent(event);
}

void ZoomCanvas::resizeEvent(QResizeEvent *event)
{
    // What stood in the middle stays there.
    if (event->oldSize().isValid())
        panBy(QPointF(event->size().width() - event->oldSize().width(),
                      event->size().height() - event->oldSize().height()) /
              2);
    QWidget::resizeEvent(event);
}

} // namespace Clew
