// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/catalogmodel.h"

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

QVariant columnValue(const RecordSummary &summary, int column)
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
    endResetModel();
}

void CatalogModel::setSummary(const RecordId &id, const RecordSummary &summary)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    m_edited.insert(row, summary);
    Q_EMIT dataChanged(index(row, 0), index(row, RecordColumn::Count - 1));
}

const RecordSummary &CatalogModel::summary(int row) const
{
    Q_ASSERT(m_catalog && row >= 0 && row < m_catalog->size());
    const auto edited = m_edited.constFind(row);
    return edited != m_edited.constEnd() ? *edited : m_catalog->summary(RecordIndex(row));
}

int CatalogModel::rowOf(const RecordId &id) const
{
    return m_catalog ? static_cast<int>(m_catalog->find(id).value()) : -1;
}

int CatalogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_catalog ? 0 : static_cast<int>(m_catalog->size());
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
        return columnValue(record, index.column());
    return roleValue(record, role);
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

} // namespace Clew
