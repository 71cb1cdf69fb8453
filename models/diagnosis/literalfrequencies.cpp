// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/literalfrequencies.h"

#include "models/diagnosis/casefold.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string_view>

namespace Clew {

namespace {

constexpr int TableBits = 19;

/// Hash of the `length` <= 8 bytes at `bytes`.
std::size_t hashOf(const char *bytes, qsizetype length)
{
    quint64 value = 0;
    std::memcpy(&value, bytes, static_cast<std::size_t>(length));
    return static_cast<std::size_t>((value * 0x9E3779B97F4A7C15ULL) >> (64 - TableBits));
}

/// Bits of surprise of a byte of folded log text, times ten: letters from `a` to `z`, then digits.
constexpr std::string_view LetterBits = "BGEEAFGGAJHDFAADLAAACHIJHL";

double bitsOf(char byte)
{
    if (byte >= 'a' && byte <= 'z')
        return 3.6 + (LetterBits[static_cast<std::size_t>(byte - 'a')] - 'A') * 0.55;
    if (byte >= '0' && byte <= '9')
        return 4.4;
    if (byte == ' ')
        return 2.8;
    return static_cast<unsigned char>(byte) >= 0x80 ? 5.0 : 6.0;
}

/// Occurrences a megabyte if letters followed each other by chance, but for a floor: words are made of
/// letters that like each other.
double byLetters(QByteArrayView literal)
{
    double bits = 0;
    for (const char byte : literal)
        bits += bitsOf(byte) * 0.7;
    return std::exp2(20.0 - std::min(bits, 200.0));
}

} // namespace

LiteralFrequencies LiteralFrequencies::fromText(const QByteArray &text)
{
    LiteralFrequencies frequencies;
    if (text.isEmpty())
        return frequencies;
    frequencies.m_text = text;
    frequencies.m_megabytes = static_cast<double>(text.size()) / 1e6;
    QByteArray folded;
    foldUtf8(text, folded);
    auto counts = std::make_shared<Counts>();
    for (std::size_t i = 0; i < Lengths.size(); ++i) {
        std::vector<quint16> &table = counts->tables[i];
        table.resize(std::size_t(1) << TableBits);
        for (qsizetype at = 0; at + Lengths[i] <= folded.size(); ++at) {
            quint16 &count = table[hashOf(folded.constData() + at, Lengths[i])];
            count = static_cast<quint16>(count + (count < std::numeric_limits<quint16>::max() ? 1 : 0));
        }
    }
    frequencies.m_counts = std::move(counts);
    return frequencies;
}

double LiteralFrequencies::perMegabyte(QByteArrayView literal) const
{
    const double guess = byLetters(literal);
    if (!m_counts)
        return guess;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < Lengths.size(); ++i) {
        for (qsizetype at = 0; at + Lengths[i] <= literal.size(); ++at)
            least = std::min<int>(least, m_counts->tables[i][hashOf(literal.data() + at, Lengths[i])]);
    }
    if (least == std::numeric_limits<int>::max())
        return guess;
    // What the corpus does not hold is at most as common as once in it; among those, letters decide.
    return least > 0 ? least / m_megabytes : std::min(guess, 0.5 / m_megabytes);
}

double LiteralFrequencies::windowPerMegabyte(const char *window) const
{
    return perMegabyte(QByteArrayView(window, 4));
}

} // namespace Clew
