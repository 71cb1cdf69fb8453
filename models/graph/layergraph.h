// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

#include <vector>

namespace Clew {

/// What stands in a column: a node, or a bend where an edge passes the column.
struct LayerItem
{
    std::optional<size_t> node; ///< absent in a bend
    size_t edge = 0;            ///< of a bend
    int column = 0;             ///< from 0

    friend bool operator==(const LayerItem &, const LayerItem &) = default;
};

/// The nodes and the bends of their edges in columns, every link between neighbouring columns or within one.
/// The first items are the nodes in their order.
struct LayerGraph
{
    std::vector<LayerItem> items;
    std::vector<std::vector<size_t>> columns; ///< items of each column from the top down
    std::vector<std::vector<size_t>> left;    ///< items linked in the column to the left, one for each line
    std::vector<std::vector<size_t>> right;
    std::vector<std::vector<size_t>> arcs; ///< items linked in the same column
    /// Items that each edge passes, from left to right; two of one column for an arc, one for a loop.
    std::vector<std::vector<size_t>> chains;

    friend bool operator==(const LayerGraph &, const LayerGraph &) = default;
};

/// Many lines on few nodes: such pictures are worth more trials.
[[nodiscard]] bool isDense(size_t nodes, size_t lines);

/// `columns` are those of the nodes, from 0. The items of a column stand in the order of the nodes, bends
/// last.
[[nodiscard]] LayerGraph buildLayerGraph(const LayoutInput &input, const std::vector<int> &columns);

} // namespace Clew
