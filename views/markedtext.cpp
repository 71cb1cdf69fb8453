// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/markedtext.h"

#include "views/plaintext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace Clew {

namespace {

constexpr qsizetype MaxDrawn = 400;  ///< characters; more than the widest screen shows
constexpr qsizetype BeforeMark = 12; ///< characters kept before a mark that would else be cut off

/// The text from `begin` on, cut to what may be drawn, its marks moved along.
MarkedText tail(const MarkedText &line, qsizetype begin)
{
    MarkedText cut = line;
    const QString ellipsis = begin > 0 ? QString(QChar(u'…')) : QString();
    cut.text = ellipsis +
               singleLine(QStringView(line.text).sliced(begin, std::min(line.text.size() - begin, MaxDrawn)));
    cut.marks.clear();
    const qsizetype shift = ellipsis.size() - begin;
    for (const TextRange &mark : line.marks) {
        if (mark.start < begin)
            continue;
        const qsizetype start = mark.start + shift;
        if (start >= cut.text.size())
            break;
        cut.marks.append(TextRange{start, std::min(mark.length, cut.text.size() - start)});
    }
    return cut;
}

QList<QTextLayout::FormatRange> formatsOf(const MarkedText &line, qsizetype shown)
{
    QList<QTextLayout::FormatRange> formats;
    for (const TextRange &mark : line.marks) {
        if (mark.start >= shown)
            break;
        QTextLayout::FormatRange format;
        format.start = static_cast<int>(mark.start);
        format.length = static_cast<int>(std::min(mark.length, shown - mark.start));
        // Nothing that makes letters wider: what was measured must fit.
        if (line.markGround.isValid())
            format.format.setBackground(line.markGround);
        else
            format.format.setFontUnderline(true);
        formats.append(format);
    }
    return formats;
}

bool firstMarkFits(const MarkedText &line, const QFontMetricsF &metrics, qreal width)
{
    const TextRange &mark = line.marks.first();
    const qsizetype end = mark.start + mark.length;
    return end <= MaxDrawn &&
           metrics.horizontalAdvance(singleLine(QStringView(line.text).first(end))) < width * 0.9;
}

} // namespace

qreal drawMarkedText(QPainter *painter, const QRectF &rect, const MarkedText &line)
{
    if (line.text.isEmpty() || rect.width() <= 0)
        return 0;
    const QFontMetricsF metrics(line.font);
    qsizetype begin = 0;
    if (!line.marks.isEmpty() && !firstMarkFits(line, metrics, rect.width()))
        begin = std::max(qsizetype(0), line.marks.first().start - BeforeMark);
    if (begin > 0 && line.text.at(begin).isLowSurrogate())
        ++begin;
    const MarkedText shown = tail(line, begin);
    const QString elided = metrics.elidedText(shown.text, Qt::ElideRight, rect.width());
    const bool isCut = elided != shown.text;

    QTextLayout layout(elided, line.font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(formatsOf(shown, isCut ? elided.size() - 1 : elided.size()));
    layout.beginLayout();
    QTextLine laid = layout.createLine();
    laid.setLineWidth(rect.width());
    layout.endLayout();
    painter->save();
    painter->setPen(line.colour);
    painter->setClipRect(rect, Qt::IntersectClip);
    layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - laid.height()) / 2));
    painter->restore();
    return std::min(laid.naturalTextWidth(), rect.width());
}

} // namespace Clew
