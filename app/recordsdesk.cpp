// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordsdesk.h"

#include "app/mainactions.h"
#include "app/searchdesk.h"
#include "models/items/selectionhub.h"
#include "views/recordlistpane.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace Clew {

RecordsDesk::RecordsDesk(const WindowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_list(new RecordListPane(&parts.window))
    , m_dock(parts.addDock(u"recordsDock"_s, m_list, Qt::LeftDockWidgetArea))
{
    m_filtered.setSourceModel(&m_records);
    m_list->setRecords(&m_filtered);
    m_search = new SearchDesk(m_parts, *m_list, m_filtered, this);
    connect(m_parts.actions.find, &QAction::triggered, m_list, &RecordListPane::focusFind);
    connect(m_list, &RecordListPane::recordSelected, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_list, &RecordListPane::recordActivated, this, &RecordsDesk::recordActivated);
    connect(&m_parts.selection, &SelectionHub::currentChanged, m_list, &RecordListPane::setCurrentRecord);
    retranslate();
}

void RecordsDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    const RecordId wanted = m_parts.selection.current();
    m_records.setCatalog(catalog);
    m_search->setCatalog(catalog);
    m_parts.selection.clear();
    if (catalog->find(wanted).isValid())
        m_parts.selection.setCurrent(wanted);
    else if (m_filtered.rowCount() > 0)
        m_parts.selection.setCurrent(
            catalog->summary(RecordIndex(m_filtered.mapToSource(m_filtered.index(0, 0)).row())).id);
}

RecordListView &RecordsDesk::list() const
{
    return *m_list->list();
}

void RecordsDesk::setLanguage(Language language)
{
    m_list->setLanguage(language);
}

void RecordsDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Records"));
    m_search->retranslate();
}

} // namespace Clew
