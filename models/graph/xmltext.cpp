// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/xmltext.h"

namespace Clew {

namespace {

bool isPlain(QChar c)
{
    const char16_t unit = c.unicode();
    if (unit < u' ')
        return c == u'\t' || c == u'\n' || c == u'\r';
    return !c.isSurrogate() && unit < 0xfffe;
}

} // namespace

QString xmlText(const QString &text)
{
    QString out = text;
    for (qsizetype i = 0; i < out.size(); ++i) {
        const bool isPair = out[i].isHighSurrogate() && i + 1 < out.size() && out[i + 1].isLowSurrogate();
        if (isPair)
            ++i;
        else if (!isPlain(out[i]))
            out[i] = QChar::ReplacementCharacter;
    }
    return out;
}

} // namespace Clew
