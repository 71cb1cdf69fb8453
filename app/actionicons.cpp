// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/actionicons.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QAction>
#include <QEvent>
#include <QWidget>

namespace Clew {

ActionIcons::ActionIcons(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    window->installEventFilter(this);
    apply();
}

void ActionIcons::apply()
{
    const QColor ink = Theme::of(m_window->palette()).text;
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    for (QAction *action : actions) {
        // What has none keeps what its owner gave it.
        if (const QIcon icon = actionIcon(action->objectName(), ink); !icon.isNull())
            action->setIcon(icon);
    }
}

bool ActionIcons::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::PaletteChange)
        apply();
    return QObject::eventFilter(watched, event);
}

} // namespace Clew
