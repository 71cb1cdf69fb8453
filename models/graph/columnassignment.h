// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// How strongly look-alikes pull each other into one column, against the ordered edges that want to be short.
struct ColumnWeights
{
    int ordered = 2;
    int alike = 1;

    friend bool operator==(const ColumnWeights &, const ColumnWeights &) = default;
};

/// Columns of a first layout: every ordered edge points at least one column to the right (those of `leftward`
/// to the left), and the weighted lengths of all edges are least. Each connected part starts at column 0.
[[nodiscard]] std::vector<int> assignColumns(const LayoutInput &input, const std::vector<char> &leftward,
                                             const ColumnWeights &weights, const StopPredicate &stop);

/// Columns of a layout after another: kept nodes stay, new ones come right or left of the neighbour that they
/// are reached from, or into its column. Where the order cannot be held so, new nodes give way to the right
/// first; then cyclic edges to kept nodes point left; then kept nodes give way too, pinned ones never.
[[nodiscard]] std::vector<int> extendColumns(const LayoutInput &input, const std::vector<char> &leftward);

} // namespace Clew
