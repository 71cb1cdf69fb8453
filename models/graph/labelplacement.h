// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

namespace Clew {

/// Moves each label that meets a box or an earlier label: along its curve if there is room, else up or down
/// from the curve's middle to the nearest free place. Labels that meet nothing stay. `gap` is kept free
/// around labels.
void settleLabels(Layout &layout, double gap);

/// The rectangle around all boxes, curves and labels.
[[nodiscard]] QRectF layoutBounds(const Layout &layout);

/// The point of a piece of a curve, `piece` being the index of its start, at `t` from 0 to 1.
[[nodiscard]] QPointF curvePoint(const std::vector<QPointF> &curve, size_t piece, double t);

} // namespace Clew
