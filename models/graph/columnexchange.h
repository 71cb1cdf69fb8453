// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"

namespace Clew {

/// Improves the order of one column, those of its neighbours being fixed, by exchanging items. Costs are
/// crossings first; of equal ones, the shorter arcs.
class ColumnExchange final
{
public:
    /// `place` is each item's place in its column and follows the exchanges. Both are kept by reference.
    ColumnExchange(LayerGraph &layers, std::vector<size_t> &place);

    /// Exchanges neighbours of the column while that is cheaper; returns the cost saved.
    qint64 exchangeNeighbours(size_t column);
    /// Moves each item of the column to its cheapest place; returns the cost saved.
    qint64 siftItems(size_t column);

    /// What one crossing costs; less stands for lengths of arcs.
    static constexpr qint64 CrossingCost = 4096;

private:
    void enterColumn(size_t column);
    [[nodiscard]] qint64 swapDelta(size_t upper) const;
    [[nodiscard]] qint64 arcSwapDelta(size_t upper) const;
    void swapAt(size_t upper);
    qint64 siftItem(size_t item);

    LayerGraph &m_layers;
    std::vector<size_t> &m_place;
    std::vector<std::vector<size_t>> m_leftPlaces; ///< by item, sorted; for the entered column
    std::vector<std::vector<size_t>> m_rightPlaces;
    std::vector<qint64> m_leftSums;
    std::vector<qint64> m_rightSums;
    size_t m_column = 0;
    bool m_hasArcs = false;
};

} // namespace Clew
