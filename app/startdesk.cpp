// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/startdesk.h"

#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/mainactions.h"
#include "app/recentdesk.h"
#include "app/samplelist.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/startpage.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace Clew {

StartDesk::StartDesk(const WindowParts &parts, QWidget &record, DiagnosisController &diagnosis,
                     RecentDesk &recent, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_record(record)
    , m_diagnosis(diagnosis)
    , m_recent(recent)
    , m_centre(new QStackedWidget(&parts.window))
    , m_page(new StartPage(m_centre))
    , m_show(parts.actions.add(parts.actions.helpMenu, u"startPage"_s))
{
    m_centre->setObjectName(u"centre"_s);
    m_centre->addWidget(&m_record);
    m_centre->addWidget(m_page);
    m_page->setWaysIn(parts.actions.openLogs, parts.actions.diagnoseClipboard);
    m_page->setSamples(readSampleList(DataPaths::dataFolder() + u"/samples"_s));
    connect(m_page, &StartPage::logRequested, this, &StartDesk::openLog);
    connect(m_page, &StartPage::catalogRequested, &m_recent, &RecentDesk::openCatalog);
    connect(m_page, &StartPage::browseRequested, this, [this] {
        leave();
        m_parts.actions.find->trigger();
    });
    connect(&m_recent, &RecentDesk::changed, this, &StartDesk::fillRecent);
    connect(m_show, &QAction::triggered, this, &StartDesk::show);
    connect(&m_diagnosis, &DiagnosisController::started, this, &StartDesk::uncover);
    connect(&m_diagnosis, &DiagnosisController::finished, this, [this] {
        if (!isShown())
            Q_EMIT left(); // a log that nothing explains chose no record
    });
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, [this](const RecordId &id) {
        if (!id.isEmpty())
            leave();
    });
    fillRecent();
    retranslate();
}

bool StartDesk::isShown() const
{
    return m_centre->currentWidget() == m_page;
}

void StartDesk::show()
{
    if (isShown())
        return;
    hideBottomDocks();
    m_centre->setCurrentWidget(m_page);
    m_page->setFocus(Qt::OtherFocusReason);
}

void StartDesk::leave()
{
    if (!isShown())
        return;
    uncover();
    Q_EMIT left();
}

void StartDesk::uncover()
{
    if (!isShown())
        return;
    m_centre->setCurrentWidget(&m_record);
    for (const QPointer<QDockWidget> &dock : std::exchange(m_hidden, {})) {
        if (dock)
            dock->show();
    }
    if (m_front)
        m_front->raise();
    m_front.clear();
}

void StartDesk::hideBottomDocks()
{
    const QList<QDockWidget *> docks = m_parts.window.findChildren<QDockWidget *>();
    for (QDockWidget *dock : docks) {
        if (dock->isHidden() || dock->isFloating() ||
            m_parts.window.dockWidgetArea(dock) != Qt::BottomDockWidgetArea)
            continue;
        // Of tabs, the one in front is the one that can be seen.
        if (!dock->visibleRegion().isEmpty() || !m_front)
            m_front = dock;
        m_hidden.append(dock);
    }
    for (const QPointer<QDockWidget> &dock : std::as_const(m_hidden))
        dock->hide();
}

void StartDesk::openLog(const QString &path)
{
    m_recent.openLog(path);
}

void StartDesk::fillRecent()
{
    m_page->setRecentLogs(m_recent.logs());
    m_page->setRecentCatalogs(m_recent.catalogs());
}

void StartDesk::setLanguage(Language language)
{
    m_page->setLanguage(language);
}

void StartDesk::retranslate()
{
    setActionWords(m_show, tr("&Start Page"), tr("Show where to drop a log, samples, and what was open"));
}

} // namespace Clew
