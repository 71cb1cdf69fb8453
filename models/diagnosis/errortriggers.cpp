// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/errortriggers.h"

#include "models/diagnosis/errorline.h"

namespace Clew {

namespace {

constexpr qsizetype Window = 4; ///< bytes that are looked at together, letters without their case

constexpr quint32 folded(char c)
{
    return static_cast<unsigned char>(c) | 0x20U;
}

} // namespace

ErrorTriggers::ErrorTriggers()
    : m_table((size_t{1} << Bits) / 64)
{
    for (const QByteArray &trigger : errorTriggers()) {
        Q_ASSERT(trigger.size() >= Window);
        quint32 window = 0;
        for (qsizetype i = 0; i < Window; ++i)
            window = (window << 8U) | folded(trigger[i]);
        const quint32 at = slot(window);
        m_table[at / 64] |= quint64{1} << (at % 64);
    }
}

qsizetype ErrorTriggers::next(QByteArrayView text, qsizetype from) const
{
    if (text.size() - from < Window)
        return -1;
    const char *bytes = text.data();
    quint32 window = 0;
    for (qsizetype i = 0; i < Window - 1; ++i)
        window = (window << 8U) | folded(bytes[from + i]);
    for (qsizetype at = from + Window - 1; at < text.size(); ++at) {
        window = (window << 8U) | folded(bytes[at]);
        const quint32 place = slot(window);
        if ((m_table[place / 64] >> (place % 64)) & 1U)
            return at - (Window - 1);
    }
    return -1;
}

} // namespace Clew
