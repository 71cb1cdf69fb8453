// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/shortcutbook.h"
#include "app/windowparts.h"
#include "views/shortcutmodel.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace Clew {

class KeysPage;

/// The keys of the window's actions: the user's own are in force from the start, and a page shows, changes
/// and resets them.
class KeysDesk final : public QObject
{
    Q_OBJECT

public:
    explicit KeysDesk(const WindowParts &parts, QObject *parent = nullptr);

    /// Puts the user's keys in force; to be called when all desks have made their actions.
    void takeActions();
    void retranslate();

private:
    void show();
    void fill();
    void assign(const QString &name, const QKeySequence &key);
    void reset(const QString &name);
    void resetAll();
    [[nodiscard]] QAction *actionNamed(const QString &name) const;

    const WindowParts m_parts;
    ShortcutBook m_book;
    ShortcutModel m_model;
    QPointer<KeysPage> m_page;
    QAction *m_show = nullptr;
};

} // namespace Clew
