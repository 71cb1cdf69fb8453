// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recorddelegate.h"

#include "models/core/recordid.h"
#include "models/core/textpair.h"
#include "models/curation/reviewqueue.h"
#include "models/items/recordrole.h"
#include "views/markedtext.h"
#include "views/plaintext.h"
#include "views/queryerrortext.h"
#include "views/theme.h"
#include "views/trusttext.h"
#include "views/trustwords.h"
#include "views/versiontext.h"
#include "views/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// What a row is drawn with; sizes follow the font, so every scale works.
struct RowStyle
{
    QFont first;
    QFont second;
    QColor text;
    QColor muted;
    QColor caution;
    QColor groove;
    QColor bar;
    QColor markGround; ///< invalid on a selected row
    qreal padding = 0;
    qreal gap = 0;
    bool isDimmed = false; ///< the record is about other versions
};

RowStyle rowStyle(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    RowStyle style;
    style.first = option.font;
    style.second = option.font;
    if (option.font.pointSizeF() > 0)
        style.second.setPointSizeF(option.font.pointSizeF() * 0.9);
    style.isDimmed = index.data(RecordRole::MismatchRole).isValid();
    style.padding = std::round(option.fontMetrics.height() * 0.36);
    style.gap = option.fontMetrics.averageCharWidth();
    const Theme theme = Theme::of(option.palette);
    if (option.state.testFlag(QStyle::State_Selected)) {
        const QPalette::ColorGroup group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        const QColor ground = option.palette.color(group, QPalette::Highlight);
        style.text = readable(option.palette.color(group, QPalette::HighlightedText), ground);
        style.muted = readable(mixed(style.text, ground, 0.2), ground);
        style.caution = style.muted; // the circle says it too
        style.groove = mixed(ground, style.text, 0.3);
        style.bar = style.text;
    } else {
        style.text = theme.text;
        style.muted = theme.muted;
        style.caution = theme.caution;
        style.groove = theme.border;
        style.bar = theme.good;
        style.markGround = theme.match;
        if (style.isDimmed) {
            style.text = theme.muted;
            style.bar = theme.muted;
        }
    }
    style.first.setItalic(style.isDimmed);
    return style;
}

qreal lineHeight(const QFont &font)
{
    return std::ceil(QFontMetricsF(font).height());
}

TextPair signatureOf(const QModelIndex &index)
{
    return index.data(RecordRole::SignatureRole).value<TextPair>();
}

/// Draws "▇▇▇▁ 85 %" at the right end and returns the width that is left.
qreal drawRate(QPainter *painter, const QRectF &rect, const RowStyle &style, const QModelIndex &index)
{
    const QVariant rate = index.data(RecordRole::FixRateRole);
    if (!rate.isValid())
        return rect.width();
    const QFontMetricsF metrics(style.second);
    const double value = std::clamp(rate.toDouble(), 0.0, 1.0);
    const QString number = percentText(value);
    const qreal numberWidth = metrics.horizontalAdvance(percentText(1.0)) + 1;
    const qreal barWidth = metrics.averageCharWidth() * 7;
    const qreal used = numberWidth + barWidth + style.gap;
    if (used > rect.width() / 2)
        return rect.width(); // too narrow: the words go first
    const qreal barHeight = std::max(3.0, std::round(metrics.height() * 0.26));
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
    painter->setPen(style.muted);
    painter->setFont(style.second);
    painter->drawText(QRectF(rect.right() - numberWidth, rect.top(), numberWidth, rect.height()),
                      Qt::AlignRight | Qt::AlignVCenter, number);
    return rect.width() - used - style.gap;
}

/// "id · domain · trust": each drawn on its own, so that the direction of one never turns its neighbour.
void drawFacts(QPainter *painter, const QRectF &rect, const RowStyle &style, const QModelIndex &index)
{
    const QFontMetricsF metrics(style.second);
    // Never by its looks alone: a dimmed row says why in a word, and in full in its tool tip.
    const QString tier = index.data(RecordRole::TierRole).toString();
    const QString trust = style.isDimmed
                              ? RecordDelegate::tr("other version", "of a record that does not fit")
                              : trustWords(tier);
    const QString id = index.data(RecordRole::IdRole).value<RecordId>().value();
    // Most ids begin with their domain, which is then said already.
    QString domain = index.data(RecordRole::DomainRole).toString();
    if (id.startsWith(domain + u'/'))
        domain.clear();
    const QString dot = u" · "_s;
    const qreal dotWidth = metrics.horizontalAdvance(dot);
    const auto widthOf = [&metrics](const QString &text) {
        return metrics.horizontalAdvance(singleLine(cutText(text, 60))) + 1;
    };
    // The id may take what the two words leave, and never less than a third.
    const QVariant hit = index.data(RecordRole::HitRole);
    const QString reason = hit.isValid() ? matchReasonWord(hit.value<SearchHit>()) : QString();
    qreal words = 0;
    for (const QString &word : {reason, domain, trust})
        words += word.isEmpty() ? 0 : widthOf(word) + dotWidth;
    const qreal idWidth = std::max(rect.width() / 3, rect.width() - words);
    qreal x = rect.left();
    const auto draw = [&](const QString &text, const QList<TextRange> &marks, qreal limit,
                          const QColor &colour) {
        const QRectF place(x, rect.top(), std::min(limit, rect.right() - x), rect.height());
        x += drawMarkedText(painter, place,
                            MarkedText{.text = text,
                                       .marks = marks,
                                       .font = style.second,
                                       .colour = colour,
                                       .markGround = style.markGround});
    };
    draw(id, index.data(RecordRole::IdMatchesRole).value<QList<TextRange>>(), idWidth, style.muted);
    for (const QString &word : {reason, domain, trust}) {
        if (word.isEmpty())
            continue;
        draw(dot, {}, dotWidth + 1, style.muted);
        // What nobody has looked at stands out, without shouting: most records are so.
        const bool warns = word == trust && !style.isDimmed && !isReviewedTier(tier);
        draw(word, {}, rect.width(), warns ? style.caution : style.muted);
    }
}

} // namespace

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

    const RowStyle style = rowStyle(item, index);
    const QRectF inner =
        QRectF(item.rect).adjusted(style.padding * 1.5, style.padding, -style.padding * 1.5, -style.padding);
    const qreal firstHeight = lineHeight(style.first);
    const QRectF first(inner.left(), inner.top(), inner.width(), firstHeight);
    const QRectF second(inner.left(), first.bottom() + std::round(style.padding * 0.4), inner.width(),
                        lineHeight(style.second));
    const TextPair signature = signatureOf(index);
    const bool chinese = m_language == Language::Chinese && !signature.chinese.isEmpty();
    const int matches = chinese ? RecordRole::ChineseMatchesRole : RecordRole::EnglishMatchesRole;
    const QString text = chinese ? signature.chinese : signature.english;
    drawMarkedText(painter, first,
                   MarkedText{.text = text.isEmpty() ? tr("no signature", "a record without one") : text,
                              .marks = index.data(matches).value<QList<TextRange>>(),
                              .font = style.first,
                              .colour = text.isEmpty() ? style.muted : style.text,
                              .markGround = style.markGround});
    const qreal left = drawRate(painter, second, style, index);
    drawFacts(painter, QRectF(second.left(), second.top(), left, second.height()), style, index);
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RowStyle style = rowStyle(option, index);
    const qreal height = lineHeight(style.first) + lineHeight(style.second) +
                         std::round(style.padding * 0.4) + style.padding * 2;
    return {option.fontMetrics.averageCharWidth() * 20, static_cast<int>(std::ceil(height))};
}

bool RecordDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const TextPair signature = signatureOf(index);
    const QString both = signature.chinese.isEmpty() ? signature.english
                                                     : u"%1\n%2"_s.arg(signature.english, signature.chinese);
    const QVariant hit = index.data(RecordRole::HitRole);
    QStringList parts{both};
    if (hit.isValid())
        parts.append(matchReasonText(hit.value<SearchHit>()));
    if (const QVariant mismatch = index.data(RecordRole::MismatchRole); mismatch.isValid())
        parts.append(mismatchText(mismatch.value<VersionMismatch>()));
    const auto card = index.data(RecordRole::TrustRole).value<TrustCard>();
    parts.append(u"%1\n%2"_s.arg(trustBadge(card), trustSentence(card)));
    const QString text = parts.join(u"\n\n"_s);
    QToolTip::showText(event->globalPos(), plainToolTip(text), view);
    return true;
}

} // namespace Clew
