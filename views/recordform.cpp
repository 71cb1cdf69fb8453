// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordform.h"

#include "views/bilingualrow.h"
#include "views/card.h"
#include "views/codestyle.h"
#include "views/flowwidget.h"
#include "views/formparts.h"
#include "views/linkfield.h"
#include "views/ratebar.h"
#include "views/recordfacts.h"
#include "views/recordlink.h"
#include "views/textbutton.h"
#include "views/textfield.h"
#include "views/theme.h"
#include "views/trusttext.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int RecordMargin = 16;
/// Narrower columns break within words.
constexpr int ColumnCharacters = 26;
constexpr int SectionGap = 18;

QVBoxLayout *cardColumn(Card *card)
{
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(RecordMargin, 10, RecordMargin, 10);
    column->setSpacing(6);
    return column;
}

} // namespace

RecordForm::RecordForm(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
{
    setObjectName(u"recordForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void RecordForm::setRecord(const Record &record)
{
    m_record = record;
    m_translations.clear();
    rebuild();
}

void RecordForm::setColumns(const LanguageColumns &columns)
{
    m_columns = columns;
    for (BilingualRow *row : findChildren<BilingualRow *>())
        row->setColumns(columns);
}

void RecordForm::setTranslations(const QList<TranslationUnit> &units)
{
    if (m_translations == units)
        return;
    m_translations = units;
    showTranslations();
}

void RecordForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int least =
        2 * ColumnCharacters * fontMetrics().averageCharWidth() + BilingualRow::Gap + 2 * RecordMargin;
    if ((width() < least) == m_stacked)
        return;
    m_stacked = !m_stacked;
    // Not now: the layout that is at work would take the heights of the rows as they were for those of now.
    QMetaObject::invokeMethod(this, &RecordForm::stack, Qt::QueuedConnection);
}

void RecordForm::stack()
{
    for (BilingualRow *row : findChildren<BilingualRow *>()) {
        row->setStacked(m_stacked);
        askForRoom(row);
    }
}

/// The row may want another height. Layouts ask upwards only while they are shown, and the page keeps its
/// height then.
void RecordForm::askForRoom(QWidget *row)
{
    for (QWidget *part = row; part && part != this; part = part->parentWidget())
        part->updateGeometry();
}

/// A row is known by its English text: the same English has the same Chinese.
void RecordForm::showTranslations()
{
    for (BilingualRow *row : findChildren<BilingualRow *>()) {
        for (const TranslationUnit &unit : std::as_const(m_translations)) {
            if (unit.texts.english != row->englishText())
                continue;
            row->setState(unit.state, unit.chinese.isEmpty() ? unit.texts.chinese : QString());
            askForRoom(row);
            break;
        }
    }
}

void RecordForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool concerns = event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
                          event->type() == QEvent::FontChange;
    if (!concerns || m_stale || !m_body)
        return;
    m_stale = true; // several of these come together
    QMetaObject::invokeMethod(this, &RecordForm::rebuild, Qt::QueuedConnection);
}

void RecordForm::rebuild()
{
    m_stale = false;
    if (m_body)
        m_body->hide(); // once, not part by part
    delete m_body;
    m_body = new FlowWidget(this);
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(RecordMargin, 12, RecordMargin, RecordMargin);
    m_column->setSpacing(SectionGap);
    addHead();
    addRootCause();
    addDeadEnds();
    addWorkarounds();
    for (FormSection *section : makeFactSections(m_style, m_record, m_body))
        m_column->addWidget(section);
    for (RecordLink *link : m_body->findChildren<RecordLink *>())
        connect(link, &RecordLink::recordRequested, this, &RecordForm::recordRequested);
    for (LinkField *link : m_body->findChildren<LinkField *>())
        connect(link, &LinkField::linkActivated, this, &RecordForm::linkActivated);
    m_column->addStretch(1);
    setColumns(m_columns);
    stack();
    showTranslations();
    layout()->addWidget(m_body);
    m_body->show(); // now, not with the next event: what was shown is gone already
}

FormSection *RecordForm::addSection(const QString &title)
{
    auto *section = new FormSection(title, m_body);
    m_column->addWidget(section);
    return section;
}

void RecordForm::addHead()
{
    auto *head = new FormSection(m_record.id.value(), m_body);
    auto *signature = new BilingualRow(m_style, tr("Signature", "field of a record"), head);
    signature->setObjectName(u"signature"_s);
    signature->setTexts(m_record.signature, TextCell::Kind::Title);
    head->add(signature);
    const TrustCard trust = trustCard(m_record, QDate::currentDate());
    const bool isDoubtful = !trust.faults.isEmpty();
    const Theme theme = Theme::of(palette());
    QWidget *trustLine =
        makeIconLine(isDoubtful ? Glyph::Issue : Glyph::Claim,
                     tr("%1: %2", "badge and sentence on trust").arg(trustBadge(trust), trustSentence(trust)),
                     isDoubtful ? theme.caution : theme.muted, head);
    trustLine->setObjectName(u"trust"_s);
    head->add(trustLine);
    auto *regex = new TextField(m_style, head);
    regex->setObjectName(u"regex"_s);
    regex->setFieldName(tr("Regex", "field of a record"));
    if (m_record.regex.isEmpty())
        regex->setText(tr("empty", "a field without text"), TextCell::Kind::Note);
    else
        regex->setCode(m_record.regex, CodeStyle::RegexDefinition.toString());
    head->add(makeCaption(tr("Regex", "field of a record"), head));
    head->add(regex);
    m_column->addWidget(head);
}

void RecordForm::addRootCause()
{
    FormSection *section = addSection(tr("Root cause"));
    auto *row = new BilingualRow(m_style, section->title(), section);
    row->setObjectName(u"rootCause"_s);
    row->setTexts(m_record.rootCause, TextCell::Kind::Prose);
    section->add(row);
}

void RecordForm::addDeadEnds()
{
    const auto count = static_cast<int>(m_record.deadEnds.size());
    FormSection *section = addSection(tr("Dead ends: do not try (%n)", nullptr, count));
    section->setObjectName(u"deadEnds"_s);
    section->setGlyph(Glyph::DeadEnd, Theme::of(palette()).danger);
    for (const DeadEnd &deadEnd : std::as_const(m_record.deadEnds))
        section->add(deadEndCard(deadEnd));
    if (m_record.deadEnds.isEmpty())
        section->add(makeEmptyNote({tr("dead ends", "in a list of empty fields")}, section));
}

QWidget *RecordForm::deadEndCard(const DeadEnd &deadEnd)
{
    auto *card = new Card(Card::Strip::Danger, m_body);
    card->setObjectName(u"deadEnd"_s);
    QVBoxLayout *column = cardColumn(card);
    auto *rate = new RateBar(RateBar::Meaning::Fails, card);
    rate->setRate(deadEnd.failRate);
    column->addWidget(rate);
    QStringList empty;
    if (deadEnd.action.isEmpty()) {
        column->addWidget(makeIconLine(Glyph::Issue,
                                       tr("The action is empty: nobody can tell what not to try."),
                                       Theme::of(palette()).caution, card));
    } else {
        auto *action = new BilingualRow(m_style, tr("Dead end", "field of a record"), card);
        action->setTexts({deadEnd.action, {}}, TextCell::Kind::Prose, BilingualRow::Slots::EnglishOnly);
        column->addWidget(action);
    }
    if (deadEnd.whyFails.isEmpty()) {
        empty.append(tr("why it fails", "in a list of empty fields"));
    } else {
        column->addWidget(makeCaption(tr("Why it fails"), card));
        auto *why = new BilingualRow(m_style, tr("Why it fails"), card);
        why->setTexts({deadEnd.whyFails, {}}, TextCell::Kind::Prose, BilingualRow::Slots::EnglishOnly);
        column->addWidget(why);
    }
    addCommonParts(column, deadEnd.condition, deadEnd.sources, deadEnd.extra, empty);
    return card;
}

void RecordForm::addWorkarounds()
{
    const auto count = static_cast<int>(m_record.workarounds.size());
    FormSection *section = addSection(tr("Workarounds: what works (%n)", nullptr, count));
    section->setObjectName(u"workarounds"_s);
    section->setGlyph(Glyph::Workaround, Theme::of(palette()).good);
    for (const Workaround &workaround : std::as_const(m_record.workarounds))
        section->add(workaroundCard(workaround));
    addSurplusWorkarounds(section);
    if (m_record.workarounds.isEmpty() && m_record.surplusWorkaroundsZh.isEmpty())
        section->add(makeEmptyNote({tr("workarounds", "in a list of empty fields")}, section));
}

QWidget *RecordForm::workaroundCard(const Workaround &workaround)
{
    auto *card = new Card(Card::Strip::Good, m_body);
    card->setObjectName(u"workaround"_s);
    QVBoxLayout *column = cardColumn(card);
    auto *rate = new RateBar(RateBar::Meaning::Works, card);
    rate->setRate(workaround.successRate);
    auto *head = new QHBoxLayout;
    head->addWidget(rate);
    head->addStretch(1);
    head->addWidget(copyButton(workaround, card));
    column->addLayout(head);
    if (workaround.action.english.isEmpty())
        column->addWidget(makeIconLine(Glyph::Issue, tr("The action is empty: nobody can tell what to do."),
                                       Theme::of(palette()).caution, card));
    auto *action = new BilingualRow(m_style, tr("Workaround", "field of a record"), card);
    action->setTexts(workaround.action, TextCell::Kind::Prose);
    column->addWidget(action);
    QStringList empty;
    if (workaround.how.isEmpty()) {
        empty.append(tr("how", "in a list of empty fields"));
    } else {
        column->addWidget(makeCaption(tr("How", "field of a workaround"), card));
        auto *how = new BilingualRow(m_style, tr("How", "field of a workaround"), card);
        if (workaround.how == workaround.action.english)
            how->setNote(tr("same as the action"), BilingualRow::Slots::EnglishOnly);
        else
            how->setTexts({workaround.how, {}}, TextCell::Kind::Prose, BilingualRow::Slots::EnglishOnly);
        column->addWidget(how);
    }
    addCommonParts(column, workaround.condition, workaround.sources, workaround.extra, empty);
    return card;
}

QWidget *RecordForm::copyButton(const Workaround &workaround, QWidget *parent)
{
    auto *button = new TextButton(tr("Copy this fix"), parent);
    button->setObjectName(u"copyThisFix"_s);
    connect(button, &QPushButton::clicked, this,
            [this, button, action = workaround.action, how = workaround.how] {
                QStringList texts{textIn(action, m_columns.first)};
                if (how != action.english)
                    texts.append(how);
                texts.removeAll(QString());
                QGuiApplication::clipboard()->setText(texts.join(u'\n'));
                QToolTip::showText(button->mapToGlobal(QPoint(0, button->height())), tr("Copied"), button);
            });
    return button;
}

void RecordForm::addSurplusWorkarounds(FormSection *section)
{
    for (const QString &text : std::as_const(m_record.surplusWorkaroundsZh)) {
        auto *card = new Card(Card::Strip::Good, m_body);
        QVBoxLayout *column = cardColumn(card);
        column->addWidget(makeIconLine(Glyph::Issue, tr("Only in Chinese: the English list is shorter."),
                                       Theme::of(palette()).caution, card));
        auto *row = new BilingualRow(m_style, tr("Workaround", "field of a record"), card);
        row->setTexts({{}, text}, TextCell::Kind::Prose);
        column->addWidget(row);
        section->add(card);
    }
}

void RecordForm::addCommonParts(QVBoxLayout *column, const QString &condition, const QStringList &sources,
                                const QList<ExtraField> &extra, QStringList emptyFields)
{
    QWidget *card = column->parentWidget();
    if (condition.isEmpty()) {
        emptyFields.append(tr("condition", "in a list of empty fields"));
    } else {
        column->addWidget(makeCaption(tr("Condition", "when a fix applies"), card));
        auto *row = new BilingualRow(m_style, tr("Condition", "when a fix applies"), card);
        row->setTexts({condition, {}}, TextCell::Kind::Prose, BilingualRow::Slots::EnglishOnly);
        column->addWidget(row);
    }
    if (sources.isEmpty()) {
        emptyFields.append(tr("sources", "in a list of empty fields"));
    } else {
        column->addWidget(makeCaption(tr("Sources", "of a claim"), card));
        for (const QString &source : sources)
            column->addWidget(new LinkField(m_style, source, card));
    }
    for (const ExtraField &field : extra) {
        column->addWidget(makeCaption(field.key, card));
        auto *value = new TextField(m_style, card);
        value->setCode(QString::fromUtf8(field.json), u"JSON"_s);
        value->setFieldName(field.key);
        column->addWidget(value);
    }
    if (!emptyFields.isEmpty())
        column->addWidget(makeEmptyNote(emptyFields, card));
}

} // namespace Clew
