// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace Clew {

/// Free places of one column between things that stay where they are.
class ColumnSlots final
{
public:
    /// Something in the column: its middle, what it needs from there, and the distance it keeps from others.
    struct Occupant
    {
        double middle = 0;
        double above = 0;
        double below = 0;
        double gap = 0;

        friend bool operator==(const Occupant &, const Occupant &) = default;
    };

    void insert(const Occupant &occupant) { m_occupants.push_back(occupant); }

    /// The middle nearest to the wanted one at which it meets nothing; the wanted one where that is free.
    /// Between two things the smaller of their gaps is kept. Of two equally near places the upper one.
    [[nodiscard]] double nearestFree(const Occupant &wanted) const;

    [[nodiscard]] bool isFree(const Occupant &wanted) const;

private:
    std::vector<Occupant> m_occupants;
};

} // namespace Clew
