// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/graphpicture.h"
#include "views/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QSet>

class QPainter;
class QPainterPath;

namespace Clew {

/// What is marked in a picture, beside what it shows.
struct GraphMarks
{
    std::optional<size_t> cursor; ///< node that has the keyboard
    std::optional<size_t> hovered;
    bool searching = false; ///< nodes that are not in `found` are faded
    QSet<RecordId> found;
    QList<ChainLink> chain;  ///< drawn over the picture
    double appearing = 1;    ///< 0..1: how far new nodes have appeared
    QSet<RecordId> newNodes; ///< those that appear
};

/// Draws graph pictures: in a window, an image or on a page. Relations differ by line (solid, dashed,
/// dotted), by their ends (arrow head, rings) and by their word. Colours are those of the theme.
class GraphPainter final
{
public:
    GraphPainter(const Theme &theme, const QFont &font);

    /// The part of the picture that `exposed` has, at the painter's own transformation; `scale` is how large
    /// a unit is seen: small text is left out where it could not be read.
    void paint(QPainter &painter, const GraphPicture &picture, const GraphMarks &marks, const QRectF &exposed,
               double scale) const;
    /// A curve of the picture as a path.
    [[nodiscard]] static QPainterPath pathOf(const std::vector<QPointF> &curve);

    static constexpr double LeastTextScale = 0.45;

private:
    void paintEdge(QPainter &painter, const GraphPicture &picture, const PictureEdge &edge,
                   const GraphMarks &marks, double scale) const;
    void paintEnds(QPainter &painter, const PictureEdge &edge, const QColor &colour) const;
    void paintNode(QPainter &painter, const PictureNode &node, bool isCursor, bool isHovered,
                   double scale) const;
    void paintFarTitle(QPainter &painter, const PictureNode &node, double scale) const;
    void paintRate(QPainter &painter, const PictureNode &node) const;
    void paintChain(QPainter &painter, const GraphPicture &picture, const GraphMarks &marks) const;
    [[nodiscard]] double opacity(const PictureNode &node, const GraphMarks &marks) const;

    Theme m_theme;
    QFont m_font;
    QFont m_small;
    QFontMetricsF m_metrics;
    QFontMetricsF m_smallMetrics;
};

} // namespace Clew
