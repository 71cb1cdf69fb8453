// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace Clew {

/// The main window's actions and menus: texts, tool tips and shortcuts, in the language of the moment. Does
/// nothing itself; the window connects.
class MainActions final : public QObject
{
    Q_OBJECT

public:
    /// Builds the menus of `window`, which owns this object.
    explicit MainActions(QMainWindow *window);

    QAction *newWindow = nullptr;
    QAction *openCatalog = nullptr;
    QAction *reloadCatalog = nullptr;
    QAction *openLogs = nullptr;
    QAction *diagnoseClipboard = nullptr;
    QAction *stop = nullptr;
    QAction *quit = nullptr;
    QAction *find = nullptr;
    QAction *nextVerdict = nullptr;
    QAction *previousVerdict = nullptr;
    QAction *english = nullptr;
    QAction *chinese = nullptr;
    QAction *about = nullptr;
    QMenu *fileMenu = nullptr;
    QMenu *editMenu = nullptr;
    QMenu *viewMenu = nullptr;
    QMenu *goMenu = nullptr;
    QMenu *helpMenu = nullptr;

    /// A new action without texts in a menu of the window, for a desk that says its texts itself.
    QAction *add(QMenu *menu, const QString &name, const QKeySequence &shortcut = {});

    /// Makes every text anew; to be called on QEvent::LanguageChange.
    void retranslate();

private:
    QAction *add(const char *name);

    QMainWindow *m_window = nullptr;
    QMenu *m_languageMenu = nullptr;
};

} // namespace Clew
