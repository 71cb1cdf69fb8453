// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/languagebar.h"

#include "views/bilingualrow.h"
#include "views/icons.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int BarMargin = 16;

} // namespace

LanguageBar::LanguageBar(QWidget *parent)
    : QWidget(parent)
    , m_english(new QToolButton(this))
    , m_chinese(new QToolButton(this))
    , m_swap(new QToolButton(this))
    , m_firstHalf(new QHBoxLayout)
    , m_secondHalf(new QHBoxLayout)
    , m_line(new QHBoxLayout(this))
{
    setObjectName(u"languageBar"_s);
    m_english->setObjectName(u"showEnglish"_s);
    m_chinese->setObjectName(u"showChinese"_s);
    m_swap->setObjectName(u"swapLanguages"_s);
    for (QToolButton *button : {m_english, m_chinese}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    for (QToolButton *button : {m_english, m_chinese, m_swap})
        button->setAutoRaise(true);
    m_swap->setFocusPolicy(Qt::StrongFocus);
    m_line->setContentsMargins(BarMargin, 4, BarMargin, 4);
    m_line->setSpacing(BilingualRow::Gap);
    m_line->addLayout(m_firstHalf, 1);
    m_line->addLayout(m_secondHalf, 1);
    connect(m_english, &QToolButton::clicked, this, [this](bool on) {
        LanguageColumns columns = m_columns;
        columns.english = on;
        choose(columns);
    });
    connect(m_chinese, &QToolButton::clicked, this, [this](bool on) {
        LanguageColumns columns = m_columns;
        columns.chinese = on;
        choose(columns);
    });
    connect(m_swap, &QToolButton::clicked, this, [this] {
        LanguageColumns columns = m_columns;
        columns.first = columns.first == Language::English ? Language::Chinese : Language::English;
        choose(columns);
    });
    arrange();
    retranslate();
}

void LanguageBar::setEndMargin(int width)
{
    m_line->setContentsMargins(BarMargin, 4, BarMargin + width, 4);
}

void LanguageBar::setColumns(const LanguageColumns &columns)
{
    LanguageColumns held = columns;
    if (!held.english && !held.chinese)
        (held.first == Language::English ? held.english : held.chinese) = true;
    m_columns = held;
    arrange();
}

void LanguageBar::choose(const LanguageColumns &columns)
{
    setColumns(!columns.english && !columns.chinese ? m_columns : columns);
    Q_EMIT columnsChanged(m_columns);
}

void LanguageBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void LanguageBar::retranslate()
{
    m_english->setText(u"English"_s); // a language is named in itself
    m_chinese->setText(u"中文"_s);
    m_english->setToolTip(tr("Show or hide the English column"));
    m_chinese->setToolTip(tr("Show or hide the Chinese column"));
    m_english->setAccessibleName(tr("English column"));
    m_chinese->setAccessibleName(tr("Chinese column"));
    m_swap->setToolTip(tr("Swap the two language columns"));
    m_swap->setAccessibleName(tr("Swap the language columns"));
    m_swap->setIcon(glyphIcon(Glyph::Swap, Theme::of(palette()).muted));
}

void LanguageBar::arrange()
{
    for (QHBoxLayout *half : {m_firstHalf, m_secondHalf}) {
        while (QLayoutItem *item = half->takeAt(0))
            delete item; // the buttons stay: they belong to the bar
    }
    const bool englishFirst = m_columns.first == Language::English;
    QToolButton *first = englishFirst ? m_english : m_chinese;
    QToolButton *second = englishFirst ? m_chinese : m_english;
    m_firstHalf->addWidget(first);
    m_firstHalf->addStretch(1);
    m_secondHalf->addWidget(second);
    m_secondHalf->addStretch(1);
    m_secondHalf->addWidget(m_swap);
    m_english->setChecked(m_columns.english);
    m_chinese->setChecked(m_columns.chinese);
    m_swap->setEnabled(m_columns.english && m_columns.chinese);
    setTabOrder(first, second);
    setTabOrder(second, m_swap);
}

} // namespace Clew
