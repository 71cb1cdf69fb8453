// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/shell.h"
#include "app/wordlanguage.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/commandpalette.h"
#include "views/keyspage.h"
#include "views/stepedit.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace Clew;
using namespace Qt::StringLiterals;

/// Pictures of each window and page in both themes and languages, at 100 and 200 %, for people to look at;
/// the test itself sees to it that what a picture is of is there.
class TestScreenshotsShell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void pictures_data();
    void pictures();
};

void TestScreenshotsShell::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("chinese");
    for (const bool dark : {false, true}) {
        for (const bool chinese : {false, true})
            QTest::addRow("%s-%s", dark ? "dark" : "light", chinese ? "zh" : "en") << dark << chinese;
    }
}

void TestScreenshotsShell::pictures()
{
    QFETCH(bool, dark);
    QFETCH(bool, chinese);
    TestData::useLook(dark ? TestData::darkPalette() : TestData::lightPalette());
    WordLanguage language;
    language.set(chinese ? Language::Chinese : Language::English);
    const auto save = [](QWidget &widget, const QString &what) {
        QCoreApplication::processEvents();
        const QString name = u"%1-%2"_s.arg(what, QLatin1StringView(QTest::currentDataTag()));
        return TestData::saveScreenshot(widget, name, 1) &&
               TestData::saveScreenshot(widget, name + u"-200"_s, 2);
    };

    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    MainWindow window(catalog, diagnosis, settings);
    window.setWordLanguage(language.current());
    window.resize(1280, 860);
    window.shell().showStartPage();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy loaded(&catalog, &CatalogController::catalogLoaded);
    catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QTRY_COMPARE(loaded.count(), 1);
    QVERIFY(save(window, u"start"_s));

    QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
    QVERIFY(QDir::setCurrent(TestData::sourcePath(u"data/samples"_s)));
    diagnosis.diagnoseFiles({u"oom-cascade"_s});
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(save(window, u"diagnosed"_s));

    window.findChild<QAction *>(u"commandPalette"_s)->trigger();
    auto *palette = window.findChild<CommandPalette *>();
    QTest::keyClicks(palette->findChild<StepEdit *>(), u"no"_s);
    QVERIFY(palette->findChild<QListView *>()->model()->rowCount() > 0);
    QVERIFY(save(window, u"palette"_s));
    palette->hide();

    window.findChild<QAction *>(u"showKeys"_s)->trigger();
    auto *keys = window.findChild<KeysPage *>();
    keys->findChild<QTreeView *>()->setCurrentIndex(keys->findChild<QTreeView *>()->model()->index(2, 0));
    QVERIFY(save(*keys, u"keys"_s));
    keys->close();

    window.findChild<QAction *>(u"bookmark"_s)->trigger();
    for (const char *dock : {"noteDock", "facetDock"})
        window.findChild<QDockWidget *>(QLatin1StringView(dock))->show();
    QVERIFY(save(window, u"docks"_s));
    for (const char *dock : {"graphDock", "issuesDock", "editDock"}) {
        window.findChild<QDockWidget *>(QLatin1StringView(dock))->show();
        window.findChild<QDockWidget *>(QLatin1StringView(dock))->raise();
        QVERIFY(save(window, QString::fromLatin1(dock)));
    }
}

QTEST_MAIN(TestScreenshotsShell)
#include "tst_screenshots_shell.moc"
