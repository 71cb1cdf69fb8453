// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/columngeometry.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// The layout of one connected part that keeps nothing from before: its first column is 0, heights are about
/// 0. Labels are not settled, bounds are set.
[[nodiscard]] Layout firstLayout(const LayoutInput &part, const ColumnGeometry &geometry,
                                 const StopPredicate &stop);

} // namespace Clew
