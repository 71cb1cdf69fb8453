// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

namespace Clew {

/// The two sides of a column, and the two ends of a gap.
enum class Side { Left, Right };

/// Where things stand from left to right. All columns are as wide as the widest box and equally far apart, so
/// that a column never moves when others come and go. In a gap, from either column inwards: a strip where
/// lines fan out from the box, the zone of labels (at one end of the gap only), tracks of vertical lines; in
/// the middle the strip where lines change their height.
struct ColumnGeometry
{
    LayoutSpacing spacing;
    double boxWidth = 0;
    double labelWidth = 0;  ///< of the widest label; 0 where there is none
    double labelHeight = 0; ///< of the highest label
    double pitch = 0;

    [[nodiscard]] double centre(int column) const { return column * pitch; }
    /// Edge of the column's boxes on that side.
    [[nodiscard]] double face(int column, Side side) const;
    /// Distance from the face to the end of the fan.
    [[nodiscard]] static double fanEnd() { return Stub + Fan; }
    /// Width of the zone of labels.
    [[nodiscard]] double labelZone() const;
    /// Distance from the face to the first track, where the labels are or are not at this end.
    [[nodiscard]] double trackStart(bool hasLabels) const { return fanEnd() + (hasLabels ? labelZone() : 0); }

    static constexpr double Stub = 6;       ///< straight piece at a box, room for an arrow head
    static constexpr double Fan = 14;       ///< in which lines spread from the box to their lanes
    static constexpr double TrackRoom = 28; ///< for vertical lines, which stand closer where they are many

    friend bool operator==(const ColumnGeometry &, const ColumnGeometry &) = default;
};

/// Room for the input's boxes and labels; the pitch is at least that of the layout before.
[[nodiscard]] ColumnGeometry columnGeometry(const LayoutInput &input);

} // namespace Clew
