// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/contenthash.h"

#include <QtEndian>

#include <array>
#include <bit>
#include <cstring>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype BlockBytes = 16;
constexpr quint64 FirstFactor = 0x87c37b91114253d5;
constexpr quint64 SecondFactor = 0x4cf5ad432745937f;

quint64 mixedFirst(quint64 word)
{
    return std::rotl(word * FirstFactor, 31) * SecondFactor;
}

quint64 mixedSecond(quint64 word)
{
    return std::rotl(word * SecondFactor, 33) * FirstFactor;
}

/// Lets every bit of `word` reach every bit of the result.
quint64 avalanched(quint64 word)
{
    word = (word ^ (word >> 33)) * 0xff51afd7ed558ccd;
    word = (word ^ (word >> 33)) * 0xc4ceb9fe1a85ec53;
    return word ^ (word >> 33);
}

} // namespace

ContentHash contentHash(QByteArrayView bytes)
{
    ContentHash hash;
    qsizetype at = 0;
    for (; at + BlockBytes <= bytes.size(); at += BlockBytes) {
        hash.first ^= mixedFirst(qFromLittleEndian<quint64>(bytes.data() + at));
        hash.first = (std::rotl(hash.first, 27) + hash.second) * 5 + 0x52dce729;
        hash.second ^= mixedSecond(qFromLittleEndian<quint64>(bytes.data() + at + 8));
        hash.second = (std::rotl(hash.second, 31) + hash.first) * 5 + 0x38495ab5;
    }
    std::array<char, BlockBytes> tail{};
    if (at < bytes.size())
        std::memcpy(tail.data(), bytes.data() + at, static_cast<size_t>(bytes.size() - at));
    hash.first ^= mixedFirst(qFromLittleEndian<quint64>(tail.data()));
    hash.second ^= mixedSecond(qFromLittleEndian<quint64>(tail.data() + 8));

    const auto length = static_cast<quint64>(bytes.size());
    hash.first ^= length;
    hash.second ^= length;
    hash.first += hash.second;
    hash.second += hash.first;
    hash.first = avalanched(hash.first);
    hash.second = avalanched(hash.second);
    hash.first += hash.second;
    hash.second += hash.first;
    return hash;
}

QString toHex(const ContentHash &hash)
{
    return u"%1%2"_s.arg(hash.first, 16, 16, QChar(u'0')).arg(hash.second, 16, 16, QChar(u'0'));
}

} // namespace Clew
