// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"

#include <QJsonObject>

namespace Clew {

/// The object that `clew graph --format json` prints, schema "clew-graph-1" (the command line's contract).
/// Keys beside the contract: of a node "distance" where the slice has a root; of an edge "condition",
/// "delay", "distinction" (null where absent) and "contradictions" (names, mostly []), with "entries" as
/// written where there are some; "root", "omitted", "dangling" (entries of shown records whose target is in
/// no record), and "nodes", "edges" and "merged" in "stats". "entries" counts as written, dangling ones
/// among them; "merged" those of them that say an edge once more, from its other end mostly, so that there
/// are as many edges as entries less these and the dangling ones.
[[nodiscard]] QJsonObject graphToJson(const RecordGraph &graph, const GraphSlice &slice);

} // namespace Clew
