// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/application.h"

#include "app/catalogcontroller.h"
#include "app/console.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/diagnosistext.h"
#include "app/exitstatus.h"
#include "app/mainwindow.h"
#include "app/startclock.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isCatalog(const QString &path)
{
    return QFileInfo(path).isDir() || path.endsWith(".json"_L1, Qt::CaseInsensitive);
}

Language languageIn(const QSettings &settings, Language otherwise)
{
    const QString name = settings.value("window/language"_L1).toString();
    if (name == "zh"_L1)
        return Language::Chinese;
    return name == "en"_L1 ? Language::English : otherwise;
}

} // namespace

Application::Application(const CommandLine &line, Console &console)
    : m_line(line)
    , m_console(console)
    , m_catalog(std::make_unique<CatalogController>())
    , m_diagnosis(std::make_unique<DiagnosisController>(DataPaths::ordinaryLines()))
{
    m_language.set(line.languageIsChosen ? line.language : languageIn(m_settings, line.language));
    m_window = std::make_unique<MainWindow>(*m_catalog, *m_diagnosis, m_settings);
    m_window->setWordLanguage(m_language.current());
    new StartClock(*m_window, *m_catalog, this);
    connect(m_window.get(), &MainWindow::wordLanguageRequested, this, &Application::setLanguage);
}

Application::~Application() = default;

void Application::setLanguage(Language language)
{
    m_settings.setValue("window/language"_L1, language == Language::Chinese ? u"zh"_s : u"en"_s);
    m_language.set(language);
    m_window->setWordLanguage(language);
}

void Application::openArguments()
{
    QStringList catalogs = m_line.catalogs;
    QStringList logs;
    for (const QString &argument : m_line.arguments)
        (isCatalog(argument) ? catalogs : logs).append(argument);
    m_catalog->open(catalogs.isEmpty() ? DataPaths::defaultCatalogs() : catalogs);
    if (!logs.isEmpty())
        m_diagnosis->diagnoseFiles(logs);
}

int Application::run()
{
    m_window->show();
    openArguments();
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
