// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/jobs/latestjob.h"

#include <QObject>

#include <memory>

namespace Clew {

/// Opens catalogs off the GUI thread. Opening again while one is read drops that one.
class CatalogController final : public QObject
{
    Q_OBJECT

public:
    explicit CatalogController(QObject *parent = nullptr);

    /// Never null; empty until the first catalog is read.
    [[nodiscard]] const std::shared_ptr<const Catalog> &catalog() const { return m_catalog; }
    [[nodiscard]] bool isLoading() const { return m_job.isRunning(); }

public Q_SLOTS:
    /// Reads folders and files as one catalog that takes the place of the present one once it is read whole.
    void open(const QStringList &paths);
    /// Reads the same folders and files again.
    void reload();

Q_SIGNALS:
    void loadingChanged(bool loading);
    /// Files done and in all.
    void progressed(const Clew::JobProgress &progress);
    void catalogLoaded(const std::shared_ptr<const Clew::Catalog> &catalog);
    void failed(const Clew::Error &error);

private:
    void take(Result<std::shared_ptr<const Catalog>> result);

    std::shared_ptr<const Catalog> m_catalog;
    QStringList m_paths;
    LatestJob m_job;
};

} // namespace Clew
