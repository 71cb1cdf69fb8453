// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphmapview.h"

#include "views/graphfaces.h"
#include "views/nearesttowards.h"
#include "views/plaintext.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double LeastDotSpacing = 2.5;  ///< pixels: nearer, records are not told apart
constexpr double LeastEdgeSpacing = 9;   ///< pixels: nearer, edges would be one grey
constexpr double LeastTitleSpacing = 90; ///< pixels: room for some words
constexpr size_t MostRoads = 1500;
constexpr size_t MostNames = 60;
constexpr size_t MostSmoothDiscs = 400;
constexpr double SmallDot = 6; ///< pixels of radius: larger dots are drawn round and smooth
constexpr double FadedRecord = 0.25;

/// A filled square with its corners cut, straight into the bytes: a hundred thousand of them are a frame.
class DotStamp final
{
public:
    explicit DotStamp(QImage &image)
        : m_bytes(image.bits())
        , m_stride(image.bytesPerLine())
        , m_width(image.width())
        , m_height(image.height())
    {
    }

    void draw(QPointF centre, double radius, QRgb colour) const
    {
        const int left = std::max(0, static_cast<int>(centre.x() - radius + 0.5));
        const int right = std::min(m_width, static_cast<int>(centre.x() + radius + 0.5));
        const int top = std::max(0, static_cast<int>(centre.y() - radius + 0.5));
        const int bottom = std::min(m_height, static_cast<int>(centre.y() + radius + 0.5));
        const bool cuts = bottom - top > 2 && right - left > 2;
        for (int y = top; y < bottom; ++y) {
            auto *line = reinterpret_cast<QRgb *>(m_bytes + y * m_stride);
            const int inset = cuts && (y == top || y == bottom - 1) ? 1 : 0;
            std::fill(line + left + inset, line + std::max(left + inset, right - inset), colour);
        }
    }

private:
    uchar *m_bytes;
    qsizetype m_stride;
    int m_width;
    int m_height;
};

} // namespace

GraphMapView::GraphMapView(QWidget *parent)
    : ZoomCanvas(parent)
    , m_theme(Theme::of(palette()))
{
    setObjectName(u"graphMap"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Map of the whole catalog"));
    setScaleLimits(0.2, 400);
}

void GraphMapView::setContent(std::shared_ptr<const MapContent> content, TitleOf titleOf)
{
    const auto idOf = [this](RecordIndex record) {
        return m_content && record.isValid() ? m_content->graph->id(record) : RecordId();
    };
    const RecordId current = idOf(m_current);
    const RecordId cursor = idOf(m_cursor);
    const QPointF middle = visiblePlane().center();
    const RecordIndex anchor = m_fitted ? nearestTo(middle) : RecordIndex();
    const RecordId anchorId = idOf(anchor);
    const QPointF fromAnchor = anchor.isValid() ? middle - placeOf(anchor) : QPointF();
    m_content = std::move(content);
    m_titleOf = std::move(titleOf);
    m_found.clear();
    m_searching = false;
    const auto find = [this](const RecordId &id) {
        return m_content ? m_content->graph->find(id) : RecordIndex();
    };
    m_current = find(current);
    m_cursor = find(cursor);
    if (const RecordIndex same = find(anchorId); same.isValid()) {
        limitScale();
        lookAt(scale(), placeOf(same) + fromAnchor);
    } else {
        m_fitted = false;
        if (isVisible())
            fit();
    }
    update();
}

void GraphMapView::setFound(const std::optional<QSet<RecordId>> &found)
{
    m_searching = found.has_value() && m_content;
    m_found.clear();
    if (m_searching) {
        m_found.assign(static_cast<size_t>(m_content->graph->nodeCount()), 0);
        for (const RecordId &id : *found) {
            if (const RecordIndex record = m_content->graph->find(id); record.isValid())
                m_found[static_cast<size_t>(record.value())] = 1;
        }
    }
    update();
}

void GraphMapView::setCurrent(const RecordId &id)
{
    const RecordIndex record = m_content ? m_content->graph->find(id) : RecordIndex();
    const bool isOther = record != m_current;
    m_current = m_cursor = record;
    if (isOther && m_current.isValid() && m_fitted && !visiblePlane().contains(placeOf(m_current)))
        centreOn(placeOf(m_current));
    update();
}

std::optional<ViewPlace> GraphMapView::place() const
{
    if (!m_content || !m_current.isValid() || !m_fitted)
        return std::nullopt;
    return ViewPlace{.scale = scale(), .fromRecord = visiblePlane().center() - placeOf(m_current)};
}

void GraphMapView::setPlace(const ViewPlace &place)
{
    if (!m_content || !m_current.isValid())
        return;
    limitScale();
    lookAt(place.scale, placeOf(m_current) + place.fromRecord);
    m_fitted = true;
}

/// Invalid where the map has no records.
RecordIndex GraphMapView::nearestTo(QPointF place) const
{
    if (!m_content || m_content->map.places.empty())
        return {};
    const auto distance = [place](QPointF other) {
        const QPointF way = other - place;
        return QPointF::dotProduct(way, way);
    };
    const auto nearest = std::ranges::min_element(m_content->map.places, {}, distance);
    return RecordIndex(nearest - m_content->map.places.begin());
}

/// From afar as far as the picture is large, no further.
void GraphMapView::limitScale()
{
    const double reach = std::max(1.0, m_content->map.reach);
    const double least = 0.8 * std::min(width(), height()) / (2 * reach);
    setScaleLimits(std::min(least, 1.0), 400);
}

void GraphMapView::fit()
{
    if (!m_content || m_content->map.reach <= 0)
        return;
    const double reach = m_content->map.reach;
    limitScale();
    showRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), 60);
    m_fitted = true;
}

bool GraphMapView::isFaded(RecordIndex record) const
{
    return m_searching && !m_found[static_cast<size_t>(record.value())];
}

double GraphMapView::dotRadius() const
{
    return std::clamp(scale() * 0.22, 0.8, 14.0);
}

/// Calls `use` with each record of the communities whose place is in `plane`, and that place.
template <typename Use>
void GraphMapView::forRecordsIn(const QRectF &plane, const std::vector<std::uint32_t> &communities,
                                Use use) const
{
    const GraphMap &map = m_content->map;
    for (const std::uint32_t i : communities) {
        for (const RecordIndex record : map.communities[i].members) {
            const QPointF place = map.places[static_cast<size_t>(record.value())];
            if (plane.contains(place))
                use(record, place);
        }
    }
}

std::vector<std::uint32_t> GraphMapView::communitiesIn(const QRectF &plane) const
{
    std::vector<std::uint32_t> seen;
    const auto &communities = m_content->map.communities;
    for (std::uint32_t i = 0; i < communities.size(); ++i) {
        const MapCommunity &community = communities[i];
        const QRectF box(community.centre.x() - community.radius, community.centre.y() - community.radius,
                         2 * community.radius, 2 * community.radius);
        if (box.intersects(plane))
            seen.push_back(i);
    }
    return seen;
}

void GraphMapView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.base);
    if (!m_content)
        return;
    const std::vector<std::uint32_t> seen = communitiesIn(visiblePlane());
    paintDiscs(painter, seen);
    if (scale() < LeastEdgeSpacing)
        paintRoads(painter);
    else
        paintEdges(painter, seen);
    if (scale() >= LeastDotSpacing)
        paintDots(painter, seen);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_cursor.isValid() && m_cursor != m_current)
        paintMark(painter, m_cursor, m_theme.text);
    if (m_current.isValid())
        paintMark(painter, m_current, m_theme.accent);
    if (scale() >= LeastTitleSpacing)
        paintTitles(painter, seen);
    else
        paintNames(painter, seen);
    paintFocusFrame(painter, m_theme.accent);
}

void GraphMapView::paintDiscs(QPainter &painter, const std::vector<std::uint32_t> &seen) const
{
    const bool dotsToo = scale() >= LeastDotSpacing;
    // Where records are not told apart, the discs stand for them.
    const QColor fill = dotsToo ? m_theme.raised : mixed(m_theme.base, m_theme.muted, 0.5);
    const QColor edge = mixed(m_theme.base, m_theme.text, 0.25);
    painter.setRenderHint(QPainter::Antialiasing, seen.size() < MostSmoothDiscs);
    for (const std::uint32_t i : seen) {
        const MapCommunity &community = m_content->map.communities[i];
        const double radius = community.radius * scale();
        const QPointF centre = toWidget(community.centre);
        painter.setBrush(fill);
        // Dots of a small line are not seen, and cost what they cost.
        const bool dotted = !community.linked && radius > 14;
        painter.setPen(radius > 3 ? QPen(edge, 1, dotted ? Qt::DotLine : Qt::SolidLine) : QPen(Qt::NoPen));
        if (radius < 1.5)
            painter.fillRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), fill);
        else
            painter.drawEllipse(centre, radius, radius);
    }
}

void GraphMapView::paintRoads(QPainter &painter) const
{
    QList<QLineF> lines;
    const auto &communities = m_content->map.communities;
    const QRectF view = rect().toRectF();
    for (const auto &[a, b] : m_content->map.roads) {
        const QLineF line(toWidget(communities[a].centre), toWidget(communities[b].centre));
        if (!QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(view))
            continue;
        lines.append(line);
        if (static_cast<size_t>(lines.size()) >= MostRoads)
            break;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(mixed(m_theme.base, m_theme.text, 0.35), 1));
    painter.drawLines(lines);
}

void GraphMapView::paintEdges(QPainter &painter, const std::vector<std::uint32_t> &seen) const
{
    QList<QLineF> leads;
    QList<QLineF> alikes;
    const RecordGraph &graph = *m_content->graph;
    const GraphMap &map = m_content->map;
    const QRectF view = visiblePlane();
    forRecordsIn(view, seen, [&](RecordIndex record, QPointF place) {
        for (const EdgeIndex index : graph.edgesOf(record)) {
            const GraphEdge &edge = graph.edge(index);
            const QPointF other = map.places[static_cast<size_t>(edge.other(record).value())];
            if (edge.from != record && view.contains(other))
                continue; // drawn from its other end
            (edge.kind == EdgeKind::LeadsTo ? leads : alikes)
                .append(QLineF(toWidget(place), toWidget(other)));
        }
    });
    painter.setRenderHint(QPainter::Antialiasing, leads.size() + alikes.size() < 600);
    const QColor colour = mixed(m_theme.base, m_theme.text, m_searching ? 0.2 : 0.4);
    painter.setPen(QPen(colour, 1));
    painter.drawLines(leads);
    painter.setPen(alikes.size() < 600 ? QPen(colour, 1, Qt::DashLine) : QPen(colour, 1));
    painter.drawLines(alikes);
}

void GraphMapView::paintDots(QPainter &painter, const std::vector<std::uint32_t> &seen)
{
    const double radius = dotRadius();
    const QRectF view = visiblePlane().adjusted(-1, -1, 1, 1);
    const QColor strong = m_searching ? m_theme.accent : m_theme.muted;
    const QColor faded = mixed(m_theme.base, m_theme.muted, FadedRecord + 0.1);
    if (radius >= SmallDot) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        forRecordsIn(view, seen, [&](RecordIndex record, QPointF place) {
            painter.setBrush(isFaded(record) ? faded : strong);
            painter.drawEllipse(toWidget(place), radius, radius);
        });
        return;
    }
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_dots.size() != pixels)
        m_dots = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    m_dots.setDevicePixelRatio(1);
    m_dots.fill(Qt::transparent);
    const DotStamp stamp(m_dots);
    forRecordsIn(view, seen, [&](RecordIndex record, QPointF place) {
        stamp.draw(toWidget(place) * ratio, radius * ratio, isFaded(record) ? faded.rgba() : strong.rgba());
    });
    m_dots.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(0, 0), m_dots);
}

void GraphMapView::paintMark(QPainter &painter, RecordIndex record, const QColor &colour) const
{
    const QPointF at = toWidget(m_content->map.places[static_cast<size_t>(record.value())]);
    const double radius = std::max(dotRadius() + 3, 6.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2.4));
    painter.drawEllipse(at, radius, radius);
}

/// The largest communities first, as many as have room.
void GraphMapView::paintNames(QPainter &painter, const std::vector<std::uint32_t> &seen) const
{
    std::vector<std::uint32_t> order = seen;
    const auto &communities = m_content->map.communities;
    const auto byRadius = [&](std::uint32_t a, std::uint32_t b) {
        return communities[a].radius != communities[b].radius ? communities[a].radius > communities[b].radius
                                                              : a < b;
    };
    const size_t some = std::min(order.size(), MostNames * 4);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(some), order.end(),
                      byRadius);
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    std::vector<QRectF> taken;
    for (size_t i = 0; i < some && taken.size() < MostNames; ++i) {
        const MapCommunity &community = communities[order[i]];
        const QString &name = m_content->names.at(static_cast<qsizetype>(order[i]));
        const double radius = community.radius * scale();
        if (name.isEmpty() || radius < 9)
            continue;
        const QString text = locale().toString(static_cast<qulonglong>(community.members.size()));
        const QString label = community.members.size() > 1 ? u"%1 (%2)"_s.arg(name, text) : name;
        QRectF box(0, 0, metrics.horizontalAdvance(label) + 8, metrics.height() + 2);
        const QPointF centre = toWidget(community.centre);
        box.moveCenter(
            scale() < LeastDotSpacing ? centre : QPointF(centre.x(), centre.y() - radius + box.height() / 2));
        const bool meets =
            std::ranges::any_of(taken, [&box](const QRectF &other) { return other.intersects(box); });
        if (meets || !rect().toRectF().intersects(box))
            continue;
        taken.push_back(box);
        QColor ground = m_theme.base;
        ground.setAlphaF(0.85F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(m_theme.text);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, label);
    }
}

void GraphMapView::paintTitles(QPainter &painter, const std::vector<std::uint32_t> &seen) const
{
    const QFont small = graphSmallFont(font());
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    const double width = scale() * 0.86;
    const QRectF view = visiblePlane().adjusted(-1, -1, 1, 1);
    if (!m_titleOf)
        return;
    forRecordsIn(view, seen, [&](RecordIndex record, QPointF place) {
        const QString title =
            metrics.elidedText(singleLine(cutText(m_titleOf(record), 120)), Qt::ElideRight, width);
        const QPointF centre = toWidget(place);
        const QRectF box(centre.x() - width / 2, centre.y() + dotRadius() + 2, width, metrics.height());
        painter.setPen(isFaded(record) ? m_theme.muted : m_theme.text);
        painter.drawText(box, Qt::AlignHCenter | Qt::AlignTop | Qt::TextSingleLine, title);
    });
}

RecordIndex GraphMapView::recordAt(QPointF inWidget) const
{
    if (!m_content)
        return {};
    const QPointF at = toPlane(inWidget);
    const double reach = std::max(0.5, 8 / scale());
    RecordIndex best;
    double least = reach;
    for (const std::uint32_t i :
         communitiesIn(QRectF(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)))) {
        for (const RecordIndex record : m_content->map.communities[i].members) {
            const QPointF way = m_content->map.places[static_cast<size_t>(record.value())] - at;
            const double distance = std::hypot(way.x(), way.y());
            if (distance < least) {
                least = distance;
                best = record;
            }
        }
    }
    return best;
}

RecordIndex GraphMapView::nearestTowards(RecordIndex from, QPointF direction) const
{
    if (!m_content)
        return {};
    constexpr double Least = 0.1;
    const auto &places = m_content->map.places;
    const auto nearest = Clew::nearestTowards(places.size(), static_cast<size_t>(from.value()), direction,
                                              Least, [&places](size_t i) { return places[i]; });
    return nearest ? RecordIndex(static_cast<qsizetype>(*nearest)) : RecordIndex();
}

void GraphMapView::keyPressEvent(QKeyEvent *event)
{
    const auto walk = [this](QPointF direction) {
        const RecordIndex start = m_cursor.isValid() ? m_cursor : m_current;
        const RecordIndex next = start.isValid() ? nearestTowards(start, direction)
                                 : m_content && m_content->graph->nodeCount() > 0 ? RecordIndex(0)
                                                                                  : RecordIndex();
        if (!next.isValid())
            return;
        m_cursor = next;
        const QPointF place = m_content->map.places[static_cast<size_t>(next.value())];
        if (!visiblePlane().contains(place))
            centreOn(place);
        setAccessibleDescription(m_titleOf ? m_titleOf(next) : QString());
        update();
    };
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
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor.isValid())
            Q_EMIT recordRequested(m_content->graph->id(m_cursor));
        return;
    default:
        if (!zoomedBy(*event))
            ZoomCanvas::keyPressEvent(event);
    }
}

void GraphMapView::mousePressEvent(QMouseEvent *event)
{
    if (const RecordIndex record = recordAt(event->position());
        record.isValid() && scale() >= LeastDotSpacing) {
        m_cursor = record;
        update();
    }
    ZoomCanvas::mousePressEvent(event);
}

void GraphMapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const RecordIndex record = recordAt(event->position());
    if (record.isValid() && scale() >= LeastDotSpacing)
        Q_EMIT recordRequested(m_content->graph->id(record));
    else
        zoomBy(2, event->position());
}

bool GraphMapView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const RecordIndex record = recordAt(help->pos());
        const bool isKnown = record.isValid() && m_titleOf;
        showTip(help->globalPos(),
                isKnown ? QStringList({m_titleOf(record), m_content->graph->id(record).value()}).join(u'\n')
                        : QString());
        return true;
    }
    return ZoomCanvas::event(event);
}

void GraphMapView::resizeEvent(QResizeEvent *event)
{
    ZoomCanvas::resizeEvent(event);
    if (!m_fitted)
        fit();
}

void GraphMapView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Map of the whole catalog"));
    if (event->type() == QEvent::PaletteChange)
        m_theme = Theme::of(palette());
    ZoomCanvas::changeEvent(event);
    update();
}

} // namespace Clew
