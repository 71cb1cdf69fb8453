// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textbutton.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace Clew {

TextButton::TextButton(const QString &text, QWidget *parent)
    : QPushButton(parent)
    , m_words(singleLine(cutText(text, 500)))
{
    setText(plainButtonText(text));
    setToolTip(plainToolTip(text));
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFlat(true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize TextButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_words) + 5, fontMetrics().height() + 4};
}

QSize TextButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6, fontMetrics().height() + 4};
}

void TextButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(palette());
    QFont drawn = font();
    drawn.setUnderline(underMouse() || hasFocus());
    painter.setFont(drawn);
    painter.setPen(isEnabled() ? theme.accent : theme.muted);
    const QRect inner = rect().adjusted(2, 0, -2, 0);
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_words, Qt::ElideMiddle, inner.width()));
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

} // namespace Clew
