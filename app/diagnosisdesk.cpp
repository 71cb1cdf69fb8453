// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosisdesk.h"

#include "app/diagnosiscontroller.h"
#include "app/filequestion.h"
#include "app/logdesk.h"
#include "app/mainactions.h"
#include "models/diagnosis/logprefix.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/dropzone.h"
#include "views/errortext.h"
#include "views/logpane.h"
#include "views/verdictpane.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QSet>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype VersionInputs = 8; // whose beginnings are read for versions

} // namespace

DiagnosisDesk::DiagnosisDesk(const WindowParts &parts, DiagnosisController &diagnosis, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_diagnosis(diagnosis)
    , m_split(new QSplitter(Qt::Horizontal, &parts.window))
    , m_pane(new VerdictPane(parts.codeStyle, m_split))
    , m_log(new LogDesk(parts, diagnosis, m_split))
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
    connect(&m_diagnosis, &DiagnosisController::finished, this, &DiagnosisDesk::readVersions);
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
    connect(m_pane, &VerdictPane::placeActivated, m_log, &LogDesk::showPlace);
    connect(m_pane, &VerdictPane::recordRequested, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_pane, &VerdictPane::verdictActivated, this, [this](const RecordId &id, const LogPlace &place) {
        m_parts.selection.setCurrent(id);
        m_log->showPlace(place);
    });
    connect(&m_parts.selection, &SelectionHub::currentChanged, m_pane, &VerdictPane::setCurrentRecord);
    connect(m_pane, &VerdictPane::versionsWanted, this, &DiagnosisDesk::versionsWanted);
    connect(m_pane, &VerdictPane::draftRequested, this, &DiagnosisDesk::draftRecord);
    m_draft = m_parts.actions.add(m_parts.actions.editMenu, u"draftRecord"_s, QKeySequence(Qt::Key_F7));
    connect(m_draft, &QAction::triggered, this, [this] {
        // The error that the user looks at, else the first that no record explains.
        const LogPlace here = m_log->currentPlace();
        const auto &unexplained = m_verdicts.diagnosis().unexplained;
        const bool looksAtLog = m_log->pane()->view()->hasFocus();
        draftRecord(looksAtLog || unexplained.isEmpty() ? here : unexplained.constFirst().first);
    });
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
    m_catalog = catalog;
    m_pane->setCatalog(catalog);
}

void DiagnosisDesk::setLanguage(Language language)
{
    m_pane->setLanguage(language);
}

void DiagnosisDesk::begin(const QString &name)
{
    m_shownVerdict = -1;
    m_followed = {};
    m_showedFirstVerdict = m_log->keepsPlace();
    WindowParts::reveal(m_dock);
    Q_EMIT versionsRead({});
    Q_EMIT logNameChanged(name);
}

/// Several logs of one run say the same; the first one that names something counts.
void DiagnosisDesk::readVersions()
{
    QStringList lines;
    QSet<QString> names;
    const auto inputs = static_cast<int>(std::min<qsizetype>(m_diagnosis.inputs().size(), VersionInputs));
    for (int input = 0; input < inputs; ++input) {
        for (const VersionEntry &entry : versionsIn(m_log->beginningOf(input).toUtf8())) {
            const QString name = entry.version.section(u'=', 0, 0);
            if (!names.contains(name))
                lines.append(entry.version);
            names.insert(name);
        }
    }
    Q_EMIT versionsRead(lines.join(u'\n'));
}

void DiagnosisDesk::offerVersions(const QStringList &statements)
{
    m_pane->setVersions(statements);
}

void DiagnosisDesk::showDiagnosis(const Diagnosis &diagnosis)
{
    m_verdicts.setDiagnosis(diagnosis);
    if (diagnosis.verdicts.isEmpty())
        return;
    // The first verdict is shown, and another one that takes its place while the rest is read (of several
    // logs, the launcher's may come before the rank that failed). What the user looks at is left alone.
    const RecordId first = diagnosis.verdicts.constFirst().id;
    const bool isUntouched = !m_followed.isEmpty() && m_parts.selection.current() == m_followed;
    if (m_showedFirstVerdict && (!isUntouched || first == m_followed))
        return;
    m_showedFirstVerdict = true;
    m_shownVerdict = -1;
    stepVerdict(1);
    m_followed = first;
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
    m_log->showPlace(verdict.first);
}

LogPlace DiagnosisDesk::shownPlace() const
{
    return m_log->currentPlace();
}

void DiagnosisDesk::showPlace(const LogPlace &place)
{
    m_log->showPlace(place);
}

void DiagnosisDesk::draftRecord(LogPlace place)
{
    if (!place.line.isValid())
        place = m_log->currentPlace();
    m_log->showPlace(place);
    const QByteArray line = m_log->lineText(place).toUtf8();
    const QByteArray message = line.sliced(std::min(PrefixParser().parse(line).body, line.size())).trimmed();
    if (message.isEmpty()) {
        m_parts.say(tr("There is no line of a log to make a record of."));
        return;
    }
    const QByteArray beginning = m_log->beginningOf(place.input).toUtf8();
    Q_EMIT recordDrafted(Clew::draftRecord(message, beginning, domainFor(place)));
}

/// The domain of the record that is nearest to the error, else of what the log is about.
QString DiagnosisDesk::domainFor(const LogPlace &place) const
{
    const Diagnosis &diagnosis = m_verdicts.diagnosis();
    QList<RecordId> candidates;
    for (const Unexplained &unexplained : diagnosis.unexplained) {
        for (const NearRecord &near : unexplained.nearest) {
            if (unexplained.first == place)
                candidates.append(near.id);
        }
    }
    for (const Verdict &verdict : diagnosis.verdicts)
        candidates.append(verdict.id);
    for (const RecordId &id : std::as_const(candidates)) {
        const RecordIndex index = m_catalog ? m_catalog->find(id) : RecordIndex();
        if (index.isValid())
            return m_catalog->summary(index).domain;
    }
    return {};
}

void DiagnosisDesk::chooseLogs()
{
    askForFiles(&m_parts.window, tr("Diagnose Logs"),
                [this](const QStringList &files) { m_diagnosis.diagnoseFiles(files); });
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
    setActionWords(
        m_draft, tr("&Draft Record From Log"),
        tr("Begin a new record with the error in the log: regex, sample and versions are filled in"));
    m_log->retranslate();
}

} // namespace Clew
