// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/windowparts.h"

#include "app/mainactions.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MessageMs = 8000;

} // namespace

QDockWidget *WindowParts::addDock(const QString &name, QWidget *content, Qt::DockWidgetArea area) const
{
    auto *dock = new QDockWidget(&window);
    dock->setObjectName(name);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    dock->toggleViewAction()->setObjectName(u"show_"_s + name);
    actions.viewMenu->addAction(dock->toggleViewAction());
    return dock;
}

void WindowParts::reveal(QDockWidget *dock)
{
    dock->show();
    dock->raise();
}

void WindowParts::say(const QString &message) const
{
    window.statusBar()->showMessage(message, MessageMs);
}

} // namespace Clew
