// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/card.h"

#include "views/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace Clew {

namespace {

QColor stripColour(Card::Strip strip, const Theme &theme)
{
    switch (strip) {
    case Card::Strip::None:
        return {};
    case Card::Strip::Danger:
        return theme.danger;
    case Card::Strip::Good:
        return theme.good;
    case Card::Strip::Caution:
        return theme.caution;
    case Card::Strip::Accent:
        return theme.accent;
    }
    Q_UNREACHABLE_RETURN(QColor());
}

} // namespace

Card::Card(Strip strip, QWidget *parent)
    : QFrame(parent)
    , m_strip(strip)
{
    setFrameShape(QFrame::NoFrame);
}

void Card::setStrip(Strip strip)
{
    m_strip = strip;
    update();
}

void Card::setHighlighted(bool highlighted)
{
    m_highlighted = highlighted;
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    constexpr qreal Radius = 5;
    constexpr qreal StripWidth = 4;
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(area, Radius, Radius);
    painter.fillPath(shape, theme.raised);
    if (const QColor colour = stripColour(m_strip, theme); colour.isValid()) {
        painter.save();
        painter.setClipPath(shape);
        const qreal left = isRightToLeft() ? area.right() - StripWidth : area.left();
        painter.fillRect(QRectF(left, area.top(), StripWidth, area.height()), colour);
        painter.restore();
    }
    if (m_highlighted || hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 2 : 1.5));
        painter.drawPath(shape);
    }
}

} // namespace Clew
