// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/issuemodel.h"

namespace Clew {

namespace {

QVariant columnValue(const Issue &issue, int column)
{
    const Place &place = issue.error.place;
    switch (column) {
    case IssueColumn::Severity:
        return static_cast<int>(issue.severity);
    case IssueColumn::Message:
        return errorName(issue.error.code);
    case IssueColumn::File:
        return place.file;
    case IssueColumn::Line:
        return place.line.isValid() ? QVariant(place.line.value()) : QVariant();
    case IssueColumn::LineColumn:
        return place.column > 0 ? QVariant(place.column) : QVariant();
    case IssueColumn::Record:
        return issue.record.value();
    default:
        return {};
    }
}

} // namespace

IssueModel::IssueModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void IssueModel::setIssues(const QList<Issue> &issues)
{
    beginResetModel();
    m_issues = issues;
    endResetModel();
}

int IssueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

int IssueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : IssueColumn::Count;
}

QVariant IssueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const Issue &issue = m_issues.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case IssueRole::SortRole:
        return columnValue(issue, index.column());
    case IssueRole::IssueRole:
        return QVariant::fromValue(issue);
    case IssueRole::SeverityRole:
        return static_cast<int>(issue.severity);
    case IssueRole::CodeRole:
        return static_cast<int>(issue.error.code);
    case IssueRole::ArgumentsRole:
        return issue.error.arguments;
    case IssueRole::PlaceRole:
        return QVariant::fromValue(issue.error.place);
    case IssueRole::RecordIdRole:
        return QVariant::fromValue(issue.record);
    default:
        return {};
    }
}

} // namespace Clew
