// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphpaths.h"
#include "models/graph/graphtexts.h"

namespace Clew {

/// The slice for reading: each record that has a shown edge, in the slice's order, with its causes,
/// consequences and look-alikes below it, each with probability, delay and the condition or distinction.
/// Lines end in "\n".
[[nodiscard]] QString graphToText(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts);

/// One line a path: "a -> b -> c", with the probabilities of its edges and their product; a look-alike step
/// is
/// "~", a step against the arrow "<-".
[[nodiscard]] QString pathsToText(const RecordGraph &graph, const PathList &paths);

} // namespace Clew
