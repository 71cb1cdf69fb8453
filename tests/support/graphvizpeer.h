// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/layoutchecks.h"

#include <optional>

namespace Clew {

/// A graph drawn by Graphviz.
struct PeerDrawing
{
    std::vector<QRectF> boxes;
    std::vector<LayoutChecks::DrawnLine> lines;
    double seconds = 0; ///< from start to end of its process
};

/// What Graphviz is told of look-alikes.
enum class PeerAlikes {
    WithoutRank, ///< they have no say in the ranks, as our DOT files have it
    Ranked,      ///< edges like the others, which is Graphviz' default
};

/// Draws the nodes and edges of the input, boxes of the same sizes and no labels, with "dot" or "sfdp";
/// nothing where the program is missing, fails, or takes longer than `timeoutSeconds`.
[[nodiscard]] std::optional<PeerDrawing> drawWithGraphviz(const QString &program, const LayoutInput &input,
                                                          PeerAlikes alikes, int timeoutSeconds);

} // namespace Clew
