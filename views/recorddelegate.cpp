// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recorddelegate.h"

#include "models/core/recordid.h"
#include "models/core/textpair.h"
#include "models/core/trust.h"
#include "models/curation/reviewqueue.h"
#include "models/items/recordrole.h"
#include "models/search/searchresult.h"
#include "views/plaintext.h"
#include "views/queryerrortext.h"
#include "views/recordwords.h"
#include "views/trustwords.h"
#include "views/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace Clew {

struct RecordDelegate::Row
{
    const QModelIndex &index;
    const RecordRowStyle &style;
};

namespace {

constexpr qsizetype MostOfWord = 60; // characters of a domain or a tier

/// Five points in a square.
QPainterPath starPath(const QRectF &square)
{
    constexpr int Corners = 10;
    constexpr qreal Inner = 0.42; // of the outer radius
    const qreal outer = square.width() / 2;
    QPolygonF points;
    for (int i = 0; i < Corners; ++i) {
        const qreal radius = i % 2 == 0 ? outer : outer * Inner;
        const qreal angle = std::numbers::pi * (2.0 * i / Corners - 0.5);
        points << square.center() + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath shieldPath(const QRectF &rect)
{
    const QPointF centre = rect.center();
    QPainterPath path(QPointF(centre.x(), rect.top()));
    path.lineTo(rect.right(), rect.top() + rect.height() * 0.2);
    path.cubicTo(rect.right(), rect.top() + rect.height() * 0.65, centre.x() + rect.width() * 0.25,
                 rect.top() + rect.height() * 0.85, centre.x(), rect.bottom());
    path.cubicTo(centre.x() - rect.width() * 0.25, rect.top() + rect.height() * 0.85, rect.left(),
                 rect.top() + rect.height() * 0.65, rect.left(), rect.top() + rect.height() * 0.2);
    path.closeSubpath();
    return path;
}

/// Fills and outlines a drawing in one colour; the outline alone where it is not filled.
void drawShape(QPainter *painter, const QPainterPath &path, const QColor &colour, bool isFilled)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.2));
    painter->setBrush(isFilled ? QBrush(colour) : QBrush());
    painter->drawPath(path);
    painter->restore();
}

} // namespace

/// Draws the trust at the right end and returns the width that is left.
qreal RecordDelegate::drawTrust(QPainter *painter, const QRectF &rect, const Row &row) const
{
    const RecordRowStyle &style = row.style;
    const auto card = row.index.data(RecordRole::TrustRole).value<TrustCard>();
    // A sign of its own where the record contradicts itself; the tool tip says in what.
    const QString number = QLocale().toString(std::lround(card.score / 10.0));
    const MarkedText text{.text = card.faults.isEmpty() ? number : number + u'!',
                          .font = style.second,
                          .colour = card.faults.isEmpty() ? style.muted : style.caution};
    const qreal width = std::max(m_lines.widthOf(text), style.letterWidth * 3);
    const qreal height = std::round(style.secondHeight * 0.62);
    const qreal shield = std::round(height * 0.85);
    const qreal used = width + shield + style.letterWidth * 0.5;
    if (used > rect.width() / 3)
        return rect.width(); // too narrow: the words go first
    const QRectF place(rect.right() - used, std::round(rect.center().y() - height / 2), shield, height);
    drawShape(painter, shieldPath(place), style.muted, card.kind != TierKind::Unreviewed);
    m_lines.draw(painter, QRectF(rect.right() - width, rect.top(), width, rect.height()), text);
    return rect.width() - used - style.gap;
}

/// Draws star and trust at the right end of the first line and returns the width that is left.
qreal RecordDelegate::drawSigns(QPainter *painter, const QRectF &rect, const Row &row) const
{
    const qreal left = drawTrust(painter, rect, row);
    if (!row.index.data(RecordRole::BookmarkRole).toBool())
        return left;
    const qreal size = std::round(row.style.firstHeight * 0.8);
    const QRectF square(rect.left() + left - size, rect.center().y() - size / 2, size, size);
    drawShape(painter, starPath(square), row.style.star, true);
    return left - size - row.style.gap;
}

/// Draws "▇▇▇▁ 85 %" at the right end and returns the width that is left.
qreal RecordDelegate::drawRate(QPainter *painter, const QRectF &rect, const Row &row) const
{
    const RecordRowStyle &style = row.style;
    const QVariant rate = row.index.data(RecordRole::FixRateRole);
    if (!rate.isValid())
        return rect.width();
    const double value = std::clamp(rate.toDouble(), 0.0, 1.0);
    const qreal barWidth = style.letterWidth * 7;
    const qreal used = style.rateWidth + barWidth + style.gap;
    if (used > rect.width() / 2)
        return rect.width(); // too narrow: the words go first
    const qreal barHeight = std::max(3.0, std::round(style.secondHeight * 0.26));
    QRectF groove(rect.right() - used, rect.center().y() - barHeight / 2, barWidth, barHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(style.groove);
    painter->drawRoundedRect(groove, barHeight / 2, barHeight / 2);
    if (value > 0) {
        groove.setWidth(std::max(barHeight, barWidth * value));
        painter->setBrush(style.bar);
        painter->drawRoundedRect(groove, barHeight / 2, barHeight / 2);
    }
    painter->restore();
    const MarkedText number{.text = percentText(value), .font = style.second, .colour = style.muted};
    const qreal width = std::min(m_lines.widthOf(number), style.rateWidth);
    m_lines.draw(painter, QRectF(rect.right() - width, rect.top(), width, rect.height()), number);
    return rect.width() - used - style.gap;
}

/// "id · domain · trust": each drawn on its own, so that the direction of one never turns its neighbour.
void RecordDelegate::drawFacts(QPainter *painter, const QRectF &rect, const Row &row) const
{
    const RecordRowStyle &style = row.style;
    // Never by its looks alone: a dimmed row says why in a word, and in full in its tool tip.
    const QString tier = row.index.data(RecordRole::TierRole).toString();
    const QString trust =
        style.isDimmed ? tr("other version", "of a record that does not fit") : trustWords(tier);
    const QString id = row.index.data(RecordRole::IdRole).value<RecordId>().value();
    // Most ids begin with their domain, which is then said already.
    QString domain = row.index.data(RecordRole::DomainRole).toString();
    if (id.startsWith(domain + u'/'))
        domain.clear();
    const auto textOf = [&style](const QString &words, const QColor &colour) {
        return MarkedText{.text = words, .font = style.second, .colour = colour};
    };
    const MarkedText dot = textOf(u" · "_s, style.muted);
    const qreal dotWidth = m_lines.widthOf(dot);
    const QVariant hit = row.index.data(RecordRole::HitRole);
    // What nobody has looked at stands out, without shouting: most records are so.
    const bool warns = !style.isDimmed && !isReviewedTier(tier);
    QList<MarkedText> words{
        textOf(hit.isValid() ? matchReasonWord(hit.value<SearchHit>()) : QString(), style.muted),
        textOf(cutText(domain, MostOfWord), style.muted),
        textOf(cutText(trust, MostOfWord), warns ? style.caution : style.muted)};
    words.removeIf([](const MarkedText &word) { return word.text.isEmpty(); });
    // The id may take what the words leave, and never less than a third.
    qreal taken = 0;
    for (const MarkedText &word : std::as_const(words))
        taken += m_lines.widthOf(word) + dotWidth;
    qreal x = rect.left();
    const auto draw = [&](const MarkedText &text, qreal limit) {
        const QRectF place(x, rect.top(), std::min(limit, rect.right() - x), rect.height());
        x += m_lines.draw(painter, place, text);
    };
    MarkedText name = textOf(id, style.muted);
    name.marks = row.index.data(RecordRole::IdMatchesRole).value<QList<TextRange>>();
    name.markGround = style.markGround;
    draw(name, std::max(rect.width() / 3, rect.width() - taken));
    for (const MarkedText &word : std::as_const(words)) {
        draw(dot, dotWidth + 1);
        draw(word, rect.width());
    }
}

RecordDelegate::RecordDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QWidget *widget = item.widget;
    const QStyle *drawer = widget ? widget->style() : QApplication::style();
    drawer->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);

    const RecordRowStyle &style = m_styles.of(item, index.data(RecordRole::MismatchRole).isValid());
    const Row row{.index = index, .style = style};
    const QRectF inner =
        QRectF(item.rect).adjusted(style.padding * 1.5, style.padding, -style.padding * 1.5, -style.padding);
    QRectF first(inner.left(), inner.top(), inner.width(), style.firstHeight);
    const QRectF second(inner.left(), first.bottom() + style.lineGap(), inner.width(), style.secondHeight);
    painter->save(); // pens alone are changed below
    first.setWidth(drawSigns(painter, first, row));
    const auto signature = index.data(RecordRole::SignatureRole).value<TextPair>();
    const bool chinese = m_language == Language::Chinese && !signature.chinese.isEmpty();
    const int matches = chinese ? RecordRole::ChineseMatchesRole : RecordRole::EnglishMatchesRole;
    const QString text = chinese ? signature.chinese : signature.english;
    m_lines.draw(painter, first,
                 MarkedText{.text = text.isEmpty() ? tr("no signature", "a record without one") : text,
                            .marks = index.data(matches).value<QList<TextRange>>(),
                            .font = style.first,
                            .colour = text.isEmpty() ? style.muted : style.text,
                            .markGround = style.markGround});
    const qreal left = drawRate(painter, second, row);
    drawFacts(painter, QRectF(second.left(), second.top(), left, second.height()), row);
    painter->restore();
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.fontMetrics.averageCharWidth() * 20,
            static_cast<int>(std::ceil(m_styles.of(option, false).height()))};
}

bool RecordDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(recordRowTip(index)), view);
    return true;
}

} // namespace Clew
