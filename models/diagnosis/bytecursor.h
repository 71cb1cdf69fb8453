// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <cstring>

namespace Clew {

/// Like QByteArrayView::startsWith, but inline: with a literal it becomes one comparison. Asked for every
/// line.
[[nodiscard]] inline bool beginsWith(QByteArrayView text, QByteArrayView word)
{
    return text.size() >= word.size() &&
           std::memcmp(text.data(), word.data(), static_cast<size_t>(word.size())) == 0;
}

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

[[nodiscard]] constexpr bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

[[nodiscard]] constexpr bool isLetter(char c)
{
    return isUpper(c) || isLower(c);
}

[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// A byte of a UTF-8 sequence that is not its first.
[[nodiscard]] constexpr bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// Letter, digit, '_': what names are made of.
[[nodiscard]] constexpr bool isNameByte(char c)
{
    return isLetter(c) || isDigit(c) || c == '_';
}

/// How many blanks the text begins with.
[[nodiscard]] constexpr qsizetype indentOf(QByteArrayView text)
{
    qsizetype indent = 0;
    while (indent < text.size() && isBlank(text[indent]))
        ++indent;
    return indent;
}

/// A place in bytes that reads forward. Reading behind the end gives 0.
class ByteCursor final
{
public:
    explicit ByteCursor(QByteArrayView bytes, qsizetype at = 0)
        : m_bytes(bytes)
        , m_at(at)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    void moveTo(qsizetype at) { m_at = at; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_bytes.size() ? m_bytes[m_at + ahead] : '\0';
    }
    [[nodiscard]] QByteArrayView rest() const { return m_bytes.sliced(m_at); }

    bool take(char c)
    {
        if (peek() != c || atEnd())
            return false;
        ++m_at;
        return true;
    }
    bool take(QByteArrayView word)
    {
        if (!beginsWith(rest(), word))
            return false;
        m_at += word.size();
        return true;
    }
    /// The number of `digits` digits; -1 where others stand.
    int takeNumber(int digits)
    {
        int value = 0;
        for (int i = 0; i < digits; ++i) {
            const char c = peek(i);
            if (!isDigit(c))
                return -1;
            value = value * 10 + (c - '0');
        }
        m_at += digits;
        return value;
    }
    /// A number of 1 to `most` digits; -1 where there is none.
    int takeAnyNumber(int most = 9)
    {
        int digits = 0;
        while (digits < most && isDigit(peek(digits)))
            ++digits;
        return digits == 0 ? -1 : takeNumber(digits);
    }
    qsizetype skipBlanks()
    {
        const qsizetype from = m_at;
        while (isBlank(peek()))
            ++m_at;
        return m_at - from;
    }
    /// Skips what `accepts` and gives it.
    template <typename Accepts>
    QByteArrayView takeWhile(Accepts accepts)
    {
        const qsizetype from = m_at;
        while (!atEnd() && accepts(m_bytes[m_at]))
            ++m_at;
        return m_bytes.sliced(from, m_at - from);
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

} // namespace Clew
