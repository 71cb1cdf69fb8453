// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace Clew {

/// The find text of the list. The list can be walked while the box has the focus: it turns the keys into
/// requests. Text that an input method is still composing is not announced. Drops go to the window.
class FindBox final : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindBox(QWidget *parent = nullptr);

Q_SIGNALS:
    /// The text changed, by a key or by the program.
    void findTextChanged(const QString &text);
    /// Move the current row: 1 is the next one.
    void stepRequested(int rows);
    /// Move by that many screens of rows.
    void pageRequested(int pages);
    /// Open the current row (Return).
    void openRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace Clew
