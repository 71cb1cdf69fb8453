// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/sessiondesk.h"

#include "app/catalogcontroller.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/diagnosisdesk.h"
#include "app/startdesk.h"
#include "models/items/selectionhub.h"
#include "views/findbox.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool allExist(const QStringList &paths)
{
    return std::ranges::all_of(paths, [](const QString &path) { return QFileInfo::exists(path); });
}

QStringList absolute(const QStringList &paths)
{
    QStringList made;
    for (const QString &path : paths)
        made.append(QFileInfo(path).absoluteFilePath());
    return made;
}

} // namespace

SessionDesk::SessionDesk(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
                         const Views &views, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_catalog(catalog)
    , m_diagnosis(diagnosis)
    , m_views(views)
{
    connect(&m_catalog, &CatalogController::catalogLoaded, this, &SessionDesk::showCatalogPart);
    connect(&m_diagnosis, &DiagnosisController::finished, this, &SessionDesk::showLogPart);
}

QStringList SessionDesk::catalogs() const
{
    const QStringList paths = m_parts.settings.value("session/catalogs"_L1).toStringList();
    return allExist(paths) ? paths : QStringList();
}

void SessionDesk::save() const
{
    QSettings &settings = m_parts.settings;
    const QStringList roots = m_catalog.catalog()->roots();
    settings.setValue("session/catalogs"_L1,
                      roots == DataPaths::defaultCatalogs() ? QStringList() : absolute(roots));
    settings.setValue("session/find"_L1, m_views.find.text());
    settings.setValue("session/record"_L1,
                      m_views.start.isShown() ? QString() : m_parts.selection.current().value());
    const DetailPlace place = m_views.detail.place();
    settings.setValue("session/page"_L1, place.page);
    settings.setValue("session/top"_L1, place.top);
    const LogPlace log = m_views.diagnosis.shownPlace();
    settings.setValue("session/logs"_L1,
                      m_views.start.isShown() ? QStringList() : absolute(m_diagnosis.paths()));
    settings.setValue("session/logInput"_L1, log.input);
    settings.setValue("session/logLine"_L1, log.line.isValid() ? log.line.value() : 0);
}

bool SessionDesk::resume()
{
    const QSettings &settings = m_parts.settings;
    m_record = RecordId(settings.value("session/record"_L1).toString());
    m_place = {.page = settings.value("session/page"_L1).toInt(),
               .top = settings.value("session/top"_L1).toInt()};
    const QStringList logs = settings.value("session/logs"_L1).toStringList();
    m_waitsForLog = !logs.isEmpty() && allExist(logs);
    m_waitsForCatalog = !m_record.isEmpty();
    if (m_waitsForLog) {
        m_logPlace.input = settings.value("session/logInput"_L1).toInt();
        if (const qint64 line = settings.value("session/logLine"_L1).toLongLong(); line > 0)
            m_logPlace.line = LineNumber(line);
        m_diagnosis.diagnoseFiles(logs);
    }
    return m_waitsForLog || m_waitsForCatalog;
}

void SessionDesk::showCatalogPart()
{
    if (!std::exchange(m_waitsForCatalog, false))
        return;
    m_views.find.setText(m_parts.settings.value("session/find"_L1).toString());
    if (!m_catalog.catalog()->find(m_record).isValid())
        return;
    m_parts.selection.setCurrent(m_record);
    m_views.detail.setPlace(m_place);
}

void SessionDesk::showLogPart()
{
    if (!std::exchange(m_waitsForLog, false))
        return;
    if (m_logPlace.line.isValid() && m_logPlace.input < m_diagnosis.diagnosis().inputs.size())
        m_views.diagnosis.showPlace(m_logPlace);
    if (m_catalog.catalog()->find(m_record).isValid()) {
        m_parts.selection.setCurrent(m_record);
        m_views.detail.setPlace(m_place);
    }
}

} // namespace Clew
