// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnarcs.h"

#include <algorithm>

namespace Clew {

std::vector<qint64> lineSums(const std::vector<size_t> &column,
                             const std::vector<std::vector<size_t>> &linked)
{
    std::vector<qint64> sums(column.size() + 1, 0);
    for (size_t p = 0; p < column.size(); ++p)
        sums[p + 1] = sums[p] + static_cast<qint64>(linked[column[p]].size());
    return sums;
}

std::vector<ColumnArc> arcsOfColumn(const LayerGraph &layers, size_t column, const std::vector<size_t> &place)
{
    std::vector<ColumnArc> arcs;
    for (const size_t item : layers.columns[column]) {
        for (const size_t other : layers.arcs[item]) {
            if (place[item] < place[other])
                arcs.push_back({place[item], place[other]});
        }
    }
    std::ranges::stable_sort(arcs, {}, [](const ColumnArc &arc) { return arc.bottom - arc.top; });
    return arcs;
}

qint64 arcCrossings(const LayerGraph &layers, size_t column, const std::vector<size_t> &place)
{
    const std::vector<ColumnArc> arcs = arcsOfColumn(layers, column, place);
    if (arcs.empty())
        return 0;
    const std::vector<qint64> left = lineSums(layers.columns[column], layers.left);
    const std::vector<qint64> right = lineSums(layers.columns[column], layers.right);
    qint64 crossings = 0;
    for (size_t i = 0; i < arcs.size(); ++i) {
        const ColumnArc &arc = arcs[i];
        crossings += std::min(left[arc.bottom] - left[arc.top + 1], right[arc.bottom] - right[arc.top + 1]);
        for (size_t j = 0; j < i; ++j)
            crossings += arc.interleaves(arcs[j]);
    }
    return crossings;
}

} // namespace Clew
