// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/stoppredicate.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace Clew {

/// A pair of linked nodes, by number.
using NodeLink = std::pair<std::uint32_t, std::uint32_t>;

/// Communities of a graph: nodes that are linked among themselves more than with others, by moving nodes
/// while modularity grows and joining what is found (Blondel, Guillaume, Lambiotte, Lefebvre: "Fast unfolding
/// of communities in large networks", 2008). Nodes of different components are never joined. Returns for each
/// node its community, numbered in the order of first nodes. Deterministic; no community grows beyond
/// `largest` nodes. 100,000 nodes take some tens of milliseconds.
[[nodiscard]] std::vector<std::uint32_t> graphCommunities(std::uint32_t nodeCount,
                                                          const std::vector<NodeLink> &links,
                                                          std::uint32_t largest,
                                                          const StopPredicate &stop = {});

} // namespace Clew
