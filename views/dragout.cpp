// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/dragout.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace Clew {

DragOut::DragOut(QWidget *source)
    : QObject(source)
{
    source->installEventFilter(this);
}

bool DragOut::eventFilter(QObject *watched, QEvent *event)
{
    Q_UNUSED(watched)
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() != Qt::LeftButton || !mouse->modifiers().testFlag(Qt::ControlModifier))
            return false;
        m_pressedAt = mouse->position().toPoint();
        return true;
    }
    case QEvent::MouseMove: {
        if (!m_pressedAt)
            return false;
        const QPoint at = static_cast<QMouseEvent *>(event)->position().toPoint();
        if ((at - *m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
            m_pressedAt.reset(); // whoever drags takes the mouse: its release is not seen here
            Q_EMIT wanted();
        }
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const bool isOurs = m_pressedAt.has_value();
        m_pressedAt.reset();
        return isOurs;
    }
    default:
        return false;
    }
}

} // namespace Clew
