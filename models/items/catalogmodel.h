// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/items/recordrole.h"

#include <QAbstractTableModel>
#include <QHash>

namespace Clew {

/// The records of one catalog as rows, in the catalog's order (row = RecordIndex). Reads the summaries only:
/// no record is decoded for a list. Lives on the GUI thread.
class CatalogModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit CatalogModel(QObject *parent = nullptr);

    /// Replaces all rows; null empties the model.
    void setCatalog(std::shared_ptr<const Catalog> catalog);
    [[nodiscard]] const std::shared_ptr<const Catalog> &catalog() const { return m_catalog; }

    /// A record was edited: its row shows this. Nothing where the catalog has no such record.
    void setSummary(const RecordId &id, const RecordSummary &summary);

    /// Summary of a row that exists.
    [[nodiscard]] const RecordSummary &summary(int row) const;
    /// Row of a record, -1 where the catalog has no such id. Constant time.
    [[nodiscard]] int rowOf(const RecordId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Rows can be dragged: a record goes out as a file.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::shared_ptr<const Catalog> m_catalog;
    QHash<int, RecordSummary> m_edited; ///< by row
};

} // namespace Clew
