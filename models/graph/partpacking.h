// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QRectF>

namespace Clew {

/// Where a part goes: so many columns to the right and so far down.
struct PartPlace
{
    int columns = 0;
    double down = 0;

    friend bool operator==(const PartPlace &, const PartPlace &) = default;
};

/// Puts unconnected parts into one picture, each as high up as there is room below those before it, in whole
/// columns and about as wide as high.
class PartPacking final
{
public:
    explicit PartPacking(double pitch)
        : m_pitch(pitch)
    {
    }

    /// Says that a part of this size will be placed: decides on the width of the picture.
    void expect(const QRectF &bounds);
    /// Takes the room of something that has its place.
    void occupy(const QRectF &bounds);
    /// Finds a place for the bounds and takes it; downwards in whole units.
    PartPlace place(const QRectF &bounds);

private:
    [[nodiscard]] int columnOf(double x) const;

    double m_pitch;
    double m_area = 0;
    int m_widest = 1;
    QMap<int, double> m_bottoms; ///< by column
    static constexpr double Margin = 36;
};

} // namespace Clew
