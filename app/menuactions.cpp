// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/menuactions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString withoutAccessKey(const QString &text)
{
    // Chinese texts carry the key in brackets at their end.
    static const QRegularExpression bracketed(u"\\(&.\\)"_s);
    static const QRegularExpression mark(u"&(.)"_s);
    QString plain = text;
    return plain.remove(bracketed).replace(mark, u"\\1"_s);
}

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
