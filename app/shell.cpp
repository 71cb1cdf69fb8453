// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/shell.h"

#include "app/catalogcontroller.h"
#include "app/datapaths.h"
#include "app/diagnosisdesk.h"
#include "app/environmentdesk.h"
#include "app/graphdesk.h"
#include "app/historydesk.h"
#include "app/keysdesk.h"
#include "app/mainactions.h"
#include "app/notesdesk.h"
#include "app/palettedesk.h"
#include "app/recentdesk.h"
#include "app/recordsdesk.h"
#include "app/searchdesk.h"
#include "app/sessiondesk.h"
#include "app/startdesk.h"
#include "models/items/selectionhub.h"
#include "views/findbox.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

namespace Clew {

Shell::Shell(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
             DetailPane &detail, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_catalog(catalog)
    , m_diagnosis(diagnosis)
    , m_detail(detail)
    , m_recent(new RecentDesk(parts, catalog, diagnosis, this))
    , m_start(new StartDesk(parts, detail, diagnosis, *m_recent, this))
    , m_history(new HistoryDesk(
          parts, detail, [this](const RecordId &id) { return m_catalog.catalog()->find(id).isValid(); },
          this))
{
}

QWidget *Shell::centre() const
{
    return m_start->centre();
}

void Shell::followNames(const RecordNames &names)
{
    m_notes->followNames(names);
}

void Shell::connectDesks(RecordsDesk &records, DiagnosisDesk &diagnosis, GraphDesk &graph)
{
    m_history->setGraph(graph);
    graph.setSearch(records.search().controller());
    m_notes = new NotesDesk(m_parts, DataPaths::userNotes(), {DataPaths::dataFolder()}, this);
    const auto keep = [this, &records] {
        records.setPrivate(m_notes->notes().bookmarks(), m_notes->notes().noted());
    };
    connect(&m_notes->notes(), &PrivateNotes::bookmarksChanged, &records, keep);
    connect(&m_notes->notes(), &PrivateNotes::notedChanged, &records, keep);
    EnvironmentDesk &environment = records.environment();
    connect(&diagnosis, &DiagnosisDesk::versionsRead, &environment, &EnvironmentDesk::setLogVersions);
    connect(&environment, &EnvironmentDesk::versionsOffered, &diagnosis, &DiagnosisDesk::offerVersions);
    connect(&diagnosis, &DiagnosisDesk::versionsWanted, &environment, &EnvironmentDesk::useLogVersions);
    m_parts.actions.goMenu->addSeparator();
    m_palette = new PaletteDesk(
        m_parts,
        [this, &records](const QString &typed, qsizetype most) {
            return records.search().recordsFor(typed, most, m_language);
        },
        this);
    m_palette->setSearches([&records] {
        QList<PaletteEntry> entries;
        for (const SavedSearch &saved : records.search().saved().list())
            entries.append({.kind = PaletteKind::Search,
                            .key = saved.query,
                            .title = saved.name,
                            .detail = tr("Saved search"),
                            .words = saved.query,
                            .shortcut = {}});
        return entries;
    });
    m_keys = new KeysDesk(m_parts, this);
    m_session = new SessionDesk(
        m_parts, m_catalog, m_diagnosis,
        {.detail = m_detail, .diagnosis = diagnosis, .find = *records.pane().findBox(), .start = *m_start},
        this);
    connect(m_palette, &PaletteDesk::recordChosen, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_palette, &PaletteDesk::recordChosen, m_start, &StartDesk::leave);
    connect(m_palette, &PaletteDesk::searchChosen, this,
            [&records](const QString &query) { records.search().ask(query); });
    // A record that is the current one already is announced by nobody.
    connect(&records, &RecordsDesk::recordActivated, m_start, &StartDesk::leave);
    connect(records.pane().list(), &QAbstractItemView::clicked, m_start, &StartDesk::leave);
    connect(m_start, &StartDesk::left, &records, &RecordsDesk::selectFirst);
    m_parts.actions.helpMenu->addSeparator();
    m_parts.actions.helpMenu->addAction(m_parts.actions.about); // stands last
    m_keys->takeActions();
}

void Shell::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_notes->setCatalog(catalog);
}

void Shell::setLanguage(Language language)
{
    m_language = language;
    m_start->setLanguage(language);
}

void Shell::retranslate()
{
    m_recent->retranslate();
    m_start->retranslate();
    m_history->retranslate();
    m_notes->retranslate();
    m_palette->retranslate();
    m_keys->retranslate();
}

QStringList Shell::lastCatalogs() const
{
    return m_session->catalogs();
}

void Shell::resumeOrStart()
{
    if (!m_session->resume())
        m_start->show();
}

void Shell::showStartPage()
{
    m_start->show();
}

bool Shell::showsStartPage() const
{
    return m_start->isShown();
}

void Shell::close()
{
    m_session->save();
    m_notes->notes().flush();
    m_start->leave();
}

} // namespace Clew
