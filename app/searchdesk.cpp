// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchdesk.h"

#include "app/datapaths.h"
#include "app/mainactions.h"
#include "models/items/recordfiltermodel.h"
#include "views/actionwords.h"
#include "views/facetpane.h"
#include "views/findbox.h"
#include "views/nearquerybar.h"
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
constexpr qsizetype MostCompletions = 12;
constexpr int TypingPause = 150; // ms

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
    connect(m_dock, &QDockWidget::visibilityChanged, this, &SearchDesk::showFacets);
    m_afterPaint.setSingleShot(true);
    m_afterPaint.setInterval(0); // behind what was posted before it: the list is painted by then
    connect(&m_afterPaint, &QTimer::timeout, this, &SearchDesk::showFacets);
    m_afterTyping.setSingleShot(true);
    m_afterTyping.setInterval(TypingPause);
    connect(&m_afterTyping, &QTimer::timeout, this, &SearchDesk::showNear);
    connect(&m_list, &RecordListPane::nearQueryWanted, this, &SearchDesk::showNear);
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
    m_completer = new QueryCompleter(m_list.findBox());
    m_afterKey.setSingleShot(true);
    m_afterKey.setInterval(0);
    connect(&m_afterKey, &QTimer::timeout, this, &SearchDesk::offerCompletions);
    connect(m_completer, &QueryCompleter::wanted, this, [this] {
        // A list that is open takes the next key: it must be that of the text. One that is closed can wait.
        if (m_completer->isOpen())
            offerCompletions();
        else
            m_afterKey.start();
    });
}

void SearchDesk::offerCompletions()
{
    m_afterKey.stop();
    const FindBox *box = m_list.findBox();
    QList<Completion> found;
    if (m_controller.isReady())
        found =
            completionsAt(box->text(), box->cursorPosition(), *m_controller.index(), MostCompletions, false);
    // Words of the catalog would open a list at every key, and so would fields at their first letters; fields
    // are what nobody knows by heart.
    found.removeIf([](const Completion &completion) {
        return completion.text.endsWith(u':') && completion.range.length < FewestLettersOfField;
    });
    m_completer->offer(found);
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
    m_afterPaint.stop();
    m_afterTyping.stop();
    m_records.clearMatches();
    m_list.nearQueries()->setQueries({});
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
    m_counts = result.facets;
    m_foundNothing = result.total == 0 && !result.asksNothing && !m_controller.query().isEmpty();
    m_wasRelaxed = result.isRelaxed && result.total > 0;
    m_notices = noticesOf(result);
    m_list.setNotice(m_notices.join(u'\n'));
    m_list.nearQueries()->setQueries({});
    QList<TextRange> faults;
    for (const QueryError &error : result.errors)
        faults.append(error.place);
    m_list.findBox()->setFaults(faults);
    m_afterPaint.start();
    if (m_foundNothing || m_wasRelaxed)
        m_afterTyping.start();
    else
        m_afterTyping.stop();
}

void SearchDesk::showFacets()
{
    // Nobody sees them in a dock that is closed; they are filled when it opens.
    if (m_controller.isReady() && m_dock->isVisible())
        m_facets->setCounts(m_counts, m_controller.index()->names(), m_controller.query());
}

void SearchDesk::showNear()
{
    m_afterTyping.stop();
    if (!m_controller.isReady() || (!m_foundNothing && !m_wasRelaxed))
        return;
    const NearMisses near = m_controller.nearMisses();
    QStringList notices = m_notices;
    notices.append(unknownWordsText(near.unknown));
    if (m_foundNothing && !near.queries.isEmpty())
        notices.append(tr("Return asks the first of these:"));
    notices.removeAll(QString());
    m_list.setNotice(notices.join(u'\n'));
    m_list.nearQueries()->setQueries(near.queries);
}

QStringList SearchDesk::noticesOf(const SearchResult &result) const
{
    QStringList notices;
    for (const QueryError &error : result.errors)
        notices.append(queryErrorText(error));
    if (result.asksNothing)
        notices.append(tr("Nothing else is asked for: all records are shown."));
    else if (!result.errors.isEmpty() && result.total > 0)
        notices.append(tr("The rest of the query is answered."));
    else if (result.total == 0 && !result.isPartial)
        notices.append(tr("No record is like this."));
    if (result.isRelaxed && result.total > 0)
        notices.append(tr("Nothing has every word: some are missing."));
    if (result.isPartial)
        notices.append(tr("Not every record could be tried in time."));
    return notices;
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
