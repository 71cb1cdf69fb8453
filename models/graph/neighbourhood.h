// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"

namespace Clew {

/// Which steps lead from a record to its neighbours.
enum class Step {
    ToCauses = 1,       ///< against `leads_to`
    ToConsequences = 2, ///< along `leads_to`
    ToLookAlikes = 4,
};
Q_DECLARE_FLAGS(Steps, Step)
Q_DECLARE_OPERATORS_FOR_FLAGS(Steps)

inline constexpr Steps AllSteps = Steps(Step::ToCauses) | Step::ToConsequences | Step::ToLookAlikes;

struct NeighbourhoodQuery
{
    RecordIndex root;
    int depth = 1; ///< steps from the root, at least 0
    Steps steps = AllSteps;
    /// Causes of causes and consequences of consequences only; look-alikes of the root only.
    bool straight = false;
    qsizetype limit = 300; ///< nodes, the root among them

    friend bool operator==(const NeighbourhoodQuery &, const NeighbourhoodQuery &) = default;
};

/// The records within reach of the root, nearest first; of equal distance those of a nearer parent, then the
/// more probable, then by id. The first `limit` are kept, so a larger limit adds to the end. The slice has
/// every edge between kept nodes whose kind the steps allow.
[[nodiscard]] GraphSlice neighbourhood(const RecordGraph &graph, const NeighbourhoodQuery &query);

/// The steps that lead over an edge of the record: to the other end.
[[nodiscard]] Step stepOver(const GraphEdge &edge, RecordIndex start);

} // namespace Clew
