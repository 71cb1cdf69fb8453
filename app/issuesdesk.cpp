// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/issuesdesk.h"

#include "models/items/selectionhub.h"
#include "views/issuepane.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

IssuesDesk::IssuesDesk(const WindowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_pane(new IssuePane(&parts.window))
    , m_dock(parts.addDock(u"issuesDock"_s, m_pane, Qt::BottomDockWidgetArea))
    , m_button(new QToolButton(&parts.window))
{
    m_pane->setIssues(&m_issues);
    m_dock->hide();
    m_button->setObjectName(u"issuesButton"_s);
    m_button->setAutoRaise(true);
    m_button->hide();
    m_parts.window.statusBar()->addPermanentWidget(m_button);
    connect(m_button, &QToolButton::clicked, this, [this] { WindowParts::reveal(m_dock); });
    connect(m_pane, &IssuePane::issueActivated, this, [this](const Place &, const RecordId &record) {
        if (!record.isEmpty())
            m_parts.selection.setCurrent(record);
    });
    retranslate();
}

void IssuesDesk::setIssues(const QList<Issue> &issues)
{
    m_issues.setIssues(issues);
    retranslate();
}

void IssuesDesk::addIssues(const QList<Issue> &issues)
{
    QList<Issue> all = m_issues.issues();
    for (const Issue &issue : issues) {
        if (!all.contains(issue))
            all.append(issue);
    }
    setIssues(all);
}

void IssuesDesk::retranslate()
{
    const int count = static_cast<int>(m_issues.issues().size());
    m_dock->setWindowTitle(tr("Issues"));
    m_button->setText(tr("%n issue(s)", nullptr, count));
    m_button->setToolTip(tr("Show what could not be read"));
    m_button->setVisible(count > 0);
}

} // namespace Clew
