// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/place.h"
#include "models/core/recordid.h"

#include <QWidget>

class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace Clew {

class IssueModel;
class IssueTextModel;
class Placard;

/// What could not be loaded, as a table that can be sorted and copied.
class IssuePane final : public QWidget
{
    Q_OBJECT

public:
    explicit IssuePane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setIssues(IssueModel *model);

public Q_SLOTS:
    /// Copies the selected rows as lines of tab-separated text.
    void copySelected();

Q_SIGNALS:
    /// The user opened an issue (Return or a double click); the id is empty where the fault stands outside
    /// any record.
    void issueActivated(const Clew::Place &place, const Clew::RecordId &record);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void updateState();

    IssueModel *m_issues = nullptr;
    IssueTextModel *m_texts = nullptr;
    QSortFilterProxyModel *m_sorted = nullptr;
    QTableView *m_table = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
};

} // namespace Clew
