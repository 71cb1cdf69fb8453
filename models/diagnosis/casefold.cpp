// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/casefold.h"

#include <QChar>
#include <QList>
#include <QString>

#include <cstring>

namespace Clew {

namespace {

constexpr char32_t FirstCyrillicExtended = 0x0460;

/// Lower case of the 26 letters, everything else as it is.
constexpr unsigned char lowered(unsigned char byte)
{
    return static_cast<unsigned char>(byte + ((byte >= 'A' && byte <= 'Z') ? 0x20 : 0));
}

struct Decoded
{
    char32_t character = 0;
    qsizetype length = 1;
};

/// The code point at `at`; a byte that begins none is handed on as it is with length 1.
Decoded decodedAt(QByteArrayView text, qsizetype at)
{
    const auto byte = [&](qsizetype offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const unsigned lead = byte(0);
    const auto tail = [&](qsizetype offset) { return static_cast<char32_t>(byte(offset) & 0x3FU); };
    const auto room = [&](qsizetype length) { return at + length <= text.size(); };
    if (lead >= 0xF0 && lead <= 0xF4 && room(4))
        return {(lead & 0x07U) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4};
    if (lead >= 0xE0 && lead < 0xF0 && room(3))
        return {(lead & 0x0FU) << 12 | tail(1) << 6 | tail(2), 3};
    if (lead >= 0xC2 && lead < 0xE0 && room(2))
        return {(lead & 0x1FU) << 6 | tail(1), 2};
    return {lead, 1};
}

/// Whether eight bytes follow, all of them ASCII.
bool isAscii(const unsigned char *bytes, qsizetype size)
{
    quint64 eight = 0;
    if (size < qsizetype(sizeof eight))
        return false;
    std::memcpy(&eight, bytes, sizeof eight);
    return (eight & 0x8080808080808080ULL) == 0;
}

/// False for the lead bytes whose characters have no case at all: most of Chinese, Japanese and Korean.
constexpr bool mayHaveCase(unsigned char lead)
{
    return !(lead >= 0xE3 && lead <= 0xE9) && !(lead >= 0xEB && lead <= 0xEE);
}

} // namespace

char32_t foldedCase(char32_t character)
{
    if (character < 0x80)
        return lowered(static_cast<unsigned char>(character));
    return QChar::toCaseFolded(character);
}

bool hasStableFolding(char32_t character)
{
    if (character < 0x80)
        return true;
    if (character >= 0xD800 && character < 0xE000)
        return false;
    // Letters whose class was widened by a later Unicode version, or that fold to several characters.
    switch (character) {
    case 0x0130: // dotted capital I: Turkish only
    case 0x0131: // dotless small i: Turkish only
    case 0x0149: // n with apostrophe: two characters when folded
    case 0x01F0:
    case 0x0390: // joined by U+1FD3 in Unicode 15.1
    case 0x03B0: // joined by U+1FE3
    case 0x0264: // paired in Unicode 16
    case 0x019B:
        return false;
    default:
        break;
    }
    if (character < FirstCyrillicExtended)
        return true;
    // Latin letters with marks, but for those at 1E96 to 1E9F that fold to several or outside the block.
    if (character >= 0x1E00 && character < 0x1F00)
        return character < 0x1E96 || character >= 0x1EA0;
    // Beyond: only what has no case in any version, by its script's block.
    const bool caseless = (character >= 0x0590 && character < 0x10A0) // Hebrew … Myanmar
                          || (character >= 0x1100 && character < 0x13A0) ||
                          (character >= 0x2010 && character < 0x2100)      // punctuation
                          || (character >= 0x2190 && character < 0x24B6)   // arrows, mathematics, boxes
                          || (character >= 0x2500 && character < 0x2C00)   // boxes, symbols
                          || (character >= 0x2E80 && character < 0xA4D0)   // Chinese, Japanese, Yi
                          || (character >= 0xAC00 && character < 0xD7A4)   // Hangul
                          || (character >= 0xF900 && character < 0xFB00)   // compatibility ideographs
                          || (character >= 0xFF01 && character < 0xFF21)   // full-width punctuation
                          || (character >= 0x1F300 && character < 0x1FB00) // pictographs
                          || (character >= 0x20000 && character < 0x32000);
    return caseless && QChar::toCaseFolded(character) == character;
}

void appendUtf8(QByteArray &text, char32_t character)
{
    const auto put = [&text](char32_t value) { text.append(static_cast<char>(value)); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0 | character >> 6);
        put(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        put(0xE0 | character >> 12);
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    } else {
        put(0xF0 | character >> 18);
        put(0x80 | (character >> 12 & 0x3F));
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    }
}

QByteArray foldedUtf8(QStringView text)
{
    QByteArray folded;
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters)
        appendUtf8(folded, foldedCase(character));
    return folded;
}

bool foldUtf8(QByteArrayView text, QByteArray &out)
{
    // One pass over all bytes that the compiler turns into vector code; most text ends here.
    out.resizeForOverwrite(text.size());
    const auto *from = reinterpret_cast<const unsigned char *>(text.data());
    auto *to = reinterpret_cast<unsigned char *>(out.data());
    unsigned char all = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        to[i] = lowered(from[i]);
        all |= from[i];
    }
    if (all < 0x80)
        return true;

    bool sameLength = true;
    QByteArray changed; // filled from the first character that folds to another
    qsizetype copied = 0;
    for (qsizetype i = 0; i < text.size();) {
        if (from[i] < 0x80) {
            i += isAscii(from + i, text.size() - i) ? qsizetype(sizeof(quint64)) : 1;
            continue;
        }
        const Decoded decoded = decodedAt(text, i);
        if (decoded.length > 1 && mayHaveCase(from[i])) {
            const char32_t folded = foldedCase(decoded.character);
            if (folded != decoded.character) {
                sameLength = false;
                changed.append(out.constData() + copied, i - copied);
                appendUtf8(changed, folded);
                copied = i + decoded.length;
            }
        }
        i += decoded.length;
    }
    if (!sameLength) {
        changed.append(out.constData() + copied, out.size() - copied);
        out = changed;
    }
    return sameLength;
}

} // namespace Clew
