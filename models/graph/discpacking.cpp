// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/discpacking.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Clew {

namespace {

int cellOf(double at, double cell)
{
    return static_cast<int>(std::floor(at / cell));
}

} // namespace

DiscPacking::DiscPacking(double cell, double gap)
    : m_cell(cell)
    , m_gap(gap)
{
}

bool DiscPacking::isFree(QPointF centre, double radius) const
{
    const double need = radius + m_gap;
    for (int y = cellOf(centre.y() - need, m_cell); y <= cellOf(centre.y() + need, m_cell); ++y) {
        for (int x = cellOf(centre.x() - need, m_cell); x <= cellOf(centre.x() + need, m_cell); ++x) {
            const auto here = m_cells.constFind({x, y});
            if (here == m_cells.constEnd())
                continue;
            for (const size_t index : *here) {
                const Disc &disc = m_discs[index];
                const QPointF apart = disc.centre - centre;
                const double least = disc.radius + need;
                if (QPointF::dotProduct(apart, apart) < least * least)
                    return false;
            }
        }
    }
    return true;
}

void DiscPacking::occupy(const Disc &disc)
{
    for (int y = cellOf(disc.centre.y() - disc.radius, m_cell);
         y <= cellOf(disc.centre.y() + disc.radius, m_cell); ++y) {
        for (int x = cellOf(disc.centre.x() - disc.radius, m_cell);
             x <= cellOf(disc.centre.x() + disc.radius, m_cell); ++x)
            m_cells[{x, y}].push_back(m_discs.size());
    }
    m_discs.push_back(disc);
    m_reach = std::max(m_reach, std::hypot(disc.centre.x(), disc.centre.y()) + disc.radius);
}

QPointF DiscPacking::place(QPointF wanted, double radius)
{
    const double step = std::max(radius * 0.5, m_cell * 0.25);
    const int size = static_cast<int>(std::ceil(radius));
    const bool remembers = wanted.isNull();
    // Rings around the wanted point, begun on the side away from the origin.
    const double begin = remembers ? 0 : std::atan2(wanted.y(), wanted.x());
    for (double ring = remembers ? m_searched.value(size, 0) : 0;; ring += step) {
        const int spots = ring == 0 ? 1 : std::max(6, static_cast<int>(2 * std::numbers::pi * ring / step));
        for (int spot = 0; spot < spots; ++spot) {
            const double turn = static_cast<double>((spot + 1) / 2) * (spot % 2 == 0 ? 1 : -1);
            const double angle = begin + turn * 2 * std::numbers::pi / spots;
            const QPointF centre = wanted + ring * QPointF(std::cos(angle), std::sin(angle));
            if (!isFree(centre, radius))
                continue;
            if (remembers)
                m_searched.insert(size, ring);
            occupy({centre, radius});
            return centre;
        }
    }
}

} // namespace Clew
