// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"

#include <QAbstractTableModel>
#include <QList>

namespace Clew {

/// Columns of a FindingModel; plain enum because Qt wants int.
namespace FindingColumn {
enum Column { Severity, Rule, Record, Message, Count };
}

namespace FindingRole {
enum Role {
    FindingRole = Qt::UserRole + 1, ///< the JudgedFinding
    SortRole,                       ///< number or text
};
}

/// What the rules found, as rows in the order in which it was found. Facts alone: words are the view's. Lives
/// on the GUI thread.
class FindingModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit FindingModel(QObject *parent = nullptr);

    /// Replaces all rows.
    void setFindings(const QList<JudgedFinding> &findings);
    /// Replaces the rows of one record, in their place; those of a record without rows come last.
    void setRecordFindings(const RecordId &record, const QList<JudgedFinding> &findings);
    [[nodiscard]] const QList<JudgedFinding> &findings() const { return m_findings; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<JudgedFinding> m_findings; ///< those of a record side by side
};

} // namespace Clew
