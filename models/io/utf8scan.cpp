// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/utf8scan.h"

#include <simdjson.h>

#include <algorithm>

namespace Clew {

bool isValidUtf8(QByteArrayView bytes)
{
    return bytes.isEmpty() || simdjson::validate_utf8(bytes.data(), static_cast<size_t>(bytes.size()));
}

Utf8Step utf8Step(QByteArrayView bytes)
{
    const auto at = [&](qsizetype i) { return static_cast<uchar>(bytes[i]); };
    const uchar lead = at(0);
    if (lead < 0x80)
        return {.length = 1, .valid = true};
    const qsizetype wanted = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (wanted == 0)
        return {};
    // Over-long forms, surrogates and what lies beyond U+10FFFF show in the second byte.
    const uchar low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const uchar high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    for (qsizetype i = 1; i < wanted; ++i) {
        if (i >= bytes.size())
            return {.length = i, .truncated = true};
        if (at(i) < (i == 1 ? low : 0x80) || at(i) > (i == 1 ? high : 0xBF))
            return {.length = i};
    }
    return {.length = wanted, .valid = true};
}

qsizetype incompleteUtf8Tail(QByteArrayView bytes)
{
    for (qsizetype back = 1; back <= std::min<qsizetype>(3, bytes.size()); ++back) {
        const uchar byte = static_cast<uchar>(bytes[bytes.size() - back]);
        if (byte < 0x80)
            return 0;
        if (byte >= 0xC0)
            return utf8Step(bytes.last(back)).truncated ? back : 0;
    }
    return 0;
}

} // namespace Clew
