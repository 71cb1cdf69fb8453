// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/partpacking.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Clew {

int PartPacking::columnOf(double x) const
{
    return static_cast<int>(std::floor(x / m_pitch + 0.5));
}

void PartPacking::expect(const QRectF &bounds)
{
    const int columns = columnOf(bounds.right()) - columnOf(bounds.left()) + 1;
    m_widest = std::max(m_widest, columns);
    m_area += columns * m_pitch * (bounds.height() + Margin);
}

void PartPacking::occupy(const QRectF &bounds)
{
    for (int column = columnOf(bounds.left()); column <= columnOf(bounds.right()); ++column) {
        double &bottom = m_bottoms.insert(column, m_bottoms.value(column, bounds.bottom())).value();
        bottom = std::max(bottom, bounds.bottom());
    }
}

PartPlace PartPacking::place(const QRectF &bounds)
{
    const int left = columnOf(bounds.left());
    const int width = columnOf(bounds.right()) - left + 1;
    const int square = static_cast<int>(std::ceil(std::sqrt(m_area) / m_pitch));
    const int first = m_bottoms.isEmpty() ? 0 : m_bottoms.firstKey();
    const int taken = m_bottoms.isEmpty() ? 0 : m_bottoms.lastKey() - first + 1;
    const int columns = std::max({taken, m_widest, square});

    // What has no bottom yet is as free as the top of the picture.
    const double ceiling = m_bottoms.isEmpty() ? 0 : std::ranges::min(m_bottoms);
    int best = first;
    double bestTop = std::numeric_limits<double>::max();
    for (int start = first; start + width <= first + columns; ++start) {
        double top = ceiling;
        for (int column = start; column < start + width; ++column)
            top = std::max(top, m_bottoms.value(column, ceiling));
        if (top < bestTop) {
            bestTop = top;
            best = start;
        }
    }
    const double top = std::ceil(bestTop + (m_bottoms.isEmpty() ? 0 : Margin));
    const PartPlace place{best - left, top - std::floor(bounds.top())};
    occupy(bounds.translated(place.columns * m_pitch, place.down));
    return place;
}

} // namespace Clew
