// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/boxgrid.h"

#include <algorithm>
#include <cmath>

namespace Clew {

/// Calls `use` with each touched cell until it returns true.
template <typename Use>
bool BoxGrid::anyCell(const QRectF &box, Use use) const
{
    const auto cell = [this](double value) { return static_cast<int>(std::floor(value / m_cellSize)); };
    for (int x = cell(box.left()); x <= cell(box.right()); ++x) {
        for (int y = cell(box.top()); y <= cell(box.bottom()); ++y) {
            if (use(std::pair(x, y)))
                return true;
        }
    }
    return false;
}

void BoxGrid::insert(const QRectF &box)
{
    m_boxes.push_back(box);
    anyCell(box, [this](const std::pair<int, int> &cell) {
        m_cells[cell].push_back(m_boxes.size() - 1);
        return false;
    });
}

bool BoxGrid::meets(const QRectF &box) const
{
    return anyCell(box, [this, &box](const std::pair<int, int> &cell) {
        const auto found = m_cells.constFind(cell);
        return found != m_cells.constEnd() &&
               std::ranges::any_of(*found, [this, &box](size_t i) { return m_boxes[i].intersects(box); });
    });
}

} // namespace Clew
