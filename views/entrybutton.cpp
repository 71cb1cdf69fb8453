// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/entrybutton.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int Padding = 6;
constexpr int MaxEntryText = 300;

} // namespace

EntryButton::EntryButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EntryButton::setWords(const QString &title, const QString &detail)
{
    m_title = singleLine(cutText(title, MaxEntryText));
    m_detail = singleLine(cutText(detail, MaxEntryText));
    setAccessibleName(m_title);
    setAccessibleDescription(m_detail);
    setToolTip(plainToolTip(detail.isEmpty() ? title : u"%1\n%2"_s.arg(title, detail)));
    updateGeometry();
    update();
}

QFont EntryButton::detailFont() const
{
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

QSize EntryButton::sizeHint() const
{
    const QFontMetrics small(detailFont());
    const int width =
        std::max(fontMetrics().horizontalAdvance(m_title), small.horizontalAdvance(m_detail)) + 2;
    const int second = m_detail.isEmpty() ? 0 : small.height() + 1;
    return {width + 2 * Padding, fontMetrics().height() + second + 2 * Padding};
}

QSize EntryButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, sizeHint().height()};
}

void EntryButton::paintEvent(QPaintEvent *)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool pointed = underMouse() || isDown();
    if (pointed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.raised);
        painter.drawRoundedRect(area, 4, 4);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, 4, 4);
    }
    const QRect inner = rect().adjusted(Padding, Padding, -Padding, -Padding);
    const auto line = [&](const QString &text, const QFont &font, const QColor &colour, int top) {
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(inner.left(), top, inner.width(), metrics.height()),
                         Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, inner.width()));
        return top + metrics.height() + 1;
    };
    QFont titleFont = font();
    titleFont.setUnderline(pointed || hasFocus());
    const int below = line(m_title, titleFont, theme.accent, inner.top());
    if (!m_detail.isEmpty())
        line(m_detail, detailFont(), theme.muted, below);
}

} // namespace Clew
