// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/textslice.h"

#include "models/diagnosis/casefold.h"
#include "models/diagnosis/literalmatcher.h"

namespace Clew {

void TextSlice::clear()
{
    m_items.clear();
}

void TextSlice::add(std::size_t event, qsizetype begin, qsizetype end)
{
    m_items.push_back({.event = event, .begin = begin, .end = end});
}

qsizetype TextSlice::size() const
{
    return m_items.empty() ? 0 : m_items.back().end - m_items.front().begin;
}

QByteArrayView TextSlice::folded() const
{
    return QByteArrayView(m_folded).first(m_size);
}

void TextSlice::fold(QByteArrayView block)
{
    const qsizetype origin = m_items.front().begin;
    if (foldUtf8(block.sliced(origin, size()), m_folded)) {
        for (Item &item : m_items) {
            item.foldedBegin = item.begin - origin;
            item.foldedEnd = item.end - origin;
        }
    } else {
        // Lengths may differ now: item by item.
        QByteArray all;
        QByteArray one;
        for (Item &item : m_items) {
            item.foldedBegin = all.size();
            foldUtf8(block.sliced(item.begin, item.end - item.begin), one);
            all.append(one);
            item.foldedEnd = all.size();
            all.append('\n');
        }
        m_folded = all;
    }
    m_size = m_folded.size();
    m_folded.append(LiteralTextPadding, '\0');
}

} // namespace Clew
