// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "tests/support/testfolder.h"
#include "views/detailpane.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>

namespace Clew::TestData {

/// A window over the folder `c` of a test folder, in English, and a person at it.
struct Person
{
    explicit Person(const TestFolder &folder)
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1400, 900);
        window.show();
        catalog.open({folder.filePath(QStringLiteral("c"))});
        detail = window.findChild<DetailPane *>();
    }

    [[nodiscard]] bool isReady() const { return !detail->shownRecord().isEmpty(); }
    [[nodiscard]] QAction *action(const QString &name) { return window.findChild<QAction *>(name); }
    template <typename T>
    [[nodiscard]] T *find(const QString &name)
    {
        return window.findChild<T *>(name);
    }
    void show(const QString &dock)
    {
        auto *widget = find<QDockWidget>(dock);
        widget->show();
        widget->raise();
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
    DetailPane *detail = nullptr;
};

} // namespace Clew::TestData
