// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layergraph.h"

#include <cstdint>
#include <span>

namespace Clew {

/// Improves the order of columns, those of their neighbours being fixed, by exchanging items. Costs are
/// crossings first; of equal ones, the shorter arcs. What cannot change any more since it was looked at is
/// passed over: whoever orders columns by other means says so.
class ColumnExchange final
{
public:
    /// `place` is each item's place in its column and follows the exchanges. Both are kept by reference.
    ColumnExchange(LayerGraph &layers, std::vector<size_t> &place);

    /// Any column may be ordered otherwise than before.
    void forget();
    /// That column is ordered otherwise than before.
    void columnChanged(size_t column);

    /// Exchanges neighbours of the column while that is cheaper; returns the cost saved.
    qint64 exchangeNeighbours(size_t column);
    /// Moves each item of the column to its cheapest place; returns the cost saved.
    qint64 siftItems(size_t column);

    /// What one crossing costs; less stands for lengths of arcs.
    static constexpr qint64 CrossingCost = 4096;

private:
    using Index = std::uint32_t;

    /// Lists of numbers, one for each item of a column.
    struct Lists
    {
        std::vector<Index> values;
        std::vector<Index> firsts{0}; ///< one more than there are items

        [[nodiscard]] std::span<const Index> of(Index item) const
        {
            return {values.data() + firsts[item], values.data() + firsts[item + 1]};
        }
        [[nodiscard]] qint64 count(Index item) const { return firsts[item + 1] - firsts[item]; }
    };

    /// What the order of a column does not change. Its items have numbers of their own.
    struct Column
    {
        std::vector<size_t> items; ///< of the graph, by number
        Lists left;                ///< items of the graph linked in the column to the left
        Lists right;
        Lists arcs; ///< numbers of the items linked within the column
    };

    void enterColumn(size_t column);
    void leaveColumn();
    void findPlaces(const Lists &linked, std::vector<Index> &places) const;
    [[nodiscard]] std::span<const Index> leftOf(Index item) const;
    [[nodiscard]] std::span<const Index> rightOf(Index item) const;
    [[nodiscard]] qint64 swapDelta(Index upper) const;
    [[nodiscard]] qint64 arcSwapDelta(Index upper, Index u, Index v) const;
    [[nodiscard]] qint64 enclosed(Index top, Index bottom, qint64 moreLeft, qint64 moreRight) const;
    void swapAt(Index upper);
    void moveItem(Index from, Index to);
    qint64 siftItem(Index item);
    [[nodiscard]] bool mayMove(size_t item) const;

    LayerGraph &m_layers;
    std::vector<size_t> &m_place;

    std::vector<Column> m_columns;
    std::vector<Index> m_number; ///< of each item of the graph in its column

    // The entered column.
    size_t m_column = 0;
    const Column *m_now = nullptr;
    std::vector<Index> m_order;      ///< numbers of its items from the top down
    std::vector<Index> m_at;         ///< place of each
    std::vector<Index> m_leftPlaces; ///< of the items' neighbours, each item's sorted
    std::vector<Index> m_rightPlaces;
    std::vector<qint64> m_leftSums; ///< lines of the items above each place
    std::vector<qint64> m_rightSums;
    std::vector<char> m_isStale; ///< by upper place: whether two neighbours are to be compared

    // What is known of all columns. Moves are numbered.
    std::vector<char> m_settled;     ///< by column: exchanging neighbours finds nothing
    std::vector<quint64> m_lastMove; ///< by column
    std::vector<quint64> m_sifted;   ///< by item of the graph: the move after which it was sifted last
    quint64 m_moves = 1;
};

} // namespace Clew
