// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/stepedit.h"

#include <QInputMethodEvent>
#include <QKeyEvent>

#include <algorithm>

namespace Clew {

namespace {

/// Whether the line needs the key for its text, so that it is no shortcut of the window. QLineEdit claims
/// more than people expect of it on a desktop (Ctrl+E and Ctrl+K, as a terminal has them).
bool editsText(const QKeyEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return true; // QLineEdit decides
    constexpr int Editing[] = {Qt::Key_A,      Qt::Key_C,      Qt::Key_V,        Qt::Key_X,    Qt::Key_Y,
                               Qt::Key_Z,      Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Home, Qt::Key_End,
                               Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Backspace};
    return std::ranges::find(Editing, event->key()) != std::end(Editing);
}

} // namespace

StepEdit::StepEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    setAcceptDrops(false); // drops go to the window
}

bool StepEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !editsText(static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void StepEdit::inputMethodEvent(QInputMethodEvent *event)
{
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
}

bool StepEdit::isListKey(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape || key == Qt::Key_Down ||
           key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp;
}

void StepEdit::keyPressEvent(QKeyEvent *event)
{
    if (m_composing) {
        if (!isListKey(event->key()))
            QLineEdit::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Down:
        Q_EMIT stepRequested(1);
        return;
    case Qt::Key_Up:
        Q_EMIT stepRequested(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT pageRequested(1);
        return;
    case Qt::Key_PageUp:
        Q_EMIT pageRequested(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT openRequested();
        return;
    case Qt::Key_Escape:
        if (text().isEmpty())
            Q_EMIT leaveRequested();
        else
            clear();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace Clew
