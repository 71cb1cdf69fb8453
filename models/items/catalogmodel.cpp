// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/catalogmodel.h"

#include "models/core/trust.h"

#include <algorithm>
#include <utility>

namespace Clew {

namespace {

template <typename T>
QVariant orInvalid(const std::optional<T> &value)
{
    return value ? QVariant::fromValue(*value) : QVariant();
}

/// An absent text sorts like an absent number.
QVariant textOrInvalid(const QString &text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

QVariant columnValue(const RecordSummary &summary, int column, QDate today)
{
    switch (column) {
    case RecordColumn::Signature:
        return textOrInvalid(summary.signature.english);
    case RecordColumn::Id:
        return textOrInvalid(summary.id.value());
    case RecordColumn::Domain:
        return textOrInvalid(summary.domain);
    case RecordColumn::Tier:
        return textOrInvalid(summary.verificationTier);
    case RecordColumn::Confidence:
        return orInvalid(summary.confidence);
    case RecordColumn::FixRate:
        return orInvalid(summary.fixSuccessRate);
    case RecordColumn::Evidence:
        return orInvalid(summary.evidenceCount);
    case RecordColumn::LastConfirmed:
        return textOrInvalid(summary.lastConfirmed);
    case RecordColumn::Trust:
        return trustCard(summary, today).score;
    default:
        return {};
    }
}

QVariant roleValue(const RecordSummary &summary, int role)
{
    switch (role) {
    case RecordRole::IdRole:
        return QVariant::fromValue(summary.id);
    case RecordRole::SignatureRole:
        return QVariant::fromValue(summary.signature);
    case RecordRole::DomainRole:
        return summary.domain;
    case RecordRole::CategoryRole:
        return summary.category;
    case RecordRole::TierRole:
        return summary.verificationTier;
    case RecordRole::ResolvableRole:
        return summary.resolvable;
    case RecordRole::ConfidenceRole:
        return orInvalid(summary.confidence);
    case RecordRole::FixRateRole:
        return orInvalid(summary.fixSuccessRate);
    case RecordRole::EvidenceRole:
        return orInvalid(summary.evidenceCount);
    case RecordRole::LastConfirmedRole:
        return summary.lastConfirmed;
    default:
        return {};
    }
}

} // namespace

CatalogModel::CatalogModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CatalogModel::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    beginResetModel();
    m_catalog = std::move(catalog);
    m_edited.clear();
    m_rows.clear();
    m_gone.clear();
    m_mismatches.clear();
    m_marks.clear();
    m_today = QDate::currentDate();
    m_added = 0;
    endResetModel();
}

void CatalogModel::forgetEdits()
{
    if (!m_edited.isEmpty() || !m_gone.isEmpty())
        setCatalog(m_catalog);
}

int CatalogModel::setSummary(const RecordId &id, const RecordSummary &summary)
{
    int row = rowOf(id);
    if (row < 0) {
        // A record that comes back takes its old row.
        const auto isIt = [this, &summary](int gone) { return this->summary(gone).id == summary.id; };
        const auto back = std::find_if(m_gone.cbegin(), m_gone.cend(), isIt);
        row = back == m_gone.cend() ? rowCount() : *back;
    }
    if (row == rowCount()) {
        beginInsertRows({}, row, row);
        ++m_added;
        m_edited.insert(row, summary);
        m_rows.insert(summary.id, row);
        endInsertRows();
        return row;
    }
    m_rows.remove(id);
    m_edited.insert(row, summary);
    if (row >= catalogSize() || m_catalog->summary(RecordIndex(row)).id != summary.id)
        m_rows.insert(summary.id, row);
    if (m_gone.remove(row))
        Q_EMIT goneChanged(row);
    Q_EMIT dataChanged(index(row, 0), index(row, RecordColumn::Count - 1));
    return row;
}

int CatalogModel::remove(const RecordId &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return row;
    m_rows.remove(id);
    m_gone.insert(row);
    Q_EMIT goneChanged(row);
    return row;
}

void CatalogModel::setMismatches(QHash<int, VersionMismatch> mismatches)
{
    if (m_mismatches.isEmpty() && mismatches.isEmpty())
        return;
    m_mismatches = std::move(mismatches);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, RecordColumn::Count - 1),
                           {RecordRole::MismatchRole});
}

void CatalogModel::setMismatch(int row, const std::optional<VersionMismatch> &mismatch)
{
    if (!mismatch && !m_mismatches.contains(row))
        return;
    if (mismatch)
        m_mismatches.insert(row, *mismatch);
    else
        m_mismatches.remove(row);
    Q_EMIT dataChanged(index(row, 0), index(row, RecordColumn::Count - 1), {RecordRole::MismatchRole});
}

void CatalogModel::setUserMarks(UserMarks marks)
{
    const UserMarks before = std::exchange(m_marks, std::move(marks));
    const auto at = [](const UserMarks &list, size_t row) { return row < list.size() ? list[row] : 0; };
    const size_t most = std::min(std::max(before.size(), m_marks.size()), static_cast<size_t>(rowCount()));
    for (size_t row = 0; row < most; ++row) {
        const int here = static_cast<int>(row);
        if (at(before, row) != at(m_marks, row))
            Q_EMIT dataChanged(index(here, 0), index(here, RecordColumn::Count - 1),
                               {RecordRole::BookmarkRole, RecordRole::NoteRole});
    }
}

const RecordSummary &CatalogModel::summary(int row) const
{
    Q_ASSERT(row >= 0 && row < rowCount());
    const auto edited = m_edited.constFind(row);
    return edited != m_edited.constEnd() ? *edited : m_catalog->summary(RecordIndex(row));
}

int CatalogModel::rowOf(const RecordId &id) const
{
    if (const auto edited = m_rows.constFind(id); edited != m_rows.constEnd())
        return *edited;
    const int row = m_catalog ? static_cast<int>(m_catalog->find(id).value()) : -1;
    // Gone, or called otherwise now.
    return row < 0 || isGone(row) || summary(row).id != id ? -1 : row;
}

int CatalogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : catalogSize() + m_added;
}

int CatalogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : RecordColumn::Count;
}

QVariant CatalogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const RecordSummary &record = summary(index.row());
    if (role == Qt::DisplayRole || role == RecordRole::SortRole)
        return columnValue(record, index.column(), m_today);
    if (role == RecordRole::TrustRole)
        return QVariant::fromValue(trustCard(record, m_today));
    if (role == RecordRole::MismatchRole) {
        const auto mismatch = m_mismatches.constFind(index.row());
        return mismatch == m_mismatches.cend() ? QVariant() : QVariant::fromValue(*mismatch);
    }
    if (role == RecordRole::BookmarkRole)
        return hasMark(m_marks, index.row(), UserMark::Bookmark);
    if (role == RecordRole::NoteRole)
        return hasMark(m_marks, index.row(), UserMark::Note);
    return roleValue(record, role);
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

} // namespace Clew
