// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"
#include "models/graph/graphtexts.h"

namespace Clew {

/// The slice as GraphML (graphml.graphdrawing.org), UTF-8. Nodes are the ids with "title"; edges have
/// "relation", "label", and where given "probability", "condition", "delay", "distinction", "contradictions";
/// "written_in" is "from", "to" or "from to". Every edge is written directed, look-alikes too: readers refuse
/// mixed graphs. Characters that XML cannot hold become U+FFFD.
[[nodiscard]] QByteArray graphToGraphMl(const RecordGraph &graph, const GraphSlice &slice,
                                        const GraphTexts &texts);

} // namespace Clew
