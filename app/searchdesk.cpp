// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchdesk.h"

#include "models/items/recordfiltermodel.h"
#include "views/facetpane.h"
#include "views/findbox.h"
#include "views/querycompleter.h"
#include "views/queryerrortext.h"
#include "views/recordlistpane.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Clew {

SearchDesk::SearchDesk(const WindowParts &parts, RecordListPane &list, RecordFilterModel &records,
                       QObject *parent)
    : QObject(parent)
    , m_list(list)
    , m_records(records)
    , m_controller(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
    , m_facets(new FacetPane(&parts.window))
    , m_dock(parts.addDock(u"facetDock"_s, m_facets, Qt::LeftDockWidgetArea))
{
    m_dock->hide(); // narrow windows have no room for it; the menu shows it
    connect(m_list.findBox(), &FindBox::findTextChanged, &m_controller, &SearchController::search);
    connect(&m_controller, &SearchController::ready, this, [this] {
        m_list.setAnswersItself(false);
        m_records.setFindText({});
    });
    connect(&m_controller, &SearchController::resultChanged, this, &SearchDesk::show);
    connect(m_facets, &FacetPane::fieldToggled, this,
            [this](QueryField field, const QString &value, bool on) {
                m_list.findBox()->setText(withField(m_list.findBox()->text(), field, value, on));
            });
    auto *completer = new QueryCompleter(m_list.findBox());
    connect(completer, &QueryCompleter::wanted, this, [this, completer](const QString &text, int cursor) {
        QList<Completion> found;
        if (m_controller.isReady())
            found = completionsAt(text, cursor, *m_controller.index());
        // Words of the catalog would open a list at every key; fields are what nobody knows by heart.
        found.removeIf([](const Completion &completion) { return !completion.text.contains(u':'); });
        completer->offer(found);
    });
    retranslate();
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
    if (m_controller.query().isEmpty())
        m_records.clearMatches();
    else
        m_records.setMatches(result);
    m_facets->setCounts(result.facets, m_controller.index()->names(), m_controller.query());
    QStringList notices;
    for (const QueryError &error : result.errors)
        notices.append(queryErrorText(error));
    if (result.isRelaxed && result.total > 0)
        notices.append(tr("Nothing has every word: some are missing."));
    if (result.isPartial)
        notices.append(tr("Not every record could be tried in time."));
    m_list.setNotice(notices.join(u'\n'));
}

void SearchDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Facets"));
    if (m_controller.isReady())
        m_controller.search(m_list.findBox()->text());
}

} // namespace Clew
