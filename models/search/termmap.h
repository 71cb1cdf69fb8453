// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <vector>

namespace Clew {

/// Numbers the terms of a catalog while its index is built: a hash table without a node a term.
class TermMap final
{
public:
    TermMap();

    /// Number of a term, the next one where it is new.
    [[nodiscard]] quint32 number(QStringView term);
    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_begin.size() - 1); }
    [[nodiscard]] QStringView term(quint32 number) const
    {
        return QStringView(m_text.data() + m_begin[number], m_text.data() + m_begin[number + 1]);
    }

private:
    struct Slot
    {
        quint32 hash = 0;
        quint32 number = 0; ///< plus one; 0: free
    };

    void grow();

    std::vector<Slot> m_slots;
    std::vector<char16_t> m_text;
    std::vector<quint32> m_begin{0};
};

} // namespace Clew
