// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/actionicons.h"
#include "app/catalogcontroller.h"
#include "app/curationdesks.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/diagnosisdesk.h"
#include "app/editdesk.h"
#include "app/filequestion.h"
#include "app/graphdesk.h"
#include "app/issuesdesk.h"
#include "app/lintservice.h"
#include "app/mainactions.h"
#include "app/recordsdesk.h"
#include "app/sharedesk.h"
#include "app/shell.h"
#include "app/windowlayout.h"
#include "views/detailpane.h"
#include "views/errortext.h"

#include <QAction>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

const QSize DefaultSize(1280, 860);

} // namespace

MainWindow::MainWindow(CatalogController &catalog, DiagnosisController &diagnosis, QSettings &settings)
    : m_catalog(catalog)
    , m_diagnosis(diagnosis)
    , m_actions(new MainActions(this))
    , m_lint(new LintService(this))
    , m_parts{.window = *this,
              .actions = *m_actions,
              .selection = m_selection,
              .codeStyle = m_codeStyle,
              .settings = settings}
{
    setObjectName(u"mainWindow"_s);
    layOut();
    connectCatalog();
    connectDesks();
    connectActions();
    m_shell->connectDesks(*m_records, *m_diagnosisDesk, *m_graph);
    m_shell->followNames(m_edit->names());
    sayTitle();
    updateStatus();
    m_layout = std::make_unique<WindowLayout>(*this, QList{m_diagnosisDesk->splitter(), m_graph->splitter()},
                                              *m_detail, settings);
    restoreLayout();
}

MainWindow::~MainWindow()
{
    // While the window is whole: what is half typed may be a new name of the record, which everybody follows.
    m_edit->finishTyping();
    // Whoever knows the document first.
    delete m_curation;
    delete m_share;
    delete m_edit;
}

void MainWindow::layOut()
{
    m_detail = new DetailPane(m_codeStyle, this);
    m_shell = new Shell(m_parts, m_catalog, m_diagnosis, *m_detail, this);
    setCentralWidget(m_shell->centre());
    m_records = new RecordsDesk(m_parts, this);
    m_diagnosisDesk = new DiagnosisDesk(m_parts, m_diagnosis, this);
    m_graph = new GraphDesk(m_parts, this);
    m_issues = new IssuesDesk(m_parts, this);
    tabifyDockWidget(m_diagnosisDesk->dock(), m_graph->dock());
    m_edit = new EditDesk(m_parts, *m_lint, DataPaths::editState(), this);
    m_graph->setDocument(m_edit->document());
    m_curation = new CurationDesks(m_parts, *m_edit, *m_lint, *m_records, this);
    tabifyDockWidget(m_diagnosisDesk->dock(), m_issues->dock());
    m_curation->tabify(m_diagnosisDesk->dock());
    m_diagnosisDesk->dock()->raise();
    m_share = new ShareDesk(m_parts, *m_edit, m_records->list(), this);
    new ActionIcons(this);

    m_status = new QLabel(this);
    m_status->setObjectName(u"catalogStatus"_s);
    statusBar()->addPermanentWidget(m_status);
}

void MainWindow::connectCatalog()
{
    connect(&m_catalog, &CatalogController::catalogLoaded, this, &MainWindow::showCatalog);
    connect(&m_catalog, &CatalogController::catalogLoaded, &m_diagnosis, &DiagnosisController::setCatalog);
    connect(&m_catalog, &CatalogController::loadingChanged, this, &MainWindow::updateStatus);
    connect(&m_catalog, &CatalogController::progressed, this, [this](const JobProgress &progress) {
        m_status->setText(
            tr("Reading the catalog: %1 of %Ln file(s)", nullptr, static_cast<int>(progress.total))
                .arg(locale().toString(progress.done)));
    });
    connect(&m_catalog, &CatalogController::failed, this,
            [this](const Error &error) { m_parts.say(errorText(error)); });
}

void MainWindow::connectDesks()
{
    connect(m_records, &RecordsDesk::recordActivated, this,
            [this] { m_detail->setFocus(Qt::OtherFocusReason); });
    connect(m_detail, &DetailPane::recordRequested, &m_selection, &SelectionHub::setCurrent);
    connect(m_detail, &DetailPane::linkActivated, this, &MainWindow::openLink);
    connect(&m_selection, &SelectionHub::currentChanged, this, &MainWindow::showCurrent);
    m_records->follow(m_edit->document());
    m_diagnosis.follow(m_edit->document());
    connect(&m_diagnosis, &DiagnosisController::patternsReady, m_records, &RecordsDesk::setPatterns);
    connect(m_edit, &EditDesk::recordEdited, this, &MainWindow::showEdited);
    connect(m_curation, &CurationDesks::unitsChanged, this, [this](const RecordId &id) {
        if (id.isEmpty() || id == m_detail->shownRecord())
            m_detail->setTranslations(m_curation->unitsOf(m_detail->shownRecord()));
        if (!id.isEmpty())
            m_records->setChineseProgress(id, m_curation->progressOf(id));
    });
    connect(m_curation, &CurationDesks::progressRead, m_records,
            qOverload<const ChineseProgresses &>(&RecordsDesk::setChineseProgress));
    connect(m_edit, &EditDesk::reloadNeeded, &m_catalog, &CatalogController::reload);
    connect(m_diagnosisDesk, &DiagnosisDesk::recordDrafted, m_edit, &EditDesk::addDraft);
    connect(m_diagnosisDesk, &DiagnosisDesk::issuesFound, m_issues, &IssuesDesk::addIssues);
    connect(&m_diagnosis, &DiagnosisController::diagnosisChanged, m_graph, &GraphDesk::setDiagnosis);
    connect(&m_diagnosis, &DiagnosisController::diagnosisChanged, m_share, &ShareDesk::setDiagnosis);
    connect(m_diagnosisDesk, &DiagnosisDesk::logNameChanged, this, [this](const QString &name) {
        m_logName = name;
        sayTitle();
    });
}

void MainWindow::connectActions()
{
    connect(m_actions->openCatalog, &QAction::triggered, this, &MainWindow::chooseCatalog);
    connect(m_actions->reloadCatalog, &QAction::triggered, &m_catalog, &CatalogController::reload);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->english, &QAction::triggered, this,
            [this] { Q_EMIT wordLanguageRequested(Language::English); });
    connect(m_actions->chinese, &QAction::triggered, this,
            [this] { Q_EMIT wordLanguageRequested(Language::Chinese); });
    connect(m_actions->newWindow, &QAction::triggered, this, &MainWindow::newWindowRequested);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::sayAbout);
}

void MainWindow::showCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_records->setCatalog(catalog); // both before the edits that come back with the document
    m_lint->setCatalog(catalog);
    m_edit->setCatalog(catalog);
    m_curation->reset();
    m_diagnosisDesk->setCatalog(catalog);
    m_issues->setIssues(catalog->issues());
    m_graph->setCatalog(catalog);
    m_share->setCatalog(catalog);
    m_shell->setCatalog(catalog);
    m_records->chooseRecord(!m_shell->showsStartPage());
    updateStatus();
}

void MainWindow::showCurrent(const RecordId &id)
{
    const Result<Record> record = m_edit->document().record(id);
    if (record) {
        m_detail->showRecord(*record, m_edit->document().text(id));
        m_detail->setTranslations(m_curation->unitsOf(id));
    } else {
        m_detail->clear();
    }
    if (!record && !id.isEmpty())
        m_parts.say(tr("The catalog has no record %1").arg(id.value()));
}

void MainWindow::showEdited(const RecordId &id)
{
    if (id == m_selection.current())
        showCurrent(id);
}

void MainWindow::updateStatus()
{
    if (m_catalog.isLoading())
        m_status->setText(tr("Reading the catalog…"));
    else
        m_status->setText(tr("%n record(s)", nullptr, static_cast<int>(m_catalog.catalog()->size())));
}

void MainWindow::chooseCatalog()
{
    askForFolder(this, tr("Open Catalog"), [this](const QString &folder) { m_catalog.open({folder}); });
}

void MainWindow::openLink(const QUrl &url)
{
    // The detail pane lets only http and https through, after the address was seen.
    if (!QDesktopServices::openUrl(url))
        m_parts.say(tr("No browser could be started for %1").arg(url.toDisplayString()));
}

void MainWindow::diagnoseClipboard()
{
    m_actions->diagnoseClipboard->trigger();
}

void MainWindow::comeToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::tell(const QString &what, const QString &detail)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Clew"), what, QMessageBox::Ok, this);
    box->setObjectName(u"tellBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(detail);
    box->open();
}

void MainWindow::sayAbout()
{
    auto *box = new QMessageBox(this);
    box->setObjectName(u"aboutBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Clew"));
    box->setTextFormat(Qt::PlainText);
    box->setText(tr("Clew %1").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(
        tr("An explorer of error knowledge: what an error means, which fixes are dead ends, what works."
           "\n\nIt works offline: it opens no network connection and needs no account. A folder of"
           " records is the catalog. Links open in your browser, after their address was shown."
           "\n\nLicensed under the MIT licence."));
    box->open();
}

void MainWindow::setWordLanguage(Language language)
{
    (language == Language::Chinese ? m_actions->chinese : m_actions->english)->setChecked(true);
    m_records->setLanguage(language);
    m_diagnosisDesk->setLanguage(language);
    m_graph->setLanguage(language);
    m_share->setLanguage(language);
    m_shell->setLanguage(language);
}

void MainWindow::restoreLayout()
{
    resize(DefaultSize);
    resizeDocks({m_records->dock()}, {380}, Qt::Horizontal);
    // Room for a whole verdict card beside its lines.
    resizeDocks({m_diagnosisDesk->dock()}, {DefaultSize.height() / 2}, Qt::Vertical);
    m_layout->restore();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_shell->close();
    m_layout->save();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::sayTitle()
{
    const QString title = m_logName.isEmpty() ? tr("Clew") : tr("%1 - Clew").arg(m_logName);
    setWindowTitle(u"%1[*]"_s.arg(title)); // the star stands where something is unsaved
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_records->retranslate();
    m_diagnosisDesk->retranslate();
    m_graph->retranslate();
    m_issues->retranslate();
    m_edit->retranslate();
    m_share->retranslate();
    m_shell->retranslate();
    m_curation->retranslate();
    sayTitle();
    updateStatus();
}

} // namespace Clew
