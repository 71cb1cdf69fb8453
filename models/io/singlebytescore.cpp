// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/singlebytescore.h"

#include "models/io/icuconverter.h"

#include <QString>

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr std::array SingleByte{TextEncoding::Windows1252, TextEncoding::Windows1250,
                                TextEncoding::Windows1254, TextEncoding::Windows1251,
                                TextEncoding::Koi8R,       TextEncoding::Windows1253};

constexpr double LatinInWord = 0.7;
constexpr double LatinAlone = 0.3;
constexpr double ScriptInWord = 0.75;
constexpr double ScriptAlone = 0.1;
constexpr double Sign = 0.3;
constexpr double SignInWord = -0.6;
constexpr double CapitalInWord = -0.8;
constexpr double Meaningless = -3.0;
/// Letters that set one Latin alphabet apart from another.
constexpr double OwnLetter = 0.15;
/// Western European text beats the other Latin ones where nothing sets them apart.
constexpr double Western = 0.05;

bool isLatin(TextEncoding encoding)
{
    return encoding == TextEncoding::Windows1252 || encoding == TextEncoding::Windows1250 ||
           encoding == TextEncoding::Windows1254;
}

/// Letters that only the text of that encoding's languages has, among those that 1252 reads as letters or
/// signs, too.
QStringView ownLetters(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Windows1250:
        return u"ąćęłńśźżčďěňřšťůžőűĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰ";
    case TextEncoding::Windows1254:
        return u"ğışĞİŞ";
    case TextEncoding::Windows1252:
        return u"éèàäöüßçñêâîôûåøæ";
    default:
        return {};
    }
}

bool isAsciiLetter(QChar c)
{
    return c.isLetter() && c.unicode() < 0x80;
}

double latinWorth(QChar c, QChar before, QChar after, QStringView own)
{
    const bool wordBefore = before.isLetter();
    const bool wordAfter = after.isLetter();
    if (c.isLetter()) {
        if (c.isUpper() && before.isLower())
            return CapitalInWord;
        // Two in a row happen ("créée"), three do not.
        const bool inWord = isAsciiLetter(before) || isAsciiLetter(after);
        const double worth = inWord ? LatinInWord : wordBefore && wordAfter ? -0.4 : LatinAlone;
        return worth + (own.contains(c) ? OwnLetter : 0);
    }
    return wordBefore && wordAfter ? SignInWord : Sign;
}

double scriptWorth(QChar c, QChar before, QChar after)
{
    if (c.isLetter()) {
        if (c.isUpper() && before.isLower())
            return CapitalInWord;
        if (isAsciiLetter(before) || isAsciiLetter(after))
            return SignInWord;
        return before.isLetter() || after.isLetter() ? ScriptInWord : ScriptAlone;
    }
    return before.isLetter() && after.isLetter() ? SignInWord : 0;
}

} // namespace

std::span<const TextEncoding> singleByteEncodings()
{
    return SingleByte;
}

double singleByteScore(QByteArrayView sample, TextEncoding encoding)
{
    IcuConverter converter(encoding);
    const QString text = converter.toString(sample);
    const QStringView own = ownLetters(encoding);
    const bool latin = isLatin(encoding);
    double score = 0;
    qsizetype high = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.unicode() < 0x80)
            continue;
        ++high;
        const QChar before = i > 0 ? text[i - 1] : QChar(u' ');
        const QChar after = i + 1 < text.size() ? text[i + 1] : QChar(u' ');
        if (c == QChar::ReplacementCharacter || (c.unicode() >= 0x80 && c.unicode() < 0xA0))
            score += Meaningless;
        else
            score += latin ? latinWorth(c, before, after, own) : scriptWorth(c, before, after);
    }
    if (high == 0)
        return 0;
    return score / static_cast<double>(high) + (encoding == TextEncoding::Windows1252 ? Western : 0);
}

} // namespace Clew
