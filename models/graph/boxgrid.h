// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QRectF>

#include <vector>

namespace Clew {

/// Boxes in the plane, found by place: each stands in every cell that it touches.
class BoxGrid final
{
public:
    explicit BoxGrid(double cellSize)
        : m_cellSize(cellSize)
    {
    }

    void insert(const QRectF &box);
    /// Whether the box meets an inserted one; touching sides do not count.
    [[nodiscard]] bool meets(const QRectF &box) const;

private:
    template <typename Use>
    bool anyCell(const QRectF &box, Use use) const;

    double m_cellSize;
    std::vector<QRectF> m_boxes;
    QHash<std::pair<int, int>, std::vector<size_t>> m_cells;
};

} // namespace Clew
