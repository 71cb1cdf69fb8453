// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/neighbourhood.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// A way from one record to another that meets none twice.
struct GraphPath
{
    std::vector<RecordIndex> nodes; ///< one more than edges
    std::vector<EdgeIndex> edges;
    double probability = 1; ///< product over the edges that give one

    friend bool operator==(const GraphPath &, const GraphPath &) = default;
};

struct PathQuery
{
    RecordIndex from;
    RecordIndex to;
    Steps steps = Step::ToConsequences;
    int detour = 1;        ///< steps that a path may be longer than the shortest, at least 0
    qsizetype limit = 200; ///< paths

    friend bool operator==(const PathQuery &, const PathQuery &) = default;
};

struct PathList
{
    std::vector<GraphPath> paths; ///< shortest first, then the more probable, then by ids
    bool complete = true;         ///< false where the limit, the work budget or `stop` ended the search

    friend bool operator==(const PathList &, const PathList &) = default;
};

/// All short paths between two records; none where there is no way or both are the same. The work is bounded:
/// at most PathStepBudget steps are tried.
[[nodiscard]] PathList shortPaths(const RecordGraph &graph, const PathQuery &query,
                                  const StopPredicate &stop = {});

inline constexpr qsizetype PathStepBudget = 300'000;

/// Nodes and edges of the paths, each once, in the order of the paths; distances are not given.
[[nodiscard]] GraphSlice sliceOf(const PathList &paths);

} // namespace Clew
