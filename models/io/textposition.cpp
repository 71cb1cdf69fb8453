// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/textposition.h"

#include <algorithm>
#include <limits>

namespace Clew {

TextPosition textPositionAt(QByteArrayView text, qsizetype offset, qsizetype from, TextPosition start)
{
    Q_ASSERT(from >= 0 && from <= offset && offset <= text.size());
    if (from == 0)
        from = std::min(byteOrderMarkLength(text), offset);
    const QByteArrayView passed = text.sliced(from, offset - from);
    if (passed.isEmpty())
        return start; // where QByteArrayView::lastIndexOf would read the byte behind
    const qsizetype lastBreak = passed.lastIndexOf('\n');
    qint64 column = start.column;
    if (lastBreak >= 0) {
        start.line += std::count(passed.begin(), passed.begin() + lastBreak + 1, '\n');
        column = 1;
    }
    const auto isCodePointStart = [](char c) { return (static_cast<uchar>(c) & 0xC0U) != 0x80U; };
    column += std::count_if(passed.begin() + lastBreak + 1, passed.end(), isCodePointStart);
    start.column = static_cast<int>(std::min<qint64>(column, std::numeric_limits<int>::max()));
    return start;
}

qsizetype byteOrderMarkLength(QByteArrayView text)
{
    return text.startsWith(QByteArrayView("\xEF\xBB\xBF", 3)) ? 3 : 0;
}

} // namespace Clew
