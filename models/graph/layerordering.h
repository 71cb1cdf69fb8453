// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// Orders the columns so that few lines cross: from a depth-first walk, sweeps by barycentres to and fro with
/// exchanges of neighbours. `root` is the item that trees start at. Returns the crossings that are left. When
/// stopped, the order is the best so far.
qint64 orderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop);

/// Moves single items of the order at hand to their best places, then does both from further starts, more in
/// smaller graphs and where more lines cross. The best order is kept; returns its crossings.
qint64 reorderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop);

} // namespace Clew
