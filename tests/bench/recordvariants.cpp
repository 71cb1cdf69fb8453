// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/recordvariants.h"

#include <QHash>

#include <random>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

constexpr qsizetype ShortestWord = 4;

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// A word of the same length and case, the same for the same word and copy.
QString replacement(QStringView word, quint32 copy)
{
    constexpr QStringView Consonants = u"bcdfghjklmnprstvwz";
    constexpr QStringView Vowels = u"aeiou";
    std::mt19937 random(static_cast<quint32>(qHash(word, copy * 2654435761U)));
    QString out;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QStringView letters = i % 2 == 0 ? Consonants : Vowels;
        const QChar letter = letters.at(random() % static_cast<unsigned>(letters.size()));
        out += word.at(i).isUpper() ? letter.toUpper() : letter;
    }
    return out;
}

/// The regex with some of its words replaced; escapes, classes, counts and group openings stay.
QString variant(const QString &regex, quint32 copy)
{
    std::mt19937 random(static_cast<quint32>(qHash(regex, copy)));
    QString out;
    for (qsizetype i = 0; i < regex.size();) {
        const QChar c = regex.at(i);
        if (c == u'\\') {
            out += regex.sliced(i, std::min<qsizetype>(2, regex.size() - i));
            i += 2;
        } else if (c == u'[') {
            qsizetype end = regex.indexOf(u']', i + 2);
            end = end < 0 ? regex.size() : end + 1;
            out += regex.sliced(i, end - i);
            i = end;
        } else if (c == u'?' && i > 0 && regex.at(i - 1) == u'(') {
            const qsizetype end = std::min<qsizetype>(i + 3, regex.size());
            out += regex.sliced(i, end - i);
            i = end;
        } else if (isAsciiLetter(c)) {
            qsizetype end = i;
            while (end < regex.size() && isAsciiLetter(regex.at(end)))
                ++end;
            const QString word = regex.sliced(i, end - i);
            out += end - i >= ShortestWord && random() % 5 < 3 ? replacement(word, copy) : word;
            i = end;
        } else {
            out += c;
            ++i;
        }
    }
    return out;
}

} // namespace

QStringList variantsOf(const QStringList &regexes, qsizetype count)
{
    QStringList out = regexes.first(std::min(count, regexes.size()));
    for (quint32 copy = 1; out.size() < count; ++copy) {
        for (qsizetype i = 0; i < regexes.size() && out.size() < count; ++i)
            out.append(variant(regexes.at(i), copy));
    }
    return out;
}

QStringList someRegexes()
{
    const QStringList shapes{u"Quota (exceeded|exhausted) for volume"_s,
                             u"gateway.*refused.*handshake"_s,
                             u"(segment.*checksum|checksum of segment \\d+ differs)"_s,
                             u"out of handles: [0-9]+ in use"_s,
                             u"replica .{0,20} lags behind"_s,
                             u"WidgetError: ['\"](.+?)['\"]"_s};
    return variantsOf(shapes, 300);
}

} // namespace Clew::Bench
