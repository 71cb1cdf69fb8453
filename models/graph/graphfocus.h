// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/neighbourhood.h"

namespace Clew {

/// What a picture of a neighbourhood shows: the records that a query finds, and those that somebody opened or
/// closed beyond it.
struct GraphFocus
{
    NeighbourhoodQuery query;
    std::vector<RecordIndex>
        expanded; ///< their neighbours over the query's steps are shown too, in this order
    std::vector<RecordIndex> collapsed; ///< what the root reaches through them alone is hidden

    friend bool operator==(const GraphFocus &, const GraphFocus &) = default;
};

/// The query's slice with the opened records' neighbours at its end, less what is closed. The limit of the
/// query holds for all; `omitted` counts what it cut.
[[nodiscard]] GraphSlice focusedSlice(const RecordGraph &graph, const GraphFocus &focus);

/// For each node of the slice: how many of its neighbours over the steps the slice does not have.
[[nodiscard]] std::vector<int> hiddenNeighbours(const RecordGraph &graph, const GraphSlice &slice,
                                                Steps steps);

} // namespace Clew
