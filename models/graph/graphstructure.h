// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"

namespace Clew {

/// What the slice holds together; relations of both kinds and both directions join.
struct Components
{
    std::vector<int> ofNode;      ///< one for each node of the slice, numbered in the order of first nodes
    std::vector<qsizetype> sizes; ///< one for each component

    [[nodiscard]] qsizetype largest() const;
    /// Components of one node.
    [[nodiscard]] qsizetype isolated() const;

    friend bool operator==(const Components &, const Components &) = default;
};

[[nodiscard]] Components components(const RecordGraph &graph, const GraphSlice &slice);

/// The strongly connected parts of the `leads_to` edges that hold a cycle: records that come before
/// themselves.
struct Cycles
{
    std::vector<int> ofNode; ///< one for each node of the slice; -1 where it lies on no cycle
    std::vector<std::vector<RecordIndex>> groups; ///< largest first, members in the order of the slice

    /// Whether the edge between two places of the slice lies on a cycle.
    [[nodiscard]] bool contains(size_t fromPlace, size_t toPlace) const
    {
        return ofNode[fromPlace] >= 0 && ofNode[fromPlace] == ofNode[toPlace];
    }

    friend bool operator==(const Cycles &, const Cycles &) = default;
};

[[nodiscard]] Cycles cycles(const RecordGraph &graph, const GraphSlice &slice);

/// How much of the graph meets in one record.
struct Hub
{
    RecordIndex record;
    int causes = 0;       ///< edges that lead here
    int consequences = 0; ///< edges that lead away
    int lookAlikes = 0;
    /// Expected number of errors that end here when each record happens once and each edge is followed with
    /// its probability (0.5 where none is given, scaled down where a record's edges sum to more than one,
    /// damped by 0.85 a step; Katz's measure). At least 1.
    double endsHere = 1;

    [[nodiscard]] int degree() const { return causes + consequences + lookAlikes; }

    friend bool operator==(const Hub &, const Hub &) = default;
};

/// All records, those first in which most errors end; equals by degree, then by id.
[[nodiscard]] std::vector<Hub> hubRanking(const RecordGraph &graph);

} // namespace Clew
