// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "app/wordlanguage.h"

#include <QElapsedTimer>
#include <QSettings>

#include <memory>

namespace Clew {

class CatalogController;
class Console;
class DiagnosisController;
class MainWindow;

/// Composition root of the window: makes its parts, wires them and opens what the command line names. Needs a
/// QApplication.
class Application final : public QObject
{
    Q_OBJECT

public:
    /// The console must outlive this object.
    Application(const CommandLine &line, Console &console);
    ~Application() override;

    /// Shows the window and runs the event loop. Returns the exit status of the process.
    [[nodiscard]] int run();

private:
    void openArguments();
    void setLanguage(Clew::Language language);
    void takeScreenshot();
    void saveScreenshotOnceShown();

    const CommandLine m_line;
    Console &m_console;
    QSettings m_settings;
    WordLanguage m_language;
    std::unique_ptr<CatalogController> m_catalog;
    std::unique_ptr<DiagnosisController> m_diagnosis;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace Clew
