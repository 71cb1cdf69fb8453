// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/fieldchange.h"

#include <QAbstractTableModel>
#include <QList>

namespace Clew {

namespace ChangeColumn {
enum Column { Record, Field, Mine, Disk, Count };
}

namespace ChangeRole {
enum Role {
    ChangeRole = Qt::UserRole + 1, ///< FieldChange
    TakesDiskRole,                 ///< bool: what the disk has shall stand; else what the document has
};
}

/// Values that document and disk have differently, each with the choice which shall stand: a check mark in
/// the column of the disk. Facts alone. GUI thread.
class ChangeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ChangeModel(QObject *parent = nullptr);

    /// Adds them, in the place of those for the same values.
    void add(const QList<FieldChange> &changes);
    void clear();
    /// Drops those of a record.
    void remove(const RecordId &record);
    [[nodiscard]] QList<FieldChange> changes() const;
    /// Those of which the disk's value was chosen.
    [[nodiscard]] QList<FieldChange> chosen() const;
    void chooseAll(bool disk);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    struct Row
    {
        FieldChange change;
        bool takesDisk = false;
    };
    QList<Row> m_rows;
};

} // namespace Clew
