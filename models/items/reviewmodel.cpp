// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/reviewmodel.h"

#include <algorithm>
#include <tuple>

namespace Clew {

namespace {

bool isBefore(const QueuedRecord &a, const QueuedRecord &b)
{
    const auto key = [](const QueuedRecord &each) {
        return std::tuple(each.sentBack.has_value(), each.skipped, -each.item.score, each.item.record);
    };
    return key(a) < key(b);
}

QVariant columnValue(const QueuedRecord &record, int column)
{
    switch (column) {
    case ReviewColumn::Record:
        return record.item.record.value();
    case ReviewColumn::State:
        return record.sentBack ? 2 : record.skipped ? 1 : 0;
    case ReviewColumn::Defects:
        return record.item.defects;
    case ReviewColumn::TrustGap:
        return record.item.trustGap;
    case ReviewColumn::Score:
        return record.item.score;
    default:
        return {};
    }
}

} // namespace

ReviewModel::ReviewModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ReviewModel::setQueue(QList<QueuedRecord> queue)
{
    std::ranges::sort(queue, isBefore);
    beginResetModel();
    m_queue = std::move(queue);
    endResetModel();
}

qsizetype ReviewModel::rowOf(const RecordId &record) const
{
    const auto found = std::ranges::find_if(
        m_queue, [&record](const QueuedRecord &each) { return each.item.record == record; });
    return found == m_queue.cend() ? -1 : found - m_queue.cbegin();
}

void ReviewModel::put(const QueuedRecord &record)
{
    const qsizetype row = rowOf(record.item.record);
    const auto isInPlace = [&] {
        return (row == 0 || isBefore(m_queue.at(row - 1), record)) &&
               (row == m_queue.size() - 1 || isBefore(record, m_queue.at(row + 1)));
    };
    if (row >= 0 && m_queue.at(row) == record)
        return;
    if (row >= 0 && isInPlace()) {
        m_queue[row] = record;
        const int at = static_cast<int>(row);
        Q_EMIT dataChanged(index(at, 0), index(at, ReviewColumn::Count - 1));
        return;
    }
    if (row >= 0)
        remove(record.item.record);
    const auto place = std::ranges::lower_bound(m_queue, record, isBefore);
    const auto at = static_cast<int>(place - m_queue.begin());
    beginInsertRows({}, at, at);
    m_queue.insert(at, record);
    endInsertRows();
}

void ReviewModel::remove(const RecordId &record)
{
    const auto row = static_cast<int>(rowOf(record));
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_queue.removeAt(row);
    endRemoveRows();
}

const QueuedRecord *ReviewModel::find(const RecordId &record) const
{
    const qsizetype row = rowOf(record);
    return row < 0 ? nullptr : &m_queue.at(row);
}

RecordId ReviewModel::after(const RecordId &record) const
{
    const qsizetype row = rowOf(record) + 1;
    return row < m_queue.size() ? m_queue.at(row).item.record : RecordId();
}

int ReviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queue.size());
}

int ReviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ReviewColumn::Count;
}

QVariant ReviewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const QueuedRecord &record = m_queue.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case ReviewRole::SortRole:
        return columnValue(record, index.column());
    case ReviewRole::RecordIdRole:
        return QVariant::fromValue(record.item.record);
    case ReviewRole::SkippedRole:
        return record.skipped;
    case ReviewRole::SentBackRole:
        return record.sentBack ? QVariant(*record.sentBack) : QVariant();
    default:
        return {};
    }
}

} // namespace Clew
