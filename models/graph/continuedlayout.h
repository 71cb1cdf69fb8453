// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/columngeometry.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// The layout of parts that each have a kept node: those stay, new ones take the free place nearest to their
/// neighbours. Labels are not settled, bounds are set; moves are not named.
[[nodiscard]] Layout continuedLayout(const LayoutInput &input, const ColumnGeometry &geometry,
                                     const StopPredicate &stop);

} // namespace Clew
