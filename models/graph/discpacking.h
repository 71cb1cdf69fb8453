// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPointF>

#include <vector>

namespace Clew {

/// Discs in the plane that do not meet: each is put at the free place nearest to where it is wanted.
class DiscPacking final
{
public:
    struct Disc
    {
        QPointF centre;
        double radius = 0;

        friend bool operator==(const Disc &, const Disc &) = default;
    };

    /// `cell` is about the radius of a common disc; `gap` is kept free between discs.
    DiscPacking(double cell, double gap);

    /// Takes the place found, and returns its centre. Places that are wanted at one point by discs of one
    /// size are looked for outwards from the last one that was found there.
    QPointF place(QPointF wanted, double radius);
    /// Takes a place without looking whether it is free.
    void occupy(const Disc &disc);
    [[nodiscard]] const std::vector<Disc> &discs() const { return m_discs; }
    /// Radius around the origin in which all discs lie.
    [[nodiscard]] double reach() const { return m_reach; }

private:
    [[nodiscard]] bool isFree(QPointF centre, double radius) const;

    double m_cell;
    double m_gap;
    double m_reach = 0;
    std::vector<Disc> m_discs;
    QHash<std::pair<int, int>, std::vector<size_t>> m_cells;
    QHash<int, double> m_searched; ///< by size: how far from the origin nothing is free
};

} // namespace Clew
