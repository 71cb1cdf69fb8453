// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/bilingualrow.h"

#include "views/chinesestatetext.h"
#include "views/formparts.h"
#include "views/syntaxguess.h"
#include "views/textfield.h"
#include "views/theme.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

BilingualRow::BilingualRow(const CodeStyle &style, const QString &name, QWidget *parent)
    : FlowWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_english(new TextField(style, this))
    , m_chineseHalf(new FlowWidget(this))
    , m_chinese(new TextField(style, m_chineseHalf))
{
    auto *chineseColumn = new QVBoxLayout(m_chineseHalf);
    chineseColumn->setContentsMargins(0, 0, 0, 0);
    chineseColumn->setSpacing(2);
    chineseColumn->addWidget(m_chinese);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Gap);
    m_english->setObjectName(u"english"_s);
    m_chinese->setObjectName(u"chinese"_s);
    m_english->setFieldName(tr("%1, English", "name of a field").arg(name));
    m_chinese->setFieldName(tr("%1, Chinese", "name of a field").arg(name));
    setColumns(LanguageColumns());
}

void BilingualRow::setTexts(const TextPair &texts, TextCell::Kind kind, Slots available)
{
    m_texts = texts;
    fill(m_english, texts.english, kind);
    if (available == Slots::Both)
        fill(m_chinese, texts.chinese, kind);
    else
        m_chinese->setText(tr("no slot", "the record cannot hold this text in Chinese"),
                           TextCell::Kind::Note);
}

void BilingualRow::setNote(const QString &note, Slots available)
{
    m_english->setText(note, TextCell::Kind::Note);
    m_chinese->setText(available == Slots::Both
                           ? tr("empty", "a field without text")
                           : tr("no slot", "the record cannot hold this text in Chinese"),
                       TextCell::Kind::Note);
}

void BilingualRow::setColumns(const LanguageColumns &columns)
{
    m_columns = columns;
    const bool englishFirst = columns.first == Language::English;
    m_grid->removeWidget(m_english);
    m_grid->removeWidget(m_chineseHalf);
    m_english->setVisible(columns.english);
    m_chineseHalf->setVisible(columns.chinese);
    const bool both = columns.english && columns.chinese && !m_stacked;
    m_grid->addWidget(m_english, m_stacked && !englishFirst ? 1 : 0, both && !englishFirst ? 1 : 0,
                      Qt::AlignTop);
    m_grid->addWidget(m_chineseHalf, m_stacked && englishFirst ? 1 : 0, both && englishFirst ? 1 : 0,
                      Qt::AlignTop);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, both ? 1 : 0);
    m_grid->setHorizontalSpacing(both ? Gap : 0);
    setTabOrder(englishFirst ? m_english : m_chinese, englishFirst ? m_chinese : m_english);
}

void BilingualRow::setStacked(bool stacked)
{
    if (stacked == m_stacked)
        return;
    m_stacked = stacked;
    setColumns(m_columns);
}

void BilingualRow::setState(ChineseState state, const QString &keptBeside)
{
    delete m_state;
    const QString word =
        keptBeside.isEmpty()
            ? chineseStateWord(state)
            : tr("%1, kept beside the record", "state of a Chinese text").arg(chineseStateWord(state));
    m_state = makeIconLine(chineseStateGlyph(state), word, chineseStateColour(state, Theme::of(palette())),
                           m_chineseHalf);
    m_state->setObjectName(u"chineseState"_s);
    m_state->setToolTip(chineseStateTip(state));
    if (!keptBeside.isEmpty())
        fill(m_chinese, keptBeside, TextCell::Kind::Prose);
    // Below the text, so that the first lines of both languages are level.
    m_chineseHalf->layout()->addWidget(m_state);
}

void BilingualRow::fill(TextField *field, const QString &text, TextCell::Kind kind)
{
    if (text.isEmpty()) {
        field->setText(tr("empty", "a field without text"), TextCell::Kind::Note);
        return;
    }
    const QString definition = kind == TextCell::Kind::Prose ? guessSyntax(text) : u"None"_s;
    if (definition == "None"_L1)
        field->setText(text, kind);
    else
        field->setCode(text, definition);
}

} // namespace Clew
