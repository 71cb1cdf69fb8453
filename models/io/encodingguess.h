// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/textencoding.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// Encoding that a byte order mark names, and the mark's length.
struct ByteOrderMark
{
    TextEncoding encoding = TextEncoding::Utf8;
    qsizetype length = 0;
};
[[nodiscard]] std::optional<ByteOrderMark> byteOrderMark(QByteArrayView bytes);

/// UTF-16 or UTF-32 without a mark: told by where the zero bytes stand, or, in text with few of them, by
/// line ends and blanks on even places and no broken surrogate. Empty where it is neither.
[[nodiscard]] std::optional<TextEncoding> wideEncoding(QByteArrayView sample);

/// What bytes that are not valid UTF-8 look like.
struct EncodingGuess
{
    TextEncoding encoding = TextEncoding::Utf8; ///< UTF-8: damaged UTF-8, or nothing fits
    double score = 0;                           ///< about 1 for text without a flaw, below 0 for none
};

/// The best of UTF-8 with some damage, GB18030, Big5, Shift-JIS, EUC-JP, EUC-KR and the single-byte
/// encodings, by the bytes of `sample` (16 KiB are enough; ASCII bytes count only as neighbours).
/// `context` is what text near by turned out to be: a close race goes to it.
[[nodiscard]] EncodingGuess guessEncoding(QByteArrayView sample, std::optional<TextEncoding> context = {});

} // namespace Clew
