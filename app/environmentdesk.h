// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/core/environment.h"
#include "models/jobs/latestjob.h"

#include <QObject>

class QAction;

namespace Clew {

class CatalogModel;

/// The versions that the user runs: asks for them, remembers them, and tells the list which records are about
/// others. Every record is read for that, in a worker.
class EnvironmentDesk final : public QObject
{
    Q_OBJECT

public:
    /// The model must outlive the desk.
    EnvironmentDesk(const WindowParts &parts, CatalogModel &records, QObject *parent = nullptr);

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// A record was edited or added.
    void updateRecord(int row, const Record &record);
    void setText(const QString &text);
    /// What a log says that it was written with, one statement a line; empty: there is no log. What the user
    /// does not state yet is offered.
    void setLogVersions(const QString &text);
    /// Makes the versions of the log those of the user; what the log does not name stays.
    void useLogVersions();
    [[nodiscard]] const Environment &environment() const { return m_environment; }
    void retranslate();

Q_SIGNALS:
    /// Versions of the log that useLogVersions() would take; empty where there is nothing to take.
    void versionsOffered(const QStringList &statements);

private:
    void ask();
    void offer();
    void judge();

    const WindowParts m_parts;
    CatalogModel &m_records;
    QAction *m_ask = nullptr;
    QAction *m_use = nullptr;
    Environment m_environment;
    QString m_logVersions;
    std::shared_ptr<const Catalog> m_catalog;
    QHash<int, Record> m_edited; ///< by row
    LatestJob m_job;
};

} // namespace Clew
