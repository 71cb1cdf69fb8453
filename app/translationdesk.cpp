// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/translationdesk.h"

#include "app/mainactions.h"
#include "models/curation/protectedtokens.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/translationeditor.h"
#include "views/translationpane.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Clew {

TranslationDesk::TranslationDesk(const WindowParts &parts, Document &document, NextRecord next,
                                 QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_document(document)
    , m_next(std::move(next))
    , m_translations(document)
    , m_pane(new TranslationPane(&parts.window))
    , m_dock(parts.addDock(u"translationDock"_s, m_pane, Qt::BottomDockWidgetArea))
    , m_translate(
          parts.actions.add(parts.actions.editMenu, u"translateRecord"_s, QKeySequence(Qt::CTRL | Qt::Key_T)))
    , m_done(parts.actions.add(parts.actions.editMenu, u"translationDone"_s,
                               QKeySequence(Qt::CTRL | Qt::Key_Return)))
{
    m_pane->setUnits(&m_translations.units());
    m_pane->addButton(m_done);
    m_done->setEnabled(false);
    m_dock->hide();
    connectParts();
    retranslate();
}

void TranslationDesk::connectParts()
{
    connect(m_dock, &QDockWidget::visibilityChanged, this, &TranslationDesk::showRecord);
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &TranslationDesk::showRecord);
    connect(&m_translations, &TranslationController::unitsChanged, this, &TranslationDesk::unitsChanged);
    connect(&m_translations, &TranslationController::progressRead, this, &TranslationDesk::progressRead);
    connect(&m_translations, &TranslationController::filled, this,
            [this] { showHelp(m_pane->currentRow()); });
    connect(&m_translations, &TranslationController::failed, this,
            [this](const Error &error) { m_parts.say(errorText(error)); });
    connect(m_pane, &TranslationPane::currentChanged, this, &TranslationDesk::showHelp);
    const TranslationEditor *editor = m_pane->editor();
    connect(editor, &TranslationEditor::chineseEdited, this,
            [this](const QString &text) { m_translations.setChinese(m_pane->currentRow(), text); });
    connect(editor, &TranslationEditor::pauseMade, &m_translations, &TranslationController::pause);
    connect(m_translate, &QAction::triggered, this, [this] {
        WindowParts::reveal(m_dock);
        m_pane->editor()->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_done, &QAction::triggered, this, &TranslationDesk::finish);
}

void TranslationDesk::reset()
{
    m_pane->setRecord({});
    m_translations.setRecord({});
    showRecord();
}

void TranslationDesk::showRecord()
{
    if (!m_dock->isVisible())
        return;
    m_translations.fill();
    const RecordId &id = m_parts.selection.current();
    if (id == m_translations.record())
        return;
    m_pane->setRecord(id);
    m_translations.setRecord(id);
    m_pane->choose(std::max(firstOpen(m_translations.units().units(), 0), 0));
}

void TranslationDesk::showHelp(int row)
{
    const QList<TranslationUnit> &units = m_translations.units().units();
    const bool isUnit = row >= 0 && row < units.size();
    m_done->setEnabled(isUnit && m_dock->isVisible());
    if (!isUnit)
        return;
    const TranslationUnit &unit = units.at(row);
    TranslationHelp help{.findings = m_translations.findings(row),
                         .hits = {},
                         .lost = unit.texts.chinese.isEmpty()
                                     ? QStringList()
                                     : lostTokens(unit.texts.english, unit.texts.chinese),
                         .terms = m_translations.glossary().termsIn(unit.texts.english),
                         .glossary = m_translations.glossary().terms()};
    if (const TranslationMemory *memory = m_translations.memory())
        help.hits = memory->find(unit.texts.english, m_translations.record());
    m_pane->editor()->setHelp(help);
}

int TranslationDesk::firstOpen(const QList<TranslationUnit> &units, int from) const
{
    for (int row = from; row < units.size(); ++row) {
        if (!isDone(units.at(row)))
            return row;
    }
    return -1;
}

/// The text is done where there is one: then the next that is not, here or in the records behind.
void TranslationDesk::finish()
{
    const int row = m_pane->currentRow();
    const QList<TranslationUnit> &units = m_translations.units().units();
    if (row < 0 || row >= units.size())
        return;
    const ChineseState state = units.at(row).state;
    if (state == ChineseState::Empty || state == ChineseState::Copied)
        m_parts.say(tr("There is no Chinese text to stand by yet; it waits."));
    else
        m_translations.setReviewed(row, true);
    m_translations.pause();
    int next = firstOpen(units, row + 1);
    if (next >= 0) {
        m_pane->choose(next);
        m_pane->editor()->setFocus(Qt::OtherFocusReason);
        return;
    }
    for (RecordId id = m_next(m_translations.record()); !id.isEmpty(); id = m_next(id)) {
        next = firstOpen(m_translations.unitsOf(id), 0);
        if (next < 0)
            continue;
        m_parts.selection.setCurrent(id);
        m_pane->choose(next);
        m_pane->editor()->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_parts.say(tr("Every text from here to the end of the list is done."));
}

void TranslationDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Translation", "dock: bilingual work"));
    setActionWords(m_translate, tr("&Translate Record"), tr("Work on the Chinese texts of the record"));
    setActionWords(m_done, tr("&Done and Next", "a translation"),
                   tr("Say that you stand by the Chinese text, and go to the next that nobody reviewed"));
}

} // namespace Clew
