// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/columnslots.h"

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr double Tolerance = 1e-6;

} // namespace

bool ColumnSlots::isFree(const Occupant &wanted) const
{
    return std::ranges::none_of(m_occupants, [&wanted](const Occupant &other) {
        const double gap = std::min(wanted.gap, other.gap);
        const double up = wanted.middle - wanted.above - (other.middle + other.below);
        const double down = other.middle - other.above - (wanted.middle + wanted.below);
        return std::max(up, down) < gap - Tolerance;
    });
}

double ColumnSlots::nearestFree(const Occupant &wanted) const
{
    if (isFree(wanted))
        return wanted.middle;
    // The nearest free place touches something.
    std::vector<double> candidates;
    for (const Occupant &other : m_occupants) {
        const double gap = std::min(wanted.gap, other.gap);
        candidates.push_back(other.middle - other.above - gap - wanted.below);
        candidates.push_back(other.middle + other.below + gap + wanted.above);
    }
    std::ranges::sort(candidates, [&wanted](double a, double b) {
        const double x = std::abs(a - wanted.middle);
        const double y = std::abs(b - wanted.middle);
        return x != y ? x < y : a < b;
    });
    for (const double candidate : candidates) {
        Occupant moved = wanted;
        moved.middle = candidate;
        if (isFree(moved))
            return candidate;
    }
    return wanted.middle; // not reached: above the topmost there is always room
}

} // namespace Clew
