// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/laneplan.h"

namespace Clew {

/// Boxes, curves and labels of ordered and placed columns. `rows` are the heights of the items' middles,
/// `firstColumn` is the number of the layers' column 0. Labels without a seat in the plan are put on the
/// middle of their curve and may meet others there: `settleLabels` sees to that. Bounds are not set.
[[nodiscard]] Layout routeEdges(const LayoutInput &input, const LayerGraph &layers, const LanePlan &plan,
                                const std::vector<double> &rows, const ColumnGeometry &geometry,
                                int firstColumn);

} // namespace Clew
