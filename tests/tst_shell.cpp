// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/menuactions.h"
#include "app/shell.h"
#include "app/viewkeys.h"
#include "app/wordlanguage.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/commandpalette.h"
#include "views/detailpane.h"
#include "views/entrybutton.h"
#include "views/findbox.h"
#include "views/keyspage.h"
#include "views/logview.h"
#include "views/notepane.h"
#include "views/recordlistview.h"
#include "views/startpage.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QInputMethodEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId BucketView(u"pytorch/ddp-bucket-view-error"_s);
const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

/// The window with its controllers, settings of its own, and a catalog of its own where notes go.
struct Desk
{
    explicit Desk(const QString &settingsFile)
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

void press(QWidget *widget, const QKeySequence &keys)
{
    QTest::keyClick(widget, keys[0].key(), keys[0].keyboardModifiers());
}

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
    void paletteRunsAnActionByItsLetters();
    void paletteOpensARecord();
    void paletteFindsActionsInChineseToo();
    void paletteLeavesOnEscapeAndGivesTheKeyboardBack();
    void composingTriggersNothing_data();
    void composingTriggersNothing();
    void everyKeyOfTheWindowWorksInTheFindBox();
    void noTwoActionsShareAKey();
    void keyIsChangedKeptAndReset();
    void takenKeyIsToldAndTakenOver();
    void keyThatTypesTextIsRefused();
    void backRestoresTheScrollPlace();
    void mouseButtonsGoBackAndForward();
    void bookmarkByKeyIsKept();
    void noteIsKeptBesideTheCatalog();
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
    QVERIFY(QDir().mkpath(catalogFolder()));
    for (const char *name : {"ddp-bucket-view-error.json", "fsdp-parameter-mismatch.json"})
        QVERIFY(QFile::copy(TestData::sourcePath(u"data/catalog/pytorch/%1"_s.arg(QLatin1StringView(name))),
                            u"%1/%2"_s.arg(catalogFolder(), QLatin1StringView(name))));
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
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
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

void TestShell::paletteRunsAnActionByItsLetters()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    auto *palette = desk.part<CommandPalette>();
    desk.part<FindBox>()->setFocus();
    press(desk.part<FindBox>(), QKeySequence(Qt::CTRL | Qt::Key_K));
    QVERIFY(palette->isVisible());
    auto *line = palette->findChild<StepEdit *>();
    QVERIFY(line->hasFocus());
    auto *list = palette->findChild<QListView *>();
    QVERIFY(list->model()->rowCount() > 10); // all of them, while nothing is typed
    QTest::keyClicks(line, u"wr note"_s);
    QVERIFY(list->model()->rowCount() >= 1);
    QCOMPARE(list->currentIndex().data().toString(), u"Write a Note"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
    QVERIFY(desk.part<NotePane>()->isVisible());
}

void TestShell::paletteOpensARecord()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    desk.window.shell().showStartPage();
    auto *palette = desk.part<CommandPalette>();
    desk.action(u"commandPalette"_s)->trigger();
    auto *line = palette->findChild<StepEdit *>();
    auto *list = palette->findChild<QListView *>();
    const auto hasRecord = [list](const RecordId &id) {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const auto entry =
                list->model()->index(row, 0).data(PaletteRole::EntryRole).value<PaletteEntry>();
            if (entry.kind == PaletteKind::Record && entry.key == id.value())
                return row;
        }
        return -1;
    };
    // The index is made in the background: typing again asks again.
    QTRY_VERIFY((line->clear(), QTest::keyClicks(line, u"fsdp mismatch"_s), hasRecord(Fsdp) >= 0));
    while (list->currentIndex().row() < hasRecord(Fsdp))
        QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(desk.shown(), Fsdp);
    QVERIFY(!desk.part<StartPage>()->isVisible());
}

void TestShell::paletteFindsActionsInChineseToo()
{
    Desk desk(settingsFile());
    WordLanguage language;
    language.set(Language::Chinese);
    desk.open(catalogFolder());
    QCoreApplication::sendPostedEvents();
    auto *palette = desk.part<CommandPalette>();
    auto *list = palette->findChild<QListView *>();
    for (const QString &typed : {desk.action(u"quit"_s)->text().first(1), u"quit"_s}) {
        desk.action(u"commandPalette"_s)->trigger();
        QTest::keyClicks(palette->findChild<StepEdit *>(), u" "_s);
        palette->findChild<StepEdit *>()->setText(typed);
        QCOMPARE(list->currentIndex().data().toString(), plainActionText(*desk.action(u"quit"_s)));
        QVERIFY(!plainActionText(*desk.action(u"quit"_s)).contains(u'('));
        QTest::keyClick(palette->findChild<StepEdit *>(), Qt::Key_Escape);
        QTest::keyClick(palette->findChild<StepEdit *>(), Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }
    language.set(Language::English);
}

void TestShell::paletteLeavesOnEscapeAndGivesTheKeyboardBack()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    auto *list = desk.part<RecordListView>();
    list->setFocus();
    desk.action(u"commandPalette"_s)->trigger();
    auto *palette = desk.part<CommandPalette>();
    auto *line = palette->findChild<StepEdit *>();
    QTest::keyClicks(line, u"zzzzqqq"_s);
    QCOMPARE(palette->findChild<QListView *>()->model()->rowCount(), 0);
    QTest::keyClick(line, Qt::Key_Return); // nothing to open: stays
    QVERIFY(palette->isVisible());
    QTest::keyClick(line, Qt::Key_Escape); // clears
    QVERIFY(palette->isVisible());
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!palette->isVisible());
    QVERIFY(list->hasFocus());
    // Going elsewhere closes it as well.
    desk.action(u"commandPalette"_s)->trigger();
    desk.part<FindBox>()->setFocus();
    QVERIFY(!palette->isVisible());
    QVERIFY(desk.part<FindBox>()->hasFocus());
}

void TestShell::composingTriggersNothing_data()
{
    QTest::addColumn<bool>("inPalette");
    QTest::newRow("find box") << false;
    QTest::newRow("palette") << true;
}

void TestShell::composingTriggersNothing()
{
    QFETCH(bool, inPalette);
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    const RecordId before = desk.shown();
    StepEdit *line = desk.part<FindBox>();
    if (inPalette) {
        desk.action(u"commandPalette"_s)->trigger();
        line = desk.part<CommandPalette>()->findChild<StepEdit *>();
    } else {
        line->setFocus();
    }
    QSignalSpy changed(line, &QLineEdit::textChanged);
    QSignalSpy stepped(line, &StepEdit::stepRequested);
    QSignalSpy opened(line, &StepEdit::openRequested);
    QSignalSpy left(line, &StepEdit::leaveRequested);
    QInputMethodEvent composing(u"can shu"_s, {});
    QCoreApplication::sendEvent(line, &composing);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Return, Qt::Key_PageDown, Qt::Key_Escape})
        QTest::keyClick(line, key);
    QCOMPARE(changed.count() + stepped.count() + opened.count() + left.count(), 0);
    QCOMPARE(desk.shown(), before);
    QCOMPARE(desk.part<CommandPalette>()->isVisible(), inPalette);
    QInputMethodEvent committed({}, {});
    committed.setCommitString(u"参数"_s);
    QCoreApplication::sendEvent(line, &committed);
    QCOMPARE(line->text(), u"参数"_s);
    QCOMPARE(changed.count(), 1);
    QTest::keyClick(line, Qt::Key_Down);
    QCOMPARE(stepped.count(), 1);
}

void TestShell::everyKeyOfTheWindowWorksInTheFindBox()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    auto *box = desk.part<FindBox>();
    int tried = 0;
    for (const MenuAction &item : menuActions(desk.window)) {
        for (const QKeySequence &key : item.action->shortcuts()) {
            // Undo and redo are about the text while there is one to edit; Alt and an arrow move by words.
            if (item.action->objectName() == "undo"_L1 || item.action->objectName() == "redo"_L1)
                continue;
            item.action->disconnect(); // told, not done
            item.action->setEnabled(true);
            QSignalSpy triggered(item.action, &QAction::triggered);
            box->setFocus();
            QTRY_VERIFY(box->hasFocus());
            press(box, key);
            QVERIFY2(triggered.count() == 1,
                     qPrintable(u"%1 by %2"_s.arg(item.action->objectName(), key.toString())));
            ++tried;
        }
    }
    QVERIFY2(tried >= 20, qPrintable(QString::number(tried)));
}

void TestShell::noTwoActionsShareAKey()
{
    const Desk desk(settingsFile());
    QHash<QKeySequence, QString> holders;
    for (const MenuAction &item : menuActions(desk.window)) {
        for (const QKeySequence &key : item.action->shortcuts()) {
            QVERIFY2(!holders.contains(key),
                     qPrintable(u"%1: %2 and %3"_s.arg(key.toString(), holders.value(key),
                                                       item.action->objectName())));
            holders.insert(key, item.action->objectName());
        }
    }
    // Nor may one have a key that a view needs: neither would work there.
    for (const ShortcutRow &row : viewKeys()) {
        for (const QKeySequence &key : row.keys)
            QVERIFY2(!holders.contains(key),
                     qPrintable(u"%1: %2 and %3"_s.arg(key.toString(), holders.value(key), row.text)));
    }
}

void TestShell::keyIsChangedKeptAndReset()
{
    const QKeySequence wanted(Qt::CTRL | Qt::ALT | Qt::Key_J);
    {
        Desk desk(settingsFile());
        desk.open(catalogFolder());
        desk.action(u"showKeys"_s)->trigger();
        auto *page = desk.part<KeysPage>();
        QVERIFY(page->isVisible());
        auto *table = page->findChild<QTreeView *>();
        const int all = table->model()->rowCount();
        QVERIFY2(all > 50, qPrintable(QString::number(all)));
        QTest::keyClicks(page->findChild<QLineEdit *>(u"findKey"_s), u"find record"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        auto *edit = page->findChild<QKeySequenceEdit *>();
        QCOMPARE(edit->keySequence(), QKeySequence(QKeySequence::Find));
        QVERIFY(!page->findChild<QPushButton *>(u"resetKey"_s)->isEnabled());
        edit->setFocus();
        press(edit, wanted);
        QCOMPARE(edit->keySequence(), wanted);
        QVERIFY(page->findChild<QLabel *>(u"keyVerdict"_s)->text().isEmpty());
        QTest::mouseClick(page->findChild<QPushButton *>(u"assignKey"_s), Qt::LeftButton);
        QCOMPARE(desk.action(u"find"_s)->shortcut(), wanted);
        QVERIFY(page->findChild<QPushButton *>(u"resetKey"_s)->isEnabled());
    }
    Desk again(settingsFile());
    again.open(catalogFolder());
    QCOMPARE(again.action(u"find"_s)->shortcut(), wanted);
    QSignalSpy triggered(again.action(u"find"_s), &QAction::triggered);
    press(again.part<RecordListView>(), wanted);
    QCOMPARE(triggered.count(), 1);
    again.action(u"showKeys"_s)->trigger();
    QTest::mouseClick(again.part<KeysPage>()->findChild<QPushButton *>(u"resetKeys"_s), Qt::LeftButton);
    QCOMPARE(again.action(u"find"_s)->shortcut(), QKeySequence(QKeySequence::Find));
    QVERIFY(again.settings.allKeys().filter(u"keys/"_s).isEmpty());
}

void TestShell::takenKeyIsToldAndTakenOver()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    desk.action(u"showKeys"_s)->trigger();
    auto *page = desk.part<KeysPage>();
    auto *table = page->findChild<QTreeView *>();
    page->findChild<QLineEdit *>(u"findKey"_s)->setText(u"Find Record"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *edit = page->findChild<QKeySequenceEdit *>();
    auto *verdict = page->findChild<QLabel *>(u"keyVerdict"_s);
    auto *assign = page->findChild<QPushButton *>(u"assignKey"_s);
    press(edit, desk.action(u"openLogs"_s)->shortcut());
    QVERIFY2(verdict->text().contains("Diagnose Logs"_L1), qPrintable(verdict->text()));
    QCOMPARE(desk.action(u"find"_s)->shortcut(), QKeySequence(QKeySequence::Find)); // not before it is said
    const QKeySequence taken = desk.action(u"openLogs"_s)->shortcut();
    QTest::mouseClick(assign, Qt::LeftButton);
    QCOMPARE(desk.action(u"find"_s)->shortcut(), taken);
    QVERIFY(desk.action(u"openLogs"_s)->shortcuts().isEmpty());
    // What a view has for itself cannot be taken.
    press(edit, QKeySequence(QKeySequence::Copy));
    QVERIFY(verdict->text().contains("Copy"_L1));
    QVERIFY(!assign->isEnabled());
    // Resetting the one that lost its key takes it back, and from the one that took it.
    page->findChild<QLineEdit *>(u"findKey"_s)->setText(u"Diagnose Logs"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::mouseClick(page->findChild<QPushButton *>(u"resetKey"_s), Qt::LeftButton);
    QCOMPARE(desk.action(u"openLogs"_s)->shortcut(), taken);
    QVERIFY(!desk.action(u"find"_s)->shortcuts().contains(taken));
}

void TestShell::keyThatTypesTextIsRefused()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    desk.action(u"showKeys"_s)->trigger();
    auto *page = desk.part<KeysPage>();
    auto *table = page->findChild<QTreeView *>();
    page->findChild<QLineEdit *>(u"findKey"_s)->setText(u"Find Record"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *edit = page->findChild<QKeySequenceEdit *>();
    press(edit, QKeySequence(Qt::Key_J));
    QVERIFY(!page->findChild<QPushButton *>(u"assignKey"_s)->isEnabled());
    QVERIFY(!page->findChild<QLabel *>(u"keyVerdict"_s)->text().isEmpty());
    press(edit, QKeySequence(Qt::Key_F9));
    QVERIFY(page->findChild<QPushButton *>(u"assignKey"_s)->isEnabled());
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
    press(desk.part<FindBox>(), QKeySequence(Qt::ALT | Qt::Key_Left));
    QCOMPARE(desk.shown(), first);
    QTRY_COMPARE(bar->value(), 170);
    QVERIFY(desk.action(u"goForward"_s)->isEnabled());
    press(desk.part<RecordListView>(), QKeySequence(Qt::ALT | Qt::Key_Right));
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
        press(desk.part<FindBox>(), desk.action(u"bookmark"_s)->shortcut());
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
        press(desk.part<RecordListView>(), desk.action(u"writeNote"_s)->shortcut());
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
