// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/tokenizer.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

constexpr qsizetype MostCodeLetters = 6; // "ORA-00942", "CVE-2024" …
constexpr qsizetype FewestCodeDigits = 2;

} // namespace

Tokenizer::UnitKind Tokenizer::kindOf(char16_t unit)
{
    static constexpr std::array<UnitKind, 128> Ascii = [] {
        std::array<UnitKind, 128> kinds{};
        for (char16_t c = u'a'; c <= u'z'; ++c)
            kinds[c] = UnitKind::Lower;
        for (char16_t c = u'A'; c <= u'Z'; ++c)
            kinds[c] = UnitKind::Upper;
        for (char16_t c = u'0'; c <= u'9'; ++c)
            kinds[c] = UnitKind::Digit;
        return kinds;
    }();
    if (unit < 0x80)
        return Ascii[unit];
    // Halves of a pair: the planes above the first hold few letters but the rare Chinese characters.
    if (QChar::isSurrogate(unit))
        return UnitKind::Han;
    if (isUnspacedScript(unit))
        return UnitKind::Han;
    const QChar character(unit);
    if (character.isDigit())
        return UnitKind::Digit;
    if (character.isUpper())
        return UnitKind::Upper;
    return character.isLetterOrNumber() || character.isMark() ? UnitKind::Lower : UnitKind::Other;
}

void Tokenizer::setText(const QString &text)
{
    m_normal = normalText(text);
    m_tokens.clear();
    m_word = 0;
    const qsizetype size = m_normal.text.size();
    m_folded.resize(size);
    m_kinds.resize(static_cast<size_t>(size));
    const char16_t *source = QStringView(m_normal.text).utf16();
    auto *folded = reinterpret_cast<char16_t *>(m_folded.data());
    for (qsizetype i = 0; i < size; ++i) {
        folded[i] = foldedUnit(source[i]);
        m_kinds[static_cast<size_t>(i)] = kindOf(source[i]);
    }
    for (qsizetype at = 0; at < size;) {
        const UnitKind kind = m_kinds[static_cast<size_t>(at)];
        if (kind == UnitKind::Other) {
            ++at;
            continue;
        }
        const qsizetype end = runEnd(at);
        if (kind == UnitKind::Han)
            addHan(at, end);
        else
            addRun(at, end);
        ++m_word;
        at = end;
    }
}

QStringView Tokenizer::term(const Token &token) const
{
    return QStringView(m_folded).sliced(token.start, std::min<qsizetype>(token.length, LongestTerm));
}

TextRange Tokenizer::origin(const Token &token) const
{
    if (m_normal.origins.empty())
        return {.start = token.start, .length = token.length};
    const qint32 start = m_normal.origins[static_cast<size_t>(token.start)];
    const auto after = static_cast<size_t>(token.start + token.length);
    // A character that became several ends where the next one begins.
    size_t next = after;
    while (next < m_normal.origins.size() && m_normal.origins[next] == m_normal.origins[after - 1])
        ++next;
    const qint32 last = m_normal.origins[after - 1];
    const qint32 end = next < m_normal.origins.size() ? m_normal.origins[next] : last + 1;
    return {.start = start, .length = std::max(1, end - start)};
}

qsizetype Tokenizer::connectorLength(qsizetype at) const
{
    const auto isWordUnit = [this](qsizetype place) {
        if (place >= m_folded.size())
            return false;
        const UnitKind kind = m_kinds[static_cast<size_t>(place)];
        return kind != UnitKind::Other && kind != UnitKind::Han;
    };
    const char16_t unit = m_folded.at(at).unicode();
    if (unit == u'.' || unit == u'-')
        return isWordUnit(at + 1) ? 1 : 0;
    if (unit == u':')
        return at + 1 < m_folded.size() && m_folded.at(at + 1) == u':' && isWordUnit(at + 2) ? 2 : 0;
    if (unit != u'_')
        return 0;
    qsizetype end = at;
    while (end < m_folded.size() && m_folded.at(end) == u'_')
        ++end;
    return isWordUnit(end) ? end - at : 0;
}

qsizetype Tokenizer::runEnd(qsizetype begin) const
{
    const bool han = m_kinds[static_cast<size_t>(begin)] == UnitKind::Han;
    qsizetype at = begin;
    while (at < m_folded.size()) {
        const UnitKind kind = m_kinds[static_cast<size_t>(at)];
        if (kind == UnitKind::Other) {
            const qsizetype connector = han ? 0 : connectorLength(at);
            if (connector == 0)
                break;
            at += connector;
        } else if ((kind == UnitKind::Han) != han) {
            break;
        } else {
            ++at;
        }
    }
    return at;
}

void Tokenizer::add(qsizetype begin, qsizetype end, TokenKind kind)
{
    m_tokens.push_back({.start = static_cast<qint32>(begin),
                        .length = static_cast<qint32>(end - begin),
                        .kind = kind,
                        .word = m_word});
}

bool Tokenizer::isCode(qsizetype begin, qsizetype end) const
{
    qsizetype at = begin;
    const auto is = [this](qsizetype place, UnitKind kind) {
        return m_kinds[static_cast<size_t>(place)] == kind;
    };
    while (at < end && (is(at, UnitKind::Lower) || is(at, UnitKind::Upper)))
        ++at;
    const qsizetype letters = at - begin;
    if (letters < 1 || letters > MostCodeLetters || at == end || m_folded.at(at) != u'-')
        return false;
    const qsizetype digits = ++at;
    while (at < end && is(at, UnitKind::Digit))
        ++at;
    return at == end && at - digits >= FewestCodeDigits;
}

bool Tokenizer::splitsAt(qsizetype at, qsizetype begin, qsizetype end) const
{
    const auto kind = [this](qsizetype place) { return m_kinds[static_cast<size_t>(place)]; };
    if (kind(at) == UnitKind::Other) {
        const bool inNumber = m_folded.at(at) == u'.' && at > begin && at + 1 < end &&
                              kind(at - 1) == UnitKind::Digit && kind(at + 1) == UnitKind::Digit;
        return !inNumber;
    }
    return false;
}

TokenKind Tokenizer::kindOfPart(qsizetype begin, qsizetype end) const
{
    bool letters = false;
    bool digits = false;
    for (qsizetype i = begin; i < end; ++i) {
        const UnitKind kind = m_kinds[static_cast<size_t>(i)];
        letters = letters || kind == UnitKind::Lower || kind == UnitKind::Upper;
        digits = digits || kind == UnitKind::Digit;
    }
    if (letters && digits)
        return TokenKind::Code;
    return digits ? TokenKind::Number : TokenKind::Word;
}

void Tokenizer::addParts(qsizetype begin, qsizetype end)
{
    const size_t first = m_tokens.size();
    const auto kind = [this](qsizetype place) { return m_kinds[static_cast<size_t>(place)]; };
    qsizetype partBegin = begin;
    const auto close = [&](qsizetype at) {
        if (at > partBegin && m_tokens.size() - first < MostParts)
            add(partBegin, at, TokenKind::Part);
    };
    bool segmentHasDigit = false;
    qsizetype segmentEnd = begin;
    for (qsizetype at = begin; at < end; ++at) {
        if (at >= segmentEnd) { // a new stretch between connectors
            segmentHasDigit = false;
            for (segmentEnd = at; segmentEnd < end && !splitsAt(segmentEnd, begin, end); ++segmentEnd)
                segmentHasDigit = segmentHasDigit || kind(segmentEnd) == UnitKind::Digit;
            segmentEnd = std::max(segmentEnd, at + 1);
        }
        if (splitsAt(at, begin, end)) {
            close(at);
            partBegin = at + 1;
        } else if (!segmentHasDigit && at > partBegin && kind(at) == UnitKind::Upper) {
            const bool afterLower = kind(at - 1) == UnitKind::Lower;
            const bool lastOfCapitals =
                kind(at - 1) == UnitKind::Upper && at + 1 < segmentEnd && kind(at + 1) == UnitKind::Lower;
            // The s of "URLs" makes no word of its own.
            const bool plural = lastOfCapitals && at + 2 == segmentEnd && m_folded.at(at + 1) == u's';
            if ((afterLower || lastOfCapitals) && !plural) {
                close(at);
                partBegin = at;
            }
        }
    }
    close(end);
}

void Tokenizer::addRun(qsizetype begin, qsizetype end)
{
    const auto lower = [this](qsizetype at) { return m_kinds[static_cast<size_t>(at)] == UnitKind::Lower; };
    qsizetype plain = begin + 1;
    while (plain < end && lower(plain))
        ++plain;
    if (plain == end) { // "word" and "Word", as most are
        add(begin, end,
            m_kinds[static_cast<size_t>(begin)] == UnitKind::Digit ? kindOfPart(begin, end)
                                                                   : TokenKind::Word);
        return;
    }
    if (isCode(begin, end)) {
        add(begin, end, TokenKind::Code);
        return;
    }
    add(begin, end, TokenKind::Compound);
    const size_t compound = m_tokens.size() - 1;
    addParts(begin, end);
    if (m_tokens.size() == compound + 2) { // one part: the word itself
        Token word = m_tokens.back();
        word.kind = kindOfPart(word.start, word.start + word.length);
        m_tokens.pop_back();
        m_tokens[compound] = word;
    } else if (m_tokens.size() == compound + 1) {
        m_tokens[compound].kind = TokenKind::Word;
    }
}

void Tokenizer::addHan(qsizetype begin, qsizetype end)
{
    // Every character but the last begins a pair, and is found by it.
    const auto next = [this, end](qsizetype at) {
        return at + (m_folded.at(at).isHighSurrogate() && at + 1 < end ? 2 : 1);
    };
    for (qsizetype at = begin; at < end; at = next(at)) {
        const qsizetype second = next(at);
        if (second < end)
            add(at, next(second), TokenKind::HanPair);
        else
            add(at, end, TokenKind::Han);
    }
}

} // namespace Clew
