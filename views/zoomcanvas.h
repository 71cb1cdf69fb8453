// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QWidget>

class QKeyEvent;
class QPainter;

namespace Clew {

/// A plane that is looked at through a widget: zoomed by wheel, pinch and keys, panned by dragging. Knows
/// nothing of what is drawn there.
class ZoomCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit ZoomCanvas(QWidget *parent = nullptr);

    /// Size of a unit of the plane on the screen, in device-independent pixels.
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] QPointF toPlane(QPointF inWidget) const { return (inWidget - m_origin) / m_scale; }
    [[nodiscard]] QPointF toWidget(QPointF inPlane) const { return inPlane * m_scale + m_origin; }
    [[nodiscard]] QRectF toWidget(const QRectF &inPlane) const;
    /// The part of the plane that is seen.
    [[nodiscard]] QRectF visiblePlane() const;

    void zoomBy(double factor, QPointF anchorInWidget);
    void panBy(QPointF inWidget);
    void centreOn(QPointF inPlane);
    /// That scale, within its limits, and that point in the middle.
    void lookAt(double scale, QPointF inPlane);
    /// Shows the rectangle as large as it fits, within the limits of the scale and `mostScale`.
    void showRect(const QRectF &inPlane, double mostScale);
    void setScaleLimits(double least, double most);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    /// Shows all there is; what that is the subclass knows.
    virtual void fit() = 0;

Q_SIGNALS:
    /// Scale or place have changed.
    void viewChanged();

protected:
    [[nodiscard]] QPointF origin() const { return m_origin; }
    void setView(double scale, QPointF origin);
    /// Whether a press there begins a pan; else the subclass has a use for it.
    [[nodiscard]] virtual bool pansFrom(QPointF inWidget) const;

    /// Plus, minus and 0 zoom and fit; false where the key is another one.
    bool zoomedBy(const QKeyEvent &event);
    /// The frame that says where the keyboard is; to be painted last.
    void paintFocusFrame(QPainter &painter, const QColor &colour) const;
    /// A tool tip of plain text; none for an empty one.
    void showTip(const QPoint &globalPosition, const QString &text);

    bool event(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    double m_scale = 1;
    double m_least = 0.05;
    double m_most = 4;
    QPointF m_origin; ///< where the plane's origin is in the widget
    QPointF m_dragFrom;
    bool m_panning = false;
};

} // namespace Clew
