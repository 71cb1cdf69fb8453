// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recentdesk.h"

#include "app/catalogcontroller.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/mainactions.h"
#include "views/actionwords.h"
#include "views/plaintext.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// "~/runs" for what lies below the user's own folder.
QString shortened(const QString &path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u"~"_s + path.sliced(home.size()) : path;
}

} // namespace

RecentDesk::RecentDesk(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
                       QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_diagnosis(diagnosis)
    , m_logs(parts.settings, u"recent/logs"_s)
    , m_catalogs(parts.settings, u"recent/catalogs"_s)
    , m_menu(new QMenu(parts.actions.fileMenu))
    , m_clear(new QAction(this))
{
    m_menu->setObjectName(u"recentMenu"_s);
    m_clear->setObjectName(u"clearRecent"_s);
    parts.actions.fileMenu->insertMenu(parts.actions.reloadCatalog, m_menu);
    connect(m_clear, &QAction::triggered, this, [this] {
        m_logs.clear();
        m_catalogs.clear();
    });
    connect(&m_diagnosis, &DiagnosisController::started, this, [this] { m_logs.add(m_diagnosis.paths()); });
    connect(&m_catalog, &CatalogController::catalogLoaded, this, [this] {
        if (const QStringList roots = m_catalog.catalog()->roots(); roots != DataPaths::defaultCatalogs())
            m_catalogs.add(roots);
    });
    for (const RecentPaths *recent : {&m_logs, &m_catalogs}) {
        connect(recent, &RecentPaths::changed, this, &RecentDesk::fillMenu);
        connect(recent, &RecentPaths::changed, this, &RecentDesk::changed);
    }
    retranslate();
}

QList<StartEntry> RecentDesk::described(const RecentPaths &recent)
{
    QList<StartEntry> entries;
    for (const QStringList &paths : recent.entries()) {
        const QFileInfo first(paths.constFirst());
        const QString title = paths.size() == 1
                                  ? first.fileName()
                                  : tr("%1 and %n more", "name of a file", static_cast<int>(paths.size() - 1))
                                        .arg(first.fileName());
        entries.append({.path = paths.constFirst(),
                        .title = {.english = title, .chinese = {}},
                        .detail = {.english = shortened(first.absolutePath()), .chinese = {}}});
    }
    return entries;
}

QStringList RecentDesk::entryOf(const RecentPaths &recent, const QString &path)
{
    for (const QStringList &paths : recent.entries()) {
        if (paths.constFirst() == path)
            return paths;
    }
    return {path};
}

void RecentDesk::openLog(const QString &path)
{
    m_diagnosis.diagnoseFiles(entryOf(m_logs, path));
}

void RecentDesk::openCatalog(const QString &path)
{
    m_catalog.open(entryOf(m_catalogs, path));
}

void RecentDesk::fillMenu()
{
    m_menu->clear();
    const auto add = [this](const QList<StartEntry> &entries, void (RecentDesk::*open)(const QString &)) {
        for (const StartEntry &entry : entries) {
            QAction *action = m_menu->addAction(plainButtonText(entry.title.english));
            action->setToolTip(plainToolTip(entry.path));
            action->setStatusTip(entry.path);
            // Queued: what it opens fills this menu anew.
            connect(
                action, &QAction::triggered, this, [this, open, path = entry.path] { (this->*open)(path); },
                Qt::QueuedConnection);
        }
        return !entries.isEmpty();
    };
    if (add(logs(), &RecentDesk::openLog))
        m_menu->addSeparator();
    if (add(catalogs(), &RecentDesk::openCatalog))
        m_menu->addSeparator();
    m_menu->setEnabled(!m_menu->isEmpty());
    m_menu->addAction(m_clear);
}

void RecentDesk::retranslate()
{
    m_menu->setTitle(tr("Open &Recent"));
    setActionWords(m_clear, tr("&Clear This List"), tr("Forget what was open; no file is touched"));
    fillMenu();
}

} // namespace Clew
