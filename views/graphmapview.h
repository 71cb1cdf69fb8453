// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphmap.h"
#include "models/items/graphplace.h"
#include "views/theme.h"
#include "views/zoomcanvas.h"

#include <QHash>
#include <QImage>

#include <functional>
#include <memory>

namespace Clew {

/// What a map of a whole catalog shows. Immutable: made off the GUI thread, shared with it.
struct MapContent
{
    std::shared_ptr<const RecordGraph> graph;
    GraphMap map;
    QList<QString> names; ///< of the communities: what most of their records are about
};

/// All records of a catalog as a map: from afar communities with their names, nearer the records as dots with
/// their edges, nearest with their titles. A frame costs what is in sight, not what there is.
class GraphMapView final : public ZoomCanvas
{
    Q_OBJECT

public:
    /// Title of a record, asked for those few whose titles are in sight.
    using TitleOf = std::function<QString(RecordIndex)>;

    explicit GraphMapView(QWidget *parent = nullptr);

    /// Another map in the place of one, of the same records after an edit, is looked at as that was: what was
    /// in the middle stays there, as do zoom and cursor.
    void setContent(std::shared_ptr<const MapContent> content, TitleOf titleOf);
    [[nodiscard]] const std::shared_ptr<const MapContent> &content() const { return m_content; }
    /// Records that were searched for; the others fade.
    void setFound(const std::optional<QSet<RecordId>> &found);
    /// Whether something else was searched for.
    [[nodiscard]] bool isFaded(RecordIndex record) const;
    /// Marks the record and, where it is another one and out of sight, goes there.
    void setCurrent(const RecordId &id);
    /// How the map is looked at, told from the current record; nothing without one, or before it was looked
    /// at.
    [[nodiscard]] std::optional<ViewPlace> place() const;
    /// Looks at it so. Does nothing without a current record.
    void setPlace(const ViewPlace &place);
    /// The record at a place of the widget; invalid where there is none.
    [[nodiscard]] RecordIndex recordAt(QPointF inWidget) const;
    [[nodiscard]] RecordIndex cursor() const { return m_cursor; }
    /// The nearest record in a direction, as GraphView has it.
    [[nodiscard]] RecordIndex nearestTowards(RecordIndex from, QPointF direction) const;

    [[nodiscard]] QSize sizeHint() const override { return {560, 380}; }

public Q_SLOTS:
    void fit() override;

Q_SIGNALS:
    void recordRequested(const Clew::RecordId &id);
    void backRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    template <typename Use>
    void forRecordsIn(const QRectF &plane, const std::vector<std::uint32_t> &communities, Use use) const;
    [[nodiscard]] std::vector<std::uint32_t> communitiesIn(const QRectF &plane) const;
    [[nodiscard]] double dotRadius() const;
    void paintDiscs(QPainter &painter, const std::vector<std::uint32_t> &seen) const;
    void paintRoads(QPainter &painter) const;
    void paintEdges(QPainter &painter, const std::vector<std::uint32_t> &seen) const;
    void paintDots(QPainter &painter, const std::vector<std::uint32_t> &seen);
    void paintNames(QPainter &painter, const std::vector<std::uint32_t> &seen) const;
    void paintTitles(QPainter &painter, const std::vector<std::uint32_t> &seen) const;
    void paintMark(QPainter &painter, RecordIndex record, const QColor &colour) const;
    [[nodiscard]] QPointF placeOf(RecordIndex record) const
    {
        return m_content->map.places[static_cast<size_t>(record.value())];
    }
    [[nodiscard]] RecordIndex nearestTo(QPointF place) const;
    void limitScale();

    std::shared_ptr<const MapContent> m_content;
    TitleOf m_titleOf;
    Theme m_theme;
    RecordIndex m_current;
    RecordIndex m_cursor;
    bool m_searching = false;
    std::vector<char> m_found; ///< by record, while searching
    QImage m_dots;             ///< reused: one allocation for many frames
    bool m_fitted = false;
};

} // namespace Clew
