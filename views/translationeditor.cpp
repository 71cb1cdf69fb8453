// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/translationeditor.h"

#include "models/curation/textdiff.h"
#include "views/actionwords.h"
#include "views/chinesestatetext.h"
#include "views/differencetext.h"
#include "views/findingtext.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/translationlistmodel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextCursor>
#include <QTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MostProposals = 9;

QTextEdit *readOnlyText(const QString &name)
{
    auto *text = new QTextEdit;
    text->setObjectName(name);
    text->setReadOnly(true);
    text->setAcceptRichText(false);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return text;
}

QLabel *plainLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TranslationEditor::TranslationEditor(QWidget *parent)
    : QWidget(parent)
    , m_name(plainLabel(u"translationName"_s))
    , m_state(plainLabel(u"translationState"_s))
    , m_beforeCaption(plainLabel({}))
    , m_before(readOnlyText(u"englishBefore"_s))
    , m_english(readOnlyText(u"translationEnglish"_s))
    , m_terms(plainLabel(u"translationTerms"_s))
    , m_chinese(new QPlainTextEdit)
    , m_place(plainLabel(u"translationPlace"_s))
    , m_checks(plainLabel(u"translationChecks"_s))
    , m_hitsCaption(plainLabel({}))
    , m_hits(new QListWidget)
{
    setObjectName(u"translationEditor"_s);
    makeActions();
    layOut();
    connect(m_chinese, &QPlainTextEdit::textChanged, this, [this] {
        const QString text = m_chinese->toPlainText();
        if (!m_isFilling && text != m_unit.texts.chinese)
            Q_EMIT chineseEdited(text);
    });
    connect(m_hits, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { take(m_hits->row(item)); });
    m_chinese->installEventFilter(this);
    setFocusProxy(m_chinese);
    retranslate();
    clear();
}

QAction *TranslationEditor::makeAction(const QString &name, const QKeySequence &shortcut,
                                       const std::function<void()> &act)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, act] {
        if (!isComposing())
            act();
    });
    return action;
}

void TranslationEditor::makeActions()
{
    m_mend = makeAction(u"mendTranslation"_s, QKeySequence(Qt::ALT | Qt::Key_Return), [this] { mend(); });
    m_insert = makeAction(u"insertLost"_s, QKeySequence(Qt::ALT | Qt::Key_I), [this] { insertLost(); });
    for (int i = 0; i < MostProposals; ++i)
        makeAction(u"takeProposal%1"_s.arg(i + 1),
                   QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)), [this, i] { take(i); });
}

void TranslationEditor::layOut()
{
    m_chinese->setObjectName(u"translationChinese"_s);
    m_chinese->setTabChangesFocus(true);
    m_hits->setObjectName(u"translationHits"_s);
    m_hits->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    const int lines = fontMetrics().lineSpacing();
    m_before->setMaximumHeight(lines * 4);
    m_hits->setMinimumHeight(lines * 3);
    for (QWidget *text : std::initializer_list<QWidget *>{m_english, m_chinese})
        text->setMinimumHeight(lines * 4);
    auto *mend = new QToolButton;
    mend->setDefaultAction(m_mend);
    auto *insert = new QToolButton;
    insert->setDefaultAction(m_insert);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_checks, 1);
    buttons->addWidget(mend, 0, Qt::AlignTop);
    buttons->addWidget(insert, 0, Qt::AlignTop);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_state, 0, 1);
    grid->addWidget(m_beforeCaption, 1, 0, 1, 2);
    grid->addWidget(m_before, 2, 0, 1, 2);
    grid->addWidget(m_english, 3, 0);
    grid->addWidget(m_chinese, 3, 1);
    grid->addWidget(m_terms, 4, 0, Qt::AlignTop);
    grid->addWidget(m_place, 4, 1, Qt::AlignTop);
    grid->addLayout(buttons, 5, 0, 1, 2);
    grid->addWidget(m_hitsCaption, 6, 0, 1, 2);
    grid->addWidget(m_hits, 7, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(3, 3);
    grid->setRowStretch(7, 2);
}

void TranslationEditor::setUnit(const RecordId &record, const TranslationUnit &unit)
{
    const bool isAnother = record != m_record || unit.english != m_unit.english;
    m_record = record;
    m_unit = unit;
    setEnabled(true);
    if (isAnother)
        m_help = {};
    setPlainText(m_name, translatedFieldName(unit.english));
    setPlainText(m_state, tr("Chinese: %1", "state of a translation").arg(chineseStateWord(unit.state)));
    m_state->setToolTip(chineseStateTip(unit.state));
    m_place->setText(unit.chinese.isEmpty()
                         ? tr("The record has no place for this text in Chinese: it is kept beside it.")
                         : QString());
    m_place->setVisible(unit.chinese.isEmpty());
    if (m_chinese->toPlainText() != unit.texts.chinese && !isComposing()) {
        const QScopedValueRollback filling(m_isFilling, true);
        m_chinese->setPlainText(unit.texts.chinese);
        m_chinese->moveCursor(QTextCursor::End);
    }
    showEnglish();
    showBefore();
    showChecks();
    if (isAnother)
        showHits();
}

void TranslationEditor::setHelp(const TranslationHelp &help)
{
    m_help = help;
    showEnglish();
    showChecks();
    showHits();
}

void TranslationEditor::clear()
{
    m_record = {};
    m_unit = {};
    m_help = {};
    const QScopedValueRollback filling(m_isFilling, true);
    m_name->clear();
    m_state->clear();
    m_english->clear();
    m_chinese->clear();
    m_place->hide();
    showBefore();
    showChecks();
    showHits();
    setEnabled(false);
}

void TranslationEditor::showEnglish()
{
    if (m_english->toPlainText() != m_unit.texts.english)
        m_english->setPlainText(m_unit.texts.english);
    QList<QTextEdit::ExtraSelection> underlined;
    QStringList terms;
    for (const Glossary::Hit &hit : m_help.terms) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_english->document());
        selection.cursor.setPosition(static_cast<int>(hit.range.start));
        selection.cursor.setPosition(static_cast<int>(hit.range.start + hit.range.length),
                                     QTextCursor::KeepAnchor);
        selection.format.setFontUnderline(true);
        selection.format.setUnderlineStyle(QTextCharFormat::DashUnderline);
        underlined.append(selection);
        const GlossaryTerm term = m_help.glossary.value(hit.term);
        const QString pair = tr("%1: %2", "a term and its Chinese").arg(term.english, term.chinese);
        if (!terms.contains(pair))
            terms.append(pair);
    }
    m_english->setExtraSelections(underlined);
    setPlainText(m_terms, terms.join(u" · "_s));
    m_terms->setVisible(!terms.isEmpty());
}

/// What became of the English: what went is struck out, what came is bold.
void TranslationEditor::showBefore()
{
    const bool isStale = m_unit.state == ChineseState::Stale && !m_unit.before.isEmpty();
    m_beforeCaption->setVisible(isStale);
    m_before->setVisible(isStale);
    m_before->clear();
    if (!isStale)
        return;
    const Theme theme = Theme::of(palette());
    QTextCursor cursor(m_before->document());
    insertDifference(cursor, diffWords(m_unit.before, m_unit.texts.english), theme);
}

void TranslationEditor::showChecks()
{
    QStringList lines;
    bool hasFix = false;
    for (const LintFinding &finding : std::as_const(m_help.findings)) {
        lines.append(findingText(finding));
        hasFix |= finding.fix.has_value();
    }
    setPlainText(m_checks, lines.join(u'\n'));
    m_mend->setEnabled(hasFix);
    m_insert->setEnabled(!m_help.lost.isEmpty());
}

void TranslationEditor::showHits()
{
    m_hits->clear();
    for (qsizetype i = 0; i < std::min<qsizetype>(m_help.hits.size(), MostProposals); ++i) {
        const TranslationHit &hit = m_help.hits.at(i);
        auto *item = new QListWidgetItem(tr("%1. %2 % · %3\n%4", "number, likeness, record, proposed text")
                                             .arg(QString::number(i + 1), locale().toString(hit.percent),
                                                  hit.record.value(), hit.proposal));
        item->setToolTip(plainToolTip(hit.english));
        m_hits->addItem(item);
    }
    const bool any = m_hits->count() > 0;
    m_hits->setVisible(any);
    m_hitsCaption->setVisible(any);
}

void TranslationEditor::take(int hit)
{
    if (hit >= m_help.hits.size() || hit >= MostProposals)
        return;
    QTextCursor cursor = m_chinese->textCursor(); // so that the text's own undo knows of it
    cursor.select(QTextCursor::Document);
    cursor.insertText(m_help.hits.at(hit).proposal);
    m_chinese->setFocus(Qt::OtherFocusReason);
}

void TranslationEditor::insertLost()
{
    if (!m_help.lost.isEmpty())
        m_chinese->insertPlainText(m_help.lost.constFirst());
}

void TranslationEditor::mend()
{
    for (const LintFinding &finding : std::as_const(m_help.findings)) {
        if (!finding.fix)
            continue;
        QTextCursor cursor = m_chinese->textCursor();
        cursor.select(QTextCursor::Document);
        cursor.insertText(finding.fix->text.value_or(QString()));
        return;
    }
}

void TranslationEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

bool TranslationEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod)
        m_isComposing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
    else if (event->type() == QEvent::FocusOut)
        Q_EMIT pauseMade();
    return QWidget::eventFilter(watched, event);
}

void TranslationEditor::retranslate()
{
    m_beforeCaption->setText(tr("The English has changed since it was translated:"));
    m_before->setAccessibleName(tr("What became of the English"));
    m_english->setAccessibleName(tr("English text"));
    m_chinese->setAccessibleName(tr("Chinese text"));
    m_chinese->setPlaceholderText(tr("Chinese text"));
    m_hitsCaption->setText(tr("The catalog says it so (Alt and the number takes one):"));
    m_hits->setAccessibleName(tr("Translations in the catalog"));
    setActionWords(m_mend, tr("Mend", "what a finding is about"),
                   tr("Put what the check proposes in place of the text (Alt+Return)"));
    setActionWords(m_insert, tr("Put In", "a name that is missing in the Chinese"),
                   tr("Put the next name or number that is missing in at the cursor (Alt+I)"));
    if (!m_record.isEmpty())
        setUnit(m_record, TranslationUnit(m_unit));
    showHits();
}

} // namespace Clew
