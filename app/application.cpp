// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/application.h"

#include "app/catalogcontroller.h"
#include "app/console.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/diagnosistext.h"
#include "app/exitstatus.h"
#include "app/instancelink.h"
#include "app/mainwindow.h"
#include "app/shell.h"
#include "app/startclock.h"
#include "models/core/aliases.h"

#include <QApplication>
#include <QProcess>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Language languageIn(const QSettings &settings, Language otherwise)
{
    const QString name = settings.value("window/language"_L1).toString();
    if (name == "zh"_L1)
        return Language::Chinese;
    return name == "en"_L1 ? Language::English : otherwise;
}

} // namespace

Application::Application(const CommandLine &line, const OpenRequest &request, InstanceLink &link,
                         Console &console)
    : m_line(line)
    , m_request(request)
    , m_console(console)
    , m_catalog(std::make_unique<CatalogController>())
    , m_diagnosis(std::make_unique<DiagnosisController>(DataPaths::ordinaryLines()))
{
    m_language.set(line.languageIsChosen ? line.language : languageIn(m_settings, line.language));
    m_window = std::make_unique<MainWindow>(*m_catalog, *m_diagnosis, m_settings);
    m_window->setWordLanguage(m_language.current());
    new StartClock(*m_window, *m_catalog, this);
    connect(m_window.get(), &MainWindow::wordLanguageRequested, this, &Application::setLanguage);
    connect(m_window.get(), &MainWindow::newWindowRequested, this, &Application::openNewWindow);
    connect(&link, &InstanceLink::messageReceived, this, &Application::takeMessage);
    // The window takes the catalog first: it was connected first.
    connect(m_catalog.get(), &CatalogController::catalogLoaded, this, &Application::showWantedRecord);
}

Application::~Application() = default;

void Application::setLanguage(Language language)
{
    m_settings.setValue("window/language"_L1, language == Language::Chinese ? u"zh"_s : u"en"_s);
    m_language.set(language);
    m_window->setWordLanguage(language);
}

void Application::open(const OpenRequest &request)
{
    if (!request.catalogs.isEmpty())
        m_catalog->open(request.catalogs);
    openLinks(request);
    if (!request.logs.isEmpty())
        m_diagnosis->diagnoseFiles(request.logs);
    if (request.clipboard)
        m_window->diagnoseClipboard();
}

void Application::openLinks(const OpenRequest &request)
{
    for (const QString &link : request.brokenLinks)
        m_window->tell(tr("This is no link to a record"), link.first(qMin(link.size(), 200)));
    if (request.records.isEmpty())
        return;
    // There is one current record: of several links the last one counts, as with clicks one after the other.
    m_wanted = request.records.constLast();
    if (!m_catalog->isLoading())
        showWantedRecord();
}

void Application::showWantedRecord()
{
    const RecordId wanted = std::exchange(m_wanted, {});
    if (wanted.isEmpty())
        return;
    const Catalog &catalog = *m_catalog->catalog();
    if (catalog.find(wanted).isValid())
        m_window->showRecord(wanted);
    else if (const RecordIndex renamed = findRenamed(catalog, wanted); renamed.isValid())
        m_window->showRecord(catalog.summary(renamed).id);
    else
        m_window->tell(tr("The link leads to a record that the catalog does not have"), wanted.value());
}

void Application::takeMessage(const QByteArray &message)
{
    const std::optional<OpenRequest> request = OpenRequest::fromJson(message);
    if (!request)
        return;
    // Wayland lets a window come to the front only for the one whom the user's click went to.
    if (!request->activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", request->activationToken.toUtf8());
    m_window->comeToFront();
    open(*request);
}

void Application::openNewWindow()
{
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {u"--new-window"_s}))
        m_window->tell(tr("No new window could be opened"), QCoreApplication::applicationFilePath());
}

void Application::openFirst()
{
    OpenRequest request = m_request;
    const bool isNamed = !request.catalogs.isEmpty() || !request.logs.isEmpty() ||
                         !request.records.isEmpty() || !request.brokenLinks.isEmpty() || request.clipboard;
    // What the user names is all that is opened; otherwise the last session goes on, once.
    const bool resumes = !isNamed && !m_line.newWindow && m_line.screenshot.isEmpty();
    if (resumes)
        request.catalogs = m_window->shell().lastCatalogs();
    if (request.catalogs.isEmpty())
        request.catalogs = DataPaths::defaultCatalogs();
    open(request);
    if (resumes)
        m_window->shell().resumeOrStart();
    else if (!isNamed)
        m_window->shell().showStartPage();
}

int Application::run()
{
    m_window->show();
    openFirst();
    if (!m_line.screenshot.isEmpty())
        saveScreenshotOnceShown();
    return QApplication::exec();
}

void Application::saveScreenshotOnceShown()
{
    // Without a log, the catalog is all there is to wait for; queued, so that the window has taken it in.
    const auto shoot = [this] { QTimer::singleShot(0, this, &Application::takeScreenshot); };
    if (m_diagnosis->isRunning())
        connect(m_diagnosis.get(), &DiagnosisController::finished, this, shoot);
    else
        connect(m_catalog.get(), &CatalogController::catalogLoaded, this, shoot);
}

void Application::takeScreenshot()
{
    QApplication::processEvents();
    const bool saved = m_window->grab().save(m_line.screenshot);
    const Diagnosis &diagnosis = m_diagnosis->diagnosis();
    if (!diagnosis.inputs.isEmpty())
        m_console.out(
            DiagnosisText(*m_catalog->catalog(), m_console, m_language.current()).write(diagnosis, false));
    if (!saved)
        m_console.err(tr("clew: the picture could not be saved as %1.").arg(m_line.screenshot) + u'\n');
    QApplication::exit(saved ? ExitStatus::Done : ExitStatus::InputUnreadable);
}

} // namespace Clew
