// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columngeometry.h"

#include <algorithm>
#include <cmath>

namespace Clew {

double ColumnGeometry::face(int column, Side side) const
{
    return centre(column) + (side == Side::Right ? boxWidth : -boxWidth) / 2;
}

double ColumnGeometry::labelZone() const
{
    return labelWidth > 0 ? labelWidth + 2 * spacing.labelGap : 0;
}

ColumnGeometry columnGeometry(const LayoutInput &input)
{
    ColumnGeometry geometry{.spacing = input.spacing, .labelWidth = input.spacing.labelWidth};
    for (const LayoutNode &node : input.nodes)
        geometry.boxWidth = std::max(geometry.boxWidth, node.size.width());
    for (const LayoutEdge &edge : input.edges) {
        geometry.labelWidth = std::max(geometry.labelWidth, edge.label.width());
        geometry.labelHeight = std::max(geometry.labelHeight, edge.label.height());
    }
    const double gap = 2 * (ColumnGeometry::fanEnd() + ColumnGeometry::TrackRoom) + geometry.labelZone() +
                       input.spacing.curveWidth;
    // Even, so that the middles of columns and gaps fall on whole units.
    const double pitch = 2 * std::ceil((geometry.boxWidth + gap) / 2);
    geometry.pitch = std::max(pitch, input.pitch.value_or(0));
    return geometry;
}

} // namespace Clew
