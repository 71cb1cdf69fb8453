// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnarcs.h"

namespace Clew {

std::vector<qint64> lineSums(const std::vector<size_t> &column,
                             const std::vector<std::vector<size_t>> &linked)
{
    std::vector<qint64> sums(column.size() + 1, 0);
    for (size_t p = 0; p < column.size(); ++p)
        sums[p + 1] = sums[p] + static_cast<qint64>(linked[column[p]].size());
    return sums;
}

} // namespace Clew
