// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/noisyqueries.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

constexpr int DroppedPercent = 20;
constexpr int Typos = 2;
constexpr QStringView Letters = u"abcdefghijklmnopqrstuvwxyz";

} // namespace

int NoisyQueries::below(int end)
{
    // Not a distribution of the library: those differ from one to the next.
    return static_cast<int>(m_random() % static_cast<unsigned>(end));
}

QString NoisyQueries::madeUpName()
{
    constexpr QStringView Consonants = u"bdfgklmnprstvz";
    constexpr QStringView Vowels = u"aeiou";
    QString name;
    const int syllables = 2 + below(3);
    for (int i = 0; i < syllables; ++i) {
        name += Consonants.at(below(static_cast<int>(Consonants.size())));
        name += Vowels.at(below(static_cast<int>(Vowels.size())));
    }
    return name;
}

QString NoisyQueries::changedWord(const QString &word)
{
    static const QRegularExpression path(
        u"^[\"'(]*(?:[A-Za-z]:)?[./\\\\~][\\w./\\\\@-]*[/\\\\][\\w./\\\\@-]*"_s);
    static const QRegularExpression quoted(u"^(['\"`])([^'\"`]+)(['\"`][.,:;)]*)$"_s);
    static const QRegularExpression identifier(u"^[a-z]+(?:_[a-z0-9]+)+[.,:;)]*$"_s);
    static const QRegularExpression number(u"(?<![A-Za-z0-9])\\d+(?![A-Za-z0-9])"_s);
    if (path.match(word).hasMatch())
        return u"/%1/%2/%3"_s.arg(madeUpName(), madeUpName(), madeUpName());
    if (const auto match = quoted.match(word); match.hasMatch())
        return match.captured(1) + madeUpName() + match.captured(3);
    if (identifier.match(word).hasMatch())
        return u"%1_%2"_s.arg(madeUpName(), madeUpName());
    QString changed = word;
    for (auto match = number.match(changed); match.hasMatch();) {
        const QString other = QString::number(1 + below(9000));
        changed.replace(match.capturedStart(), match.capturedLength(), other);
        match = number.match(changed, match.capturedStart() + other.size());
    }
    return changed;
}

QString NoisyQueries::noisy(const QString &signature)
{
    QStringList words = signature.simplified().split(u' ');
    for (qsizetype drop = (words.size() * DroppedPercent + 50) / 100; drop > 0; --drop)
        words.removeAt(below(static_cast<int>(words.size())));
    for (QString &word : words)
        word = changedWord(word);
    return words.join(u' ');
}

QString NoisyQueries::withTypos(const QString &signature)
{
    QString text = signature.simplified();
    static const QRegularExpression word(u"[A-Za-z]{4,}"_s);
    for (int typo = 0; typo < Typos; ++typo) {
        QList<std::pair<qsizetype, qsizetype>> words;
        for (auto all = word.globalMatch(text); all.hasNext();) {
            const QRegularExpressionMatch match = all.next();
            words.append({match.capturedStart(), match.capturedLength()});
        }
        if (words.isEmpty())
            break;
        const auto [start, length] = words.at(below(static_cast<int>(words.size())));
        const qsizetype at = start + 1 + below(static_cast<int>(length) - 2);
        switch (below(4)) {
        case 0:
            text.remove(at, 1);
            break;
        case 1:
            text.insert(at, text.at(at));
            break;
        case 2:
            text[at] = Letters.at(below(static_cast<int>(Letters.size())));
            break;
        default: {
            const QChar first = text.at(at);
            text[at] = text.at(at + 1);
            text[at + 1] = first;
        }
        }
    }
    return text;
}

QString NoisyQueries::frame()
{
    switch (below(5)) {
    case 0:
        return u"  File \"/srv/%1/%2.py\", line %3, in %4_%5\n    %4.%5(%6)"_s.arg(
            madeUpName(), madeUpName(), QString::number(below(900)), madeUpName(), madeUpName(),
            madeUpName());
    case 1:
        return u"2031-0%1-1%2 0%3:1%4:22,%5 INFO %6.%7: %8 %9"_s.arg(1 + below(9))
            .arg(below(10))
            .arg(below(10))
            .arg(below(10))
            .arg(below(1000))
            .arg(madeUpName(), madeUpName(), madeUpName(), madeUpName());
    case 2:
        return u"    at com.%1.%2.%3(%4.java:%5)"_s.arg(madeUpName(), madeUpName(), madeUpName(),
                                                        madeUpName(), QString::number(below(900)));
    case 3:
        return u"[rank%1] %2 step %3 %4=%5"_s.arg(QString::number(below(8)), madeUpName(),
                                                  QString::number(below(90000)), madeUpName(),
                                                  QString::number(below(900)));
    default:
        return u"#%1 0x00007f%2 in %3 () from /opt/%4/lib%5.so"_s.arg(
            QString::number(below(20)), QString::number(100000 + below(900000)), madeUpName(), madeUpName(),
            madeUpName());
    }
}

QString NoisyQueries::insideLog(const QString &signature)
{
    QStringList lines;
    const int before = 3 + below(6);
    const int after = below(4);
    for (int i = 0; i < before; ++i)
        lines.append(frame());
    lines.append(u"2031-05-1%1 10:2%2:07,%3 [rank%4] %5"_s.arg(below(10))
                     .arg(below(10))
                     .arg(below(1000))
                     .arg(below(8))
                     .arg(noisy(signature)));
    for (int i = 0; i < after; ++i)
        lines.append(frame());
    return lines.join(u'\n');
}

} // namespace Clew::Bench
