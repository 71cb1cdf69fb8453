// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/items/catalogmodel.h"
#include "models/items/recordfiltermodel.h"
#include "views/language.h"

#include <QObject>

#include <memory>

namespace Clew {

class RecordListPane;
class RecordListView;
class SearchDesk;

/// The list of records with its search box, in a dock; what answers the box is a desk of its own.
class RecordsDesk final : public QObject
{
    Q_OBJECT

public:
    explicit RecordsDesk(const WindowParts &parts, QObject *parent = nullptr);

    /// Keeps the current record where the new catalog has it, and selects the first one in the list
    /// otherwise.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// The row of a record that was edited.
    void setSummary(const RecordSummary &summary) { m_records.setSummary(summary.id, summary); }
    void setLanguage(Language language);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] RecordListView &list() const;

Q_SIGNALS:
    /// The user wants to read this record, not only to pass over it.
    void recordActivated(const Clew::RecordId &id);

private:
    const WindowParts m_parts;
    CatalogModel m_records;
    RecordFilterModel m_filtered;
    RecordListPane *m_list = nullptr;
    SearchDesk *m_search = nullptr;
    QDockWidget *m_dock = nullptr;
};

} // namespace Clew
