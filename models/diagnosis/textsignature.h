// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <array>
#include <cstring>

namespace Clew {

/// The set of three-byte sequences of one event, by hash: "is it certain that this literal is not in the
/// event?" is answered by one look. Rebuilt for each event without being cleared, so its size costs nothing.
class TextSignature final
{
public:
    using Cell = quint16;
    static constexpr qsizetype WindowBytes = 3;
    static constexpr int CellBits = 14;

    /// Cell of the three bytes at `window`.
    [[nodiscard]] static Cell cellOf(const char *window)
    {
        quint32 value = 0;
        std::memcpy(&value, window, WindowBytes);
        return cellOf(value << 8);
    }

    /// Makes this the signature of `text`, which must be followed by one readable byte. A cycle or two a
    /// byte.
    void assign(QByteArrayView text)
    {
        if (++m_stamp == 0) {
            m_cells.fill(0);
            m_stamp = 1;
        }
        for (qsizetype at = 0; at + WindowBytes <= text.size(); ++at) {
            quint32 value = 0;
            std::memcpy(&value, text.data() + at, sizeof value);
            m_cells[cellOf(value << 8)] = m_stamp;
        }
    }

    /// False where the text does not hold what the cell was made of.
    [[nodiscard]] bool mayHold(Cell cell) const { return m_cells[cell] == m_stamp; }

private:
    /// `value`: the three bytes, in the upper part.
    [[nodiscard]] static Cell cellOf(quint32 value)
    {
        return static_cast<Cell>((value * 0x9E3779B1U) >> (32 - CellBits));
    }

    std::array<quint8, std::size_t(1) << CellBits> m_cells{};
    quint8 m_stamp = 0;
};

} // namespace Clew
