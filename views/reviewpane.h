// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QTableView;

namespace Clew {

class Placard;
class ReviewListModel;
class ReviewModel;

/// The queue of records that wait for a reviewer, and the buttons of what a reviewer can do. Return shows a
/// record.
class ReviewPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setQueue(ReviewModel *model);
    /// Buttons for what else the window can do with the current record; in order.
    void addButtons(const QList<QAction *> &actions);
    /// While the records are being looked at there is nothing to say yet.
    void setRunning(bool running);
    void setCurrentRecord(const RecordId &record);

Q_SIGNALS:
    /// The user opened a record (Return or a double click).
    void recordActivated(const Clew::RecordId &record);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void updateState();

    ReviewListModel *m_list = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_buttons = nullptr;
    QLabel *m_count = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    bool m_isRunning = false;
};

} // namespace Clew
