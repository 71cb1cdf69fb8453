// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <vector>

namespace Clew {

/// A cheap first look for lines that may speak of an error (errorline.h): a byte or two a nanosecond, so that
/// the many ordinary lines of a long log cost nearly nothing. Immutable.
class ErrorTriggers final
{
public:
    ErrorTriggers();

    /// First place at or behind `from` where a trigger may begin, -1 where there is none. Every line of more
    /// than ErrorStrength::None has one; some others have, too.
    [[nodiscard]] qsizetype next(QByteArrayView text, qsizetype from) const;

private:
    static constexpr int Bits = 18;
    [[nodiscard]] static quint32 slot(quint32 window) { return (window * 0x9E3779B1U) >> (32 - Bits); }

    std::vector<quint64> m_table;
};

} // namespace Clew
