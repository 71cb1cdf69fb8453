// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexattack.h"

#include "models/diagnosis/regexprobe.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr int ManyTimes = 32; ///< a bounded repeat of more is as bad as an unbounded one

bool isOpen(const RegexNode &node)
{
    return node.kind == RegexNodeKind::Repeat && node.repeat != RepeatMode::Possessive &&
           (node.max == RegexNode::Unlimited || node.max >= ManyTimes);
}

/// Text that can be cut into matches of the node in more than one way.
bool isAmbiguous(const RegexNode &node)
{
    const bool here =
        node.kind == RegexNodeKind::Alternate || (node.kind == RegexNodeKind::Repeat && node.min != node.max);
    return here || std::any_of(node.children.begin(), node.children.end(), isAmbiguous);
}

/// One that holds something ambiguous is as bad as two.
int openRepeats(const RegexNode &node)
{
    int count = 0;
    if (isOpen(node))
        count = isAmbiguous(node.children.front()) ? 2 : 1;
    for (const RegexNode &child : node.children)
        count += openRepeats(child);
    return count;
}

/// A character that the class holds.
QString memberOf(const RegexNode &node)
{
    const auto holds = [&node](char32_t c) {
        bool in = std::any_of(node.ranges.begin(), node.ranges.end(),
                              [c](const auto &range) { return c >= range.first && c <= range.second; });
        for (const QChar category : node.categories) {
            const bool digit = c >= '0' && c <= '9';
            const bool space = c == ' ' || c == '\t';
            const bool word = QChar::isLetterOrNumber(c) || c == '_';
            switch (category.toLower().unicode()) {
            case 'd':
                in = in || digit == category.isLower();
                break;
            case 's':
                in = in || space == category.isLower();
                break;
            default:
                in = in || word == category.isLower();
                break;
            }
        }
        return in != node.negated;
    };
    for (const char32_t candidate : U"a1 _-.:/'\"Z")
        if (candidate != 0 && holds(candidate))
            return QString(QChar(static_cast<char16_t>(candidate)));
    return node.ranges.empty() || node.negated ? QString()
                                               : QString(QChar::fromUcs4(node.ranges.front().first));
}

/// Whether samples hold what need not be there.
enum class Optional { Present, Absent };

/// A short text that the node matches.
QString sampleOf(const RegexNode &node, Optional optional)
{
    switch (node.kind) {
    case RegexNodeKind::Character:
        return QString(QChar::fromUcs4(node.character));
    case RegexNodeKind::Any:
        return QStringLiteral("a");
    case RegexNodeKind::Class:
        return memberOf(node);
    case RegexNodeKind::Group:
    case RegexNodeKind::Concat: {
        QString text;
        for (const RegexNode &child : node.children)
            text += sampleOf(child, optional);
        return text;
    }
    case RegexNodeKind::Alternate:
        return node.children.empty() ? QString() : sampleOf(node.children.front(), optional);
    case RegexNodeKind::Repeat:
        return sampleOf(node.children.front(), optional)
            .repeated(std::clamp(node.min, optional == Optional::Present || isOpen(node) ? 1 : 0, 4));
    default:
        return {};
    }
}

/// Pieces that follow one another: the fixed text between repeats is one piece.
QStringList piecesOf(const RegexNode &node, Optional optional)
{
    if (node.kind == RegexNodeKind::Group)
        return node.children.empty() ? QStringList() : piecesOf(node.children.front(), optional);
    if (node.kind != RegexNodeKind::Concat)
        return {sampleOf(node, optional)};
    QStringList pieces;
    QString fixed;
    for (const RegexNode &child : node.children) {
        const bool isAny = isOpen(child) && (child.children.front().kind == RegexNodeKind::Any);
        if (!isOpen(child)) {
            fixed += sampleOf(child, optional);
            continue;
        }
        if (!fixed.isEmpty())
            pieces.append(std::exchange(fixed, {}));
        // What stands around a `.*` is what it can be made to run over.
        if (!isAny)
            pieces.append(sampleOf(child, optional));
    }
    if (!fixed.isEmpty())
        pieces.append(fixed);
    return pieces;
}

QString pumped(const QStringList &pieces)
{
    const qsizetype share = AttackLength / std::max<qsizetype>(pieces.size(), 1);
    QString line;
    for (const QString &piece : pieces)
        line += piece.repeated(std::max<qsizetype>(1, share / std::max<qsizetype>(piece.size(), 1)));
    return line;
}

/// Lines for one alternative.
QStringList linesFor(const RegexNode &node)
{
    if (openRepeats(node) < 2)
        return {};
    const QString killer = QStringLiteral("\x01");
    QStringList lines;
    for (const Optional optional : {Optional::Present, Optional::Absent}) {
        const QStringList pieces = piecesOf(node, optional);
        for (const qsizetype last : {pieces.size(), pieces.size() - 1}) {
            const QString line = last > 0 ? pumped(pieces.first(last)) + killer : QString();
            if (line.size() > 1 && !lines.contains(line))
                lines.append(line);
        }
    }
    return lines;
}

QStringList linesOfNode(const RegexNode &node)
{
    const RegexNode *inner = &node;
    while (inner->kind == RegexNodeKind::Group && inner->children.size() == 1)
        inner = &inner->children.front();
    if (inner->kind != RegexNodeKind::Alternate)
        return linesFor(*inner);
    QStringList lines;
    for (const RegexNode &child : inner->children)
        lines += linesFor(child);
    return lines;
}

} // namespace

QStringList attackLines(const QString &regex)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    return tree ? linesOfNode(tree->root) : QStringList();
}

RegexCost measureCost(const QString &regex)
{
    RegexCost worst;
    const QStringList lines = attackLines(regex);
    if (lines.isEmpty())
        return worst;
    RegexProbe probe(regex, RegexProbe::LineEnds::Ordinary, RegexProbe::Shortcuts::None);
    for (const QString &line : lines) {
        const quint32 steps = probe.steps(line, SlowSteps);
        if (steps > worst.steps)
            worst = {steps, line};
        if (steps >= SlowSteps)
            break;
    }
    return worst;
}

} // namespace Clew
