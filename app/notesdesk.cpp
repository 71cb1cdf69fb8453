// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/notesdesk.h"

#include "app/mainactions.h"
#include "app/recordnames.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/language.h"
#include "views/notepane.h"
#include "views/plaintext.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxTitle = 80;

} // namespace

NotesDesk::NotesDesk(const WindowParts &parts, const QString &userFolder, const QStringList &readOnly,
                     QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_notes(userFolder, readOnly)
    , m_catalog(std::make_shared<const Catalog>())
    , m_pane(new NotePane(&parts.window))
    , m_dock(parts.addDock(u"noteDock"_s, m_pane, Qt::RightDockWidgetArea))
    , m_bookmark(parts.actions.add(parts.actions.goMenu, u"bookmark"_s, QKeySequence(Qt::CTRL | Qt::Key_B)))
    , m_write(parts.actions.add(parts.actions.editMenu, u"writeNote"_s, QKeySequence(Qt::CTRL | Qt::Key_M)))
    , m_menu(parts.actions.goMenu->addMenu(QString()))
{
    m_dock->hide();
    m_bookmark->setCheckable(true);
    m_menu->setObjectName(u"bookmarksMenu"_s);
    connect(m_bookmark, &QAction::triggered, this, &NotesDesk::toggleBookmark);
    connect(m_write, &QAction::triggered, this, [this] {
        WindowParts::reveal(m_dock);
        m_pane->setFocus(Qt::ShortcutFocusReason);
    });
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &NotesDesk::showCurrent);
    connectNotes();
    retranslate();
    showCurrent();
}

NotesDesk::~NotesDesk()
{
    // Notes that could not be written are tried once more; the window, which could say so, is half gone.
    m_notes.disconnect(this);
}

void NotesDesk::connectNotes()
{
    connect(m_pane, &NotePane::textEdited, this,
            [this](const QString &text) { m_notes.setNote(m_parts.selection.current(), text); });
    connect(m_pane, &NotePane::bookmarkToggled, this, &NotesDesk::toggleBookmark);
    connect(&m_notes, &PrivateNotes::bookmarksChanged, this, [this] {
        const bool on = m_notes.isBookmarked(m_parts.selection.current());
        m_bookmark->setChecked(on);
        m_pane->setBookmarked(on);
        fillMenu();
    });
    connect(&m_notes, &PrivateNotes::failed, this,
            [this](const Error &error) { m_parts.say(errorText(error)); });
}

void NotesDesk::followNames(const RecordNames &names)
{
    connect(&names, &RecordNames::renamed, this, [this](const RecordId &from, const RecordId &to, bool back) {
        m_notes.copyRecord(from, to, back);
        showCurrent();
    });
    connect(&names, &RecordNames::left, this, [this](const RecordId &id) { m_notes.removeRecord(id); });
}

void NotesDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_catalog = catalog;
    m_notes.open(catalog->roots());
    m_pane->setPlace(m_notes.folder());
    showCurrent();
}

void NotesDesk::showCurrent()
{
    const RecordId id = m_parts.selection.current();
    const bool on = m_notes.isBookmarked(id);
    m_pane->showNote(id.value(), m_notes.note(id), on);
    m_bookmark->setEnabled(!id.isEmpty());
    m_bookmark->setChecked(on);
}

void NotesDesk::toggleBookmark()
{
    const RecordId id = m_parts.selection.current();
    const bool on = !m_notes.isBookmarked(id);
    m_notes.setBookmarked(id, on);
    if (!id.isEmpty())
        m_parts.say(on ? tr("Bookmarked %1").arg(id.value()) : tr("Bookmark of %1 removed").arg(id.value()));
}

QString NotesDesk::titleOf(const RecordId &id) const
{
    const RecordIndex index = m_catalog->find(id);
    if (!index.isValid())
        return id.value();
    const QString signature = textIn(m_catalog->summary(index).signature, Language::English);
    return u"%1 · %2"_s.arg(id.value(), signature);
}

void NotesDesk::fillMenu()
{
    m_menu->clear();
    for (const RecordId &id : m_notes.bookmarks()) {
        if (!m_catalog->find(id).isValid())
            continue; // of a record that is not there now; kept
        QAction *action = m_menu->addAction(plainButtonText(titleOf(id), MaxTitle));
        connect(action, &QAction::triggered, this, [this, id] { m_parts.selection.setCurrent(id); });
    }
    m_menu->setEnabled(!m_menu->isEmpty());
}

void NotesDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Note"));
    m_menu->setTitle(tr("B&ookmarks"));
    setActionWords(m_bookmark, tr("Book&mark"), tr("Set or remove the bookmark of the record"));
    setActionWords(m_write, tr("Write a &Note"), tr("Write your own note on the record"));
    fillMenu();
}

} // namespace Clew
