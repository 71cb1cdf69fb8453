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
constexpr qreal Unlimited = 1e6;     ///< of the width of a line
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

std::unique_ptr<LaidText> layOutMarkedText(const MarkedText &line, qreal width)
{
    auto laid = std::make_unique<LaidText>();
    MarkedText shown;
    qsizetype formatted = 0;
    if (width > 0) {
        const QFontMetricsF metrics(line.font);
        qsizetype begin = 0;
        if (!line.marks.isEmpty() && !firstMarkFits(line, metrics, width))
            begin = std::max(qsizetype(0), line.marks.first().start - BeforeMark);
        if (begin > 0 && line.text.at(begin).isLowSurrogate())
            ++begin;
        shown = tail(line, begin);
        const QString elided = metrics.elidedText(shown.text, Qt::ElideRight, width);
        laid->isWhole = begin == 0 && elided == shown.text;
        formatted = elided == shown.text ? elided.size() : elided.size() - 1;
        shown.text = elided;
    } else {
        shown = tail(line, 0);
        laid->isWhole = line.text.size() <= MaxDrawn;
        formatted = shown.text.size();
    }
    laid->layout.setText(shown.text);
    laid->layout.setFont(line.font);
    laid->layout.setCacheEnabled(true);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    laid->layout.setTextOption(option);
    laid->layout.setFormats(formatsOf(shown, formatted));
    laid->layout.beginLayout();
    QTextLine only = laid->layout.createLine();
    only.setLineWidth(width > 0 ? width : Unlimited);
    laid->layout.endLayout();
    laid->width = only.naturalTextWidth();
    laid->height = only.height();
    return laid;
}

qreal drawLaidText(QPainter *painter, const QRectF &rect, const LaidText &laid, const QColor &colour)
{
    const QPointF place(rect.left(), rect.top() + (rect.height() - laid.height) / 2);
    painter->setPen(colour);
    if (laid.width <= rect.width() && laid.height <= rect.height()) {
        laid.layout.draw(painter, place);
        return laid.width;
    }
    painter->save();
    painter->setClipRect(rect, Qt::IntersectClip);
    laid.layout.draw(painter, place);
    painter->restore();
    return std::min(laid.width, rect.width());
}

qreal drawMarkedText(QPainter *painter, const QRectF &rect, const MarkedText &line)
{
    if (line.text.isEmpty() || rect.width() <= 0)
        return 0;
    const QPen pen = painter->pen();
    const qreal width = drawLaidText(painter, rect, *layOutMarkedText(line, rect.width()), line.colour);
    painter->setPen(pen);
    return width;
}

} // namespace Clew
