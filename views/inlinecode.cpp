// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/inlinecode.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxCodeLooked = 20'000;
constexpr qsizetype MaxCallArguments = 300;

/// End of a call's arguments, -1 where the bracket at `open` does not close on the line. The argument "s" or
/// "es" alone is a plural ("file(s)").
qsizetype endOfCall(QStringView text, qsizetype open)
{
    int depth = 0;
    const qsizetype limit = std::min(text.size(), open + MaxCallArguments);
    for (qsizetype i = open; i < limit && text.at(i) != u'\n'; ++i) {
        if (text.at(i) == u'(')
            ++depth;
        else if (text.at(i) == u')' && --depth == 0) {
            const QStringView arguments = text.sliced(open + 1, i - open - 1);
            return arguments == u"s" || arguments == u"es" ? -1 : i + 1;
        }
    }
    return -1;
}

/// A name that nobody writes in prose: with an underscore, an inner dot, or inner capitals.
bool isCodeName(QStringView name)
{
    if (name.contains(u'_') || name.contains(u'.') || name.contains(u"::"))
        return true;
    return std::any_of(name.begin() + 1, name.end(), [](QChar c) { return c.isUpper(); });
}

/// One alternative per kind of code; the order decides where two begin at the same place.
const QRegularExpression &candidates()
{
    static const QRegularExpression regex(
        uR"((?<tick>`[^`\n]+`))"
        uR"(|(?<![\w@./-])(?<env>[A-Z][A-Z0-9]*(_[A-Z0-9]+)+=[^\s,;，；。)]+))"
        uR"(|(?<![\w-])(?<option>--[a-z][\w-]*(=[^\s,;，；。)]+)?))"
        uR"(|(?<![\w./:~-])(?<path>(~|\.{1,2})?(/[\w.+-]+){2,}/?))"
        uR"(|(?<![\w@./-])(?<name>[A-Za-z_]\w*((\.|::)[A-Za-z_]\w*)*)(?<call>\()?)"_s,
        QRegularExpression::NoPatternOption);
    return regex;
}

/// Length of the code in a match of the candidates, 0 where it is only a word.
qsizetype codeLength(QStringView text, const QRegularExpressionMatch &match)
{
    static const QRegularExpression dotted(uR"(^[A-Za-z_]\w+(\.[a-z_]\w+)+$)"_s);
    if (!match.hasCaptured(u"name"_s)) {
        qsizetype length = match.capturedLength();
        // A full stop behind a path or value ends the sentence.
        while (length > 1 && (text.at(match.capturedStart() + length - 1) == u'.'))
            --length;
        return length;
    }
    const QStringView name = match.capturedView(u"name"_s);
    if (match.hasCaptured(u"call"_s)) {
        const qsizetype open = match.capturedStart(u"call"_s);
        const qsizetype end = endOfCall(text, open);
        const bool empty = end == open + 2;
        if (end > 0 && (empty || isCodeName(name)))
            return end - match.capturedStart();
    }
    if (name.contains(u'_') && name != u"_" &&
        std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); }))
        return name.size();
    if (name.contains(u"::") || dotted.matchView(name).hasMatch())
        return name.size();
    return 0;
}

} // namespace

QList<TextRange> inlineCode(QStringView text)
{
    const QStringView looked = text.first(std::min(text.size(), MaxCodeLooked));
    QList<TextRange> found;
    qsizetype from = 0;
    while (from < looked.size()) {
        const QRegularExpressionMatch match = candidates().matchView(looked, from);
        if (!match.hasMatch())
            break;
        const qsizetype length = codeLength(looked, match);
        if (length > 0)
            found.append(TextRange{match.capturedStart(), length});
        from = match.capturedStart() + std::max({length, match.capturedLength(u"name"_s), qsizetype(1)});
    }
    return found;
}

} // namespace Clew
