// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/stoppredicate.h"

#include <vector>

namespace Clew {

/// head - tail is at least `length` and costs `weight` for each step beyond.
struct RankConstraint
{
    size_t tail = 0;
    size_t head = 0;
    int length = 1; ///< at least 0
    int weight = 1; ///< at least 1

    friend bool operator==(const RankConstraint &, const RankConstraint &) = default;
};

/// Integer ranks from 0 that hold all constraints at the least total cost, by the network simplex method on
/// the spanning trees of tight constraints (Gansner, Koutsofios, North, Vo: "A technique for drawing directed
/// graphs", 1993). The constraints must have no cycle and join all nodes. Deterministic. Some thousand nodes
/// take a fraction of a second; after `maxPivots` exchanges, or when stopped, the best ranks so far come
/// back: they hold the constraints all the same.
[[nodiscard]] std::vector<int> minimalRanks(size_t nodeCount, const std::vector<RankConstraint> &constraints,
                                            int maxPivots, const StopPredicate &stop = {});

} // namespace Clew
