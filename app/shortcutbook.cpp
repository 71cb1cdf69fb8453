// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/shortcutbook.h"

#include <QAction>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString keyOf(const QAction *action)
{
    return u"keys/"_s + action->objectName();
}

} // namespace

ShortcutBook::ShortcutBook(QSettings &settings)
    : m_settings(settings)
{
}

void ShortcutBook::take(QAction *action)
{
    const QString name = action->objectName();
    if (name.isEmpty() || m_defaults.contains(name))
        return;
    m_defaults.insert(name, action->shortcuts());
    if (!m_settings.contains(keyOf(action)))
        return;
    QList<QKeySequence> keys;
    for (const QString &text : m_settings.value(keyOf(action)).toStringList()) {
        if (const auto key = QKeySequence::fromString(text, QKeySequence::PortableText); !key.isEmpty())
            keys.append(key);
    }
    action->setShortcuts(keys);
}

QList<QKeySequence> ShortcutBook::defaults(const QAction *action) const
{
    return m_defaults.value(action->objectName());
}

void ShortcutBook::setKeys(QAction *action, const QList<QKeySequence> &keys)
{
    if (keys == defaults(action)) {
        reset(action);
        return;
    }
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    m_settings.setValue(keyOf(action), texts);
    action->setShortcuts(keys);
}

void ShortcutBook::reset(QAction *action)
{
    m_settings.remove(keyOf(action));
    action->setShortcuts(defaults(action));
}

} // namespace Clew
