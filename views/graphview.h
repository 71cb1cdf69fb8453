// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/items/graphplace.h"
#include "views/graphpainter.h"
#include "views/zoomcanvas.h"

#include <QVariantAnimation>

namespace Clew {

class GraphMiniMap;

/// The neighbourhood of a record as a picture that is walked by key and mouse. Shows what it is given; asks
/// for everything else. Kept records stay where they are on the screen; what is new fades in beside its
/// neighbour unless the style has motion switched off.
class GraphView final : public ZoomCanvas
{
    Q_OBJECT

public:
    explicit GraphView(QWidget *parent = nullptr);

    void setPicture(const GraphPicture &picture);
    [[nodiscard]] const GraphPicture &picture() const { return m_picture; }
    /// How the picture is looked at, where an ongoing motion ends; nothing where it has no root.
    [[nodiscard]] std::optional<ViewPlace> place() const;
    /// Looks at it so at once.
    void setPlace(const ViewPlace &place);
    /// Records that were searched for; the others fade. Nothing: no search.
    void setFound(const std::optional<QSet<RecordId>> &found);
    /// Whether something else was searched for.
    [[nodiscard]] bool isFaded(size_t node) const
    {
        return m_marks.searching && !m_marks.found.contains(m_picture.nodes[node].id);
    }
    void setChain(const QList<ChainLink> &chain);
    /// The record that has the keyboard, also for screen readers.
    [[nodiscard]] std::optional<size_t> cursor() const { return m_marks.cursor; }
    void setCursorNode(std::optional<size_t> node);
    /// Node at a place of the widget.
    [[nodiscard]] std::optional<size_t> nodeAt(QPointF inWidget) const;
    [[nodiscard]] std::optional<size_t> edgeAt(QPointF inWidget) const;
    /// The nearest node in a direction (one of (1,0), (-1,0), (0,1), (0,-1)); distance across counts double.
    [[nodiscard]] std::optional<size_t> nearestTowards(size_t from, QPointF direction) const;
    /// What a screen reader says of a node: title, domain, trust, rate, and how it stands to the root.
    [[nodiscard]] QString spokenText(size_t node) const;
    [[nodiscard]] bool isAnimating() const { return m_animation.state() == QAbstractAnimation::Running; }
    void setAnimated(bool animated) { m_animated = animated; }

    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    void fit() override;

Q_SIGNALS:
    void recordRequested(const Clew::RecordId &id);
    void backRequested();
    void expandToggled(const Clew::RecordId &id);
    void pinToggled(const Clew::RecordId &id);
    void cursorMoved(const Clew::RecordId &id);
    /// The user drew a line from one record to the other.
    void edgeDrawn(const Clew::RecordId &from, const Clew::RecordId &to);
    /// An edge from the record to one that is still to be named.
    void linkRequested(const Clew::RecordId &from);
    /// A menu of the record's edges is wanted at that place of the screen.
    void edgesRequested(const Clew::RecordId &id, const QPoint &globalPosition);
    /// The ways from the record to one that is still to be named.
    void pathsRequested(const Clew::RecordId &from);
    void edgeRequested(const Clew::RecordId &from, const Clew::RecordId &to, Clew::EdgeKind kind);
    /// A menu is wanted for the record at that place of the screen.
    void menuRequested(const Clew::RecordId &id, const QPoint &globalPosition);
    void edgeMenuRequested(const Clew::RecordId &from, const Clew::RecordId &to, Clew::EdgeKind kind,
                           const QPoint &globalPosition);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    [[nodiscard]] bool pansFrom(QPointF inWidget) const override;

private:
    [[nodiscard]] std::optional<size_t> rootNode() const;
    void placeView(bool anyKept);
    void placeAnew();
    [[nodiscard]] QPointF towardsPicture() const;
    [[nodiscard]] QPointF originToShow(const QRectF &box) const;
    void walk(QPointF direction);
    void placeMiniMap();
    void paintHandles(QPainter &painter) const;
    [[nodiscard]] QPointF handleOf(size_t node) const;
    [[nodiscard]] std::optional<size_t> handleAt(QPointF inWidget) const;
    [[nodiscard]] QPoint placeOfMenu(size_t node) const;
    [[nodiscard]] QString tipAt(QPointF inWidget) const;
    void announceCursor();
    bool askedOf(const RecordId &here, int key);

    Theme m_theme;
    GraphPainter m_painter;
    GraphPicture m_picture;
    GraphPicture m_before; ///< nodes of the new picture, where they come from
    GraphMarks m_marks;
    QVariantAnimation m_animation;
    QPointF m_originFrom;
    QPointF m_originTo;
    double m_placedScale = 0; ///< as the view was placed by itself: until the user moves it
    QPointF m_placedOrigin;
    std::optional<size_t> m_drawFrom; ///< node from which a line is being drawn
    QPointF m_drawTo;
    GraphMiniMap *m_miniMap = nullptr;
    bool m_animated = true;
};

} // namespace Clew
