// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/shell.h"
#include "tests/support/guitest.h"
#include "tests/support/shelldesk.h"
#include "views/entrybutton.h"
#include "views/findbox.h"
#include "views/logview.h"
#include "views/notepane.h"
#include "views/startpage.h"

#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;
using Desk = TestData::ShellDesk;

namespace {

const RecordId BucketView(u"pytorch/ddp-bucket-view-error"_s);
const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

} // namespace

class TestShell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void firstStartOffersSamplesAndDiagnosesTheChosenOne();
    void everySampleIsOffered();
    void startPageLeavesForARecord();
    void startPageComesBackByMenuAndKeepsDocks();
    void recentLogsAreOffered();
    void backRestoresTheScrollPlace();
    void mouseButtonsGoBackAndForward();
    void bookmarkByKeyIsKept();
    void noteIsKeptBesideTheCatalog();
    void windowEndsThoughANoteCannotBeKept();
    void sessionGoesOn();
    void sessionWithoutItsFilesIsNone();

private:
    [[nodiscard]] QString settingsFile() const { return m_folder->filePath(u"settings.ini"_s); }
    [[nodiscard]] QString catalogFolder() const { return m_folder->filePath(u"catalog"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestShell::initTestCase()
{
    TestData::useLook(TestData::lightPalette());
}

void TestShell::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(TestData::makeShellCatalog(catalogFolder()));
}

void TestShell::firstStartOffersSamplesAndDiagnosesTheChosenOne()
{
    Desk desk(settingsFile());
    desk.window.shell().resumeOrStart();
    desk.window.show();
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QTRY_VERIFY(desk.catalog.catalog()->size() > 2);
    auto *page = desk.part<StartPage>();
    QVERIFY(page->isVisible());
    QVERIFY(desk.shown().isEmpty()); // nothing was chosen
    QVERIFY(desk.window.findChild<QDockWidget *>(u"diagnosisDock"_s)->isHidden());

    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    const QList<EntryButton *> samples =
        page->findChild<QWidget *>(u"samples"_s)->findChildren<EntryButton *>();
    QVERIFY(samples.size() >= 10);
    samples.constFirst()->setFocus();
    QTest::keyClick(samples.constFirst(), Qt::Key_Space);
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(desk.diagnosis.paths(), QStringList{TestData::sourcePath(u"data/samples/oom-cascade"_s)});
    QVERIFY(!desk.diagnosis.diagnosis().isUnknown());
    QVERIFY(!page->isVisible());
    QCOMPARE(desk.shown().value(), u"pytorch/cuda-out-of-memory"_s);
    QVERIFY(desk.window.findChild<QDockWidget *>(u"diagnosisDock"_s)->isVisible());
}

void TestShell::everySampleIsOffered()
{
    const Desk desk(settingsFile());
    QStringList files =
        QDir(TestData::sourcePath(u"data/samples"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    files.removeAll(u"README.md"_s);
    files.removeAll(u"index.json"_s);
    const QList<EntryButton *> buttons =
        desk.part<StartPage>()->findChild<QWidget *>(u"samples"_s)->findChildren<EntryButton *>();
    QCOMPARE(buttons.size(), files.size());
    QSet<QString> english;
    for (const EntryButton *button : buttons) {
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!button->accessibleDescription().isEmpty());
        english.insert(button->accessibleName());
    }
    desk.part<StartPage>()->setLanguage(Language::Chinese);
    for (const EntryButton *button : buttons)
        QVERIFY2(!english.contains(button->accessibleName()), "a sample has no Chinese title");
}

void TestShell::startPageLeavesForARecord()
{
    Desk desk(settingsFile());
    desk.window.shell().showStartPage();
    desk.open(catalogFolder());
    auto *page = desk.part<StartPage>();
    auto *list = desk.part<RecordListView>();
    QVERIFY(page->isVisible());
    // By a click on a row.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QVERIFY(!page->isVisible());
    QCOMPARE(desk.shown(), Fsdp);
    // On the row that is the current one already, too.
    desk.window.shell().showStartPage();
    QVERIFY(page->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QVERIFY(!page->isVisible());
    // By its button, with a record in sight.
    desk.window.shell().showStartPage();
    QTest::mouseClick(page->findChild<QPushButton *>(u"browseRecords"_s), Qt::LeftButton);
    QVERIFY(!page->isVisible());
    QVERIFY(!desk.shown().isEmpty());
    QVERIFY(desk.part<FindBox>()->hasFocus());
}

void TestShell::startPageComesBackByMenuAndKeepsDocks()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    auto *dock = desk.window.findChild<QDockWidget *>(u"diagnosisDock"_s);
    QVERIFY(dock->isVisible());
    desk.action(u"startPage"_s)->trigger();
    QVERIFY(desk.part<StartPage>()->isVisible());
    QVERIFY(dock->isHidden());
    desk.window.close(); // with the page shown: the docks are not forgotten
    Desk again(settingsFile());
    again.window.show();
    QVERIFY(!again.window.findChild<QDockWidget *>(u"diagnosisDock"_s)->isHidden());
}

void TestShell::recentLogsAreOffered()
{
    const QString log = TestData::sourcePath(u"data/samples/pip-build.log"_s);
    {
        Desk desk(settingsFile());
        desk.catalog.open({catalogFolder()});
        QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
        desk.diagnosis.diagnoseFiles({log});
        desk.diagnosis.diagnoseText(u"pasted, no file"_s);
        QTRY_VERIFY(finished.count() >= 1);
    }
    Desk desk(settingsFile());
    const auto buttons =
        desk.part<StartPage>()->findChild<QWidget *>(u"recentLogs"_s)->findChildren<EntryButton *>();
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons.constFirst()->accessibleName(), u"pip-build.log"_s);
    const auto *menu = desk.window.findChild<QMenu *>(u"recentMenu"_s);
    QCOMPARE(menu->actions().constFirst()->text(), u"pip-build.log"_s);
    desk.action(u"clearRecent"_s)->trigger();
    QCOMPARE(menu->actions().constFirst(), desk.action(u"clearRecent"_s));
}

void TestShell::backRestoresTheScrollPlace()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    QVERIFY(!desk.action(u"goBack"_s)->isEnabled());
    const RecordId first = desk.shown();
    auto *bar = desk.window.findChild<QScrollArea *>(u"recordScroll"_s)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 200);
    bar->setValue(170);
    QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
    QVERIFY(desk.shown() != first);
    QCOMPARE(bar->value(), 0);
    QTRY_VERIFY(bar->maximum() > 100);
    bar->setValue(60);
    const RecordId second = desk.shown();
    desk.part<FindBox>()->setFocus();
    TestData::press(desk.part<FindBox>(), QKeySequence(Qt::ALT | Qt::Key_Left));
    QCOMPARE(desk.shown(), first);
    QTRY_COMPARE(bar->value(), 170);
    QVERIFY(desk.action(u"goForward"_s)->isEnabled());
    TestData::press(desk.part<RecordListView>(), QKeySequence(Qt::ALT | Qt::Key_Right));
    QCOMPARE(desk.shown(), second);
    QTRY_COMPARE(bar->value(), 60);
}

void TestShell::mouseButtonsGoBackAndForward()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    const RecordId first = desk.shown();
    QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
    const RecordId second = desk.shown();
    QVERIFY(first != second);
    QTest::mouseClick(desk.part<DetailPane>(), Qt::BackButton);
    QCOMPARE(desk.shown(), first);
    QTest::mouseClick(desk.part<LogView>()->viewport(), Qt::ForwardButton);
    QCOMPARE(desk.shown(), second);
    QTest::mouseClick(desk.part<LogView>()->viewport(), Qt::ForwardButton); // nothing ahead
    QCOMPARE(desk.shown(), second);
}

void TestShell::bookmarkByKeyIsKept()
{
    {
        Desk desk(settingsFile());
        desk.open(catalogFolder());
        desk.part<FindBox>()->setFocus();
        TestData::press(desk.part<FindBox>(), desk.action(u"bookmark"_s)->shortcut());
        QVERIFY(desk.action(u"bookmark"_s)->isChecked());
        QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
        QVERIFY(!desk.action(u"bookmark"_s)->isChecked());
        desk.window.close();
    }
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
    const auto *menu = desk.window.findChild<QMenu *>(u"bookmarksMenu"_s);
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().constFirst()->trigger();
    QCOMPARE(desk.shown(), BucketView);
    QVERIFY(desk.action(u"bookmark"_s)->isChecked());
    QVERIFY(desk.part<NotePane>()->findChild<QToolButton *>(u"starButton"_s)->isChecked());
}

void TestShell::noteIsKeptBesideTheCatalog()
{
    {
        Desk desk(settingsFile());
        desk.open(catalogFolder());
        TestData::press(desk.part<RecordListView>(), desk.action(u"writeNote"_s)->shortcut());
        auto *text = desk.part<NotePane>()->findChild<QPlainTextEdit *>();
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, u"seen twice"_s);
        QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
        QCOMPARE(text->toPlainText(), QString());
        QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Up);
        QCOMPARE(text->toPlainText(), u"seen twice"_s);
        desk.window.close(); // sooner than the timer
    }
    QFile note(u"%1/.clew/notes/%2.md"_s.arg(catalogFolder(), BucketView.value()));
    QVERIFY(note.open(QIODevice::ReadOnly));
    QCOMPARE(note.readAll(), "seen twice");
}

void TestShell::windowEndsThoughANoteCannotBeKept()
{
    // A file lies where the folder of the notes would be.
    QVERIFY(QDir().mkpath(catalogFolder() + u"/.clew"_s));
    QFile blocking(catalogFolder() + u"/.clew/notes"_s);
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    blocking.close();
    {
        Desk desk(settingsFile());
        desk.open(catalogFolder());
        TestData::press(desk.part<RecordListView>(), desk.action(u"writeNote"_s)->shortcut());
        auto *text = desk.part<NotePane>()->findChild<QPlainTextEdit *>();
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, u"seen twice"_s);
        desk.window.close();
        QVERIFY(!desk.window.statusBar()->currentMessage().isEmpty());
    }
    QVERIFY(QFileInfo(blocking.fileName()).isFile()); // and the program goes on
}

void TestShell::sessionGoesOn()
{
    const QString log = TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s);
    LineNumber line;
    {
        Desk desk(settingsFile());
        desk.open(catalogFolder());
        QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
        desk.diagnosis.diagnoseFiles({log});
        QTRY_COMPARE(finished.count(), 1);
        desk.part<LogView>()->goToLine(LineNumber(17));
        line = desk.part<LogView>()->currentLine();
        QTest::keyClick(desk.part<RecordListView>(), Qt::Key_Down);
        QCOMPARE(desk.shown(), Fsdp);
        desk.part<FindBox>()->setText(u"error"_s);
        desk.window.close();
    }
    Desk desk(settingsFile());
    QCOMPARE(desk.window.shell().lastCatalogs(), QStringList{catalogFolder()});
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.catalog.open(desk.window.shell().lastCatalogs());
    desk.window.shell().resumeOrStart();
    desk.window.show();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!desk.part<StartPage>()->isVisible());
    QCOMPARE(desk.shown(), Fsdp);
    QCOMPARE(desk.part<LogView>()->currentLine(), line);
    QCOMPARE(desk.part<FindBox>()->text(), u"error"_s);
}

void TestShell::sessionWithoutItsFilesIsNone()
{
    {
        Desk desk(settingsFile());
        desk.settings.setValue(u"session/catalogs"_s, QStringList{m_folder->filePath(u"gone"_s)});
        desk.settings.setValue(u"session/logs"_s, QStringList{m_folder->filePath(u"gone.log"_s)});
    }
    Desk desk(settingsFile());
    QVERIFY(desk.window.shell().lastCatalogs().isEmpty());
    desk.window.shell().resumeOrStart();
    QVERIFY(desk.window.shell().showsStartPage());
}

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
