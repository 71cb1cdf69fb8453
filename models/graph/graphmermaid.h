// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"
#include "models/graph/graphtexts.h"

namespace Clew {

/// The slice as a Mermaid flowchart, left to right; look-alikes are dotted lines without a head. Nodes are
/// named n0, n1 ... in the slice's order, a comment line gives each one's id. Mermaid's own default limits
/// are 500 edges and 50,000 characters: a larger picture needs its reader's settings.
[[nodiscard]] QString graphToMermaid(const RecordGraph &graph, const GraphSlice &slice,
                                     const GraphTexts &texts);

} // namespace Clew
