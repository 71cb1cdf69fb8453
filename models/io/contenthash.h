// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Clew {

/// 128 bits that tell one content from another, the same on every machine. Against accident, not against
/// malice.
struct ContentHash
{
    quint64 first = 0;
    quint64 second = 0;

    friend bool operator==(const ContentHash &, const ContentHash &) = default;
};

/// MurmurHash3 x64 128 (A. Appleby, public domain) with seed 0; several gigabytes a second.
[[nodiscard]] ContentHash contentHash(QByteArrayView bytes);

/// 32 hexadecimal digits.
[[nodiscard]] QString toHex(const ContentHash &hash);

} // namespace Clew
