// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/recentpaths.h"
#include "app/windowparts.h"
#include "views/startentry.h"

#include <QObject>

class QAction;
class QMenu;

namespace Clew {

class CatalogController;
class DiagnosisController;

/// Logs and catalogs that were open lately: remembers them, and offers them in a menu of the window.
class RecentDesk final : public QObject
{
    Q_OBJECT

public:
    /// The controllers must outlive the desk.
    RecentDesk(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
               QObject *parent = nullptr);

    [[nodiscard]] QList<StartEntry> logs() const { return described(m_logs); }
    /// Those that are opened anyway are left out.
    [[nodiscard]] QList<StartEntry> catalogs() const { return described(m_catalogs); }
    /// Opens what was opened under the path of such an entry.
    void openLog(const QString &path);
    void openCatalog(const QString &path);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] static QList<StartEntry> described(const RecentPaths &recent);
    [[nodiscard]] static QStringList entryOf(const RecentPaths &recent, const QString &path);
    void fillMenu();

    CatalogController &m_catalog;
    DiagnosisController &m_diagnosis;
    RecentPaths m_logs;
    RecentPaths m_catalogs;
    QMenu *m_menu = nullptr;
    QAction *m_clear = nullptr;
};

} // namespace Clew
