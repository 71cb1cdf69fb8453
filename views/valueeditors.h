// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>
#include <QWidget>

class QDoubleSpinBox;
class QSlider;

namespace Clew {

/// A text in a cell: Return ends editing, Shift+Return starts a line, Tab goes on. What an input method
/// composes is left to it.
class CellTextEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CellTextEdit(QWidget *parent);

    /// The text with every character that was put in; QPlainTextEdit would turn no-break spaces into blanks.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// A rate from 0 to 1 as slider and number, or null.
class RateEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit RateEdit(QWidget *parent);

    void setRate(const QString &json);
    /// JSON: a number or null.
    [[nodiscard]] QString rate() const;
    [[nodiscard]] bool isModified() const { return m_modified; }

private:
    QSlider *m_slider = nullptr;
    QDoubleSpinBox *m_number = nullptr;
    bool m_modified = false;
    bool m_following = false; ///< one of the two moves because the other did
};

} // namespace Clew
