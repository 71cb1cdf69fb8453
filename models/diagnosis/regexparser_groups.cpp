// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// The part of RegexParser that reads what stands between parentheses.
#include "models/diagnosis/regexparser.h"

#include "models/diagnosis/regexsyntax.h"

using namespace Qt::StringLiterals;

namespace Clew {

void RegexParser::closeGroup(qsizetype begin)
{
    if (!take(')'))
        fail(u"missing ), unterminated subpattern"_s, begin);
}

RegexNode RegexParser::groupOf(const Flags &flags, int depth, qsizetype begin, GroupMode mode)
{
    RegexNode node{.kind = RegexNodeKind::Group, .group = mode};
    node.children.push_back(parseAlternate(flags, depth + 1));
    closeGroup(begin);
    return node;
}

RegexNode RegexParser::captureOf(const Flags &flags, int depth, qsizetype begin, const QString &name)
{
    const int number = ++m_groups;
    m_closed.append(false);
    if (!name.isEmpty())
        m_names.insert(name, number);
    RegexNode node = groupOf(flags, depth, begin, GroupMode::Capture);
    node.number = number;
    node.name = name;
    m_closed[number] = true;
    return node;
}

std::optional<RegexNode> RegexParser::parseGroup(Flags &flags, int depth, bool mayBeGlobal)
{
    const qsizetype begin = m_at++;
    if (!take('?'))
        return captureOf(flags, depth, begin, {});
    if (atEnd()) {
        fail(u"unexpected end of pattern"_s, begin);
        return {};
    }
    return parseExtension(flags, depth, begin, mayBeGlobal);
}

std::optional<RegexNode> RegexParser::parseExtension(Flags &flags, int depth, qsizetype begin,
                                                     bool mayBeGlobal)
{
    if (take(':'))
        return groupOf(flags, depth, begin, GroupMode::Plain);
    if (take('>'))
        return groupOf(flags, depth, begin, GroupMode::Atomic);
    if (take('P'))
        return parseNamed(flags, depth, begin);
    if (take('#')) {
        while (!atEnd() && peek() != ')')
            ++m_at;
        if (!take(')'))
            fail(u"missing ), unterminated comment"_s, begin);
        return {};
    }
    if (peek() == '=' || peek() == '!' || peek() == '<')
        return parseLook(flags, depth, begin);
    if (take('('))
        return parseConditional(flags, depth, begin);
    return parseFlagGroup(flags, depth, begin, mayBeGlobal);
}

/// `(?flags)` for the whole regex, `(?flags:…)` and `(?flags-flags:…)` for a group.
std::optional<RegexNode> RegexParser::parseFlagGroup(Flags &flags, int depth, qsizetype begin,
                                                     bool mayBeGlobal)
{
    Flags changed = flags;
    bool on = true;
    int letters = 0;
    while (!atEnd() && peek() != ':' && peek() != ')') {
        const char32_t letter = m_text.at(m_at++);
        ++letters;
        switch (letter) {
        case 'i':
            changed.ignoreCase = on;
            break;
        case 'm':
            changed.multiLine = on;
            break;
        case 's':
            changed.dotAll = on;
            break;
        case 'x':
            changed.verbose = on;
            break;
        case 'a':
        case 'u':
            changed.ascii = letter == 'a';
            if (!on)
                fail(u"bad inline flags: cannot turn off flags 'a', 'u' and 'L'"_s, m_at - 1);
            break;
        case 'L':
            fail(u"bad inline flags: cannot use 'L' flag with a str pattern"_s, m_at - 1);
            break;
        case '-':
            if (!on)
                fail(u"unknown flag"_s, m_at - 1);
            on = false;
            letters = 0;
            break;
        default:
            fail(letters == 1 && on ? u"unknown extension"_s : u"unknown flag"_s, m_at - 1);
            break;
        }
    }
    if (failed())
        return {};
    if (letters == 0) {
        fail(u"missing flag"_s, m_at);
        return {};
    }
    if (take(':'))
        return groupOf(changed, depth, begin, GroupMode::Plain);
    if (!take(')') || !on) {
        fail(u"missing :"_s, m_at);
        return {};
    }
    if (!mayBeGlobal) {
        fail(u"global flags not at the start of the expression"_s, begin);
        return {};
    }
    flags = changed;
    return {};
}

QString RegexParser::takeName(char32_t end)
{
    const qsizetype begin = m_at;
    QString name;
    while (!atEnd() && peek() != end)
        name += QChar::fromUcs4(m_text.at(m_at++));
    if (!take(end)) {
        fail(u"missing %1, unterminated name"_s.arg(QChar(end)), begin);
        return {};
    }
    if (name.isEmpty())
        fail(u"missing group name"_s, begin);
    return name;
}

std::optional<RegexNode> RegexParser::parseNamed(const Flags &flags, int depth, qsizetype begin)
{
    const auto isIdentifier = [](const QString &name) {
        bool good = !name.isEmpty() && !name.front().isDigit();
        for (const QChar c : name)
            good = good && (c.isLetterOrNumber() || c == u'_' || c.isSurrogate());
        return good;
    };
    if (take('<')) {
        const QString name = takeName('>');
        if (failed())
            return {};
        if (!isIdentifier(name))
            fail(u"bad character in group name '%1'"_s.arg(name), begin + 4);
        else if (m_names.contains(name))
            fail(u"redefinition of group name '%1'"_s.arg(name), begin + 4);
        if (failed())
            return {};
        return captureOf(flags, depth, begin, name);
    }
    if (take('=')) {
        const QString name = takeName(')');
        if (failed())
            return {};
        if (!m_names.contains(name)) {
            fail(u"unknown group name '%1'"_s.arg(name), begin + 4);
            return {};
        }
        return backReference(flags, m_names.value(name), begin);
    }
    fail(u"unknown extension ?P"_s, begin + 1);
    return {};
}

RegexNode RegexParser::parseLook(const Flags &flags, int depth, qsizetype begin)
{
    RegexNode node{.kind = RegexNodeKind::Look};
    node.behind = take('<');
    node.negated = peek() == '!';
    if (!take('=') && !take('!')) {
        fail(u"unknown extension ?<"_s, begin + 1);
        return {};
    }
    node.children.push_back(parseAlternate(flags, depth + 1));
    closeGroup(begin);
    return node;
}

/// `(?(1)yes|no)`, `(?(name)yes)`.
RegexNode RegexParser::parseConditional(const Flags &flags, int depth, qsizetype begin)
{
    const QString name = takeName(')');
    if (failed())
        return {};
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    RegexNode node{.kind = RegexNodeKind::Conditional};
    node.number = isNumber ? number : m_names.value(name);
    // Python takes a number of a group that comes later; it can never be set there, so it is refused here.
    if (node.number < 1 || node.number > m_groups) {
        fail(isNumber ? u"invalid group reference %1"_s.arg(name) : u"unknown group name '%1'"_s.arg(name),
             begin + 3);
        return {};
    }
    m_entangled = true;
    RegexNode content = parseAlternate(flags, depth + 1);
    if (content.kind == RegexNodeKind::Alternate) {
        if (content.children.size() > 2)
            fail(u"conditional backref with more than two branches"_s, begin);
        node.children = std::move(content.children);
    } else {
        node.children.push_back(std::move(content));
        node.children.push_back(RegexNode{});
    }
    closeGroup(begin);
    return node;
}

} // namespace Clew
