// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

namespace Clew {

/// The ordered edges that have to point left so that all others can point right: one flag for each edge. Only
/// edges on a cycle are ever flagged, edges from a node to itself always; an order of each strongly connected
/// part is improved by moving single nodes until the weight of the flagged edges falls no more. Kept nodes
/// keep the order of their columns: a cyclic edge between two of them that pointed left does so still.
[[nodiscard]] std::vector<char> leftwardEdges(const LayoutInput &input);

/// Number of each node's strongly connected part over the ordered edges.
[[nodiscard]] std::vector<size_t> strongParts(const LayoutInput &input);

} // namespace Clew
