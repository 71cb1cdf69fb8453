// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/termdictionary.h"

#include <algorithm>

namespace Clew {

bool termLess(QStringView a, QStringView b)
{
    return std::lexicographical_compare(
        a.utf16(), a.utf16() + a.size(), b.utf16(), b.utf16() + b.size(),
        [](char16_t one, char16_t other) { return orderUnit(one) < orderUnit(other); });
}

TermDictionary::TermDictionary(const IndexImage &image)
    : m_begin(image.section<quint32>(IndexImage::Section::TermBegin))
    , m_text(image.section<char>(IndexImage::Section::TermText))
    , m_masks(image.section<quint32>(IndexImage::Section::TermMask))
{
}

quint32 TermDictionary::lowerBound(QByteArrayView text) const
{
    quint32 begin = 0;
    quint32 count = size();
    while (count > 0) {
        const quint32 half = count / 2;
        if (term(begin + half).compare(text) < 0) {
            begin += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return begin;
}

TermDictionary::Range TermDictionary::find(QStringView text) const
{
    const QByteArray utf8 = text.toUtf8();
    const quint32 at = lowerBound(utf8);
    return at < size() && term(at) == utf8 ? Range{at, at + 1} : Range{at, at};
}

TermDictionary::Range TermDictionary::withPrefix(QStringView prefix) const
{
    const QByteArray utf8 = prefix.toUtf8();
    const quint32 begin = lowerBound(utf8);
    quint32 end = begin;
    quint32 step = 1;
    // Doubling steps: a range is short as a rule.
    while (end + step <= size() && term(end + step - 1).startsWith(utf8)) {
        end += step;
        step *= 2;
    }
    for (; step > 0; step /= 2) {
        if (end + step <= size() && term(end + step - 1).startsWith(utf8))
            end += step;
    }
    return {begin, end};
}

quint32 TermDictionary::maskOf(QByteArrayView term)
{
    quint32 mask = 0;
    for (const char unit : term) {
        if (unit >= 'a' && unit <= 'z')
            mask |= 1U << (unit - 'a');
        else if (unit >= '0' && unit <= '9')
            mask |= 1U << (26 + (unit - '0') % 5);
        else
            mask |= 1U << 31;
    }
    return mask;
}

} // namespace Clew
