// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexsyntax.h"

#include "models/diagnosis/regexparser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew::RegexSyntax {

namespace {

bool isAsciiAlphanumeric(char32_t character)
{
    return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') ||
           (character >= 'a' && character <= 'z');
}

/// A character that stands for itself, in and out of classes.
void printCharacter(QString &out, char32_t character)
{
    if (isAsciiAlphanumeric(character) || character == '_' || character == ' ') {
        out += QChar(character);
    } else if (character < 0x20 || character == 0x7F || (character >= 0x80 && character < 0xA0) ||
               (character >= 0x2028 && character <= 0x2029)) {
        out += u"\\x{%1}"_s.arg(static_cast<uint>(character), 0, 16);
    } else if (character < 0x80) {
        out += u'\\';
        out += QChar(character);
    } else {
        out += QChar::fromUcs4(character);
    }
}

QStringView asciiCategory(QChar category)
{
    switch (category.unicode()) {
    case 'd':
        return u"0-9";
    case 'w':
        return u"0-9A-Za-z_";
    default:
        return u" \\x{9}-\\x{d}";
    }
}

void printClass(QString &out, const RegexNode &node)
{
    if (node.caseSensitive)
        out += "(?-i:"_L1;
    out += node.negated ? "[^"_L1 : "["_L1;
    for (const auto &[first, last] : node.ranges) {
        printCharacter(out, first);
        if (last != first) {
            out += u'-';
            printCharacter(out, last);
        }
    }
    for (const QChar category : node.categories) {
        if (node.ascii && category.isLower()) {
            out += asciiCategory(category);
        } else if (node.ascii) {
            // The complement of an ASCII category, within a class that may hold more.
            out += category == u'D'   ? "\\x{0}-/:-\\x{10ffff}"_L1
                   : category == u'W' ? "\\x{0}-/:-@\\[-\\^`\\{-\\x{10ffff}"_L1
                                      : "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{10ffff}"_L1;
        } else {
            out += u'\\';
            out += category;
        }
    }
    out += u']';
    if (node.caseSensitive)
        out += u')';
}

void printAssertion(QString &out, const RegexNode &node)
{
    switch (node.character) {
    case '^':
        out += node.multiLine ? "(?m:^)"_L1 : "\\A"_L1;
        return;
    case '$':
        out += node.multiLine ? "(?m:$)"_L1 : "\\Z"_L1; // Perl's \Z is Python's $
        return;
    case 'Z':
        out += "\\z"_L1;
        return;
    case 'b':
    case 'B':
        if (node.ascii) {
            out += node.character == 'b'
                       ? "(?:(?<=[0-9A-Za-z_])(?![0-9A-Za-z_])|(?<![0-9A-Za-z_])(?=[0-9A-Za-z_]))"_L1
                       : "(?:(?<=[0-9A-Za-z_])(?=[0-9A-Za-z_])|(?<![0-9A-Za-z_])(?![0-9A-Za-z_]))"_L1;
            return;
        }
        break;
    default:
        break;
    }
    out += u'\\';
    out += QChar(node.character);
}

void print(QString &out, const RegexNode &node, Captures captures);

void printChildren(QString &out, const RegexNode &node, Captures captures, QChar separator)
{
    bool first = true;
    for (const RegexNode &child : node.children) {
        if (!first && !separator.isNull())
            out += separator;
        first = false;
        print(out, child, captures);
    }
}

void printRepeat(QString &out, const RegexNode &node, Captures captures)
{
    const RegexNode &child = node.children.front();
    const bool atom = child.kind == RegexNodeKind::Any || child.kind == RegexNodeKind::Class ||
                      (child.kind == RegexNodeKind::Character && !child.caseSensitive) ||
                      child.kind == RegexNodeKind::Group;
    if (!atom)
        out += "(?:"_L1;
    print(out, child, captures);
    if (!atom)
        out += u')';
    if (node.min == 0 && node.max == RegexNode::Unlimited)
        out += u'*';
    else if (node.min == 1 && node.max == RegexNode::Unlimited)
        out += u'+';
    else if (node.min == 0 && node.max == 1)
        out += u'?';
    else if (node.max == RegexNode::Unlimited)
        out += u"{%1,}"_s.arg(node.min);
    else if (node.min == node.max)
        out += u"{%1}"_s.arg(node.min);
    else
        out += u"{%1,%2}"_s.arg(node.min).arg(node.max);
    if (node.repeat == RepeatMode::Lazy)
        out += u'?';
    else if (node.repeat == RepeatMode::Possessive)
        out += u'+';
}

void printGroup(QString &out, const RegexNode &node, Captures captures)
{
    if (node.group == GroupMode::Atomic)
        out += "(?>"_L1;
    else if (node.group == GroupMode::Plain || captures == Captures::Drop)
        out += "(?:"_L1;
    else if (node.name.isEmpty())
        out += u'(';
    else
        out += u"(?P<%1>"_s.arg(node.name);
    printChildren(out, node, captures, QChar());
    out += u')';
}

void print(QString &out, const RegexNode &node, Captures captures)
{
    switch (node.kind) {
    case RegexNodeKind::Empty:
        break;
    case RegexNodeKind::Character:
        if (node.caseSensitive)
            out += "(?-i:"_L1;
        printCharacter(out, node.character);
        if (node.caseSensitive)
            out += u')';
        break;
    case RegexNodeKind::Any:
        out += node.dotAll ? "(?s:.)"_L1 : "."_L1;
        break;
    case RegexNodeKind::Class:
        printClass(out, node);
        break;
    case RegexNodeKind::Assertion:
        printAssertion(out, node);
        break;
    case RegexNodeKind::Look:
        out += node.behind ? "(?<"_L1 : "(?"_L1;
        out += node.negated ? u'!' : u'=';
        printChildren(out, node, captures, QChar());
        out += u')';
        break;
    case RegexNodeKind::Group:
        printGroup(out, node, captures);
        break;
    case RegexNodeKind::Concat:
        for (const RegexNode &child : node.children) {
            const bool wrap = child.kind == RegexNodeKind::Alternate;
            if (wrap)
                out += "(?:"_L1;
            print(out, child, captures);
            if (wrap)
                out += u')';
        }
        break;
    case RegexNodeKind::Alternate:
        printChildren(out, node, captures, u'|');
        break;
    case RegexNodeKind::Repeat:
        printRepeat(out, node, captures);
        break;
    case RegexNodeKind::BackReference:
        out += node.caseSensitive ? u"(?-i:\\g{%1})"_s.arg(node.number) : u"\\g{%1}"_s.arg(node.number);
        break;
    case RegexNodeKind::Conditional:
        out += u"(?(%1)"_s.arg(node.number);
        printChildren(out, node, captures, u'|');
        out += u')';
        break;
    }
}

} // namespace

Result<RegexTree> parse(QStringView regex)
{
    return RegexParser(regex).parse();
}

QString toPcre2(const RegexNode &node, Captures captures)
{
    QString out;
    print(out, node, captures);
    return out;
}

bool isSpecial(QChar c)
{
    return u"\\^$.|?*+()[]{}"_s.contains(c);
}

QString escaped(QStringView text)
{
    QString regex;
    for (const QChar c : text) {
        if (isSpecial(c))
            regex += u'\\';
        regex += c;
    }
    return regex;
}

bool matchesEmpty(const RegexNode &node)
{
    switch (node.kind) {
    case RegexNodeKind::Empty:
        return true;
    case RegexNodeKind::Group:
    case RegexNodeKind::Concat:
        return std::all_of(node.children.begin(), node.children.end(), matchesEmpty);
    case RegexNodeKind::Alternate:
        return std::any_of(node.children.begin(), node.children.end(), matchesEmpty);
    case RegexNodeKind::Repeat:
        return node.min == 0 || matchesEmpty(node.children.front());
    default:
        return false;
    }
}

} // namespace Clew::RegexSyntax
