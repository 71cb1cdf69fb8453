// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

#include <compare>

namespace Clew {

/// Line of a text, counted from 1; 0 says "no line".
class LineNumber final
{
public:
    constexpr LineNumber() = default;
    constexpr explicit LineNumber(qint64 value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr qint64 value() const { return m_value; }
    [[nodiscard]] constexpr bool isValid() const { return m_value > 0; }

    friend constexpr auto operator<=>(const LineNumber &, const LineNumber &) = default;

private:
    qint64 m_value = 0;
};

} // namespace Clew
