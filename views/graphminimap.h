// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/graphpicture.h"
#include "views/theme.h"

#include <QWidget>

namespace Clew {

class GraphView;

/// The whole picture, small, in a corner of its view, with a frame around what is seen; shown only while the
/// picture is larger than the view. A click or drag goes there.
class GraphMiniMap final : public QWidget
{
    Q_OBJECT

public:
    explicit GraphMiniMap(GraphView *view);

    void setPicture(const GraphPicture &picture);
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    /// The view has moved.
    void follow();

Q_SIGNALS:
    void placeRequested(QPointF inPlane);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] double factor() const;
    [[nodiscard]] QPointF toPlane(QPointF inWidget) const;

    GraphView *m_view;
    Theme m_theme;
    QRectF m_bounds;
    std::vector<QRectF> m_boxes;
};

} // namespace Clew
