// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"

#include "models/io/catalogreader.h"

#include <QElapsedTimer>
#include <QLoggingCategory>

namespace Clew {

Q_LOGGING_CATEGORY(lcCatalog, "clew.app.catalog", QtWarningMsg)

CatalogController::CatalogController(QObject *parent)
    : QObject(parent)
    , m_catalog(std::make_shared<const Catalog>())
{
    connect(&m_job, &LatestJob::runningChanged, this, &CatalogController::loadingChanged);
    connect(&m_job, &LatestJob::progressed, this, &CatalogController::progressed);
}

void CatalogController::open(const QStringList &paths)
{
    using Loaded = std::shared_ptr<const Catalog>;
    m_paths = paths;
    m_job.start<Loaded>(
        [paths](JobControl &control) -> Result<Loaded> {
            return CatalogReader().read(
                paths, control.stopToken(), [&control](const CatalogProgress &progress) {
                    control.report({.done = progress.filesDone, .total = progress.filesTotal});
                });
        },
        [this](Result<Loaded> result) { take(std::move(result)); });
}

void CatalogController::reload()
{
    open(m_paths);
}

void CatalogController::take(Result<std::shared_ptr<const Catalog>> result)
{
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    m_catalog = *result;
    qCInfo(lcCatalog, "catalog loaded: %lld records", static_cast<long long>(m_catalog->size()));
    Q_EMIT catalogLoaded(m_catalog);
}

} // namespace Clew
