// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

#include <QString>

namespace Clew::LayoutChecks {

/// A drawn line for counting: its points, and the nodes at its ends.
struct DrawnLine
{
    std::vector<QPointF> points;
    size_t from = 0;
    size_t to = 0;
};

/// The cubic curve as a chain of straight pieces.
[[nodiscard]] std::vector<QPointF> flattened(const std::vector<QPointF> &curve);

/// Points at which two different lines cross, seen by geometry alone. Points on or at the box of a node that
/// both lines have are left out: lines meet there. Lines that run along each other do not
/// cross where they part.
[[nodiscard]] qint64 geometricCrossings(const std::vector<DrawnLine> &lines,
                                        const std::vector<QRectF> &boxes);

/// The lines and boxes of a layout.
[[nodiscard]] std::vector<DrawnLine> drawnLines(const LayoutInput &input, const Layout &layout);
[[nodiscard]] std::vector<QRectF> nodeBoxes(const Layout &layout);

/// What is wrong with a layout, seen by geometry alone; empty where nothing is. Boxes that meet, labels that
/// meet boxes or labels, lines through boxes that are not their ends, lines that do not start and end at
/// their boxes, sizes that are not the input's, ordered edges to the left that lie on no cycle, anything
/// outside the bounds.
[[nodiscard]] QString firstFault(const LayoutInput &input, const Layout &layout);

} // namespace Clew::LayoutChecks
