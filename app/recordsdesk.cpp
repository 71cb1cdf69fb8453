// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordsdesk.h"

#include "app/copydesk.h"
#include "app/environmentdesk.h"
#include "app/mainactions.h"
#include "app/searchdesk.h"
#include "models/edit/document.h"
#include "models/io/recordreader.h"
#include "models/items/recordrole.h"
#include "models/items/selectionhub.h"
#include "models/search/usermarks.h"
#include "views/recordlistpane.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>

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
    m_environment = new EnvironmentDesk(m_parts, m_records, this);
    connect(m_parts.actions.find, &QAction::triggered, m_list, &RecordListPane::focusFind);
    connect(m_list, &RecordListPane::recordSelected, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_list, &RecordListPane::recordActivated, this, &RecordsDesk::recordActivated);
    connect(&m_parts.selection, &SelectionHub::currentChanged, m_list, &RecordListPane::setCurrentRecord);
    retranslate();
}

void RecordsDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_records.setCatalog(catalog);
    m_search->setCatalog(catalog);
    m_environment->setCatalog(catalog);
    markRecords();
}

void RecordsDesk::setPrivate(const QList<RecordId> &bookmarked, const QSet<RecordId> &noted)
{
    m_bookmarked = bookmarked;
    m_noted = noted;
    markRecords();
}

void RecordsDesk::markRecords()
{
    UserMarks marks;
    const auto mark = [this, &marks](const RecordId &id, UserMark what) {
        const int row = m_records.rowOf(id);
        if (row < 0)
            return; // of another catalog, or of a record that is not there now
        const auto place = static_cast<size_t>(row);
        if (place >= marks.size())
            marks.resize(place + 1, 0);
        marks[place] |= static_cast<quint8>(what);
    };
    for (const RecordId &id : std::as_const(m_bookmarked))
        mark(id, UserMark::Bookmark);
    for (const RecordId &id : std::as_const(m_noted))
        mark(id, UserMark::Note);
    m_records.setUserMarks(marks);
    m_search->controller().setUserMarks(std::move(marks));
}

void RecordsDesk::chooseRecord(bool selectsFirst)
{
    const RecordId wanted = m_parts.selection.current();
    m_parts.selection.clear();
    if (m_records.rowOf(wanted) >= 0)
        m_parts.selection.setCurrent(wanted);
    else if (selectsFirst)
        selectFirst();
}

void RecordsDesk::selectFirst()
{
    if (m_parts.selection.current().isEmpty() && m_filtered.rowCount() > 0)
        m_parts.selection.setCurrent(m_filtered.index(0, 0).data(RecordRole::IdRole).value<RecordId>());
}

void RecordsDesk::setChineseProgress(const ChineseProgresses &progress)
{
    m_search->controller().setChineseProgress(progress);
}

void RecordsDesk::setChineseProgress(const RecordId &record, quint8 bits)
{
    m_search->controller().setChineseProgress(RecordIndex(m_records.rowOf(record)), bits);
}

void RecordsDesk::follow(const Document &document)
{
    m_copy = new CopyDesk(m_parts, [&document](const RecordId &id) { return document.record(id); }, this);
    connect(&document, &Document::recordChanged, this,
            [this, &document](const RecordId &id) { take(document, id, id); });
    connect(&document, &Document::recordAdded, this,
            [this, &document](const RecordId &id) { take(document, id, id); });
    connect(&document, &Document::recordRenamed, this,
            [this, &document](const RecordId &from, const RecordId &to) { take(document, to, from); });
    connect(&document, &Document::recordRemoved, this, &RecordsDesk::remove);
    connect(&document, &Document::wasReset, this, &RecordsDesk::forgetEdits);
}

void RecordsDesk::take(const Document &document, const RecordId &id, const RecordId &before)
{
    const Result<Record> record = document.record(id);
    if (!record)
        return;
    const int row = m_records.setSummary(before, summaryOf(*record));
    m_search->controller().updateRecord(RecordIndex(row), *record);
    m_environment->updateRecord(row, *record);
    markRecords(); // it may have a name now that is kept
    if (before != id && m_parts.selection.current() == before)
        m_parts.selection.setCurrent(id);
}

void RecordsDesk::remove(const RecordId &id)
{
    const QModelIndex shown = m_filtered.indexOf(id);
    const int row = m_records.remove(id);
    if (row < 0)
        return;
    m_search->controller().removeRecord(RecordIndex(row));
    if (m_parts.selection.current() != id)
        return;
    // The record that takes its place in the list.
    const int next = std::min(std::max(shown.row(), 0), m_filtered.rowCount() - 1);
    m_parts.selection.clear();
    if (next >= 0)
        m_parts.selection.setCurrent(m_filtered.index(next, 0).data(RecordRole::IdRole).value<RecordId>());
}

void RecordsDesk::forgetEdits()
{
    m_search->controller().forgetEdits();
    m_records.forgetEdits();
    if (m_records.catalog())
        m_environment->setCatalog(m_records.catalog());
    markRecords();
}

void RecordsDesk::setPatterns(const std::shared_ptr<const PatternSet> &patterns)
{
    m_search->controller().setPatterns(patterns);
}

RecordListView &RecordsDesk::list() const
{
    return *m_list->list();
}

RecordId RecordsDesk::nextRecord(const RecordId &after) const
{
    const int row = m_records.rowOf(after);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filtered.mapFromSource(m_records.index(row, 0));
    const int next = index.isValid() ? index.row() + 1 : 0;
    return next < m_filtered.rowCount() ? m_filtered.index(next, 0).data(RecordRole::IdRole).value<RecordId>()
                                        : RecordId();
}

void RecordsDesk::setLanguage(Language language)
{
    m_list->setLanguage(language);
    if (m_copy)
        m_copy->setLanguage(language);
}

void RecordsDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Records"));
    m_search->retranslate();
    m_environment->retranslate();
    if (m_copy)
        m_copy->retranslate();
}

} // namespace Clew
