// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"

namespace Clew {

/// A line between two items of one column, drawn beside it; straight where the two are neighbours.
struct ColumnArc
{
    size_t top = 0; ///< place in the column
    size_t bottom = 0;

    /// Whether the two cross when drawn on one side: each has one end within the other.
    [[nodiscard]] bool interleaves(const ColumnArc &other) const
    {
        return (top < other.top && other.top < bottom && bottom < other.bottom) ||
               (other.top < top && top < other.bottom && other.bottom < bottom);
    }

    friend bool operator==(const ColumnArc &, const ColumnArc &) = default;
};

/// Lines that leave the items above each place of the column, on one side: sums[p] is for places 0 to p - 1.
[[nodiscard]] std::vector<qint64> lineSums(const std::vector<size_t> &column,
                                           const std::vector<std::vector<size_t>> &linked);

} // namespace Clew
