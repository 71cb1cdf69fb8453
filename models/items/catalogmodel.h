// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/core/environment.h"
#include "models/items/recordrole.h"
#include "models/search/usermarks.h"

#include <QAbstractTableModel>
#include <QDate>
#include <QHash>
#include <QSet>

namespace Clew {

/// The records of one catalog as rows, in the catalog's order (row = RecordIndex), and what was edited since:
/// records that were added stand behind the others, and the rows of those that were removed stay, so that a
/// row is the same record as long as the catalog is; see isGone(). Reads the summaries only: no record is
/// decoded for a list. Lives on the GUI thread.
class CatalogModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit CatalogModel(QObject *parent = nullptr);

    /// Replaces all rows; null empties the model.
    void setCatalog(std::shared_ptr<const Catalog> catalog);
    [[nodiscard]] const std::shared_ptr<const Catalog> &catalog() const { return m_catalog; }

    /// The record that was called `id` is this now; a new row where there is none. Returns the row.
    int setSummary(const RecordId &id, const RecordSummary &summary);
    /// The record was removed: its row is gone, until it is set again. Returns the row, -1 where there is
    /// none.
    int remove(const RecordId &id);
    /// Back to the catalog as it was read.
    void forgetEdits();

    /// Records that are about other versions than the user runs, by row. New rows are none of them.
    void setMismatches(QHash<int, VersionMismatch> mismatches);
    void setMismatch(int row, const std::optional<VersionMismatch> &mismatch);

    /// What the user keeps of records. Linear in the longer list; announces the rows that changed.
    void setUserMarks(UserMarks marks);

    /// Summary of a row that exists; of one that is gone, the last one.
    [[nodiscard]] const RecordSummary &summary(int row) const;
    /// Row of a record, -1 where there is no such id. Constant time.
    [[nodiscard]] int rowOf(const RecordId &id) const;
    /// The record of this row was removed.
    [[nodiscard]] bool isGone(int row) const { return m_gone.contains(row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Rows can be dragged: a record goes out as a file.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// A record was removed, or came back to its row.
    void goneChanged(int row);

private:
    [[nodiscard]] int catalogSize() const { return m_catalog ? static_cast<int>(m_catalog->size()) : 0; }

    std::shared_ptr<const Catalog> m_catalog;
    QHash<int, RecordSummary> m_edited;       ///< by row, those beyond the catalog included
    QHash<RecordId, int> m_rows;              ///< of records whose id is not the one the catalog has there
    QHash<int, VersionMismatch> m_mismatches; ///< by row
    UserMarks m_marks;
    QDate m_today;    ///< when the catalog was read: ages are of that day
    QSet<int> m_gone; ///< rows
    int m_added = 0;
};

} // namespace Clew
