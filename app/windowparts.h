// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <Qt>

class QDockWidget;
class QMainWindow;
class QSettings;
class QWidget;

namespace Clew {

class CodeStyle;
class MainActions;
class SelectionHub;

/// What the desks of a window share. A desk builds the docks and actions of one area, connects its views with
/// its controllers, and meets the other desks at the selection. All parts outlive the desks.
struct WindowParts
{
    QMainWindow &window;
    MainActions &actions;
    SelectionHub &selection;
    const CodeStyle &codeStyle;
    QSettings &settings;

    /// A dock of the window, with its entry in the menu. `name` is the one under which its place is
    /// remembered; the desk gives the title.
    QDockWidget *addDock(const QString &name, QWidget *content, Qt::DockWidgetArea area) const;
    /// Shows a dock and brings it to the front of its tabs.
    static void reveal(QDockWidget *dock);
    /// Shows a message for people in the status bar for a while.
    void say(const QString &message) const;
};

} // namespace Clew
