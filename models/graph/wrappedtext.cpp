// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/wrappedtext.h"

#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) ||
           (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe4f) || (c >= 0xff00 && c <= 0xff60) ||
           (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd);
}

/// Whether a line may end between the two characters.
bool mayBreak(QChar before, QChar after)
{
    if (before.isSpace())
        return true;
    return u"/_-.:,;)]}"_s.contains(before) || isWide(before.unicode()) || isWide(after.unicode());
}

/// Where a word that is longer than a line is parted rather than anywhere: "UnsupportedClass|VersionError".
bool isHump(QChar before, QChar after)
{
    return (before.isLower() || before.isDigit()) && after.isUpper();
}

/// Takes a line off the front of the text.
class LineTaker final
{
public:
    LineTaker(double maxWidth, const TextWidth &widthOf)
        : m_maxWidth(maxWidth)
        , m_widthOf(widthOf)
    {
    }

    /// Characters that fit; at least one whole one.
    [[nodiscard]] qsizetype fitting(QStringView text) const
    {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
        qsizetype fits = std::max<qsizetype>(finder.toNextBoundary(), 1);
        while (true) {
            const qsizetype next = finder.toNextBoundary();
            if (next < 0 || m_widthOf(text.first(next).trimmed()) > m_maxWidth)
                return fits;
            fits = next;
        }
    }

    /// Where the line ends: the last good place within what fits.
    [[nodiscard]] qsizetype lineEnd(QStringView text) const
    {
        const qsizetype fits = fitting(text);
        if (fits == text.size())
            return fits;
        for (const auto &isGood : {mayBreak, isHump}) {
            for (qsizetype end = fits; end > fits / 3 && end > 0; --end) {
                if (isGood(text[end - 1], text[end]))
                    return end;
            }
        }
        return fits;
    }

    [[nodiscard]] QString elided(QStringView text) const
    {
        if (m_widthOf(text) <= m_maxWidth)
            return text.toString();
        qsizetype end = fitting(text);
        const auto cut = [&text, &end] { return text.first(end).trimmed().toString() + u'…'; };
        while (end > 1 && m_widthOf(cut()) > m_maxWidth)
            end -= text[end - 1].isLowSurrogate() ? 2 : 1;
        return cut();
    }

private:
    double m_maxWidth;
    const TextWidth &m_widthOf;
};

QString onOneLine(const QString &text)
{
    QString plain = text;
    for (QChar &c : plain) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return plain.simplified();
}

} // namespace

QStringList wrappedText(const QString &text, double maxWidth, int maxLines, const TextWidth &widthOf)
{
    const QString plain = onOneLine(text);
    const LineTaker taker(maxWidth, widthOf);
    QStringList lines;
    QStringView rest(plain);
    while (!rest.isEmpty() && lines.size() + 1 < maxLines) {
        const qsizetype end = taker.lineEnd(rest);
        lines.append(rest.first(end).trimmed().toString());
        rest = rest.sliced(end).trimmed();
    }
    if (!rest.isEmpty() || lines.isEmpty())
        lines.append(taker.elided(rest));
    return lines;
}

QString fittedParts(const QStringList &parts, QStringView separator, double maxWidth,
                    const TextWidth &widthOf)
{
    constexpr qsizetype FewestLetters = 2; // less of a part says nothing
    for (qsizetype first = 0; first < parts.size(); ++first) {
        const QString part = onOneLine(parts[first]);
        QString tail;
        for (const QString &later : parts.sliced(first + 1))
            tail.append(separator).append(onOneLine(later));
        if (widthOf(part + tail) <= maxWidth)
            return part + tail;
        const QString head = LineTaker(maxWidth - widthOf(tail), widthOf).elided(part);
        const bool isLast = tail.isEmpty();
        if (isLast || (head.size() > FewestLetters && widthOf(head + tail) <= maxWidth))
            return head + tail;
    }
    return {};
}

double estimatedTextWidth(QStringView text)
{
    double width = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size()) {
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
            ++i;
        }
        if (isWide(c))
            width += 1;
        else if (u"iIjl.,:;'|!()[] "_s.contains(QChar(char16_t(c))))
            width += 0.36;
        else if (u"mwMW@%…"_s.contains(QChar(char16_t(c))))
            width += 0.95;
        else if (c >= U'A' && c <= U'Z')
            width += 0.7;
        else
            width += 0.6;
    }
    return width;
}

} // namespace Clew
