// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/menuactions.h"

#include "views/actionwords.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

void collect(const QList<QAction *> &actions, const QString &title, QList<MenuAction> &found)
{
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        if (const QMenu *menu = action->menu()) {
            const QString name = withoutAccessKey(menu->title());
            collect(menu->actions(), title.isEmpty() ? name : u"%1 › %2"_s.arg(title, name), found);
        } else {
            found.append({.action = action, .menu = title});
        }
    }
}

} // namespace

QList<MenuAction> menuActions(const QMainWindow &window)
{
    QList<MenuAction> found;
    if (const auto *bar = qobject_cast<const QMenuBar *>(window.menuWidget()))
        collect(bar->actions(), {}, found);
    return found;
}

QString plainActionText(const QAction &action)
{
    QString text = withoutAccessKey(action.text());
    if (text.endsWith(u'…'))
        text.chop(1);
    return text;
}

} // namespace Clew
