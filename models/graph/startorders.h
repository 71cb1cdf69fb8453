// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"

namespace Clew {

/// How the search for an order with few crossings begins.
enum class StartOrder {
    DepthFirst,   ///< draws trees without a crossing
    BreadthLeft,  ///< breadth first from the leftmost column
    BreadthRight, ///< breadth first from the rightmost column
    Mixed,        ///< depth first with the neighbours in an order that depends on the seed
};

/// Orders all columns. Of the items that are linked within their column only, half stand above and half below
/// the one they are linked to. The same seed gives the same order.
void setStartOrder(LayerGraph &layers, StartOrder order, size_t root, quint32 seed);

} // namespace Clew
