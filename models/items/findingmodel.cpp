// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/findingmodel.h"

#include <algorithm>

namespace Clew {

namespace {

QVariant columnValue(const LintFinding &finding, int column)
{
    switch (column) {
    case FindingColumn::Severity:
        return static_cast<int>(finding.severity);
    case FindingColumn::Rule:
        return ruleId(finding.rule);
    case FindingColumn::Record:
        return finding.record.value();
    case FindingColumn::Message:
        return finding.pointer;
    default:
        return {};
    }
}

} // namespace

FindingModel::FindingModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void FindingModel::setFindings(const QList<JudgedFinding> &findings)
{
    beginResetModel();
    m_findings = findings;
    endResetModel();
}

void FindingModel::setRecordFindings(const RecordId &record, const QList<JudgedFinding> &findings)
{
    const auto isOfRecord = [&record](const JudgedFinding &each) { return each.finding.record == record; };
    const auto first = std::ranges::find_if(std::as_const(m_findings), isOfRecord);
    const auto last = std::find_if_not(first, m_findings.cend(), isOfRecord);
    const auto begin = static_cast<int>(first - m_findings.cbegin());
    const auto before = static_cast<int>(last - first);
    const auto after = static_cast<int>(findings.size());
    // Rows that stay keep their place, so that a view's current row does.
    for (int i = 0; i < std::min(before, after); ++i) {
        if (m_findings.at(begin + i) == findings.at(i))
            continue;
        m_findings[begin + i] = findings.at(i);
        Q_EMIT dataChanged(index(begin + i, 0), index(begin + i, FindingColumn::Count - 1));
    }
    if (before > after) {
        beginRemoveRows({}, begin + after, begin + before - 1);
        m_findings.remove(begin + after, before - after);
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, begin + before, begin + after - 1);
        for (int i = before; i < after; ++i)
            m_findings.insert(begin + i, findings.at(i));
        endInsertRows();
    }
}

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FindingColumn::Count;
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const JudgedFinding &judged = m_findings.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case FindingRole::SortRole:
        return columnValue(judged.finding, index.column());
    case FindingRole::FindingRole:
        return QVariant::fromValue(judged);
    default:
        return {};
    }
}

} // namespace Clew
