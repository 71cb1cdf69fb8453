// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphview.h"

#include "views/graphaccessible.h"
#include "views/graphminimap.h"
#include "views/nearesttowards.h"
#include "views/picturemotion.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QStyle>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MotionMs = 220;
constexpr double LeastFirstScale = 0.6; ///< a first picture is not shown smaller: it could not be read
constexpr double SceneMargin = 24;
constexpr double HitDistance = 5;
constexpr double HandleReach = 9; ///< pixels around the handle's middle where it is taken hold of

/// Where no press is waiting to become a drag.
constexpr QPointF Nowhere(-1e9, -1e9);

} // namespace

GraphView::GraphView(QWidget *parent)
    : ZoomCanvas(parent)
    , m_theme(Theme::of(palette()))
    , m_painter(m_theme, font())
    , m_miniMap(new GraphMiniMap(this))
{
    ensureGraphAccessibility();
    setObjectName(u"graphView"_s);
    setAccessibleName(tr("Transition graph"));
    setScaleLimits(0.08, 3);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(MotionMs);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_marks.appearing = value.toDouble();
        setView(scale(), m_originFrom + (m_originTo - m_originFrom) * m_marks.appearing);
        update();
    });
    connect(&m_animation, &QVariantAnimation::finished, this, [this] {
        m_marks.newNodes.clear();
        m_marks.appearing = 1;
        update();
    });
    connect(this, &ZoomCanvas::viewChanged, m_miniMap, &GraphMiniMap::follow);
    connect(m_miniMap, &GraphMiniMap::placeRequested, this, &GraphView::centreOn);
}

std::optional<size_t> GraphView::rootNode() const
{
    const auto root = std::ranges::find_if(m_picture.nodes, &PictureNode::root);
    return root == m_picture.nodes.end() ? std::nullopt
                                         : std::optional(static_cast<size_t>(root - m_picture.nodes.begin()));
}

QSize GraphView::sizeHint() const
{
    return {560, 380};
}

void GraphView::setPicture(const GraphPicture &picture)
{
    m_animation.stop();
    const RecordId cursorId = m_marks.cursor ? m_picture.nodes[*m_marks.cursor].id : RecordId();
    const GraphPicture old = std::exchange(m_picture, picture);
    m_before = m_picture;
    m_marks.newNodes.clear();
    m_marks.hovered.reset();
    m_drawFrom.reset();
    bool anyKept = false;
    for (PictureNode &node : m_before.nodes) {
        if (const auto kept = old.find(node.id)) {
            node.box.moveTopLeft(old.nodes[*kept].box.topLeft());
            anyKept = true;
        } else {
            m_marks.newNodes.insert(node.id);
        }
    }
    if (!anyKept)
        m_marks.newNodes.clear(); // another picture altogether: nothing to come out of
    for (const PictureEdge &edge : m_picture.edges) {
        const RecordId &from = m_picture.nodes[edge.from].id;
        const RecordId &to = m_picture.nodes[edge.to].id;
        if (m_marks.newNodes.contains(from) && !m_marks.newNodes.contains(to))
            m_before.nodes[edge.from].box.moveTopLeft(m_before.nodes[edge.to].box.topLeft());
        else if (m_marks.newNodes.contains(to) && !m_marks.newNodes.contains(from))
            m_before.nodes[edge.to].box.moveTopLeft(m_before.nodes[edge.from].box.topLeft());
    }
    const std::optional<size_t> root = rootNode();
    const std::optional<size_t> before = root ? old.find(m_picture.nodes[*root].id) : std::nullopt;
    m_marks.cursor = m_picture.find(cursorId);
    if (root && (!m_marks.cursor || !before || !old.nodes[*before].root))
        m_marks.cursor = root;
    placeView(anyKept);
    m_miniMap->setPicture(m_picture);
    placeMiniMap();
    QAccessibleEvent changed(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
    if (hasFocus())
        announceCursor(); // the record that was opened is another child now
    update();
}

void GraphView::placeAnew()
{
    showRect(m_picture.bounds, 1);
    if (const auto root = rootNode(); root && scale() < LeastFirstScale) {
        lookAt(LeastFirstScale, m_picture.nodes[*root].box.center());
        setView(scale(), origin() + towardsPicture());
    }
    m_originFrom = m_originTo = m_placedOrigin = origin();
    m_placedScale = scale();
}

/// How far the view has to go so that it does not look past the end of a picture that is larger than it.
QPointF GraphView::towardsPicture() const
{
    const QRectF seen =
        toWidget(m_picture.bounds).adjusted(-SceneMargin, -SceneMargin, SceneMargin, SceneMargin);
    const auto along = [](double from, double to, double room) {
        if (to - from <= room)
            return 0.0;
        return from > 0 ? -from : to < room ? room - to : 0.0;
    };
    return {along(seen.left(), seen.right(), width()), along(seen.top(), seen.bottom(), height())};
}

/// A continued picture stays where it is and is only moved as far as its root wants to be seen.
void GraphView::placeView(bool anyKept)
{
    const std::optional<size_t> root = rootNode();
    if (!anyKept)
        return placeAnew();
    m_originFrom = origin();
    m_originTo = root ? originToShow(m_picture.nodes[*root].box) : origin();
    const bool still =
        m_before.nodes == m_picture.nodes && m_originFrom == m_originTo && m_marks.newNodes.isEmpty();
    const bool moves = m_animated && isVisible() &&
                       style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (still)
        return;
    if (moves) {
        m_marks.appearing = 0;
        m_animation.start();
    } else {
        m_marks.newNodes.clear();
        m_marks.appearing = 1;
        setView(scale(), m_originTo);
    }
}

QPointF GraphView::originToShow(const QRectF &box) const
{
    const QRectF seen = toWidget(box);
    QPointF by;
    const QRectF room = rect().toRectF().adjusted(SceneMargin, SceneMargin, -SceneMargin, -SceneMargin);
    if (seen.left() < room.left())
        by.setX(room.left() - seen.left());
    else if (seen.right() > room.right())
        by.setX(room.right() - seen.right());
    if (seen.top() < room.top())
        by.setY(room.top() - seen.top());
    else if (seen.bottom() > room.bottom())
        by.setY(room.bottom() - seen.bottom());
    return origin() + by;
}

std::optional<ViewPlace> GraphView::place() const
{
    const std::optional<size_t> root = rootNode();
    if (!root)
        return std::nullopt;
    const QPointF end = isAnimating() ? m_originTo : origin();
    const QPointF middle = (QPointF(width() / 2.0, height() / 2.0) - end) / scale();
    return ViewPlace{.scale = scale(), .fromRecord = middle - m_picture.nodes[*root].box.center()};
}

void GraphView::setPlace(const ViewPlace &place)
{
    const std::optional<size_t> root = rootNode();
    if (!root)
        return;
    lookAt(place.scale, m_picture.nodes[*root].box.center() + place.fromRecord);
    m_originFrom = m_originTo = origin(); // records that move go on moving
}

void GraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.base);
    painter.translate(origin());
    painter.scale(scale(), scale());
    const QRectF exposed = visiblePlane();
    if (isAnimating())
        m_painter.paint(painter, pictureBetween(m_before, m_picture, m_marks.appearing), m_marks, exposed,
                        scale());
    else
        m_painter.paint(painter, m_picture, m_marks, exposed, scale());
    paintHandles(painter);
    paintFocusFrame(painter, m_theme.accent);
}

/// Handles keep their size on the screen.
void GraphView::paintHandles(QPainter &painter) const
{
    constexpr double Radius = 5;
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_drawFrom) {
        painter.setPen(QPen(m_theme.accent, 2, Qt::DashLine));
        painter.drawLine(handleOf(*m_drawFrom), m_drawTo);
    }
    painter.setPen(QPen(m_theme.accent, 1.6));
    painter.setBrush(m_theme.base);
    for (const std::optional<size_t> &node : {m_drawFrom, m_marks.hovered}) {
        if (node && !isAnimating())
            painter.drawEllipse(handleOf(*node), Radius, Radius);
    }
}

/// At the side where consequences stand.
QPointF GraphView::handleOf(size_t node) const
{
    const QRectF &box = m_picture.nodes[node].box;
    return toWidget(QPointF(box.right(), box.center().y()));
}

std::optional<size_t> GraphView::handleAt(QPointF inWidget) const
{
    if (!m_marks.hovered)
        return std::nullopt;
    const QPointF way = inWidget - handleOf(*m_marks.hovered);
    return std::hypot(way.x(), way.y()) <= HandleReach ? m_marks.hovered : std::nullopt;
}

void GraphView::setFound(const std::optional<QSet<RecordId>> &found)
{
    m_marks.searching = found.has_value();
    m_marks.found = found.value_or(QSet<RecordId>());
    update();
}

void GraphView::setChain(const QList<ChainLink> &chain)
{
    m_marks.chain = chain;
    update();
}

void GraphView::setCursorNode(std::optional<size_t> node)
{
    if (node == m_marks.cursor || (node && *node >= m_picture.nodes.size()))
        return;
    m_marks.cursor = node;
    update();
    if (!node)
        return;
    if (!isAnimating())
        setView(scale(), originToShow(m_picture.nodes[*node].box));
    announceCursor();
    Q_EMIT cursorMoved(m_picture.nodes[*node].id);
}

void GraphView::announceCursor()
{
    if (!m_marks.cursor)
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(static_cast<int>(*m_marks.cursor));
    QAccessible::updateAccessibility(&focus);
}

std::optional<size_t> GraphView::nodeAt(QPointF inWidget) const
{
    const QPointF at = toPlane(inWidget);
    for (size_t i = m_picture.nodes.size(); i-- > 0;) {
        if (m_picture.nodes[i].box.contains(at))
            return i;
    }
    return std::nullopt;
}

std::optional<size_t> GraphView::edgeAt(QPointF inWidget) const
{
    const QPointF at = toPlane(inWidget);
    QPainterPathStroker stroker;
    stroker.setWidth(2 * HitDistance / scale());
    for (size_t i = m_picture.edges.size(); i-- > 0;) {
        const PictureEdge &edge = m_picture.edges[i];
        if (edge.label && edge.label->contains(at))
            return i;
        const QPainterPath path = GraphPainter::pathOf(edge.curve);
        const double reach = HitDistance / scale();
        if (path.controlPointRect().adjusted(-reach, -reach, reach, reach).contains(at) &&
            stroker.createStroke(path).contains(at))
            return i;
    }
    return std::nullopt;
}

std::optional<size_t> GraphView::nearestTowards(size_t from, QPointF direction) const
{
    return Clew::nearestTowards(m_picture.nodes.size(), from, direction, 1,
                                [this](size_t i) { return m_picture.nodes[i].box.center(); });
}

void GraphView::walk(QPointF direction)
{
    if (m_picture.nodes.empty())
        return;
    if (!m_marks.cursor)
        setCursorNode(0);
    else if (const auto next = nearestTowards(*m_marks.cursor, direction))
        setCursorNode(next);
}

void GraphView::fit()
{
    m_animation.stop();
    m_marks.newNodes.clear();
    m_marks.appearing = 1;
    showRect(m_picture.bounds, 1);
}

void GraphView::keyPressEvent(QKeyEvent *event)
{
    const RecordId here = m_marks.cursor ? m_picture.nodes[*m_marks.cursor].id : RecordId();
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) {
        ZoomCanvas::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return walk({-1, 0});
    case Qt::Key_Right:
        return walk({1, 0});
    case Qt::Key_Up:
        return walk({0, -1});
    case Qt::Key_Down:
        return walk({0, 1});
    case Qt::Key_Backspace:
        return Q_EMIT backRequested();
    case Qt::Key_Home:
        if (const auto root = rootNode())
            setCursorNode(root);
        return;
    case Qt::Key_Escape:
        if (!m_drawFrom)
            break;
        m_drawFrom.reset();
        m_drawTo = Nowhere;
        return update();
    default:
        break;
    }
    if (!zoomedBy(*event) && (here.isEmpty() || !askedOf(here, event->key())))
        ZoomCanvas::keyPressEvent(event);
}

/// Keys that ask for something about the record with the keyboard.
bool GraphView::askedOf(const RecordId &here, int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT recordRequested(here);
        return true;
    case Qt::Key_Space:
        Q_EMIT expandToggled(here);
        return true;
    case Qt::Key_P:
        Q_EMIT pinToggled(here);
        return true;
    case Qt::Key_L:
        Q_EMIT linkRequested(here);
        return true;
    case Qt::Key_E:
        Q_EMIT edgesRequested(here, mapToGlobal(placeOfMenu(*m_marks.cursor)));
        return true;
    case Qt::Key_T:
        Q_EMIT pathsRequested(here);
        return true;
    default:
        return false;
    }
}

QPoint GraphView::placeOfMenu(size_t node) const
{
    return toWidget(m_picture.nodes[node].box.center()).toPoint();
}

bool GraphView::pansFrom(QPointF inWidget) const
{
    return !nodeAt(inWidget) && !handleAt(inWidget);
}

void GraphView::mousePressEvent(QMouseEvent *event)
{
    if (const auto handle = handleAt(event->position()); handle && event->button() == Qt::LeftButton) {
        setCursorNode(handle);
        m_drawFrom = handle;
        m_drawTo = event->position();
        return update();
    }
    if (const auto node = nodeAt(event->position()); node && event->button() == Qt::LeftButton) {
        setCursorNode(node);
        m_drawTo = event->position();
        m_drawFrom.reset();
        return;
    }
    ZoomCanvas::mousePressEvent(event);
}

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    const auto node = nodeAt(event->position());
    const bool held = event->buttons().testFlag(Qt::LeftButton);
    if (held && !m_drawFrom && m_marks.cursor && nodeAt(m_drawTo) == m_marks.cursor &&
        (event->position() - m_drawTo).manhattanLength() >= QApplication::startDragDistance())
        m_drawFrom = m_marks.cursor;
    const bool onHandle = !m_drawFrom && handleAt(event->position());
    if (m_drawFrom || (node != m_marks.hovered && !onHandle)) {
        m_marks.hovered = node; // where the line would end, too
        update();
    }
    if (m_drawFrom) {
        m_drawTo = event->position();
        return;
    }
    ZoomCanvas::mouseMoveEvent(event);
}

void GraphView::mouseReleaseEvent(QMouseEvent *event)
{
    m_drawTo = Nowhere;
    if (const auto from = std::exchange(m_drawFrom, std::nullopt)) {
        const auto to = nodeAt(event->position());
        update();
        if (to && to != from)
            Q_EMIT edgeDrawn(m_picture.nodes[*from].id, m_picture.nodes[*to].id);
        return;
    }
    ZoomCanvas::mouseReleaseEvent(event);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto node = nodeAt(event->position())) {
        Q_EMIT recordRequested(m_picture.nodes[*node].id);
    } else if (const auto edge = edgeAt(event->position())) {
        const PictureEdge &line = m_picture.edges[*edge];
        Q_EMIT edgeRequested(m_picture.nodes[line.from].id, m_picture.nodes[line.to].id, line.kind);
    }
}

void GraphView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto node = byKey ? m_marks.cursor : nodeAt(event->pos());
    if (node) {
        setCursorNode(node);
        const QPoint at = byKey ? mapToGlobal(placeOfMenu(*node)) : event->globalPos();
        Q_EMIT menuRequested(m_picture.nodes[*node].id, at);
    } else if (const auto edge = edgeAt(event->pos()); edge && !byKey) {
        const PictureEdge &line = m_picture.edges[*edge];
        Q_EMIT edgeMenuRequested(m_picture.nodes[line.from].id, m_picture.nodes[line.to].id, line.kind,
                                 event->globalPos());
    }
}

bool GraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showTip(help->globalPos(), tipAt(help->pos()));
        return true;
    }
    if (event->type() == QEvent::Leave && m_marks.hovered) {
        m_marks.hovered.reset();
        update();
    }
    return ZoomCanvas::event(event);
}

QString GraphView::tipAt(QPointF inWidget) const
{
    if (handleAt(inWidget))
        return tr("Drag to another record to draw an edge (key L)");
    QStringList lines;
    if (const auto node = nodeAt(inWidget)) {
        const PictureNode &shown = m_picture.nodes[*node];
        lines = {shown.title, shown.caption, shown.id.value()};
    } else if (const auto edge = edgeAt(inWidget)) {
        const PictureEdge &line = m_picture.edges[*edge];
        lines = {m_picture.nodes[line.from].title, line.word, m_picture.nodes[line.to].title, line.note};
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void GraphView::resizeEvent(QResizeEvent *event)
{
    const bool isUntouched = scale() == m_placedScale && origin() == m_placedOrigin;
    ZoomCanvas::resizeEvent(event);
    m_originTo = m_originFrom = origin();
    if (isUntouched && !isAnimating())
        placeAnew();
    placeMiniMap();
}

void GraphView::placeMiniMap()
{
    const QSize size = m_miniMap->sizeHint();
    m_miniMap->setGeometry(QRect(QPoint(width() - size.width() - 8, height() - size.height() - 8), size));
    m_miniMap->follow();
}

void GraphView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Transition graph"));
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_theme = Theme::of(palette());
        m_painter = GraphPainter(m_theme, font());
    }
    ZoomCanvas::changeEvent(event);
    update();
}

QString GraphView::spokenText(size_t node) const
{
    const PictureNode &shown = m_picture.nodes[node];
    QStringList parts{shown.title, shown.caption};
    if (shown.root)
        parts.append(tr("current record"));
    for (const PictureEdge &edge : m_picture.edges) {
        const bool isOtherEnd = edge.to == node && edge.kind == EdgeKind::ConfusedWith;
        if (edge.from != node && !isOtherEnd)
            continue;
        const size_t other = edge.from == node ? edge.to : edge.from;
        parts.append(tr("%1: %2", "relation, other record").arg(edge.word, m_picture.nodes[other].title));
    }
    if (m_marks.searching && m_marks.found.contains(shown.id))
        parts.append(tr("found", "record in the graph"));
    if (shown.pinned)
        parts.append(tr("pinned", "record in the graph"));
    if (shown.hidden > 0)
        parts.append(tr("%n neighbour(s) not shown", nullptr, shown.hidden));
    parts.removeAll(QString());
    return parts.join(tr("; ", "between parts of what is read out"));
}

} // namespace Clew
