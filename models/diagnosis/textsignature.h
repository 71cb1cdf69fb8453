// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <array>
#include <cstring>

namespace Clew {

/// The set of four-byte sequences of one event, by hash: "is it certain that this literal is not in the
/// event?" is answered by one look. Rebuilt for each event without being cleared, so its size costs nothing.
class TextSignature final
{
public:
    using Cell = quint16;
    static constexpr qsizetype WindowBytes = 4;
    static constexpr int CellBits = 14;

    /// Cell of the four bytes at `window`.
    [[nodiscard]] static Cell cellOf(const char *window)
    {
        quint32 value = 0;
        std::memcpy(&value, window, sizeof value);
        return static_cast<Cell>((value * 0x9E3779B1U) >> (32 - CellBits));
    }

    /// Makes this the signature of `text`. A cycle or two a byte.
    void assign(QByteArrayView text)
    {
        if (++m_stamp == 0) {
            m_cells.fill(0);
            m_stamp = 1;
        }
        for (qsizetype at = 0; at + WindowBytes <= text.size(); ++at)
            m_cells[cellOf(text.data() + at)] = m_stamp;
    }

    /// False where the text does not hold what the cell was made of.
    [[nodiscard]] bool mayHold(Cell cell) const { return m_cells[cell] == m_stamp; }

private:
    std::array<quint8, std::size_t(1) << CellBits> m_cells{};
    quint8 m_stamp = 0;
};

} // namespace Clew
