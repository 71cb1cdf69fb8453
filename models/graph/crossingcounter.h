// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/columnarcs.h"

namespace Clew {

/// Counts the crossings of a layer graph again and again while its columns are ordered; what does not depend
/// on the order is looked up once.
class CrossingCounter final
{
public:
    /// The graph must outlive the counter; only the order within its columns may change.
    explicit CrossingCounter(const LayerGraph &layers);

    /// Crossings of the lines between neighbouring columns, counted by order alone, and those of the arcs,
    /// each drawn on the side where it meets less. `place` is each item's place in its column.
    [[nodiscard]] qint64 count(const std::vector<size_t> &place);

private:
    [[nodiscard]] qint64 linesRightOf(size_t column, const std::vector<size_t> &place);
    [[nodiscard]] qint64 arcsOf(size_t column, const std::vector<size_t> &place);

    const LayerGraph &m_layers;
    std::vector<std::vector<std::pair<size_t, size_t>>> m_arcs; ///< ends of each arc, by column
    // Room that is used again.
    std::vector<qint64> m_tree;
    std::vector<size_t> m_ends;
    std::vector<ColumnArc> m_placed;
    std::vector<qint64> m_left;
    std::vector<qint64> m_right;
};

} // namespace Clew
