// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace Clew {

/// True where the bytes are UTF-8 from first to last. Gigabytes a second.
[[nodiscard]] bool isValidUtf8(QByteArrayView bytes);

/// Bytes of the character or the broken sequence at the beginning of `bytes` (not empty).
struct Utf8Step
{
    qsizetype length =
        1; ///< of the character, or of the longest beginning of one (Unicode 3.9, "maximal subpart")
    bool valid = false;
    bool truncated = false; ///< would be valid if more bytes came
};
[[nodiscard]] Utf8Step utf8Step(QByteArrayView bytes);

/// Bytes at the end that are the beginning of a character whose rest has not come: 0 to 3.
[[nodiscard]] qsizetype incompleteUtf8Tail(QByteArrayView bytes);

} // namespace Clew
