// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/fieldchange.h"

#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QTableView;
class QTextEdit;

namespace Clew {

class ChangeListModel;
class ChangeModel;
class Placard;

/// Values that the document and the disk have differently: what a session that ended badly left, and what
/// another program changed as well. Space chooses the disk's value; below stands what differs in the current
/// one.
class ChangesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangesPane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setChanges(ChangeModel *model);

Q_SIGNALS:
    /// The user wants to see the field (Return or a double click).
    void placeActivated(const Clew::RecordId &record, const QString &pointer);
    /// What is chosen shall stand.
    void applied();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void showDifference();
    void updateState();
    void toggleCurrent();

    ChangeModel *m_changes = nullptr;
    ChangeListModel *m_list = nullptr;
    QTableView *m_table = nullptr;
    QTextEdit *m_difference = nullptr;
    QLabel *m_words = nullptr;
    QAction *m_apply = nullptr;
    QAction *m_chooseAll = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
};

} // namespace Clew
