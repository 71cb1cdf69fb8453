// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosisdesk.h"

#include "app/diagnosiscontroller.h"
#include "app/mainactions.h"
#include "models/items/selectionhub.h"
#include "views/dropzone.h"
#include "views/errortext.h"
#include "views/logview.h"
#include "views/verdictpane.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMainWindow>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace Clew {

DiagnosisDesk::DiagnosisDesk(const WindowParts &parts, DiagnosisController &diagnosis, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_diagnosis(diagnosis)
    , m_split(new QSplitter(Qt::Horizontal, &parts.window))
    , m_pane(new VerdictPane(parts.codeStyle, m_split))
    , m_log(new LogView(m_split))
    , m_dock(parts.addDock(u"diagnosisDock"_s, m_split, Qt::BottomDockWidgetArea))
{
    m_split->setObjectName(u"diagnosisSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes({480, 800});
    m_pane->setModel(&m_verdicts);
    connectRun();
    connectPane();
    connectWaysIn();
    retranslate();
}

void DiagnosisDesk::connectRun()
{
    connect(&m_diagnosis, &DiagnosisController::started, this, &DiagnosisDesk::begin);
    connect(&m_diagnosis, &DiagnosisController::progressed, m_pane, &VerdictPane::setProgress);
    connect(&m_diagnosis, &DiagnosisController::diagnosisChanged, this, &DiagnosisDesk::showDiagnosis);
    connect(&m_diagnosis, &DiagnosisController::finished, m_pane, &VerdictPane::endScan);
    connect(&m_diagnosis, &DiagnosisController::regexesRejected, this, &DiagnosisDesk::issuesFound);
    connect(&m_diagnosis, &DiagnosisController::inputsRefused, this, [this](const QList<Issue> &issues) {
        if (!issues.isEmpty())
            m_parts.say(errorText(issues.constFirst().error));
        Q_EMIT issuesFound(issues);
    });
}

void DiagnosisDesk::connectPane()
{
    connect(m_pane, &VerdictPane::stopRequested, &m_diagnosis, &DiagnosisController::stop);
    connect(m_pane, &VerdictPane::placeActivated, this, &DiagnosisDesk::showPlace);
    connect(m_pane, &VerdictPane::recordRequested, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_pane, &VerdictPane::verdictActivated, this, [this](const RecordId &id, const LogPlace &place) {
        m_parts.selection.setCurrent(id);
        showPlace(place);
    });
    connect(&m_parts.selection, &SelectionHub::currentChanged, m_pane, &VerdictPane::setCurrentRecord);
}

void DiagnosisDesk::connectWaysIn()
{
    const MainActions &actions = m_parts.actions;
    connect(actions.openLogs, &QAction::triggered, this, &DiagnosisDesk::chooseLogs);
    connect(actions.diagnoseClipboard, &QAction::triggered, this, &DiagnosisDesk::diagnoseClipboard);
    connect(actions.stop, &QAction::triggered, &m_diagnosis, &DiagnosisController::stop);
    connect(actions.nextVerdict, &QAction::triggered, this, [this] { stepVerdict(1); });
    connect(actions.previousVerdict, &QAction::triggered, this, [this] { stepVerdict(-1); });

    auto *drop = new DropZone(&m_parts.window);
    connect(drop, &DropZone::filesDropped, this, &DiagnosisDesk::diagnoseUrls);
    connect(drop, &DropZone::textDropped, &m_diagnosis, &DiagnosisController::diagnoseText);
}

void DiagnosisDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_pane->setCatalog(catalog);
}

void DiagnosisDesk::setLanguage(Language language)
{
    m_pane->setLanguage(language);
}

void DiagnosisDesk::begin(const QString &name)
{
    m_shownInput = -1;
    m_shownVerdict = -1;
    m_showedFirstVerdict = false;
    m_log->setSource(nullptr);
    WindowParts::reveal(m_dock);
    Q_EMIT logNameChanged(name);
}

void DiagnosisDesk::showDiagnosis(const Diagnosis &diagnosis)
{
    m_verdicts.setDiagnosis(diagnosis);
    if (m_shownInput >= 0)
        showMarks(m_shownInput);
    // The first verdict that comes is shown; what the user looks at afterwards is the user's own choice.
    if (m_showedFirstVerdict)
        return;
    if (!diagnosis.verdicts.isEmpty()) {
        m_showedFirstVerdict = true;
        stepVerdict(1);
    } else if (!m_diagnosis.isRunning() && !diagnosis.inputs.isEmpty()) {
        showPlace({.line = LineNumber(1)});
    }
}

void DiagnosisDesk::stepVerdict(int step)
{
    const auto &verdicts = m_verdicts.diagnosis().verdicts;
    if (verdicts.isEmpty())
        return;
    const int count = static_cast<int>(verdicts.size());
    const int from = m_shownVerdict < 0 && step < 0 ? 0 : m_shownVerdict;
    m_shownVerdict = (from + step + count) % count;
    const Verdict &verdict = verdicts.at(m_shownVerdict);
    m_parts.selection.setCurrent(verdict.id);
    showPlace(verdict.first);
}

LogPlace DiagnosisDesk::shownPlace() const
{
    LogPlace place;
    if (m_shownInput >= 0) {
        place.input = m_shownInput;
        place.line = m_log->currentLine();
    }
    return place;
}

void DiagnosisDesk::showPlace(const LogPlace &place)
{
    if (place.input != m_shownInput) {
        m_log->setSource(m_diagnosis.lines(place.input));
        m_shownInput = place.input;
        showMarks(place.input);
    }
    m_log->goToLine(place.line);
}

void DiagnosisDesk::showMarks(int input)
{
    QList<LogMark> marks;
    for (const Verdict &verdict : m_verdicts.diagnosis().verdicts) {
        for (const LogPlace &place : {verdict.first, verdict.last}) {
            const LogMark mark{.line = place.line, .level = verdict.level, .title = verdict.id.value()};
            if (place.input == input && place.line.isValid() && !marks.contains(mark))
                marks.append(mark);
        }
    }
    m_log->setMarks(marks);
}

void DiagnosisDesk::chooseLogs()
{
    const QStringList files = QFileDialog::getOpenFileNames(&m_parts.window, tr("Diagnose Logs"));
    if (!files.isEmpty())
        m_diagnosis.diagnoseFiles(files);
}

void DiagnosisDesk::diagnoseClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        m_parts.say(tr("There is no text on the clipboard."));
    else
        m_diagnosis.diagnoseText(text);
}

void DiagnosisDesk::diagnoseUrls(const QList<QUrl> &urls)
{
    QStringList paths;
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
        else
            m_parts.say(tr("Only files of this machine can be read, not %1").arg(url.toDisplayString()));
    }
    if (!paths.isEmpty())
        m_diagnosis.diagnoseFiles(paths);
}

void DiagnosisDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Diagnosis"));
    m_log->setAccessibleName(tr("Log"));
}

} // namespace Clew
