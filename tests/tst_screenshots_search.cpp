// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/environmentdesk.h"
#include "app/mainwindow.h"
#include "app/recordsdesk.h"
#include "app/searchdesk.h"
#include "models/items/recordrole.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/detailpane.h"
#include "views/environmentdialog.h"
#include "views/findbox.h"
#include "views/recordlistview.h"

#include <QDockWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

/// Pictures of the search in the window, for people to look at.
class TestScreenshotsSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { TestData::failOnWarning(); }
    void search_data() { TestData::addLooks(); }
    void search();
};

void TestScreenshotsSearch::search()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const TestData::Look look(dark, language);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    MainWindow window(catalog, diagnosis, settings);
    window.setWordLanguage(language == u"zh"_s ? Language::Chinese : Language::English);
    window.resize(1280, 860);
    window.show();
    catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    auto *desk = window.findChild<SearchDesk *>();
    QTRY_VERIFY(desk->controller().isReady());
    desk->dock()->show();
    desk->saved().rename(desk->saved().add(u"zh:copied"_s), u"待译"_s);
    desk->saved().add(u"tag:nccl trust:<50%"_s);
    window.findChild<EnvironmentDesk *>()->setText(u"pytorch 9.9\ncuda 3.0\nnccl 1.0"_s);
    desk->ask(u"memory error conf:high"_s);
    QTest::keyClick(window.findChild<FindBox *>(), Qt::Key_Down);
    QTRY_VERIFY(!window.findChild<DetailPane *>()->shownRecord().isEmpty());
    const QAbstractItemModel *rows = window.findChild<RecordListView *>()->model();
    QList<RecordId> kept;
    for (int row = 0; row < std::min(4, rows->rowCount()); row += 2)
        kept.append(rows->index(row, 0).data(RecordRole::IdRole).value<RecordId>());
    window.findChild<RecordsDesk *>()->setPrivate(kept, {kept.constFirst()});
    QCoreApplication::processEvents();
    const QString name = u"search-%1-%2-%3"_s.arg(dark ? u"dark"_s : u"light"_s, language).arg(percent);
    QVERIFY(TestData::saveScreenshot(window, name, percent / 100.0));
    desk->ask(u"nccl kubxrnwtzs is:bookmarked"_s);
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(window, u"nothing-"_s + name, percent / 100.0));
    desk->ask(u"memroxxy domain:pytorch"_s);
    QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
    diagnosis.diagnoseText(u"Python 3.11.4\ntorch==2.3.1\nRuntimeError: something odd happened\n"_s);
    QTRY_COMPARE(finished.count(), 1);
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(window, u"versions-"_s + name, percent / 100.0));
    EnvironmentDialog dialog(u"pytorch 2.3\ncuda 12.1\nwhat"_s, &window);
    dialog.show();
    QVERIFY(TestData::saveScreenshot(dialog, u"environment-"_s + name, percent / 100.0));
}

QTEST_MAIN(TestScreenshotsSearch)
#include "tst_screenshots_search.moc"
