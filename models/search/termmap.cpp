// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/termmap.h"

#include <cstring>

namespace Clew {

namespace {

quint32 hashOf(QStringView term)
{
    quint64 hash = 0x9E3779B97F4A7C15ULL ^ static_cast<quint64>(term.size());
    const char16_t *at = term.utf16();
    qsizetype left = term.size();
    while (left > 0) {
        quint64 block = 0;
        const qsizetype units = left < 4 ? left : 4;
        std::memcpy(&block, at, static_cast<size_t>(units) * sizeof(char16_t));
        hash = (hash ^ block) * 0xFF51AFD7ED558CCDULL;
        hash ^= hash >> 32;
        at += units;
        left -= units;
    }
    return static_cast<quint32>(hash ^ (hash >> 29));
}

} // namespace

TermMap::TermMap()
    : m_slots(1U << 14)
{
}

quint32 TermMap::number(QStringView text)
{
    const quint32 hash = hashOf(text);
    const auto mask = static_cast<quint32>(m_slots.size() - 1);
    for (quint32 at = hash & mask;; at = (at + 1) & mask) {
        Slot &slot = m_slots[at];
        if (slot.number == 0) {
            slot = {.hash = hash, .number = size() + 1};
            m_text.insert(m_text.end(), text.utf16(), text.utf16() + text.size());
            m_begin.push_back(static_cast<quint32>(m_text.size()));
            const quint32 number = size() - 1;
            if (size() * 2 > m_slots.size())
                grow();
            return number;
        }
        if (slot.hash == hash && term(slot.number - 1) == text)
            return slot.number - 1;
    }
}

void TermMap::grow()
{
    const std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(m_slots.size() * 2));
    const auto mask = static_cast<quint32>(m_slots.size() - 1);
    for (const Slot &slot : old) {
        if (slot.number == 0)
            continue;
        quint32 at = slot.hash & mask;
        while (m_slots[at].number != 0)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace Clew
