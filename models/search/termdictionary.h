// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/indeximage.h"

#include <QByteArrayView>
#include <QStringView>

namespace Clew {

/// The terms of an image in the order of their code points: terms with the same beginning stand together,
/// and so do their postings.
class TermDictionary final
{
public:
    TermDictionary() = default;
    explicit TermDictionary(const IndexImage &image);

    struct Range
    {
        quint32 begin = 0;
        quint32 end = 0;
        [[nodiscard]] bool isEmpty() const { return begin == end; }
    };

    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_masks.size()); }
    /// UTF-8.
    [[nodiscard]] QByteArrayView term(quint32 number) const
    {
        return QByteArrayView(m_text.data() + m_begin[number], m_text.data() + m_begin[number + 1]);
    }
    [[nodiscard]] QString text(quint32 number) const { return QString::fromUtf8(term(number)); }
    [[nodiscard]] std::span<const quint32> masks() const { return m_masks; }
    /// The term alone: empty or one long. Logarithmic, as the next.
    [[nodiscard]] Range find(QStringView term) const;
    /// Every term that begins so, the shortest first.
    [[nodiscard]] Range withPrefix(QStringView prefix) const;

    /// Which letters and digits a term has; the digits share five bits, all else one.
    [[nodiscard]] static quint32 maskOf(QByteArrayView term);

private:
    [[nodiscard]] quint32 lowerBound(QByteArrayView term) const;

    std::span<const quint32> m_begin;
    std::span<const char> m_text;
    std::span<const quint32> m_masks;
};

/// Order of the dictionary: by code points, not by any language's rules.
[[nodiscard]] bool termLess(QStringView a, QStringView b);
/// A unit by whose value the code points of two texts are in order: halves of pairs stand behind all others.
[[nodiscard]] constexpr char16_t orderUnit(char16_t unit)
{
    if (unit < 0xD800)
        return unit;
    return static_cast<char16_t>(unit < 0xE000 ? unit + 0x2000 : unit - 0x800);
}

} // namespace Clew
