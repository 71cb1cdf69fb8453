// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/placeholders.h"

#include <QRegularExpression>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// What a placeholder's name says about it.
QString valueForName(const QString &name)
{
    static const std::array<std::pair<QRegularExpression, QString>, 9> rows{{
        {QRegularExpression(u"path|file|dir"_s), u"/tmp/data/file.txt"_s},
        {QRegularExpression(u"commit|hash|sha|digest"_s), u"1a2b3c4d5e"_s},
        {QRegularExpression(u"port"_s), u"8080"_s},
        {QRegularExpression(u"host|addr|\\bip\\b"_s), u"10.0.0.1"_s},
        {QRegularExpression(u"url|uri"_s), u"http://10.0.0.1/x"_s},
        {QRegularExpression(u"version"_s), u"1.2.3"_s},
        {QRegularExpression(u"size|bytes|count|num|rank|line|col|pid|code|id\\b|year"_s), u"12"_s},
        {QRegularExpression(u"date|time"_s), u"2024-01-02"_s},
        {QRegularExpression(u"module|class|type|name|user|func|var|key"_s), u"name"_s},
    }};
    const QString lower = name.toLower();
    for (const auto &[pattern, value] : rows) {
        if (lower.contains(pattern))
            return value;
    }
    return {};
}

/// A placeholder ends where a word does, but for a digit or a blank nothing may stand in the name. Upper case
/// words count where they name something that valueForName knows; others are acronyms.
const QRegularExpression &placeholder()
{
    static const QRegularExpression pattern(
        uR"(<(?<angle>[A-Za-z][\w .:/-]{0,40})>|\{(?<brace>[A-Za-z_][\w.]{0,40})?\}|%[sdifxu]\b|)"
        uR"((?<![\w'])(?<letter>[XYZNMKW]|X{2,8}|N{2,8})(?![\w'])|'(?<quoted>[XYZNMK]|XXX)'|)"
        uR"((?<![\w])(?<upper>PORT|HOST|PATH|FILE|FILENAME|NAME|URL|ADDRESS|VERSION|SIZE|COUNT|ID)(?![\w])|…|\.\.\.)"_s);
    return pattern;
}

QString filled(const QString &signature, const QString &number)
{
    QString out;
    qsizetype at = 0;
    auto it = placeholder().globalMatch(signature);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(signature).sliced(at, match.capturedStart() - at);
        at = match.capturedEnd();
        QString name = match.captured("angle"_L1) + match.captured("brace"_L1) + match.captured("upper"_L1);
        const QString known = name.isEmpty() ? QString() : valueForName(name);
        const QString value = known.isEmpty() ? number : known;
        out += match.hasCaptured("quoted"_L1) ? u"'%1'"_s.arg(value) : value;
    }
    if (at == 0)
        return {};
    return out.append(QStringView(signature).sliced(at));
}

} // namespace

QStringList filledSignatures(const QString &signature)
{
    static const QStringList numbers{u"12"_s, u"1.50"_s, u"name"_s, u"1a2b3c4d5e"_s, u"a.b_c"_s};
    QStringList variants;
    for (const QString &number : numbers) {
        const QString variant = filled(signature, number);
        if (variant.isEmpty())
            break;
        if (variant != signature && !variants.contains(variant))
            variants.append(variant);
    }
    return variants;
}

} // namespace Clew
