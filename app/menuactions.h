// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

class QAction;
class QMainWindow;

namespace Clew {

/// An action and where it stands.
struct MenuAction
{
    QAction *action = nullptr;
    QString menu; ///< title of its menu, within another: "View › Language"
};

/// Every action of the window's menus that does something, in the order of the menus. The menu bar is the one
/// list of actions: the palette and the page of keys show what stands there.
[[nodiscard]] QList<MenuAction> menuActions(const QMainWindow &window);

/// The text of an action without the marks of its access key and its dots.
[[nodiscard]] QString plainActionText(const QAction &action);

} // namespace Clew
