// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexweakness.h"

#include "models/curation/regextokens.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>
#include <limits>

namespace Clew {

namespace {

bool isWordToken(const RegexToken &token, QStringView text)
{
    if (token.kind == RegexTokenKind::Literal)
        return text.front().isLetterOrNumber() || text.front() == u'_';
    return token.kind == RegexTokenKind::Escape && text == u"\\d";
}

int weightOf(char32_t character)
{
    if (!QChar::isLetterOrNumber(character))
        return 0;
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hangul:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return 2; // a syllable or a word
    default:
        return 1;
    }
}

/// Fewest fixed letters and digits of any match.
int fixedLetters(const RegexNode &node)
{
    switch (node.kind) {
    case RegexNodeKind::Character:
        return weightOf(node.character);
    case RegexNodeKind::Group:
    case RegexNodeKind::Concat: {
        int sum = 0;
        for (const RegexNode &child : node.children)
            sum += fixedLetters(child);
        return sum;
    }
    case RegexNodeKind::Alternate: {
        int least = std::numeric_limits<int>::max();
        for (const RegexNode &child : node.children)
            least = std::min(least, fixedLetters(child));
        return node.children.empty() ? 0 : least;
    }
    case RegexNodeKind::Repeat:
        return std::min(node.min, LeastBranchLetters) * fixedLetters(node.children.front());
    default:
        return 0;
    }
}

} // namespace

QList<LooseDot> looseDots(const QString &regex)
{
    QList<LooseDot> dots;
    const QList<RegexToken> tokens = regexTokens(regex);
    const auto textOf = [&](qsizetype i) {
        return QStringView(regex).sliced(tokens[i].range.start, tokens[i].range.length);
    };
    const auto isBareDot = [&](qsizetype i) {
        const bool inside = i >= 0 && i < tokens.size() && tokens[i].kind == RegexTokenKind::Dot;
        return inside && (i + 1 == tokens.size() || tokens[i + 1].kind != RegexTokenKind::Quantifier);
    };
    const auto isWord = [&](qsizetype i) {
        return i >= 0 && i < tokens.size() && isWordToken(tokens[i], textOf(i)) &&
               (i + 1 == tokens.size() || tokens[i + 1].kind != RegexTokenKind::Quantifier);
    };
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (!isBareDot(i))
            continue;
        const bool inWord = isWord(i - 1) && isWord(i + 1);
        const bool inRow = (isBareDot(i - 1) && (isBareDot(i - 2) || isBareDot(i + 1))) ||
                           (isBareDot(i + 1) && isBareDot(i + 2));
        if (!inWord && !inRow)
            continue;
        qsizetype first = i;
        qsizetype last = i;
        while (isWord(first - 1) || isBareDot(first - 1))
            --first;
        while (isWord(last + 1) || isBareDot(last + 1))
            ++last;
        const qsizetype begin = tokens[first].range.start;
        const qsizetype end = tokens[last].range.start + tokens[last].range.length;
        dots.append({.offset = tokens[i].range.start, .around = regex.sliced(begin, end - begin)});
    }
    return dots;
}

QString withEscapedDots(const QString &regex, const QList<LooseDot> &dots)
{
    QString escaped = regex;
    for (qsizetype i = dots.size() - 1; i >= 0; --i)
        escaped.insert(dots[i].offset, u'\\');
    return escaped;
}

QStringList shortAlternatives(const QString &regex)
{
    QStringList found;
    const QList<QList<TextRange>> alternatives = regexOutline(regex).alternatives;
    for (const QList<TextRange> &atoms : alternatives) {
        if (atoms.isEmpty())
            continue;
        const qsizetype begin = atoms.first().start;
        const QString text = regex.sliced(begin, atoms.last().start + atoms.last().length - begin);
        const Result<RegexTree> tree = RegexSyntax::parse(text);
        if (tree && fixedLetters(tree->root) < LeastBranchLetters)
            found.append(text);
    }
    return found;
}

} // namespace Clew
