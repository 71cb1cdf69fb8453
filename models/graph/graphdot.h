// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"
#include "models/graph/graphtexts.h"

namespace Clew {

/// The slice in Graphviz' DOT language: causes left to consequences right, look-alikes dashed, without arrow
/// head and without a say in the ranks. Node names are the ids.
[[nodiscard]] QString graphToDot(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts);

} // namespace Clew
