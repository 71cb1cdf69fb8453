// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "tests/support/testdata.h"
#include "views/detailpane.h"
#include "views/recordlistview.h"

#include <QAction>
#include <QDir>
#include <QSettings>
#include <QTest>

namespace Clew::TestData {

/// A folder with the two records that the tests of the shell are about. False where it cannot be made.
inline bool makeShellCatalog(const QString &folder)
{
    bool made = QDir().mkpath(folder);
    for (const char *name : {"ddp-bucket-view-error.json", "fsdp-parameter-mismatch.json"}) {
        const QString file = QString::fromLatin1(name);
        made = made &&
               QFile::copy(sourcePath(QStringLiteral("data/catalog/pytorch/") + file), folder + u'/' + file);
    }
    return made;
}

/// The window with its controllers, settings of its own, and a catalog of its own where notes go.
struct ShellDesk
{
    explicit ShellDesk(const QString &settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1280, 860);
    }

    [[nodiscard]] QAction *action(const QString &name) const { return window.findChild<QAction *>(name); }
    template <typename T>
    [[nodiscard]] T *part() const
    {
        return window.findChild<T *>();
    }
    [[nodiscard]] RecordId shown() const { return part<DetailPane>()->shownRecord(); }

    /// Opens the two records and waits until they are listed.
    void open(const QString &folder)
    {
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        catalog.open({folder});
        QTRY_COMPARE(part<RecordListView>()->model()->rowCount(), 2);
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

inline void press(QWidget *widget, const QKeySequence &keys)
{
    QTest::keyClick(widget, keys[0].key(), keys[0].keyboardModifiers());
}

} // namespace Clew::TestData
