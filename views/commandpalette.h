// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/items/palettemodel.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QListView;

namespace Clew {

class StepEdit;

/// A line over the window in which anything can be asked for by typing some of its letters. Leaves with
/// Escape, and when the keyboard goes elsewhere; gives the keyboard back to who had it.
class CommandPalette final : public QFrame
{
    Q_OBJECT

public:
    /// Lies on top of `window` and becomes its child, hidden. The model must outlive it.
    CommandPalette(PaletteModel &model, QWidget *window);

    /// Shows the palette with an empty line.
    void popUp();

Q_SIGNALS:
    void typed(const QString &text);
    /// The keyboard is back where it was.
    void chosen(const Clew::PaletteEntry &entry);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void place();
    void leave();
    void step(int rows);
    void choose();
    void showFirst();
    void retranslate();

    PaletteModel &m_model;
    StepEdit *m_line = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_nothing = nullptr;
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace Clew
