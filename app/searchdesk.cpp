// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchdesk.h"

#include "app/datapaths.h"
#include "app/mainactions.h"
#include "models/items/recordfiltermodel.h"
#include "views/actionwords.h"
#include "views/facetpane.h"
#include "views/findbox.h"
#include "views/querycompleter.h"
#include "views/queryerrortext.h"
#include "views/recordlistpane.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype FewestLettersOfField = 3;

} // namespace

SearchDesk::SearchDesk(const WindowParts &parts, RecordListPane &list, RecordFilterModel &records,
                       QObject *parent)
    : QObject(parent)
    , m_list(list)
    , m_records(records)
    , m_controller(DataPaths::indexCache())
    , m_saved(parts.settings)
    , m_facets(new FacetPane(&parts.window))
    , m_dock(parts.addDock(u"facetDock"_s, m_facets, Qt::LeftDockWidgetArea))
    , m_save(parts.actions.add(parts.actions.editMenu, u"saveSearch"_s,
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)))
{
    m_dock->hide(); // narrow windows have no room for it; the menu shows it
    connect(m_list.findBox(), &FindBox::findTextChanged, this, [this](const QString &text) {
        m_controller.setWantsAll(m_records.sortColumn() >= 0);
        m_controller.search(text);
    });
    connect(&m_records, &RecordFilterModel::moreWanted, &m_controller, &SearchController::wantMore);
    connect(&m_controller, &SearchController::ready, this, [this] {
        m_list.setAnswersItself(false);
        m_records.setFindText({});
    });
    connect(&m_controller, &SearchController::resultChanged, this, &SearchDesk::show);
    connect(&m_controller, &SearchController::recordsChanged, this, &SearchDesk::countSaved);
    connect(m_save, &QAction::triggered, this, &SearchDesk::saveSearch);
    connectFacets();
    connectCompleter();
    retranslate();
}

void SearchDesk::connectFacets()
{
    connect(m_facets, &FacetPane::fieldToggled, this,
            [this](QueryField field, const QString &value, bool on) {
                ask(withField(m_list.findBox()->text(), field, value, on));
            });
    connect(m_facets, &FacetPane::savedToggled, this,
            [this](qsizetype place, bool on) { ask(on ? m_saved.list().value(place).query : QString()); });
    connect(m_facets, &FacetPane::savedRenamed, &m_saved, &SavedSearches::rename);
    connect(m_facets, &FacetPane::savedRemoved, &m_saved, &SavedSearches::remove);
    connect(&m_saved, &SavedSearches::changed, this, &SearchDesk::countSaved);
    m_facets->setSavedSearches(m_saved.list());
}

void SearchDesk::connectCompleter()
{
    auto *completer = new QueryCompleter(m_list.findBox());
    connect(completer, &QueryCompleter::wanted, this, [this, completer](const QString &text, int cursor) {
        QList<Completion> found;
        if (m_controller.isReady())
            found = completionsAt(text, cursor, *m_controller.index());
        // Words of the catalog would open a list at every key, and so would fields at their first letters;
        // fields are what nobody knows by heart.
        found.removeIf([](const Completion &completion) {
            const bool isName = completion.text.endsWith(u':');
            return !completion.text.contains(u':') ||
                   (isName && completion.range.length < FewestLettersOfField);
        });
        completer->offer(found);
    });
}

void SearchDesk::ask(const QString &query)
{
    m_list.findBox()->setText(query);
}

void SearchDesk::saveSearch()
{
    const qsizetype place = m_saved.add(m_list.findBox()->text());
    if (place < 0)
        return;
    WindowParts::reveal(m_dock);
    m_facets->editName(place);
}

void SearchDesk::countSaved()
{
    QList<std::optional<qsizetype>> counts;
    for (const SavedSearch &saved : m_saved.list())
        counts.append(m_controller.count(saved.query));
    m_saved.setCounts(counts);
    m_facets->setSavedSearches(m_saved.list());
}

void SearchDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_records.clearMatches();
    // Until the index is made, the box finds what holds the text as it stands.
    m_list.setAnswersItself(true);
    m_records.setFindText(m_list.findBox()->text());
    m_controller.setCatalog(catalog);
}

void SearchDesk::show(const SearchResult &result)
{
    if (m_controller.query().isEmpty() || result.asksNothing)
        m_records.clearMatches();
    else
        m_records.setMatches(result);
    m_facets->setCounts(result.facets, m_controller.index()->names(), m_controller.query());
    m_list.setNotice(noticeOf(result));
    QList<TextRange> faults;
    for (const QueryError &error : result.errors)
        faults.append(error.place);
    m_list.findBox()->setFaults(faults);
}

QString SearchDesk::noticeOf(const SearchResult &result) const
{
    QStringList notices;
    for (const QueryError &error : result.errors)
        notices.append(queryErrorText(error));
    if (result.asksNothing)
        notices.append(tr("Nothing else is asked for: all records are shown."));
    else if (!result.errors.isEmpty())
        notices.append(tr("The rest of the query is answered."));
    else if (result.total == 0 && !result.isPartial)
        notices.append(tr("No record is like this."));
    if (result.isRelaxed && result.total > 0)
        notices.append(tr("Nothing has every word: some are missing."));
    if (result.isPartial)
        notices.append(tr("Not every record could be tried in time."));
    return notices.join(u'\n');
}

QList<PaletteEntry> SearchDesk::recordsFor(const QString &typed, qsizetype most, Language language) const
{
    QList<PaletteEntry> entries;
    for (const RecordSummary &summary : m_controller.find(typed, most)) {
        const QString title = textIn(summary.signature, language);
        entries.append({.kind = PaletteKind::Record,
                        .key = summary.id.value(),
                        .title = title.isEmpty() ? summary.id.value() : title,
                        .detail = summary.id.value(),
                        .words = {},
                        .shortcut = {}});
    }
    return entries;
}

void SearchDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Facets"));
    setActionWords(m_save, tr("&Save Search"), tr("Keep the query under a name, beside the facets"));
    if (m_controller.isReady())
        m_controller.search(m_list.findBox()->text());
}

} // namespace Clew
