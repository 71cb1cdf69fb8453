// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/draghandle.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QApplication>
#include <QMouseEvent>

namespace Clew {

DragHandle::DragHandle(QWidget *parent)
    : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setCursor(Qt::OpenHandCursor);
    // There is nothing to press: the keyboard has the buttons that save and copy.
    setFocusPolicy(Qt::NoFocus);
    applyTheme();
}

void DragHandle::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = event->position().toPoint();
    QToolButton::mousePressEvent(event);
}

void DragHandle::mouseMoveEvent(QMouseEvent *event)
{
    const int moved = (event->position().toPoint() - m_pressed).manhattanLength();
    if (!event->buttons().testFlag(Qt::LeftButton) || moved < QApplication::startDragDistance())
        return;
    setDown(false);
    Q_EMIT dragRequested(this);
}

void DragHandle::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
    QToolButton::changeEvent(event);
}

void DragHandle::applyTheme()
{
    setIcon(actionIcon(QStringLiteral("shareDiagnosis"), Theme::of(palette()).accent));
}

} // namespace Clew
