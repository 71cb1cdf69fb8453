// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// Draws the input in columns: each ordered edge leads from left to right unless it lies on a cycle,
/// look-alikes stand above and below each other where the order allows. No boxes meet, no label meets a box
/// or another label. The same input gives the same layout, and times do not matter.
///
/// Without kept nodes it is a first layout: few crossings, short edges, the root at the origin, unconnected
/// parts below each other. With kept nodes it is a continuation: they stay where they are and the others come
/// beside their neighbours; `moves` names every kept node that could not stay, with the reason.
///
/// 300 nodes take some tens of milliseconds. `stop` is asked throughout.
[[nodiscard]] Layout layeredLayout(const LayoutInput &input, const StopPredicate &stop = {});

} // namespace Clew
