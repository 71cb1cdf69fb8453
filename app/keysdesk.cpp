// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/keysdesk.h"

#include "app/mainactions.h"
#include "app/menuactions.h"
#include "app/viewkeys.h"
#include "views/actionwords.h"
#include "views/keyspage.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Clew {

KeysDesk::KeysDesk(const WindowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_book(parts.settings)
    , m_show(parts.actions.add(parts.actions.helpMenu, u"showKeys"_s, QKeySequence(Qt::Key_F1)))
{
    connect(m_show, &QAction::triggered, this, &KeysDesk::show);
    retranslate();
}

void KeysDesk::takeActions()
{
    for (const MenuAction &item : menuActions(m_parts.window))
        m_book.take(item.action);
}

void KeysDesk::show()
{
    takeActions();
    fill();
    if (!m_page) {
        m_page = new KeysPage(m_model, &m_parts.window);
        connect(m_page, &KeysPage::keyRequested, this, &KeysDesk::assign);
        connect(m_page, &KeysPage::resetRequested, this, &KeysDesk::reset);
        connect(m_page, &KeysPage::resetAllRequested, this, &KeysDesk::resetAll);
    }
    m_page->show();
    m_page->raise();
    m_page->activateWindow();
}

void KeysDesk::fill()
{
    QList<ShortcutRow> rows;
    for (const MenuAction &item : menuActions(m_parts.window)) {
        if (item.action->objectName().isEmpty())
            continue; // comes and goes, as what was open lately
        rows.append({.name = item.action->objectName(),
                     .text = plainActionText(*item.action),
                     .tip = item.action->toolTip(),
                     .place = item.menu,
                     .keys = item.action->shortcuts(),
                     .defaults = m_book.defaults(item.action)});
    }
    m_model.setRows(rows + viewKeys());
}

QAction *KeysDesk::actionNamed(const QString &name) const
{
    for (const MenuAction &item : menuActions(m_parts.window)) {
        if (item.action->objectName() == name)
            return item.action;
    }
    return nullptr;
}

void KeysDesk::assign(const QString &name, const QKeySequence &key)
{
    QAction *action = actionNamed(name);
    if (!action)
        return;
    if (const ShortcutRow *holder = m_model.holderOf(key, name); holder && !holder->isFixed()) {
        if (QAction *other = actionNamed(holder->name)) {
            QList<QKeySequence> left = other->shortcuts();
            left.removeAll(key);
            m_book.setKeys(other, left);
        }
    }
    m_book.setKeys(action, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    fill();
}

void KeysDesk::reset(const QString &name)
{
    QAction *action = actionNamed(name);
    if (!action)
        return;
    // What it gets back must not stay with another, or neither would work.
    for (const QKeySequence &key : m_book.defaults(action)) {
        for (const MenuAction &item : menuActions(m_parts.window)) {
            QList<QKeySequence> keys = item.action->shortcuts();
            if (item.action != action && !item.action->objectName().isEmpty() && keys.removeAll(key) > 0)
                m_book.setKeys(item.action, keys);
        }
    }
    m_book.reset(action);
    fill();
}

void KeysDesk::resetAll()
{
    for (const MenuAction &item : menuActions(m_parts.window)) {
        if (!item.action->objectName().isEmpty())
            m_book.reset(item.action);
    }
    fill();
}

void KeysDesk::retranslate()
{
    setActionWords(m_show, tr("&Keys…"), tr("Show every key, and change them"));
    if (m_page)
        fill();
}

} // namespace Clew
