// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QKeySequence;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;

namespace Clew {

class FindingListModel;
class FindingModel;
class Placard;

/// What the rules found in the catalog: a table, above it what of it is shown. Return goes to the record and
/// field, Alt+Return mends, Delete dismisses, Insert takes that back.
class FindingsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setFindings(FindingModel *model);
    /// While the rules run for the first time there is nothing to say yet.
    void setRunning(bool running);
    /// The record that "This record" means.
    void setCurrentRecord(const RecordId &record);
    [[nodiscard]] QTableView *table() const { return m_table; }

Q_SIGNALS:
    /// The user opened a finding (Return or a double click).
    void findingActivated(const Clew::LintFinding &finding);
    /// The user wants the finding mended as it proposes.
    void fixRequested(const Clew::LintFinding &finding);
    /// The user does not want to see this one again while its text is as it is.
    void dismissRequested(const Clew::LintFinding &finding);
    /// The user wants to see a dismissed one again.
    void restoreRequested(const Clew::LintFinding &finding);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Intent = void (FindingsPane::*)(const LintFinding &);

    void layOut();
    void layOutTable();
    void connectParts();
    QAction *add(const QString &name, const QKeySequence &shortcut, Intent intent);
    void retranslate();
    void fillRules();
    void fillSeverities();
    void applyFilter();
    void updateState();
    void updateActions();

    FindingModel *m_findings = nullptr;
    FindingListModel *m_list = nullptr;
    QLineEdit *m_text = nullptr;
    QComboBox *m_severities = nullptr;
    QComboBox *m_rules = nullptr;
    QCheckBox *m_onlyCurrent = nullptr;
    QCheckBox *m_showDismissed = nullptr;
    QLabel *m_count = nullptr;
    QTableView *m_table = nullptr;
    QAction *m_fix = nullptr;
    QAction *m_dismiss = nullptr;
    QAction *m_restore = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    RecordId m_record;
    bool m_isRunning = false;
};

} // namespace Clew
