// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/laneplan.h"

namespace Clew {

/// Heights of the items' middles, downwards, the first column's being about 0: items of a column keep their
/// order and the room of the plan, and stand as near as that allows to what they are linked to; bends of one
/// line before all, so that long lines are straight. Each column is solved exactly (least squares by pooling
/// adjacent violators), the columns in turns until they settle.
[[nodiscard]] std::vector<double> placeRows(const LayerGraph &layers, const LanePlan &plan);

} // namespace Clew
