// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/menuactions.h"
#include "app/shell.h"
#include "app/viewkeys.h"
#include "app/wordlanguage.h"
#include "tests/support/guitest.h"
#include "tests/support/shelldesk.h"
#include "views/commandpalette.h"
#include "views/findbox.h"
#include "views/keyspage.h"
#include "views/notepane.h"
#include "views/startpage.h"

#include <QInputMethodEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

using namespace Clew;
using namespace Qt::StringLiterals;
using Desk = TestData::ShellDesk;

namespace {

const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

} // namespace

/// The command palette, the page of keys, and keys while an input method composes.
class TestShellKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
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

private:
    [[nodiscard]] QString settingsFile() const { return m_folder->filePath(u"settings.ini"_s); }
    [[nodiscard]] QString catalogFolder() const { return m_folder->filePath(u"catalog"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestShellKeys::initTestCase()
{
    TestData::useLook(TestData::lightPalette());
}

void TestShellKeys::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(TestData::makeShellCatalog(catalogFolder()));
}

void TestShellKeys::paletteRunsAnActionByItsLetters()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    auto *palette = desk.part<CommandPalette>();
    desk.part<FindBox>()->setFocus();
    TestData::press(desk.part<FindBox>(), QKeySequence(Qt::CTRL | Qt::Key_K));
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

void TestShellKeys::paletteOpensARecord()
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

void TestShellKeys::paletteFindsActionsInChineseToo()
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

void TestShellKeys::paletteLeavesOnEscapeAndGivesTheKeyboardBack()
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

void TestShellKeys::composingTriggersNothing_data()
{
    QTest::addColumn<bool>("inPalette");
    QTest::newRow("find box") << false;
    QTest::newRow("palette") << true;
}

void TestShellKeys::composingTriggersNothing()
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

void TestShellKeys::everyKeyOfTheWindowWorksInTheFindBox()
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
            TestData::press(box, key);
            QVERIFY2(triggered.count() == 1,
                     qPrintable(u"%1 by %2"_s.arg(item.action->objectName(), key.toString())));
            ++tried;
        }
    }
    QVERIFY2(tried >= 20, qPrintable(QString::number(tried)));
}

void TestShellKeys::noTwoActionsShareAKey()
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

void TestShellKeys::keyIsChangedKeptAndReset()
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
        TestData::press(edit, wanted);
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
    TestData::press(again.part<RecordListView>(), wanted);
    QCOMPARE(triggered.count(), 1);
    again.action(u"showKeys"_s)->trigger();
    QTest::mouseClick(again.part<KeysPage>()->findChild<QPushButton *>(u"resetKeys"_s), Qt::LeftButton);
    QCOMPARE(again.action(u"find"_s)->shortcut(), QKeySequence(QKeySequence::Find));
    QVERIFY(again.settings.allKeys().filter(u"keys/"_s).isEmpty());
}

void TestShellKeys::takenKeyIsToldAndTakenOver()
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
    TestData::press(edit, desk.action(u"openLogs"_s)->shortcut());
    QVERIFY2(verdict->text().contains("Diagnose Logs"_L1), qPrintable(verdict->text()));
    QCOMPARE(desk.action(u"find"_s)->shortcut(), QKeySequence(QKeySequence::Find)); // not before it is said
    const QKeySequence taken = desk.action(u"openLogs"_s)->shortcut();
    QTest::mouseClick(assign, Qt::LeftButton);
    QCOMPARE(desk.action(u"find"_s)->shortcut(), taken);
    QVERIFY(desk.action(u"openLogs"_s)->shortcuts().isEmpty());
    // What a view has for itself cannot be taken.
    TestData::press(edit, QKeySequence(QKeySequence::Copy));
    QVERIFY(verdict->text().contains("Copy"_L1));
    QVERIFY(!assign->isEnabled());
    // Resetting the one that lost its key takes it back, and from the one that took it.
    page->findChild<QLineEdit *>(u"findKey"_s)->setText(u"Diagnose Logs"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::mouseClick(page->findChild<QPushButton *>(u"resetKey"_s), Qt::LeftButton);
    QCOMPARE(desk.action(u"openLogs"_s)->shortcut(), taken);
    QVERIFY(!desk.action(u"find"_s)->shortcuts().contains(taken));
}

void TestShellKeys::keyThatTypesTextIsRefused()
{
    Desk desk(settingsFile());
    desk.open(catalogFolder());
    desk.action(u"showKeys"_s)->trigger();
    auto *page = desk.part<KeysPage>();
    auto *table = page->findChild<QTreeView *>();
    page->findChild<QLineEdit *>(u"findKey"_s)->setText(u"Find Record"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *edit = page->findChild<QKeySequenceEdit *>();
    TestData::press(edit, QKeySequence(Qt::Key_J));
    QVERIFY(!page->findChild<QPushButton *>(u"assignKey"_s)->isEnabled());
    QVERIFY(!page->findChild<QLabel *>(u"keyVerdict"_s)->text().isEmpty());
    TestData::press(edit, QKeySequence(Qt::Key_F9));
    QVERIFY(page->findChild<QPushButton *>(u"assignKey"_s)->isEnabled());
}

QTEST_MAIN(TestShellKeys)
#include "tst_shellkeys.moc"
