// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexparser.h"

#include "models/diagnosis/regexsyntax.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isDigit(char32_t character)
{
    return character >= '0' && character <= '9';
}

Error invalidRegex(const QString &text, qsizetype offset)
{
    return Error{ErrorCode::InvalidRegex, {text, QString::number(offset)}, {}};
}

} // namespace

RegexParser::RegexParser(QStringView regex)
{
    if (regex.size() <= MaxRegexLength)
        m_text = regex.toUcs4();
    else
        fail(u"regex longer than %1 characters"_s.arg(MaxRegexLength), MaxRegexLength);
    m_closed.append(true); // group 0
}

Result<RegexTree> RegexParser::parse()
{
    if (!failed() && m_text.isEmpty())
        return std::unexpected(Error{ErrorCode::EmptyRegex, {}, {}});
    const auto surrogate =
        std::find_if(m_text.cbegin(), m_text.cend(), [](uint c) { return c >= 0xD800 && c < 0xE000; });
    if (surrogate != m_text.cend())
        fail(u"half of a surrogate pair"_s, surrogate - m_text.cbegin());
    RegexTree tree;
    if (!failed())
        tree.root = parseConcat(Flags(), 0, true);
    if (!failed() && !atEnd())
        fail(u"unbalanced parenthesis"_s, m_at);
    if (failed()) {
        qsizetype units = 0;
        for (qsizetype i = 0; i < std::min(m_problem->offset, m_text.size()); ++i)
            units += m_text.at(i) >= 0x10000 ? 2 : 1;
        return std::unexpected(invalidRegex(m_problem->text, units));
    }
    tree.groups = m_groups;
    tree.entangled = m_entangled;
    return tree;
}

char32_t RegexParser::peek(qsizetype ahead) const
{
    return m_at + ahead < m_text.size() ? char32_t(m_text.at(m_at + ahead)) : U'\0';
}

bool RegexParser::take(char32_t character)
{
    if (atEnd() || peek() != character)
        return false;
    ++m_at;
    return true;
}

void RegexParser::fail(const QString &text, qsizetype offset)
{
    if (!failed())
        m_problem = Problem{text, offset};
    m_at = m_text.size();
}

RegexNode RegexParser::parseAlternate(const Flags &flags, int depth)
{
    return parseConcat(flags, depth, false);
}

/// One or several branches, up to the end or a closing parenthesis. `first` is the outermost level, where
/// flags may be set for the whole regex as long as nothing came before them.
RegexNode RegexParser::parseConcat(Flags flags, int depth, bool first)
{
    if (depth > MaxRegexNesting) {
        fail(u"groups nested deeper than %1"_s.arg(MaxRegexNesting), m_at);
        return {};
    }
    std::vector<RegexNode> branches;
    RegexNode branch{.kind = RegexNodeKind::Concat};
    bool nothingYet = first;
    while (!atEnd() && peek() != ')') {
        if (take('|')) {
            branches.push_back(std::exchange(branch, RegexNode{.kind = RegexNodeKind::Concat}));
            nothingYet = false;
            continue;
        }
        if (flags.verbose) {
            const qsizetype before = m_at;
            skipVerbose();
            if (m_at != before)
                continue;
        }
        const qsizetype begin = m_at;
        std::optional<RegexNode> item = parseAtom(flags, depth, nothingYet);
        if (failed())
            return {};
        if (!item)
            continue;
        nothingYet = false;
        branch.children.push_back(repeated(std::move(*item), begin));
    }
    if (branches.empty())
        return branch;
    branches.push_back(std::move(branch));
    return RegexNode{.kind = RegexNodeKind::Alternate, .children = std::move(branches)};
}

void RegexParser::skipVerbose()
{
    while (!atEnd()) {
        if (peek() == ' ' || (peek() >= '\t' && peek() <= '\r')) {
            ++m_at;
        } else if (peek() == '#') {
            while (!atEnd() && !take('\n'))
                ++m_at;
        } else {
            return;
        }
    }
}

/// Nothing for what leaves no node: comments and flags.
std::optional<RegexNode> RegexParser::parseAtom(Flags &flags, int depth, bool mayBeGlobal)
{
    const qsizetype begin = m_at;
    const char32_t character = peek();
    switch (character) {
    case '(':
        return parseGroup(flags, depth, mayBeGlobal);
    case '[':
        return parseClass(flags);
    case '\\':
        return parseEscape(flags);
    case '.':
        ++m_at;
        return RegexNode{.kind = RegexNodeKind::Any, .dotAll = flags.dotAll};
    case '^':
    case '$':
        ++m_at;
        return RegexNode{
            .kind = RegexNodeKind::Assertion, .character = character, .multiLine = flags.multiLine};
    case '*':
    case '+':
    case '?':
        fail(u"nothing to repeat"_s, begin);
        return {};
    case '{': {
        int min = 0;
        int max = 0;
        if (parseQuantifier(min, max)) {
            fail(u"nothing to repeat"_s, begin);
            return {};
        }
        break;
    }
    default:
        break;
    }
    ++m_at;
    return RegexNode{
        .kind = RegexNodeKind::Character, .character = character, .caseSensitive = !flags.ignoreCase};
}

/// A quantifier at the current place, taken; false and nothing taken where a brace is only a brace.
bool RegexParser::parseQuantifier(int &min, int &max)
{
    const qsizetype begin = m_at;
    if (take('*') || take('+') || take('?')) {
        min = m_text.at(begin) == '+' ? 1 : 0;
        max = m_text.at(begin) == '?' ? 1 : RegexNode::Unlimited;
        return true;
    }
    if (!take('{'))
        return false;
    const auto number = [this]() -> std::optional<int> {
        if (!isDigit(peek()))
            return std::nullopt;
        qint64 value = 0;
        while (isDigit(peek()))
            value = std::min<qint64>(value * 10 + (m_text.at(m_at++) - '0'), 1'000'000'000);
        return static_cast<int>(value);
    };
    const bool empty = peek() == '}';
    const std::optional<int> low = number();
    const bool comma = take(',');
    const std::optional<int> high = comma ? number() : low;
    if (empty || !take('}')) {
        m_at = begin;
        return false;
    }
    min = low.value_or(0);
    max = high.value_or(RegexNode::Unlimited);
    if (max != RegexNode::Unlimited && max < min)
        fail(u"min repeat greater than max repeat"_s, begin);
    return true;
}

/// The item with the quantifier that follows it, if any.
RegexNode RegexParser::repeated(RegexNode item, qsizetype begin)
{
    const qsizetype quantifier = m_at;
    int min = 0;
    int max = 0;
    if (!parseQuantifier(min, max))
        return item;
    if (item.kind == RegexNodeKind::Assertion) {
        fail(u"nothing to repeat"_s, begin);
        return {};
    }
    RegexNode repeat{.kind = RegexNodeKind::Repeat, .min = min, .max = max};
    if (take('?'))
        repeat.repeat = RepeatMode::Lazy;
    else if (take('+'))
        repeat.repeat = RepeatMode::Possessive;
    repeat.children.push_back(std::move(item));
    const qsizetype again = m_at;
    if (parseQuantifier(min, max))
        fail(u"multiple repeat"_s, std::max(quantifier, again));
    return repeat;
}

RegexNode RegexParser::parseEscape(const Flags &flags)
{
    const qsizetype begin = m_at++;
    if (atEnd()) {
        fail(u"bad escape (end of pattern)"_s, begin);
        return {};
    }
    const char32_t letter = peek();
    switch (letter) {
    case 'A':
    case 'Z':
    case 'b':
    case 'B':
        ++m_at;
        return RegexNode{.kind = RegexNodeKind::Assertion, .character = letter, .ascii = flags.ascii};
    case 'd':
    case 'D':
    case 'w':
    case 'W':
    case 's':
    case 'S':
        ++m_at;
        return RegexNode{
            .kind = RegexNodeKind::Class, .ascii = flags.ascii, .categories = QString(QChar(letter))};
    default:
        break;
    }
    if (letter >= '1' && letter <= '9') {
        // Three octal digits are a character, anything else with a leading 1 to 9 a group.
        const auto octal = [this](qsizetype ahead) { return peek(ahead) >= '0' && peek(ahead) <= '7'; };
        if (!(octal(0) && octal(1) && octal(2))) {
            int number = static_cast<int>(m_text.at(m_at++) - '0');
            if (isDigit(peek()))
                number = number * 10 + static_cast<int>(m_text.at(m_at++) - '0');
            return backReference(flags, number, begin);
        }
    }
    const std::optional<char32_t> character = parseCharacterEscape(begin, false);
    return RegexNode{.kind = RegexNodeKind::Character,
                     .character = character.value_or(0),
                     .caseSensitive = !flags.ignoreCase};
}

RegexNode RegexParser::backReference(const Flags &flags, int number, qsizetype begin)
{
    if (number > m_groups)
        fail(u"invalid group reference %1"_s.arg(number), begin + 1);
    else if (!m_closed.at(number))
        fail(u"cannot refer to an open group"_s, begin);
    m_entangled = true;
    return RegexNode{
        .kind = RegexNodeKind::BackReference, .caseSensitive = !flags.ignoreCase, .number = number};
}

char32_t RegexParser::takeHex(int digits, qsizetype begin)
{
    char32_t value = 0;
    for (int i = 0; i < digits; ++i) {
        const char32_t c = peek();
        const bool lower = c >= 'a' && c <= 'f';
        const bool upper = c >= 'A' && c <= 'F';
        if (!isDigit(c) && !lower && !upper) {
            fail(u"incomplete escape"_s, begin);
            return 0;
        }
        value = value * 16 + (isDigit(c) ? c - '0' : lower ? c - 'a' + 10 : c - 'A' + 10);
        ++m_at;
    }
    if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        fail(u"bad escape"_s, begin);
    return value;
}

std::optional<char32_t> RegexParser::parseCharacterEscape(qsizetype begin, bool inClass)
{
    const char32_t letter = m_text.at(m_at++);
    switch (letter) {
    case 'a':
        return U'\a';
    case 'b':
        if (inClass)
            return U'\b';
        break;
    case 'f':
        return U'\f';
    case 'n':
        return U'\n';
    case 'r':
        return U'\r';
    case 't':
        return U'\t';
    case 'v':
        return U'\v';
    case 'x':
        return takeHex(2, begin);
    case 'u':
        return takeHex(4, begin);
    case 'U':
        return takeHex(8, begin);
    default:
        break;
    }
    if (isDigit(letter)) { // octal: \0, \0dd, \ddd
        char32_t value = letter - '0';
        for (int i = 0; i < 2 && peek() >= '0' && peek() <= '7'; ++i)
            value = value * 8 + (m_text.at(m_at++) - '0');
        if (value > 0377 || letter > '7')
            fail(letter > '7' ? u"bad escape"_s : u"octal escape value outside of range 0-0o377"_s, begin);
        return value;
    }
    if ((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')) {
        fail(u"bad escape \\%1"_s.arg(QChar(letter)), begin);
        return std::nullopt;
    }
    return letter;
}

/// One member of a class: a character, or a category that goes into the node.
bool RegexParser::parseClassItem(RegexNode &node, std::optional<char32_t> &character)
{
    const qsizetype begin = m_at;
    character.reset();
    if (!take('\\')) {
        character = m_text.at(m_at++);
        return true;
    }
    if (atEnd()) {
        fail(u"bad escape (end of pattern)"_s, begin);
        return false;
    }
    if (QStringView(u"dDwWsS").contains(QChar(peek() < 0x80 ? char16_t(peek()) : u' '))) {
        node.categories += QChar(m_text.at(m_at++));
        return true;
    }
    character = parseCharacterEscape(begin, true);
    return !failed();
}

RegexNode RegexParser::parseClass(const Flags &flags)
{
    const qsizetype begin = m_at++;
    RegexNode node{.kind = RegexNodeKind::Class, .caseSensitive = !flags.ignoreCase, .ascii = flags.ascii};
    node.negated = take('^');
    for (bool first = true; !(peek() == ']' && !first && !atEnd()); first = false) {
        if (atEnd()) {
            fail(u"unterminated character set"_s, begin);
            return {};
        }
        const qsizetype item = m_at;
        std::optional<char32_t> low;
        if (!parseClassItem(node, low))
            return {};
        if (peek() != '-' || m_at + 1 >= m_text.size() || peek(1) == ']') {
            if (low)
                node.ranges.emplace_back(*low, *low);
            continue;
        }
        ++m_at;
        std::optional<char32_t> high;
        if (!parseClassItem(node, high))
            return {};
        if (!low || !high || *high < *low) {
            fail(u"bad character range"_s, item);
            return {};
        }
        node.ranges.emplace_back(*low, *high);
    }
    ++m_at;
    return node;
}

} // namespace Clew
