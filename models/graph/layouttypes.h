// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace Clew {

/// Layouts know boxes and lines, not records and fonts: nodes are places in a list, sizes come from the
/// caller. Lengths are in the caller's unit (pixels of a window, points of a page), y grows downwards.

/// Where a node stands: its box, and its column, counted from left to right (may be negative).
struct PlacedNode
{
    QRectF box;
    int column = 0;

    friend bool operator==(const PlacedNode &, const PlacedNode &) = default;
};

struct LayoutNode
{
    QSizeF size;
    std::optional<PlacedNode> kept; ///< its place in the layout before; it stays there
    bool pinned = false;            ///< its kept place holds even where an edge then points left

    friend bool operator==(const LayoutNode &, const LayoutNode &) = default;
};

struct LayoutEdge
{
    size_t from = 0;
    size_t to = 0;
    bool ordered = true; ///< `from` belongs left of `to`; otherwise the two belong into one column
    bool cyclic =
        false;         ///< it lies on a cycle, be it of a larger graph: it may point left between kept nodes
    double weight = 1; ///< of two edges of a cycle, the lighter one points left; above 0
    QSizeF label;      ///< of the text on the edge; empty where it has none

    friend bool operator==(const LayoutEdge &, const LayoutEdge &) = default;
};

/// Distances that a layout keeps.
struct LayoutSpacing
{
    double rowGap = 16;     ///< between boxes of one column
    double laneGap = 7;     ///< between lines that run side by side
    double trackGap = 7;    ///< between vertical lines beside a column
    double curveWidth = 72; ///< in which lines change their height between two columns
    double labelGap = 4;    ///< around labels
    double labelWidth = 0;  ///< that columns leave room for even where no label is so wide: saves later moves

    friend bool operator==(const LayoutSpacing &, const LayoutSpacing &) = default;
};

struct LayoutInput
{
    std::vector<LayoutNode> nodes;
    std::vector<LayoutEdge> edges;
    std::optional<size_t> root;  ///< node whose centre is the origin of a first layout
    std::optional<double> pitch; ///< distance of columns in the layout before; grows where boxes do not fit
    LayoutSpacing spacing;
};

struct PlacedEdge
{
    /// Cubic curves: the start, then two control points and an end for each; always 3 n + 1 points. Runs from
    /// the box of `from` to the box of `to`.
    std::vector<QPointF> curve;
    std::optional<QRectF> label; ///< box of the label, where the edge has one
    /// The last part of the curve is shared with others of its kind: dashes count from its end.
    bool sharedEnd = false;
    bool backward = false; ///< an ordered edge that points left: it lies on a cycle or meets a pinned box

    friend bool operator==(const PlacedEdge &, const PlacedEdge &) = default;
};

/// Why a kept node moved all the same.
enum class MoveReason {
    Order,   ///< an edge that is no part of a cycle would have pointed left
    Overlap, ///< its box or a neighbour's has grown
    Pitch,   ///< the columns stand further apart, a box or label has become wider
};

struct NodeMove
{
    size_t node = 0;
    MoveReason reason = MoveReason::Order;

    friend bool operator==(const NodeMove &, const NodeMove &) = default;
};

struct Layout
{
    std::vector<PlacedNode> nodes; ///< one for each node of the input
    std::vector<PlacedEdge> edges; ///< one for each edge of the input
    std::vector<NodeMove> moves;   ///< every kept node that is not where it was, ascending
    double pitch = 0;              ///< distance between the centres of neighbouring columns
    QRectF bounds;                 ///< of all boxes, lines and labels
    bool complete = true;          ///< false where it was stopped: then nodes and edges are empty

    friend bool operator==(const Layout &, const Layout &) = default;
};

} // namespace Clew
