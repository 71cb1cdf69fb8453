// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "app/openrequest.h"
#include "app/wordlanguage.h"

#include <QElapsedTimer>
#include <QSettings>

#include <memory>

namespace Clew {

class CatalogController;
class Console;
class DiagnosisController;
class InstanceLink;
class MainWindow;

/// Composition root of the window: makes its parts, wires them and opens what the command line names. Needs a
/// QApplication.
class Application final : public QObject
{
    Q_OBJECT

public:
    /// `request` is what the command line asks to open; later ones come through `link`. Both the console and
    /// the link must outlive this object.
    Application(const CommandLine &line, const OpenRequest &request, InstanceLink &link, Console &console);
    ~Application() override;

    /// Shows the window and runs the event loop. Returns the exit status of the process.
    [[nodiscard]] int run();

private:
    void openFirst();
    void open(const OpenRequest &request);
    void openLinks(const OpenRequest &request);
    void showWantedRecord();
    void takeMessage(const QByteArray &message);
    void openNewWindow();
    void setLanguage(Clew::Language language);
    void takeScreenshot();
    void saveScreenshotOnceShown();

    const CommandLine m_line;
    const OpenRequest m_request;
    Console &m_console;
    QSettings m_settings;
    WordLanguage m_language;
    std::unique_ptr<CatalogController> m_catalog;
    std::unique_ptr<DiagnosisController> m_diagnosis;
    std::unique_ptr<MainWindow> m_window;
    RecordId m_wanted; ///< of a link, until the catalog is there
};

} // namespace Clew
