// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/textcolumns.h"

#include <QTextBoundaryFinder>

#include <unicode/uchar.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

int characterWidth(char32_t character)
{
    switch (u_charType(static_cast<UChar32>(character))) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
        return 0;
    default:
        break;
    }
    const int width = u_getIntPropertyValue(static_cast<UChar32>(character), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// Longest beginning of `text` that takes at most `width` columns, at least one character.
qsizetype fittingLength(QStringView text, int width)
{
    qsizetype length = 0;
    int used = 0;
    while (length < text.size()) {
        const bool pair = text[length].isHighSurrogate() && length + 1 < text.size();
        const char32_t character =
            pair ? QChar::surrogateToUcs4(text[length], text[length + 1]) : text[length].unicode();
        used += characterWidth(character);
        if (used > width && length > 0)
            break;
        length += pair ? 2 : 1;
    }
    return length;
}

void wrapParagraph(const QString &paragraph, int width, QStringList &lines)
{
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, paragraph);
    qsizetype begin = 0;
    do {
        const QStringView rest = QStringView(paragraph).mid(begin);
        qsizetype length = fittingLength(rest, width);
        if (length < rest.size()) {
            breaks.setPosition(begin + length);
            const qsizetype at = breaks.isAtBoundary() ? begin + length : breaks.toPreviousBoundary();
            if (at > begin)
                length = at - begin;
        }
        QString line = rest.first(length).toString();
        while (line.endsWith(u' '))
            line.chop(1);
        lines.append(line);
        begin += length;
    } while (begin < paragraph.size());
}

QString padded(const QString &text, int width)
{
    return text + QString(qMax(0, width - displayWidth(text)), u' ');
}

} // namespace

int displayWidth(QStringView text)
{
    int width = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size();
        width += characterWidth(pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode());
        i += pair ? 1 : 0;
    }
    return width;
}

QStringList wrapToWidth(const QString &text, int width)
{
    QStringList lines;
    const QStringList paragraphs = text.split(u'\n');
    for (const QString &paragraph : paragraphs)
        wrapParagraph(paragraph, qMax(2, width), lines);
    return lines;
}

QStringList sideBySide(const QString &left, const QString &right, int width)
{
    constexpr int RuleWidth = 3;
    const int half = qMax(2, (width - RuleWidth) / 2);
    const QStringList lefts = wrapToWidth(left, half);
    const QStringList rights = wrapToWidth(right, half);
    QStringList lines;
    for (qsizetype i = 0; i < qMax(lefts.size(), rights.size()); ++i)
        lines.append(u"%1 │ %2"_s.arg(padded(lefts.value(i), half), rights.value(i)));
    return lines;
}

QString safeForTerminal(const QString &text)
{
    QString safe = text;
    for (QChar &character : safe) {
        const bool control = character.category() == QChar::Other_Control;
        if (control && character != u'\n' && character != u'\t')
            character = QChar::ReplacementCharacter;
    }
    return safe;
}

} // namespace Clew
