// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/items/issuerole.h"

#include <QAbstractTableModel>
#include <QList>

namespace Clew {

/// Faults met while loading, as rows in the order in which they were met. Lives on the GUI thread.
class IssueModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit IssueModel(QObject *parent = nullptr);

    /// Replaces all rows.
    void setIssues(const QList<Issue> &issues);
    [[nodiscard]] const QList<Issue> &issues() const { return m_issues; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<Issue> m_issues;
};

} // namespace Clew
