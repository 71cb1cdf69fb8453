// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/placard.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace Clew {

Placard::Placard(Glyph glyph, QWidget *parent)
    : QWidget(parent)
    , m_glyph(glyph)
    , m_icon(new QLabel(this))
    , m_heading(new QLabel(this))
    , m_sentence(new QLabel(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    for (QLabel *label : {m_icon, m_heading, m_sentence})
        label->setAlignment(Qt::AlignCenter);
    QFont large = m_heading->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setWeight(QFont::DemiBold);
    m_heading->setFont(large);
    m_heading->setWordWrap(true);
    m_sentence->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->addStretch(1);
    column->addWidget(m_icon);
    column->addSpacing(6);
    column->addWidget(m_heading);
    column->addWidget(m_sentence);
    column->addStretch(2);
    restyle();
}

void Placard::setWords(const QString &heading, const QString &sentence)
{
    setPlainText(m_heading, heading);
    setPlainText(m_sentence, sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void Placard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void Placard::restyle()
{
    const Theme theme = Theme::of(palette());
    const int size = fontMetrics().height() * 3;
    m_icon->setPixmap(glyphIcon(m_glyph, theme.muted).pixmap(QSize(size, size), devicePixelRatio()));
    QPalette muted = m_sentence->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_sentence->setPalette(muted);
    m_sentence->setForegroundRole(QPalette::WindowText);
}

} // namespace Clew
