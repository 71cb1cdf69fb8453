// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintdesk.h"

#include "app/dismissalstore.h"
#include "app/lintservice.h"
#include "models/edit/document.h"
#include "models/items/selectionhub.h"
#include "views/errortext.h"
#include "views/findingspane.h"

#include <QDockWidget>
#include <QInputDialog>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace Clew {

LintDesk::LintDesk(const WindowParts &parts, Document &document, LintService &lint,
                   DismissalStore &dismissals, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_document(document)
    , m_lint(lint)
    , m_dismissals(dismissals)
    , m_pane(new FindingsPane(&parts.window))
    , m_dock(parts.addDock(u"findingsDock"_s, m_pane, Qt::BottomDockWidgetArea))
{
    m_pane->setFindings(&m_findings);
    m_dock->hide();
    connectFindings();
    connectPane();
    retranslate();
}

void LintDesk::connectFindings()
{
    connect(&m_lint, &LintService::findingsChanged, this, &LintDesk::show);
    connect(&m_lint, &LintService::sideFailed, this, [this](const QList<Error> &errors) {
        for (const Error &error : errors)
            say(error);
    });
    connect(&m_dismissals, &DismissalStore::changed, this, &LintDesk::show);
    connect(&m_dismissals, &DismissalStore::failed, this, &LintDesk::say);
}

void LintDesk::connectPane()
{
    connect(m_dock, &QDockWidget::visibilityChanged, this, &LintDesk::startIfShown);
    connect(&m_parts.selection, &SelectionHub::currentChanged, m_pane, &FindingsPane::setCurrentRecord);
    connect(m_pane, &FindingsPane::findingActivated, this, [this](const LintFinding &finding) {
        if (finding.record.isEmpty())
            return;
        m_parts.selection.setCurrent(finding.record);
        Q_EMIT placeRequested(finding.record, finding.pointer);
    });
    connect(m_pane, &FindingsPane::fixRequested, this, &LintDesk::mend);
    connect(m_pane, &FindingsPane::dismissRequested, this, &LintDesk::askForReason);
    connect(m_pane, &FindingsPane::restoreRequested, &m_dismissals, &DismissalStore::restore);
}

void LintDesk::startIfShown()
{
    if (!m_dock->isVisible())
        return;
    m_lint.want();
    m_pane->setRunning(m_lint.isRunning());
}

void LintDesk::show(const QList<RecordId> &records)
{
    m_pane->setRunning(m_lint.isRunning());
    // One by one each row costs the filters a look at all of them.
    constexpr qsizetype Few = 50;
    if (records.isEmpty() || records.size() > Few) {
        showAll();
        return;
    }
    for (const RecordId &id : records)
        m_findings.setRecordFindings(id, m_dismissals.judge(m_lint.findings(id)));
}

/// What could not be read first, then the records in their order.
void LintDesk::showAll()
{
    QList<JudgedFinding> all = m_dismissals.judge(m_lint.findings(RecordId()));
    for (const RecordId &id : m_document.ids())
        all += m_dismissals.judge(m_lint.findings(id));
    m_findings.setFindings(all);
}

void LintDesk::mend(const LintFinding &finding)
{
    if (!finding.fix)
        return;
    const FindingFix &fix = *finding.fix;
    const QByteArray json = fix.text ? m_document.codec().textJson(*fix.text) : QByteArray("null");
    const Result<EditPlan> plan = planSet(m_document, finding.record, fix.pointer, json);
    const Result<void> applied = plan ? m_document.apply(*plan) : Result<void>(std::unexpected(plan.error()));
    if (!applied)
        say(applied.error());
}

void LintDesk::askForReason(const LintFinding &finding)
{
    auto *dialog = new QInputDialog(&m_parts.window);
    dialog->setObjectName(u"dismissReason"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Dismiss Finding"));
    dialog->setLabelText(tr("Why is this all right? The finding comes back when the text changes."));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, finding](const QString &reason) {
        if (reason.trimmed().isEmpty())
            m_parts.say(tr("A finding is dismissed with a reason or not at all."));
        else
            m_dismissals.dismiss(finding, reason.trimmed());
    });
    dialog->open();
}

void LintDesk::say(const Error &error) const
{
    m_parts.say(errorText(error));
}

void LintDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Findings"));
}

} // namespace Clew
