// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace Clew {

/// A text line above a list, which can be walked while the line has the focus: it turns the keys into
/// requests. Keys of the window work in it, but those that edit a text. While an input method composes, no
/// key is a request, and what it composes is not announced.
class StepEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit StepEdit(QWidget *parent = nullptr);

    /// An input method is at work: what it shows is no text yet, and its keys are no keys of ours.
    [[nodiscard]] bool isComposing() const { return m_composing; }

Q_SIGNALS:
    /// Move the current row: 1 is the next one.
    void stepRequested(int rows);
    /// Move by that many screens of rows.
    void pageRequested(int pages);
    /// Open the current row (Return).
    void openRequested();
    /// Escape was pressed while there is no text.
    void leaveRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    /// The keys that are requests.
    [[nodiscard]] static bool isListKey(int key);

private:
    bool m_composing = false;
};

} // namespace Clew
