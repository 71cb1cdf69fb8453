// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/textfold.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr char16_t FullWidthFirst = 0xFF01;
constexpr char16_t FullWidthLast = 0xFF5E;
constexpr char16_t FullWidthOffset = 0xFEE0;

bool isAscii(QStringView text)
{
    return std::all_of(text.utf16(), text.utf16() + text.size(), [](char16_t unit) { return unit < 0x80; });
}

/// Belongs to the character before it: combining marks, and vowels and finals of decomposed hangul.
bool continuesChunk(char32_t character)
{
    if (character < 0x300)
        return false;
    if (character >= 0x1160 && character <= 0x11FF)
        return true;
    if (character == 0xFF9E || character == 0xFF9F) // half-width voicing marks
        return true;
    return QChar::isMark(character);
}

/// Common characters that NFKC leaves alone, or changes one to one; 0 where it takes a look at the tables.
char16_t quickUnit(char16_t unit)
{
    if (unit < 0x80 || (unit >= 0x4E00 && unit <= 0x9FFF) || unit == 0x3001 || unit == 0x3002)
        return unit;
    if (unit >= FullWidthFirst && unit <= FullWidthLast)
        return static_cast<char16_t>(unit - FullWidthOffset);
    return 0;
}

qsizetype chunkEnd(QStringView text, qsizetype begin)
{
    qsizetype end = begin;
    do {
        const bool pair =
            text.at(end).isHighSurrogate() && end + 1 < text.size() && text.at(end + 1).isLowSurrogate();
        end += pair ? 2 : 1;
        if (end >= text.size())
            break;
        const bool nextPair =
            text.at(end).isHighSurrogate() && end + 1 < text.size() && text.at(end + 1).isLowSurrogate();
        const char32_t next = nextPair ? QChar::surrogateToUcs4(text.at(end), text.at(end + 1))
                                       : char32_t(text.at(end).unicode());
        if (!continuesChunk(next))
            break;
    } while (true);
    return end;
}

} // namespace

NormalText normalText(const QString &source)
{
    if (isAscii(source))
        return {.text = source, .origins = {}};
    NormalText normal;
    normal.text.reserve(source.size());
    normal.origins.reserve(static_cast<size_t>(source.size()));
    for (qsizetype at = 0; at < source.size();) {
        const qsizetype end = chunkEnd(source, at);
        const char16_t quick = end - at == 1 ? quickUnit(source.at(at).unicode()) : char16_t(0);
        if (quick != 0)
            normal.text += QChar(quick);
        else
            normal.text += source.sliced(at, end - at).normalized(QString::NormalizationForm_KC);
        normal.origins.resize(static_cast<size_t>(normal.text.size()), static_cast<qint32>(at));
        at = end;
    }
    return normal;
}

char16_t foldedUnit(char16_t unit)
{
    if (unit < 0x80)
        return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit | 0x20) : unit;
    if (unit >= 0x2E80)
        return unit;
    const char32_t folded = QChar::toCaseFolded(char32_t(unit));
    return folded < 0x10000 ? static_cast<char16_t>(folded) : unit;
}

QString foldedKey(const QString &source)
{
    QString key = normalText(source).text.simplified();
    std::transform(key.utf16(), key.utf16() + key.size(), reinterpret_cast<char16_t *>(key.data()),
                   foldedUnit);
    return key;
}

bool isUnspacedScript(char32_t character)
{
    if (character < 0x3005)
        return false;
    return character == 0x3005 || character == 0x3007 || (character >= 0x3041 && character <= 0x30FF) ||
           (character >= 0x31F0 && character <= 0x31FF) || (character >= 0x3400 && character <= 0x4DBF) ||
           (character >= 0x4E00 && character <= 0x9FFF) || (character >= 0xAC00 && character <= 0xD7A3) ||
           (character >= 0xF900 && character <= 0xFAFF) || (character >= 0x20000 && character <= 0x3FFFD);
}

} // namespace Clew
