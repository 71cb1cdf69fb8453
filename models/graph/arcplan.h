// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/laneplan.h"

namespace Clew {

/// Chooses for each edge within a column how it is drawn: straight between neighbours, else on the side where
/// it crosses less. Arcs of one item to the same side and direction are bundled; shorter bundles take the
/// inner tracks. Lanes are left at zero. Fills `tracks` with the number used by each column and side.
[[nodiscard]] std::vector<std::optional<ArcRoute>>
planArcs(const LayerGraph &layers, const std::vector<size_t> &place, std::vector<std::array<int, 2>> &tracks);

} // namespace Clew
