// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/shortcutmodel.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace Clew {

/// All keys of the program: to be searched, changed and reset. A key that something else has is told at once
/// and not given away before the user says so.
class KeysPage final : public QDialog
{
    Q_OBJECT

public:
    /// The model must outlive the page.
    KeysPage(ShortcutModel &model, QWidget *parent);

Q_SIGNALS:
    /// Give the action that key alone (empty: none), and take it from whatever action has it.
    void keyRequested(const QString &name, const QKeySequence &key);
    void resetRequested(const QString &name);
    void resetAllRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectParts();
    [[nodiscard]] const ShortcutRow *chosen() const;
    void showChosen();
    void judge();
    void retranslate();

    ShortcutModel &m_model;
    QSortFilterProxyModel *m_rows = nullptr;
    QLineEdit *m_find = nullptr;
    QTreeView *m_table = nullptr;
    QLabel *m_name = nullptr;
    QKeySequenceEdit *m_key = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_resetAll = nullptr;
    QPushButton *m_close = nullptr;
    QLabel *m_verdict = nullptr;
};

} // namespace Clew
