// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <span>

namespace Clew {

/// Where decoded text came from: until the next piece begins, `textStep` bytes of text stand for `rawStep`
/// bytes of the original input (1 and 1 for UTF-8, 1 and 2 for ASCII in UTF-16, 3 and 2 for Chinese in GBK).
struct RawPiece
{
    qsizetype text = 0; ///< bytes of the decoded text
    qint64 raw = 0;     ///< bytes of the original input
    quint8 textStep = 1;
    quint8 rawStep = 1;

    /// Byte of the input of a byte of the text that lies in this piece.
    [[nodiscard]] constexpr qint64 rawAt(qsizetype position) const
    {
        return raw + (position - text) / textStep * rawStep;
    }

    friend constexpr bool operator==(const RawPiece &, const RawPiece &) = default;
};

/// A stretch of one input as valid UTF-8, borrowed: it lives as long as the call that hands it over.
struct DecodedText
{
    QByteArrayView text;
    std::span<const RawPiece> pieces; ///< sorted by text; the first begins at 0; empty only where text is
};

} // namespace Clew
