// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/bytesearch.h"

#include <bit>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace Clew {

namespace {

qsizetype findPlain(QByteArrayView text, QByteArrayView needle, qsizetype from)
{
    const std::string_view hay(text.data(), static_cast<std::size_t>(text.size()));
    const std::size_t at = hay.find(std::string_view(needle.data(), static_cast<std::size_t>(needle.size())),
                                    static_cast<std::size_t>(from));
    return at == std::string_view::npos ? -1 : static_cast<qsizetype>(at);
}

} // namespace

qsizetype findByte(QByteArrayView text, char byte, qsizetype from)
{
    if (from >= text.size())
        return -1;
    const void *found = std::memchr(text.data() + from, byte, static_cast<std::size_t>(text.size() - from));
    return found == nullptr ? -1 : static_cast<const char *>(found) - text.data();
}

qsizetype findBytes(QByteArrayView text, QByteArrayView needle, qsizetype from)
{
    const qsizetype length = needle.size();
    if (length == 1)
        return findByte(text, needle.front(), from);
    const qsizetype last = text.size() - length; // where it could stand at the latest
    if (from > last)
        return -1;
#ifdef __SSE2__
    // Sixteen places at a time by the first and the last byte of the needle; what agrees is compared.
    const __m128i firstByte = _mm_set1_epi8(needle.front());
    const __m128i lastByte = _mm_set1_epi8(needle.back());
    const auto load = [&text](qsizetype at) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i *>(text.data() + at));
    };
    const auto among = [&](qsizetype base, unsigned allowed) -> qsizetype {
        const __m128i equal = _mm_and_si128(_mm_cmpeq_epi8(load(base), firstByte),
                                            _mm_cmpeq_epi8(load(base + length - 1), lastByte));
        for (unsigned mask = static_cast<unsigned>(_mm_movemask_epi8(equal)) & allowed; mask != 0;
             mask &= mask - 1) {
            const qsizetype at = base + std::countr_zero(mask);
            if (std::memcmp(text.data() + at, needle.data(), static_cast<std::size_t>(length)) == 0)
                return at;
        }
        return -1;
    };
    for (; from + 15 <= last; from += 16) {
        if (const qsizetype at = among(from, ~0U); at >= 0)
            return at;
    }
    if (from > last)
        return -1;
    if (last >= 15) // the rest, together with places that were looked at
        return among(last - 15, ~0U << (from - (last - 15)));
#endif
    return findPlain(text, needle, from);
}

} // namespace Clew
