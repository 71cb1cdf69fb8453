// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

#include <compare>

namespace Clew {

/// Place of an edge in its graph: 0 to edgeCount - 1, stable while the graph value lives.
class EdgeIndex final
{
public:
    constexpr EdgeIndex() = default;
    constexpr explicit EdgeIndex(qsizetype value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr qsizetype value() const { return m_value; }
    [[nodiscard]] constexpr bool isValid() const { return m_value >= 0; }

    friend constexpr auto operator<=>(const EdgeIndex &, const EdgeIndex &) = default;

private:
    qsizetype m_value = -1;
};

} // namespace Clew
