// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/palettedelegate.h"

#include "models/items/palettemodel.h"
#include "views/markedtext.h"
#include "views/plaintext.h"
#include "views/rowcolours.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxDetail = 200;

QFont smallFont(const QFont &font)
{
    QFont small = font;
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

/// Draws the key in a frame at the end of the row; returns the width that it took.
qreal drawKey(QPainter *painter, const QRectF &row, const QString &key, const QFont &font,
              const RowColours &colours, bool rightToLeft)
{
    if (key.isEmpty())
        return 0;
    const QFontMetricsF metrics(font);
    const qreal unit = metrics.averageCharWidth();
    const qreal width = metrics.horizontalAdvance(key) + unit * 2;
    QRectF frame(rightToLeft ? row.left() : row.right() - width, row.center().y() - metrics.height() / 2 - 1,
                 width, metrics.height() + 2);
    painter->setPen(QPen(colours.border, 1));
    painter->drawRoundedRect(frame, 3, 3);
    painter->setPen(colours.muted);
    painter->setFont(font);
    painter->drawText(frame, Qt::AlignCenter, key);
    return width + unit * 1.5;
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const auto entry = index.data(PaletteRole::EntryRole).value<PaletteEntry>();
    const RowColours colours = RowColours::of(item);
    const bool rightToLeft = item.direction == Qt::RightToLeft;
    const qreal padding = item.fontMetrics.averageCharWidth() * 1.2;
    QRectF row = QRectF(item.rect).adjusted(padding, 0, -padding, 0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal keyWidth = drawKey(painter, row, entry.shortcut.toString(QKeySequence::NativeText),
                                   smallFont(item.font), colours, rightToLeft);
    row.adjust(rightToLeft ? keyWidth : 0, 0, rightToLeft ? 0 : -keyWidth, 0);

    const QString detail = singleLine(cutText(entry.detail, MaxDetail));
    const QFont small = smallFont(item.font);
    const qreal gap = padding;
    const qreal wanted = QFontMetricsF(small).horizontalAdvance(detail) + 2;
    // The detail takes what the title leaves, and never more than two fifths.
    const qreal titleWidth = QFontMetricsF(item.font).horizontalAdvance(singleLine(entry.title)) + 2;
    const qreal detailWidth =
        detail.isEmpty() ? 0 : std::min(wanted, std::max(row.width() * 0.4, row.width() - titleWidth - gap));
    QRectF titleRect = row;
    QRectF detailRect = row;
    if (rightToLeft) {
        detailRect.setRight(row.left() + detailWidth);
        titleRect.setLeft(detailRect.right() + gap);
    } else {
        detailRect.setLeft(row.right() - detailWidth);
        titleRect.setRight(detailRect.left() - (detailWidth > 0 ? gap : 0));
    }
    drawMarkedText(painter, titleRect,
                   {.text = entry.title,
                    .marks = index.data(PaletteRole::MarksRole).value<QList<TextRange>>(),
                    .font = item.font,
                    .colour = colours.text,
                    .markGround = colours.match});
    painter->setFont(small);
    painter->setPen(colours.muted);
    painter->drawText(detailRect, Qt::AlignVCenter | Qt::AlignTrailing | Qt::TextSingleLine,
                      QFontMetricsF(small).elidedText(detail, Qt::ElideMiddle, detailRect.width()));
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int height = option.fontMetrics.height();
    return {option.fontMetrics.averageCharWidth() * 20, height + static_cast<int>(std::ceil(height * 0.6))};
}

} // namespace Clew
