// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/items/catalogmodel.h"
#include "models/items/recordfiltermodel.h"
#include "views/language.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace Clew {

class CopyDesk;
class Document;
class EnvironmentDesk;
class PatternSet;
class RecordListPane;
class RecordListView;
class SearchDesk;

/// The list of records with its search box, in a dock; what answers the box is a desk of its own.
class RecordsDesk final : public QObject
{
    Q_OBJECT

public:
    explicit RecordsDesk(const WindowParts &parts, QObject *parent = nullptr);

    /// Takes another catalog, without the edits that follow() brings, and with no choice made.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// Keeps the current record where the catalog has it, and selects the first one in the list otherwise, if
    /// that is wanted.
    void chooseRecord(bool selectsFirst = true);
    /// Selects the first record in the list where none is selected.
    void selectFirst();
    /// What is edited is listed and found as it is now: the document's records must be those of the catalog.
    void follow(const Document &document);
    /// How far the Chinese of the records is, for the filter of the list.
    void setChineseProgress(const ChineseProgresses &progress);
    void setChineseProgress(const RecordId &record, quint8 bits);
    /// The regexes of the catalog, which are asked about pasted texts.
    void setPatterns(const std::shared_ptr<const PatternSet> &patterns);
    /// What the user keeps of records: listed, found and counted from now on, in later catalogs too.
    void setPrivate(const QList<RecordId> &bookmarked, const QSet<RecordId> &noted);
    /// The record behind that one as the list is filtered and sorted, the first where the list does not have
    /// it; empty at the end.
    [[nodiscard]] RecordId nextRecord(const RecordId &after) const;
    void setLanguage(Language language);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] RecordListView &list() const;
    [[nodiscard]] RecordListPane &pane() const { return *m_list; }
    [[nodiscard]] EnvironmentDesk &environment() const { return *m_environment; }
    [[nodiscard]] SearchDesk &search() const { return *m_search; }

Q_SIGNALS:
    /// The user wants to read this record, not only to pass over it.
    void recordActivated(const Clew::RecordId &id);

private:
    void take(const Document &document, const RecordId &id, const RecordId &before);
    void remove(const RecordId &id);
    void forgetEdits();
    void markRecords();

    const WindowParts m_parts;
    CatalogModel m_records;
    RecordFilterModel m_filtered;
    RecordListPane *m_list = nullptr;
    SearchDesk *m_search = nullptr;
    EnvironmentDesk *m_environment = nullptr;
    CopyDesk *m_copy = nullptr; ///< null until there is a document
    QDockWidget *m_dock = nullptr;
    QList<RecordId> m_bookmarked;
    QSet<RecordId> m_noted;
};

} // namespace Clew
