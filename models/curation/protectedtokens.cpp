// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/protectedtokens.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

const QRegularExpression &tokenPattern()
{
    static const QRegularExpression pattern(
        uR"((?<code>`[^`\n]+`))"
        uR"(|(?<address>https?://[^\s<>"'，。；、）]+[^\s<>"'.,;:!?，。；、）)\]]))"
        uR"(|(?<placeholder>\{[A-Za-z_]\w*\}|%(?:\d+|[sdif])(?!\w)|<[A-Za-z][\w .:/-]*>))"
        uR"(|(?<![\w-])(?<flag>--?[A-Za-z][\w-]*(?:=[\w.:/-]*\w)?))"
        uR"(|(?<![\w./])(?<path>(?:~|\.{1,2})?/[\w.-]+(?:/[\w.-]+)*/?[\w]|[A-Za-z]:\\[\w.\\-]+))"
        uR"(|(?<![\w.])(?<number>\d+(?:[.,]\d+)*(?:\.\d+)?)(?![\w]))"
        uR"(|(?<!\w)(?<name>[A-Za-z_]\w*(?:(?:\.|::|->)[A-Za-z_]\w*)*)(?<call>\(\))?)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

bool isAbbreviation(const QString &name)
{
    static const QSet<QString> known{u"e.g"_s, u"i.e"_s, u"etc"_s, u"vs"_s, u"a.k.a"_s, u"a.m"_s, u"p.m"_s};
    return known.contains(name.toLower());
}

/// True for what no dictionary has: inner upper case, underscores, dots, digits, and acronyms.
bool isIdentifier(const QString &name, bool isCall)
{
    if (isAbbreviation(name))
        return false;
    if (isCall || name.contains(u'_') || name.contains(u'.') || name.contains(u"::"_s) ||
        name.contains(u"->"_s))
        return true;
    int upper = 0;
    bool lowerBeforeUpper = false;
    bool digits = false;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name[i];
        upper += c.isUpper() ? 1 : 0;
        digits = digits || c.isDigit();
        lowerBeforeUpper = lowerBeforeUpper || (i > 0 && c.isUpper() && name[i - 1].isLower());
    }
    const bool plural = name.endsWith(u's') && upper == name.size() - 1;
    const bool acronym = (upper == name.size() || plural) && upper >= 3;
    return lowerBeforeUpper || acronym || (digits && name.size() > 1);
}

/// "PyTorch" and "GPUs" are found in "pytorch" as little as "gpu" is in "GPU": names keep their case.
bool stands(const QString &token, const QString &chinese)
{
    if (chinese.contains(token))
        return true;
    const QString bare = token.startsWith(u'`') ? token.sliced(1, token.size() - 2) : token;
    if (chinese.contains(bare))
        return true;
    if (bare.endsWith("()"_L1) && chinese.contains(bare.chopped(2)))
        return true;
    if (bare.endsWith(u's') && bare.size() > 3 && bare[bare.size() - 2].isUpper())
        return chinese.contains(bare.chopped(1));
    return false;
}

bool numberStands(const QString &number, const QString &chinese)
{
    const auto found = [&chinese](const QString &digits) {
        for (qsizetype at = chinese.indexOf(digits); at >= 0; at = chinese.indexOf(digits, at + 1)) {
            const qsizetype end = at + digits.size();
            const bool before = at > 0 && chinese[at - 1].isDigit();
            const bool after = end < chinese.size() && chinese[end].isDigit();
            if (!before && !after)
                return true;
        }
        return false;
    };
    if (found(number))
        return true;
    if (QString plain = number; plain.contains(u',')) {
        plain.remove(u',');
        if (found(plain))
            return true;
    }
    bool small = false;
    const int value = number.toInt(&small);
    if (!small || value > 10)
        return false;
    static constexpr QStringView digits = u"零一二三四五六七八九十";
    return chinese.contains(digits[value]) || (value == 2 && chinese.contains(u'两'));
}

} // namespace

QList<ProtectedToken> protectedTokens(const QString &english)
{
    QList<ProtectedToken> tokens;
    auto it = tokenPattern().globalMatch(english);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        const bool isName = match.hasCaptured("name"_L1);
        const bool isNumber = match.hasCaptured("number"_L1);
        if (isName && !isIdentifier(match.captured("name"_L1), match.hasCaptured("call"_L1)))
            continue;
        tokens.append({.text = match.captured(),
                       .range = {match.capturedStart(), match.capturedLength()},
                       .isNumber = isNumber});
    }
    return tokens;
}

QStringList lostTokens(const QString &english, const QString &chinese)
{
    QStringList lost;
    const QList<ProtectedToken> tokens = protectedTokens(english);
    for (const ProtectedToken &token : tokens) {
        const bool kept = token.isNumber ? numberStands(token.text, chinese) : stands(token.text, chinese);
        if (!kept && !lost.contains(token.text))
            lost.append(token.text);
    }
    return lost;
}

QList<TextRange> codeRanges(const QString &text)
{
    QList<TextRange> ranges;
    auto it = tokenPattern().globalMatch(text);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        const bool isCode = match.hasCaptured("code"_L1) || match.hasCaptured("address"_L1) ||
                            match.hasCaptured("placeholder"_L1) || match.hasCaptured("path"_L1) ||
                            match.hasCaptured("call"_L1);
        if (isCode)
            ranges.append({match.capturedStart(), match.capturedLength()});
    }
    return ranges;
}

} // namespace Clew
