// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/columngeometry.h"
#include "models/graph/layergraph.h"

#include <array>

namespace Clew {

/// Heights, from the middle of an item downwards, at which a line leaves it: at the box, and after the fan.
struct Lane
{
    double port = 0;
    double level = 0;

    friend bool operator==(const Lane &, const Lane &) = default;
};

/// The two ends of a line between neighbouring columns.
struct LinkLanes
{
    Lane exit;  ///< on the right side of the left item
    Lane entry; ///< on the left side of the right item

    friend bool operator==(const LinkLanes &, const LinkLanes &) = default;
};

/// How an arc is drawn: straight between neighbours, else out to a track beside the column and back.
struct ArcRoute
{
    bool straight = false;
    double shift = 0;        ///< of a straight one from the column's middle: parallel ones stand side by side
    Side side = Side::Right; ///< of the track
    int track = 0;           ///< 0 stands nearest to the column
    size_t bundle = 0;       ///< arcs of one bundle share a track and the lane of their common item
    size_t hub = 0;          ///< that item; labels lie at the other
    Lane top;
    Lane bottom;

    friend bool operator==(const ArcRoute &, const ArcRoute &) = default;
};

/// The lane that a label lies on.
struct LabelSeat
{
    size_t item = 0;
    Side side = Side::Right;
    double level = 0; ///< from the middle of the item

    friend bool operator==(const LabelSeat &, const LabelSeat &) = default;
};

/// Room that an item needs, from its middle; its box or lanes, whichever is more.
struct ItemExtent
{
    double above = 0;
    double below = 0;

    friend bool operator==(const ItemExtent &, const ItemExtent &) = default;
};

/// How the lines leave the items of ordered columns: each line has a lane of its own, in the order of the
/// lines' other ends, high enough for its label where the label lies on it. So labels meet neither lines nor
/// each other.
struct LanePlan
{
    std::vector<std::vector<LinkLanes>> links;   ///< by edge, one for each link of its chain
    std::vector<std::optional<ArcRoute>> arcs;   ///< by edge
    std::vector<std::optional<LabelSeat>> seats; ///< by edge; absent where no lane has its label
    std::vector<ItemExtent> extents;             ///< by item
    std::vector<Side> labelEnds;                 ///< by gap: the end that the labels lie at
    std::vector<std::array<int, 2>> tracks;      ///< by column and side
    std::vector<double> gapBelow;                ///< by item: to the next one in its column

    friend bool operator==(const LanePlan &, const LanePlan &) = default;
};

inline constexpr double StraightArcRoom = 16; ///< of a straight arc that is seen above and below its label

[[nodiscard]] LanePlan planLanes(const LayoutInput &input, const LayerGraph &layers,
                                 const ColumnGeometry &geometry);

} // namespace Clew
