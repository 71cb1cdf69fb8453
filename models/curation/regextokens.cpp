// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regextokens.h"

#include <QString>

#include <algorithm>

namespace Clew {

namespace {

/// Reads one token after the other.
class Scanner final
{
public:
    explicit Scanner(QStringView regex)
        : m_regex(regex)
    {
    }

    QList<RegexToken> all()
    {
        QList<RegexToken> tokens;
        while (m_at < m_regex.size()) {
            const qsizetype begin = m_at;
            const RegexTokenKind kind = next();
            tokens.append({kind, {begin, m_at - begin}});
        }
        return tokens;
    }

private:
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_regex.size() ? m_regex[m_at + ahead] : QChar();
    }
    void skip(qsizetype count) { m_at = std::min(m_at + count, m_regex.size()); }

    RegexTokenKind next()
    {
        switch (peek().unicode()) {
        case '\\':
            return escape();
        case '[':
            return charClass();
        case '(':
            return group();
        case ')':
            skip(1);
            return RegexTokenKind::GroupClose;
        case '|':
            skip(1);
            return RegexTokenKind::Bar;
        case '.':
            skip(1);
            return RegexTokenKind::Dot;
        case '^':
        case '$':
            skip(1);
            return RegexTokenKind::Anchor;
        case '*':
        case '+':
        case '?':
            skip(1);
            return suffix();
        case '{':
            if (const qsizetype length = braces(); length > 0) {
                skip(length);
                return suffix();
            }
            break;
        default:
            break;
        }
        skip(peek().isHighSurrogate() ? 2 : 1);
        return RegexTokenKind::Literal;
    }

    RegexTokenKind suffix()
    {
        if (peek() == u'?' || peek() == u'+')
            skip(1);
        return RegexTokenKind::Quantifier;
    }

    /// Length of `{m}`, `{m,}`, `{,n}`, `{m,n}`; 0 where the brace stands for itself.
    [[nodiscard]] qsizetype braces() const
    {
        qsizetype at = 1;
        bool digits = false;
        bool comma = false;
        for (;; ++at) {
            const QChar c = peek(at);
            if (c >= u'0' && c <= u'9')
                digits = true;
            else if (c == u',' && !comma)
                comma = true;
            else
                break;
        }
        return peek(at) == u'}' && (digits || comma) ? at + 1 : 0;
    }

    RegexTokenKind escape()
    {
        const QChar letter = peek(1);
        qsizetype length = 2;
        const auto hex = [this, &length](qsizetype most) {
            const auto isHex = [](QChar c) {
                return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
            };
            while (length < 2 + most && isHex(peek(length)))
                ++length;
        };
        if (letter == u'x')
            hex(2);
        else if (letter == u'u')
            hex(4);
        else if (letter == u'U')
            hex(8);
        else if (letter.isHighSurrogate())
            length = 3;
        else if (letter >= u'0' && letter <= u'9')
            while (length < 4 && peek(length) >= u'0' && peek(length) <= u'9')
                ++length;
        skip(length);
        return RegexTokenKind::Escape;
    }

    RegexTokenKind charClass()
    {
        qsizetype at = 1;
        if (peek(at) == u'^')
            ++at;
        if (peek(at) == u']')
            ++at; // a bracket in front stands for itself
        while (m_at + at < m_regex.size() && peek(at) != u']')
            at += peek(at) == u'\\' ? 2 : 1;
        skip(at + 1);
        return RegexTokenKind::Class;
    }

    RegexTokenKind through(QChar last, RegexTokenKind kind)
    {
        const qsizetype end = m_regex.indexOf(last, m_at);
        m_at = end < 0 ? m_regex.size() : end + 1;
        return kind;
    }

    RegexTokenKind group()
    {
        if (peek(1) != u'?') {
            skip(1);
            return RegexTokenKind::GroupOpen;
        }
        switch (peek(2).unicode()) {
        case '#':
            return through(u')', RegexTokenKind::Comment);
        case '(':
            return through(u')', RegexTokenKind::GroupOpen);
        case ':':
        case '=':
        case '!':
        case '>':
        case '|':
            skip(3);
            return RegexTokenKind::GroupOpen;
        case '<':
            if (peek(3) == u'=' || peek(3) == u'!') {
                skip(4);
                return RegexTokenKind::GroupOpen;
            }
            return through(u'>', RegexTokenKind::GroupOpen);
        case 'P':
            if (peek(3) == u'=')
                return through(u')', RegexTokenKind::NamedBack);
            return through(u'>', RegexTokenKind::GroupOpen);
        default:
            return flags();
        }
    }

    /// `(?i)` or `(?i-m:`.
    RegexTokenKind flags()
    {
        qsizetype at = 2;
        while (peek(at).isLetter() || peek(at) == u'-')
            ++at;
        const bool opens = peek(at) == u':';
        skip(at + 1);
        return opens ? RegexTokenKind::GroupOpen : RegexTokenKind::Flags;
    }

    QStringView m_regex;
    qsizetype m_at = 0;
};

/// Token behind the group that opens at `open`, its quantifier excluded.
qsizetype groupEnd(const QList<RegexToken> &tokens, qsizetype open)
{
    int depth = 0;
    for (qsizetype i = open; i < tokens.size(); ++i) {
        if (tokens[i].kind == RegexTokenKind::GroupOpen)
            ++depth;
        else if (tokens[i].kind == RegexTokenKind::GroupClose && --depth == 0)
            return i + 1;
    }
    return tokens.size();
}

RegexOutline outlineOf(QStringView regex, const QList<RegexToken> &tokens, qsizetype first, qsizetype last)
{
    // A plain or capturing group around all of it.
    if (first < last && tokens[first].kind == RegexTokenKind::GroupOpen && groupEnd(tokens, first) == last &&
        tokens[last - 1].kind == RegexTokenKind::GroupClose) {
        const TextRange open = tokens[first].range;
        const QStringView text = regex.sliced(open.start, open.length);
        if (text == u"(" || text == u"(?:" || text.startsWith(u"(?P<"))
            return outlineOf(regex, tokens, first + 1, last - 1);
    }
    RegexOutline outline;
    QList<TextRange> atoms;
    for (qsizetype i = first; i < last;) {
        if (tokens[i].kind == RegexTokenKind::Bar) {
            outline.alternatives.append(std::exchange(atoms, {}));
            ++i;
            continue;
        }
        const qsizetype begin = tokens[i].range.start;
        i = tokens[i].kind == RegexTokenKind::GroupOpen ? std::min(groupEnd(tokens, i), last) : i + 1;
        while (i < last && tokens[i].kind == RegexTokenKind::Quantifier)
            ++i;
        const TextRange end = tokens[i - 1].range;
        atoms.append({begin, end.start + end.length - begin});
    }
    outline.alternatives.append(atoms);
    return outline;
}

} // namespace

QList<RegexToken> regexTokens(QStringView regex)
{
    return Scanner(regex).all();
}

RegexOutline regexOutline(QStringView regex)
{
    const QList<RegexToken> tokens = regexTokens(regex);
    qsizetype first = 0;
    while (first < tokens.size() && tokens[first].kind == RegexTokenKind::Flags)
        ++first;
    return outlineOf(regex, tokens, first, tokens.size());
}

} // namespace Clew
