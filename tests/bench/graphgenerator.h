// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/recordgraphbuilder.h"

namespace Clew::Bench {

/// Records with transitions like those of a grown catalog: domains of some forty records, a few hubs in each,
/// most relations within a domain, every second record without any if `withAlone`. The same seed gives the
/// same graph.
[[nodiscard]] std::vector<RecordTransitions> catalogLikeGraph(int records, quint32 seed, bool withAlone);

} // namespace Clew::Bench
