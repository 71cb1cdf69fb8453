// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/mainactions.h"

#include "views/actionwords.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace Clew {

MainActions::MainActions(QMainWindow *window)
    : QObject(window)
    , newWindow(add("newWindow"))
    , openCatalog(add("openCatalog"))
    , reloadCatalog(add("reloadCatalog"))
    , openLogs(add("openLogs"))
    , diagnoseClipboard(add("diagnoseClipboard"))
    , stop(add("stop"))
    , quit(add("quit"))
    , find(add("find"))
    , nextVerdict(add("nextVerdict"))
    , previousVerdict(add("previousVerdict"))
    , english(add("english"))
    , chinese(add("chinese"))
    , about(add("about"))
    , m_window(window)
{
    newWindow->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    openCatalog->setShortcut(QKeySequence::Open);
    reloadCatalog->setShortcut(QKeySequence::Refresh);
    openLogs->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    diagnoseClipboard->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    stop->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period));
    quit->setShortcut(QKeySequence::Quit);
    find->setShortcut(QKeySequence::Find);
    nextVerdict->setShortcut(QKeySequence(Qt::Key_F4));
    previousVerdict->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F4));
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);

    auto *languages = new QActionGroup(this);
    for (QAction *language : {english, chinese}) {
        language->setCheckable(true);
        languages->addAction(language);
    }

    QMenuBar *bar = window->menuBar();
    fileMenu = bar->addMenu(QString());
    fileMenu->addAction(newWindow);
    fileMenu->addSeparator();
    fileMenu->addActions({openLogs, diagnoseClipboard, stop});
    fileMenu->addSeparator();
    fileMenu->addActions({openCatalog, reloadCatalog});
    fileMenu->addSeparator();
    fileMenu->addAction(quit);
    editMenu = bar->addMenu(QString());
    editMenu->addActions({find, nextVerdict, previousVerdict});
    viewMenu = bar->addMenu(QString());
    m_languageMenu = viewMenu->addMenu(QString());
    m_languageMenu->addActions({english, chinese});
    viewMenu->addSeparator();
    goMenu = bar->addMenu(QString());
    helpMenu = bar->addMenu(QString());
    helpMenu->addAction(about);
    retranslate();
}

QAction *MainActions::add(const char *name)
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    return action;
}

QAction *MainActions::add(QMenu *menu, const QString &name, const QKeySequence &shortcut)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    menu->addAction(action);
    return action;
}

void MainActions::retranslate()
{
    setActionWords(newWindow, tr("&New Window"), tr("Open another window of the program"));
    setActionWords(openCatalog, tr("&Open Catalog…"),
                   tr("Open a folder of records in place of the present catalog"));
    setActionWords(reloadCatalog, tr("&Reload Catalog"), tr("Read the records from disk again"));
    setActionWords(openLogs, tr("&Diagnose Logs…"), tr("Choose log files and be told what went wrong"));
    setActionWords(diagnoseClipboard, tr("Diagnose &Clipboard"), tr("Diagnose the text on the clipboard"));
    setActionWords(stop, tr("&Stop"), tr("Stop reading the log and keep what was found"));
    setActionWords(quit, tr("&Quit"), tr("Close the program"));
    setActionWords(find, tr("&Find Record"), tr("Find a record by its signature or id"));
    setActionWords(nextVerdict, tr("&Next Verdict"), tr("Go to the next verdict and its line"));
    setActionWords(previousVerdict, tr("&Previous Verdict"), tr("Go to the previous verdict and its line"));
    setActionWords(english, u"&English"_s, tr("Show the window in English"));
    setActionWords(chinese, u"简体中文(&C)"_s, tr("Show the window in Chinese"));
    setActionWords(about, tr("&About Clew"), tr("What this program is"));
    fileMenu->setTitle(tr("&File"));
    editMenu->setTitle(tr("&Edit"));
    viewMenu->setTitle(tr("&View"));
    m_languageMenu->setTitle(tr("&Language of the Window"));
    goMenu->setTitle(tr("&Go"));
    helpMenu->setTitle(tr("&Help"));
}

} // namespace Clew
