// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"

namespace Clew {

/// Nodes that edges of any kind join, and those edges; both ascending.
struct LayoutPart
{
    std::vector<size_t> nodes;
    std::vector<size_t> edges;

    friend bool operator==(const LayoutPart &, const LayoutPart &) = default;
};

/// The connected parts of the input, by their first nodes.
[[nodiscard]] std::vector<LayoutPart> connectedParts(const LayoutInput &input);

} // namespace Clew
