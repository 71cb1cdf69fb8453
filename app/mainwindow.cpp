// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainactions.h"
#include "app/windowlayout.h"
#include "views/detailpane.h"
#include "views/dropzone.h"
#include "views/errortext.h"
#include "views/findbox.h"
#include "views/issuepane.h"
#include "views/logview.h"
#include "views/recordlistpane.h"
#include "views/verdictpane.h"

#include <QAction>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MessageMs = 8000;
const QSize DefaultSize(1280, 860);

} // namespace

MainWindow::MainWindow(CatalogController &catalog, DiagnosisController &diagnosis, QSettings &settings)
    : m_catalog(catalog)
    , m_diagnosis(diagnosis)
    , m_settings(settings)
{
    setObjectName(u"mainWindow"_s);
    m_filtered.setSourceModel(&m_records);
    layOut();
    connectCatalog();
    connectDiagnosis();
    connectSelection();
    connectActions();
    retranslate();
    m_layout = std::make_unique<WindowLayout>(*this, QList{m_diagnosisSplit}, *m_detail, m_settings);
    restoreLayout();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    m_actions = new MainActions(this);
    m_list = new RecordListPane(this);
    m_list->setRecords(&m_filtered);
    m_detail = new DetailPane(m_codeStyle, this);
    setCentralWidget(m_detail);

    m_diagnosisSplit = new QSplitter(Qt::Horizontal, this);
    m_diagnosisSplit->setObjectName(u"diagnosisSplit"_s);
    m_diagnosisSplit->setChildrenCollapsible(false);
    m_verdictPane = new VerdictPane(m_codeStyle, m_diagnosisSplit);
    m_verdictPane->setModel(&m_verdicts);
    m_log = new LogView(m_diagnosisSplit);
    m_diagnosisSplit->setSizes({480, 800});
    m_issuePane = new IssuePane(this);
    m_issuePane->setIssues(&m_issues);

    m_listDock = addDock(u"recordsDock"_s, m_list, Qt::LeftDockWidgetArea);
    m_diagnosisDock = addDock(u"diagnosisDock"_s, m_diagnosisSplit, Qt::BottomDockWidgetArea);
    m_issueDock = addDock(u"issuesDock"_s, m_issuePane, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_diagnosisDock, m_issueDock);
    m_diagnosisDock->raise();
    m_issueDock->hide();

    m_status = new QLabel(this);
    m_status->setObjectName(u"catalogStatus"_s);
    m_issueButton = new QToolButton(this);
    m_issueButton->setObjectName(u"issuesButton"_s);
    m_issueButton->setAutoRaise(true);
    m_issueButton->hide();
    statusBar()->addPermanentWidget(m_issueButton);
    statusBar()->addPermanentWidget(m_status);

    auto *drop = new DropZone(this);
    connect(drop, &DropZone::filesDropped, this, &MainWindow::diagnoseUrls);
    connect(drop, &DropZone::textDropped, &m_diagnosis, &DiagnosisController::diagnoseText);
}

QDockWidget *MainWindow::addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    addDockWidget(area, dock);
    m_actions->viewMenu->addAction(dock->toggleViewAction());
    return dock;
}

void MainWindow::connectCatalog()
{
    connect(&m_catalog, &CatalogController::catalogLoaded, this, &MainWindow::showCatalog);
    connect(&m_catalog, &CatalogController::catalogLoaded, &m_diagnosis, &DiagnosisController::setCatalog);
    connect(&m_catalog, &CatalogController::loadingChanged, this, &MainWindow::updateStatus);
    connect(&m_catalog, &CatalogController::progressed, this, [this](const JobProgress &progress) {
        m_status->setText(tr("Reading the catalog: %1 of %2 files")
                              .arg(locale().toString(progress.done), locale().toString(progress.total)));
    });
    connect(&m_catalog, &CatalogController::failed, this,
            [this](const Error &error) { statusBar()->showMessage(errorText(error), MessageMs); });
}

void MainWindow::connectDiagnosis()
{
    connect(&m_diagnosis, &DiagnosisController::started, this, [this](const QString &name) {
        m_logName = name;
        m_shownInput = -1;
        m_shownVerdict = -1;
        m_showedFirstVerdict = false;
        m_log->setSource(nullptr);
        m_diagnosisDock->show();
        m_diagnosisDock->raise();
        retranslate();
    });
    connect(&m_diagnosis, &DiagnosisController::progressed, m_verdictPane, &VerdictPane::setProgress);
    connect(&m_diagnosis, &DiagnosisController::diagnosisChanged, this, &MainWindow::showDiagnosis);
    connect(&m_diagnosis, &DiagnosisController::finished, m_verdictPane, &VerdictPane::endScan);
    connect(&m_diagnosis, &DiagnosisController::inputsRefused, this, [this](const QList<Issue> &issues) {
        if (!issues.isEmpty())
            statusBar()->showMessage(errorText(issues.constFirst().error), MessageMs);
        addIssues(issues);
    });
    connect(&m_diagnosis, &DiagnosisController::regexesRejected, this, &MainWindow::addIssues);
    connect(m_verdictPane, &VerdictPane::stopRequested, &m_diagnosis, &DiagnosisController::stop);
    connect(m_verdictPane, &VerdictPane::placeActivated, this, &MainWindow::showPlace);
    connect(m_verdictPane, &VerdictPane::verdictActivated, this,
            [this](const RecordId &id, const LogPlace &place) {
                m_selection.setCurrent(id);
                showPlace(place);
            });
}

void MainWindow::connectSelection()
{
    connect(m_list, &RecordListPane::recordSelected, &m_selection, &SelectionHub::setCurrent);
    connect(m_list, &RecordListPane::recordActivated, this,
            [this] { m_detail->setFocus(Qt::OtherFocusReason); });
    connect(m_detail, &DetailPane::recordRequested, &m_selection, &SelectionHub::setCurrent);
    connect(m_detail, &DetailPane::linkActivated, this, &MainWindow::openLink);
    connect(m_verdictPane, &VerdictPane::recordRequested, &m_selection, &SelectionHub::setCurrent);
    connect(m_issuePane, &IssuePane::issueActivated, this, [this](const Place &, const RecordId &record) {
        if (!record.isEmpty())
            m_selection.setCurrent(record);
    });
    connect(&m_selection, &SelectionHub::currentChanged, this, &MainWindow::showRecord);
    connect(&m_selection, &SelectionHub::currentChanged, m_list, &RecordListPane::setCurrentRecord);
    connect(&m_selection, &SelectionHub::currentChanged, m_verdictPane, &VerdictPane::setCurrentRecord);
}

void MainWindow::connectActions()
{
    connect(m_actions->openCatalog, &QAction::triggered, this, &MainWindow::chooseCatalog);
    connect(m_actions->reloadCatalog, &QAction::triggered, &m_catalog, &CatalogController::reload);
    connect(m_actions->openLogs, &QAction::triggered, this, &MainWindow::chooseLogs);
    connect(m_actions->diagnoseClipboard, &QAction::triggered, this, &MainWindow::diagnoseClipboard);
    connect(m_actions->stop, &QAction::triggered, &m_diagnosis, &DiagnosisController::stop);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->find, &QAction::triggered, m_list, &RecordListPane::focusFind);
    connect(m_actions->nextVerdict, &QAction::triggered, this, [this] { stepVerdict(1); });
    connect(m_actions->previousVerdict, &QAction::triggered, this, [this] { stepVerdict(-1); });
    connect(m_actions->english, &QAction::triggered, this,
            [this] { Q_EMIT wordLanguageRequested(TextLanguage::English); });
    connect(m_actions->chinese, &QAction::triggered, this,
            [this] { Q_EMIT wordLanguageRequested(TextLanguage::Chinese); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::sayAbout);
    connect(m_issueButton, &QToolButton::clicked, this, [this] {
        m_issueDock->show();
        m_issueDock->raise();
    });
}

void MainWindow::showCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    const RecordId wanted = m_selection.current();
    m_verdictPane->setCatalog(catalog);
    m_records.setCatalog(catalog);
    m_issues.setIssues(catalog->issues());
    m_selection.clear();
    if (catalog->find(wanted).isValid())
        m_selection.setCurrent(wanted);
    else if (m_filtered.rowCount() > 0)
        m_selection.setCurrent(
            catalog->summary(RecordIndex(m_filtered.mapToSource(m_filtered.index(0, 0)).row())).id);
    updateStatus();
}

void MainWindow::showRecord(const RecordId &id)
{
    const Catalog &catalog = *m_catalog.catalog();
    const RecordIndex index = catalog.find(id);
    if (index.isValid())
        m_detail->showRecord(catalog.record(index), catalog.sourceBytes(index));
    else
        m_detail->clear();
    if (!index.isValid() && !id.isEmpty())
        statusBar()->showMessage(tr("The catalog has no record %1").arg(id.value()), MessageMs);
}

void MainWindow::showDiagnosis(const Diagnosis &diagnosis)
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

void MainWindow::stepVerdict(int step)
{
    const auto &verdicts = m_verdicts.diagnosis().verdicts;
    if (verdicts.isEmpty())
        return;
    const int count = static_cast<int>(verdicts.size());
    const int from = m_shownVerdict < 0 && step < 0 ? 0 : m_shownVerdict;
    m_shownVerdict = (from + step + count) % count;
    const Verdict &verdict = verdicts.at(m_shownVerdict);
    m_selection.setCurrent(verdict.id);
    showPlace(verdict.first);
}

void MainWindow::showPlace(const LogPlace &place)
{
    if (place.input != m_shownInput) {
        m_log->setSource(m_diagnosis.lines(place.input));
        m_shownInput = place.input;
        showMarks(place.input);
    }
    m_log->goToLine(place.line);
}

void MainWindow::showMarks(int input)
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

void MainWindow::addIssues(const QList<Issue> &issues)
{
    QList<Issue> all = m_issues.issues();
    for (const Issue &issue : issues) {
        if (!all.contains(issue))
            all.append(issue);
    }
    m_issues.setIssues(all);
    updateStatus();
}

void MainWindow::updateStatus()
{
    const int issues = static_cast<int>(m_issues.issues().size());
    m_issueButton->setText(tr("%n issue(s)", nullptr, issues));
    m_issueButton->setToolTip(tr("Show what could not be read"));
    m_issueButton->setVisible(issues > 0);
    if (m_catalog.isLoading())
        m_status->setText(tr("Reading the catalog…"));
    else
        m_status->setText(tr("%n record(s)", nullptr, static_cast<int>(m_catalog.catalog()->size())));
}

void MainWindow::chooseCatalog()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open Catalog"));
    if (!folder.isEmpty())
        m_catalog.open({folder});
}

void MainWindow::chooseLogs()
{
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Diagnose Logs"));
    if (!files.isEmpty())
        m_diagnosis.diagnoseFiles(files);
}

void MainWindow::diagnoseClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        statusBar()->showMessage(tr("There is no text on the clipboard."), MessageMs);
    else
        m_diagnosis.diagnoseText(text);
}

void MainWindow::diagnoseUrls(const QList<QUrl> &urls)
{
    QStringList paths;
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
        else
            statusBar()->showMessage(
                tr("Only files of this machine can be read, not %1").arg(url.toDisplayString()), MessageMs);
    }
    if (!paths.isEmpty())
        m_diagnosis.diagnoseFiles(paths);
}

void MainWindow::openLink(const QUrl &url)
{
    // The detail pane lets only http and https through, after the address was seen.
    if (!QDesktopServices::openUrl(url))
        statusBar()->showMessage(tr("No browser could be started for %1").arg(url.toDisplayString()),
                                 MessageMs);
}

void MainWindow::sayAbout()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Clew"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Clew %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("An explorer of error knowledge: what an error means, which fixes are dead ends, what works."
           "\n\nIt works offline: it opens no network connection and needs no account. A folder of"
           " records is the catalog. Links open in your browser, after their address was shown."
           "\n\nLicensed under the MIT licence."));
    box.exec();
}

void MainWindow::setWordLanguage(TextLanguage language)
{
    (language == TextLanguage::Chinese ? m_actions->chinese : m_actions->english)->setChecked(true);
    const Language shown = language == TextLanguage::Chinese ? Language::Chinese : Language::English;
    m_list->setLanguage(shown);
    m_verdictPane->setLanguage(shown);
}

void MainWindow::restoreLayout()
{
    resize(DefaultSize);
    resizeDocks({m_listDock}, {380}, Qt::Horizontal);
    resizeDocks({m_diagnosisDock}, {300}, Qt::Vertical);
    m_layout->restore();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_layout->save();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_listDock->setWindowTitle(tr("Records"));
    m_diagnosisDock->setWindowTitle(tr("Diagnosis"));
    m_issueDock->setWindowTitle(tr("Issues"));
    m_log->setAccessibleName(tr("Log"));
    setWindowTitle(m_logName.isEmpty() ? tr("Clew") : tr("%1 - Clew").arg(m_logName));
    updateStatus();
}

} // namespace Clew
