// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QLineEdit>

namespace Clew {

/// The find text of the list. The list can be walked while the box has the focus: it turns the keys into
/// requests. Text that an input method is still composing is not announced. Drops go to the window.
class FindBox final : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindBox(QWidget *parent = nullptr);

    /// Underlines what of the text could not be understood, until the text changes. Places beyond it are
    /// left out.
    void setFaults(const QList<TextRange> &faults);
    [[nodiscard]] const QList<TextRange> &faults() const { return m_faults; }
    /// An input method is at work: what it shows is no text yet, and its keys are no keys of ours.
    [[nodiscard]] bool isComposing() const { return m_isComposing; }

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
    void inputMethodEvent(QInputMethodEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void markFaults();
    void request(int key);

    QList<TextRange> m_faults;
    bool m_isComposing = false;
};

} // namespace Clew
