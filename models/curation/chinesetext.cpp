// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/chinesetext.h"

#include "models/curation/protectedtokens.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype AroundCharacters = 8;

bool isHan(QChar c)
{
    return (c.unicode() >= 0x3400 && c.unicode() <= 0x9FFF) || c == u'〇';
}

bool isFullWidth(QChar c)
{
    return QStringView(u"，。；：？！、（）《》「」『』【】").contains(c);
}

QString around(const QString &text, qsizetype at)
{
    const qsizetype begin = std::max<qsizetype>(0, at - AroundCharacters);
    return text.sliced(begin, std::min(text.size(), at + AroundCharacters + 1) - begin);
}

/// By character: whether it is code.
QList<bool> codeMask(const QString &text)
{
    QList<bool> mask(text.size(), false);
    const QList<TextRange> ranges = codeRanges(text);
    for (const TextRange &range : ranges)
        std::fill_n(mask.begin() + range.start, range.length, true);
    return mask;
}

QChar fullWidth(QChar c)
{
    switch (c.unicode()) {
    case ',':
        return u'，';
    case ';':
        return u'；';
    case ':':
        return u'：';
    case '?':
        return u'？';
    case '!':
        return u'！';
    case '(':
        return u'（';
    case ')':
        return u'）';
    default:
        return c;
    }
}

/// The nearest character that is no blank, from `at` in steps of `step`; null at the end of the text.
QChar nearest(const QString &text, qsizetype at, qsizetype step)
{
    for (; at >= 0 && at < text.size(); at += step) {
        if (text[at] != u' ')
            return text[at];
    }
    return {};
}

} // namespace

bool hasHan(QStringView text)
{
    return std::any_of(text.begin(), text.end(), isHan);
}

bool isCopy(const TextPair &pair)
{
    const QString english = pair.english.simplified();
    return !english.isEmpty() && english.compare(pair.chinese.simplified(), Qt::CaseInsensitive) == 0;
}

bool hasProse(const QString &english)
{
    // Two words of lower case letters that are part of nothing longer.
    static const QRegularExpression word(u"(?<![\\w`./:=-])[A-Za-z]?[a-z]{1,}(?![\\w`/:=(-]|\\.\\w)"_s);
    QString prose = english;
    const QList<TextRange> ranges = codeRanges(english);
    for (const TextRange &range : ranges)
        std::fill_n(prose.begin() + range.start, range.length, u' ');
    return prose.count(word) >= 2;
}

ChineseState chineseState(const TextPair &pair, const TranslationMark *mark)
{
    if (pair.english.trimmed().isEmpty())
        return ChineseState::Reviewed;
    if (pair.chinese.trimmed().isEmpty())
        return ChineseState::Empty;
    const bool prose = hasProse(pair.english);
    if (prose && (isCopy(pair) || !hasHan(pair.chinese)))
        return ChineseState::Copied;
    if (mark == nullptr)
        return ChineseState::Machine;
    if (mark->english != pair.english)
        return ChineseState::Stale;
    if (mark->reviewed)
        return ChineseState::Reviewed;
    return mark->edited ? ChineseState::Edited : ChineseState::Machine;
}

std::optional<ChineseRepair> repairWidth(const QString &chinese)
{
    if (!hasHan(chinese))
        return std::nullopt;
    const QList<bool> code = codeMask(chinese);
    QString text = chinese;
    qsizetype first = -1;
    const auto replace = [&](qsizetype at, QChar with) {
        text[at] = with;
        first = first < 0 ? at : first;
    };
    for (qsizetype at = 0; at < chinese.size(); ++at) {
        const QChar c = chinese[at];
        if (code[at])
            continue;
        const QChar before = nearest(chinese, at - 1, -1);
        const QChar after = nearest(chinese, at + 1, 1);
        const bool touches = isHan(before) || isHan(after);
        if (c == u'.' && isHan(before) &&
            (after.isNull() || (at + 1 < chinese.size() && isHan(chinese[at + 1]))))
            replace(at, u'。');
        else if (c == u'('   ? isHan(before)
                 : c == u')' ? isHan(after) || isHan(before)
                             : touches && isHan(before))
            if (fullWidth(c) != c)
                replace(at, fullWidth(c));
    }
    // A bracket never closes in another width than it opened.
    QList<qsizetype> open;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (code[at])
            continue;
        if (text[at] == u'(' || text[at] == u'（') {
            open.append(at);
        } else if ((text[at] == u')' || text[at] == u'）') && !open.isEmpty()) {
            const qsizetype opened = open.takeLast();
            if (text[at] == u'）' && text[opened] == u'(')
                replace(opened, u'（');
            else if (text[at] == u')' && text[opened] == u'（')
                replace(at, u'）');
        }
    }
    if (first < 0)
        return std::nullopt;
    return ChineseRepair{.text = text, .around = around(chinese, first)};
}

std::optional<ChineseRepair> repairSpacing(const QString &chinese)
{
    if (!hasHan(chinese))
        return std::nullopt;
    const QList<bool> code = codeMask(chinese);
    const auto isWord = [&](qsizetype at) {
        const QChar c = chinese[at];
        return code[at] || (c.unicode() < 0x250 && c.isLetterOrNumber());
    };
    QString text;
    qsizetype first = -1;
    for (qsizetype at = 0; at < chinese.size(); ++at) {
        const QChar c = chinese[at];
        const bool withinCode = at > 0 && code[at] && code[at - 1];
        if (at > 0 && !withinCode &&
            ((isHan(chinese[at - 1]) && isWord(at)) || (isWord(at - 1) && isHan(c)))) {
            text += u' ';
            first = first < 0 ? at : first;
        }
        if (c == u' ' && !code[at] && at > 0) {
            const QChar before = nearest(chinese, at - 1, -1);
            const QChar after = nearest(chinese, at + 1, 1);
            const bool twoHan = isHan(before) && isHan(after);
            if (twoHan || isFullWidth(before) || isFullWidth(after)) {
                first = first < 0 ? at : first;
                continue;
            }
        }
        text += c;
    }
    if (first < 0)
        return std::nullopt;
    return ChineseRepair{.text = text, .around = around(chinese, first)};
}

} // namespace Clew
