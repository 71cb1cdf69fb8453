// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/changemodel.h"

#include <algorithm>

namespace Clew {

ChangeModel::ChangeModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ChangeModel::add(const QList<FieldChange> &changes)
{
    if (changes.isEmpty())
        return;
    beginResetModel();
    for (const FieldChange &change : changes) {
        m_rows.removeIf([&change](const Row &row) {
            return row.change.record == change.record && row.change.pointer == change.pointer;
        });
        m_rows.append({.change = change});
    }
    std::ranges::stable_sort(m_rows, {}, [](const Row &row) { return row.change.record; });
    endResetModel();
}

void ChangeModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void ChangeModel::remove(const RecordId &record)
{
    beginResetModel();
    m_rows.removeIf([&record](const Row &row) { return row.change.record == record; });
    endResetModel();
}

QList<FieldChange> ChangeModel::changes() const
{
    QList<FieldChange> all;
    for (const Row &row : m_rows)
        all.append(row.change);
    return all;
}

QList<FieldChange> ChangeModel::chosen() const
{
    QList<FieldChange> chosen;
    for (const Row &row : m_rows) {
        if (row.takesDisk)
            chosen.append(row.change);
    }
    return chosen;
}

void ChangeModel::chooseAll(bool disk)
{
    for (Row &row : m_rows)
        row.takesDisk = disk;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ChangeColumn::Count - 1));
}

int ChangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ChangeColumn::Count;
}

QVariant ChangeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const Row &row = m_rows.at(index.row());
    if (role == ChangeRole::ChangeRole)
        return QVariant::fromValue(row.change);
    if (role == ChangeRole::TakesDiskRole)
        return row.takesDisk;
    if (role == Qt::CheckStateRole && index.column() == ChangeColumn::Disk)
        return row.takesDisk ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ChangeColumn::Record:
        return row.change.record.value();
    case ChangeColumn::Field:
        return row.change.pointer;
    case ChangeColumn::Mine:
        return QString::fromUtf8(row.change.mine);
    case ChangeColumn::Disk:
        return QString::fromUtf8(row.change.disk);
    default:
        return {};
    }
}

Qt::ItemFlags ChangeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == ChangeColumn::Disk ? flags | Qt::ItemIsUserCheckable : flags;
}

bool ChangeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() != ChangeColumn::Disk)
        return false;
    m_rows[index.row()].takesDisk = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ChangeColumn::Count - 1));
    return true;
}

} // namespace Clew
