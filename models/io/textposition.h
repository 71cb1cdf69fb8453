// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace Clew {

/// Place in a UTF-8 text as people count it.
struct TextPosition
{
    qint64 line = 1; ///< from 1; a line ends after '\n'
    int column = 1; ///< Unicode code points from 1; a byte order mark at the start of the text is not counted

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

/// Position of the byte `offset` in `text`, given the position of the byte `from` before it. Costs one pass
/// over the bytes between. Bytes that are no UTF-8 count as the code points that their lead bytes would make.
[[nodiscard]] TextPosition textPositionAt(QByteArrayView text, qsizetype offset, qsizetype from = 0,
                                          TextPosition start = {});

/// Length of the UTF-8 byte order mark at the start of `text`: 3 or 0.
[[nodiscard]] qsizetype byteOrderMarkLength(QByteArrayView text);

} // namespace Clew
