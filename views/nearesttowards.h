// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <cmath>
#include <optional>

namespace Clew {

/// Of `count` places, the nearest one to place `from` in a direction (one of (1,0), (-1,0), (0,1), (0,-1)):
/// at least `least` along it, distance across counts double. `placeOf` gives the place of a number.
template <typename PlaceOf>
[[nodiscard]] std::optional<size_t> nearestTowards(size_t count, size_t from, QPointF direction, double least,
                                                   PlaceOf placeOf)
{
    constexpr double AcrossWeight = 2;
    const QPointF start = placeOf(from);
    std::optional<size_t> best;
    double bestCost = 0;
    for (size_t i = 0; i < count; ++i) {
        const QPointF way = placeOf(i) - start;
        const double along = QPointF::dotProduct(way, direction);
        const double across = way.x() * direction.y() - way.y() * direction.x();
        if (i == from || along < least)
            continue;
        const double cost = std::hypot(along, AcrossWeight * across);
        if (!best || cost < bestCost) {
            best = i;
            bestCost = cost;
        }
    }
    return best;
}

} // namespace Clew
