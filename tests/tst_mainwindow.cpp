// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/wordlanguage.h"
#include "models/items/recordrole.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/detailpane.h"
#include "views/findbox.h"
#include "views/logview.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"
#include "views/verdictpane.h"

#include <QAction>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString BucketView = u"pytorch/ddp-bucket-view-error"_s;

/// The two reference records, whatever else the bundled catalog holds.
QStringList referenceRecords()
{
    return {TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s),
            TestData::sourcePath(u"data/catalog/pytorch/fsdp-parameter-mismatch.json"_s)};
}

/// The window with its controllers and settings of its own.
struct Desk
{
    explicit Desk(const QString &settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

void dropUrl(QWidget *target, const QUrl &url)
{
    QMimeData mime;
    mime.setUrls({url});
    const QPoint middle = target->rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &drop);
    QVERIFY(drop.isAccepted());
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void opensACatalogAndShowsItsFirstRecord();
    void droppedLogIsDiagnosedAndItsLineShown();
    void logDroppedBeforeTheCatalogIsReadWaitsForIt();
    void clipboardIsDiagnosed();
    void droppedFileThatCannotBeReadIsAProblemAndNothingElse();
    void findBoxTakesKeysAtOnce();
    void splitPanesAreRemembered();
    void languageOfTheWindowChangesWhileRunning();
    void wordsOfQtFollowTheLanguage();
    void brokenRecordIsListedAndTheRestWorks();

private:
    [[nodiscard]] QString settingsFile() const { return m_folder.filePath(u"settings.ini"_s); }

    QTemporaryDir m_folder;
};

void TestMainWindow::init()
{
    TestData::failOnWarning();
    QFile::remove(settingsFile());
}

void TestMainWindow::opensACatalogAndShowsItsFirstRecord()
{
    Desk desk(settingsFile());
    desk.window.show();
    desk.catalog.open(referenceRecords());
    auto *detail = desk.window.findChild<DetailPane *>();
    QTRY_COMPARE(detail->shownRecord().value(), BucketView);
    auto *list = desk.window.findChild<RecordListView *>();
    QCOMPARE(list->model()->rowCount(), 2);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(detail->shownRecord().value(), u"pytorch/fsdp-parameter-mismatch"_s);
}

void TestMainWindow::droppedLogIsDiagnosedAndItsLineShown()
{
    Desk desk(settingsFile());
    desk.window.show();
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    const QString log = TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s);
    dropUrl(&desk.window, QUrl::fromLocalFile(log));
    QTRY_COMPARE(finished.count(), 1);
    const Diagnosis &diagnosis = desk.diagnosis.diagnosis();
    QVERIFY(!diagnosis.isUnknown());
    QCOMPARE(diagnosis.verdicts.constFirst().id.value(), BucketView);
    QCOMPARE(desk.window.findChild<DetailPane *>()->shownRecord().value(), BucketView);
    auto *view = desk.window.findChild<LogView *>();
    QCOMPARE(view->currentLine(), diagnosis.verdicts.constFirst().first.line);
    QVERIFY(!view->marks().isEmpty());
    QVERIFY(desk.window.windowTitle().contains("ddp-bucket-view.log"_L1));
}

void TestMainWindow::logDroppedBeforeTheCatalogIsReadWaitsForIt()
{
    Desk desk(settingsFile());
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.diagnosis.diagnoseFiles({TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s)});
    QVERIFY(desk.diagnosis.isRunning());
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!desk.diagnosis.diagnosis().isUnknown());
}

void TestMainWindow::clipboardIsDiagnosed()
{
    Desk desk(settingsFile());
    desk.window.show();
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    QGuiApplication::clipboard()->setText(
        u"step 10\nRuntimeError: FSDP parameter mismatch across ranks: expected parameter 'a' but got parameter 'b'\n"_s);
    desk.window.findChild<QAction *>(u"diagnoseClipboard"_s)->trigger();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!desk.diagnosis.diagnosis().isUnknown());
    QCOMPARE(desk.diagnosis.diagnosis().verdicts.constFirst().id.value(),
             u"pytorch/fsdp-parameter-mismatch"_s);
    QCOMPARE(desk.window.findChild<LogView *>()->currentLine(), LineNumber(2));
}

void TestMainWindow::droppedFileThatCannotBeReadIsAProblemAndNothingElse()
{
    Desk desk(settingsFile());
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QSignalSpy refused(&desk.diagnosis, &DiagnosisController::inputsRefused);
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.diagnosis.diagnoseFiles({m_folder.filePath(u"no such.log"_s)});
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!refused.isEmpty());
    const auto issues = refused.constLast().constFirst().value<QList<Issue>>();
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues.constFirst().error.code, ErrorCode::FileNotFound);
    QVERIFY(desk.diagnosis.diagnosis().isUnknown());
}

void TestMainWindow::findBoxTakesKeysAtOnce()
{
    Desk desk(settingsFile());
    desk.window.show();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.catalog.open(referenceRecords());
    auto *list = desk.window.findChild<RecordListView *>();
    QTRY_COMPARE(list->model()->rowCount(), 2);
    desk.window.findChild<QAction *>(u"find"_s)->trigger();
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    QTest::keyClicks(focus, u"fsdp"_s);
    QTRY_COMPARE(list->model()->rowCount(), 1);
}

void TestMainWindow::splitPanesAreRemembered()
{
    int width = 0;
    {
        Desk desk(settingsFile());
        desk.window.resize(780, 700); // within the screen of the offscreen platform
        desk.window.show();
        auto *dock = desk.window.findChild<QDockWidget *>(u"recordsDock"_s);
        desk.window.resizeDocks({dock}, {300}, Qt::Horizontal);
        QTRY_COMPARE(dock->width(), 300);
        desk.window.findChild<DetailPane *>()->setColumns({.first = Language::Chinese, .english = false});
        desk.window.close();
        width = dock->width();
    }
    Desk again(settingsFile());
    again.window.show();
    QTRY_COMPARE(again.window.findChild<QDockWidget *>(u"recordsDock"_s)->width(), width);
    QCOMPARE(again.window.size(), QSize(780, 700));
    QCOMPARE(again.window.findChild<DetailPane *>()->columns(),
             (LanguageColumns{.first = Language::Chinese, .english = false}));
}

void TestMainWindow::languageOfTheWindowChangesWhileRunning()
{
    Desk desk(settingsFile());
    desk.window.show();
    auto *dock = desk.window.findChild<QDockWidget *>(u"recordsDock"_s);
    QCOMPARE(dock->windowTitle(), u"Records"_s);
    WordLanguage language;
    language.set(Language::Chinese);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(dock->windowTitle(), u"记录"_s);
    language.set(Language::English);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(dock->windowTitle(), u"Records"_s);
}

void TestMainWindow::wordsOfQtFollowTheLanguage()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFileInfo::exists(folder + u"/qtbase_zh_CN.qm"_s)) {
        if (TestData::sharedIsRequired())
            QFAIL("Qt's Chinese words are not installed");
        QSKIP("Qt's Chinese words are not installed");
    }
    QDialog dialog;
    auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QLineEdit line(&dialog);
    const auto copyWord = [&line] {
        const std::unique_ptr<QMenu> menu(line.createStandardContextMenu());
        return menu->actions().value(4)->text();
    };
    const QString ok = box->button(QDialogButtonBox::Ok)->text();
    const QString copy = copyWord();
    WordLanguage language;
    language.set(Language::Chinese);
    QCoreApplication::sendPostedEvents();
    static const QRegularExpression chinese(u"\\p{Han}"_s);
    QVERIFY2(box->button(QDialogButtonBox::Ok)->text().contains(chinese),
             qPrintable(box->button(QDialogButtonBox::Ok)->text()));
    QVERIFY(box->button(QDialogButtonBox::Cancel)->text().contains(chinese));
    QVERIFY2(copyWord().contains(chinese), qPrintable(copyWord()));
    language.set(Language::English);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(box->button(QDialogButtonBox::Ok)->text(), ok);
    QCOMPARE(copyWord(), copy);
}

void TestMainWindow::brokenRecordIsListedAndTheRestWorks()
{
    QTemporaryDir folder;
    QFile good(folder.filePath(u"good.json"_s));
    QVERIFY(good.open(QIODevice::WriteOnly));
    good.write(
        R"({"id": "a/good", "signature": "WidgetError: flux capacitor misaligned by 42 units", "regex": "flux capacitor misaligned by \\d+ units"})");
    good.close();
    QFile broken(folder.filePath(u"broken.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\"id\": \"a/broken\",\n  \"signature\": }");
    broken.close();
    QFile regex(folder.filePath(u"regex.json"_s));
    QVERIFY(regex.open(QIODevice::WriteOnly));
    regex.write(R"({"id": "a/regex", "signature": "bang", "regex": "bang(("})");
    regex.close();

    Desk desk(settingsFile());
    QSignalSpy rejected(&desk.diagnosis, &DiagnosisController::regexesRejected);
    desk.catalog.open({folder.path()});
    auto *list = desk.window.findChild<RecordListView *>();
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.diagnosis.diagnoseText(u"WidgetError: flux capacitor misaligned by 7 units\n"_s);
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!desk.diagnosis.diagnosis().verdicts.isEmpty());
    QCOMPARE(desk.catalog.catalog()->issues().size(), 1);
    QCOMPARE(desk.catalog.catalog()->issues().constFirst().error.place.line, LineNumber(2));
    QCOMPARE(rejected.constFirst().constFirst().value<QList<Issue>>().size(), 1);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
