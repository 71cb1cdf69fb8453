// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// Orders the columns so that few lines cross: from several starts, sweeps by barycentres to and fro with
/// exchanges of neighbours, then moves single items to their best places. `root` is the item that trees start
/// at. Returns the crossings that are left. When stopped, the order is the best so far.
qint64 orderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop);

/// Tries further starts, more in smaller graphs, and keeps the order at hand where none is better.
qint64 reorderLayers(LayerGraph &layers, size_t root, const StopPredicate &stop);

} // namespace Clew
