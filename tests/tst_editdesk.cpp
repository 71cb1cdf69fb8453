// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/editdesk.h"
#include "app/mainwindow.h"
#include "models/edit/recordlinks.h"
#include "models/items/recordfieldmodel.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/detailpane.h"
#include "views/recordeditor.h"
#include "views/valueeditors.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString Bucket = u"data/catalog/pytorch/ddp-bucket-view-error.json"_s;

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The window, and the keys of a person at it.
struct Person
{
    explicit Person(const TestFolder &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.show();
        catalog.open({folder.filePath(u"c"_s)});
        detail = window.findChild<DetailPane *>();
        tree = window.findChild<QTreeView *>(u"recordFields"_s);
    }

    [[nodiscard]] bool isReady() const { return !detail->shownRecord().isEmpty(); }
    [[nodiscard]] QAction *action(const QString &name) { return window.findChild<QAction *>(name); }
    [[nodiscard]] QString pointer() const
    {
        return tree->currentIndex().data(RecordFieldRole::PointerRole).toString();
    }

    /// Ctrl+E, then down until the field is reached.
    bool goTo(const QString &wanted)
    {
        action(u"editRecord"_s)->trigger();
        window.findChild<QTabWidget *>(u"editTabs"_s)->setCurrentWidget(tree);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Home);
        for (int i = 0; i < 500 && pointer() != wanted; ++i)
            QTest::keyClick(tree, Qt::Key_Down);
        return pointer() == wanted;
    }

    /// Return, the text, Return.
    bool type(const QString &text)
    {
        QTest::keyClick(tree, Qt::Key_Return);
        auto *editor = tree->findChild<CellTextEdit *>();
        if (!editor)
            return false;
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return true;
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
    DetailPane *detail = nullptr;
    QTreeView *tree = nullptr;
};

} // namespace

class TestEditDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void repairsARecordByKeyboard();
    void returnsToTheFieldOnUndo();
    void saysWhyAValueIsRefused();
    void ratesHaveSliderAndNumber();
    void bringsBackWhatWasNotSaved();
    void tellsOfOutsideChanges();
    void keepsWhatIsBeingTyped();
    void closesWhileSomebodyTypes();
    void closesOverAHalfTypedName();
    void draftKeepsItsLineUnderAnyName();
    void diagnosesByTheEditedRegex();

private:
    std::unique_ptr<TestFolder> m_folder;
    QString m_path;
    QByteArray m_original;
};

void TestEditDesk::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_original = fileBytes(TestData::sourcePath(Bucket));
    m_path = m_folder->write(u"c/pytorch/bucket.json"_s, m_original);
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
}

void TestEditDesk::repairsARecordByKeyboard()
{
    {
        Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        QVERIFY(person.goTo(u"/category"_s));
        QVERIFY(person.type(u"ddp_error"_s));
        QVERIFY(person.goTo(u"/dead_ends/0/action"_s));
        QVERIFY(person.type(u"Raise bucket_cap_mb"_s));
        QVERIFY(person.goTo(u"/tags"_s));
        QTest::keyClick(person.tree, Qt::Key_Insert);
        const QString item = person.pointer();
        QVERIFY(item.startsWith(u"/tags/"_s));
        QVERIFY(person.type(u"ddp"_s));
        QTest::keyClick(person.tree, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QTest::keyClick(person.tree, Qt::Key_Delete);
        person.action(u"undo"_s)->trigger();
        person.action(u"redo"_s)->trigger();
        QVERIFY(person.action(u"save"_s)->isEnabled());
        QVERIFY(TestData::saveScreenshot(person.window, u"edit"_s, 1));
        QVERIFY(person.window.isWindowModified());
        person.action(u"save"_s)->trigger();
        QTRY_VERIFY(!person.window.isWindowModified());
    }
    QByteArray saved = fileBytes(m_path);
    QVERIFY(saved.contains("\"category\": \"ddp_error\""));
    QVERIFY(saved.contains("\"action\": \"Raise bucket_cap_mb\""));
    QVERIFY(saved.contains("\"ddp\""));
    // Undo survives the restart, down to the bytes of the beginning.
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    while (person.action(u"undo"_s)->isEnabled())
        person.action(u"undo"_s)->trigger();
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    QCOMPARE(fileBytes(m_path), m_original);
}

void TestEditDesk::returnsToTheFieldOnUndo()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.goTo(u"/category"_s));
    QVERIFY(person.type(u"x"_s));
    QVERIFY(person.goTo(u"/locale"_s));
    person.action(u"undo"_s)->trigger();
    QCOMPARE(person.pointer(), u"/category"_s);
}

void TestEditDesk::saysWhyAValueIsRefused()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.goTo(u"/evidence_count"_s));
    QVERIFY(person.type(u"many"_s));
    const auto *refusal = person.window.findChild<QLabel *>(u"editRefusal"_s);
    QVERIFY(refusal->isVisible());
    QVERIFY(refusal->text().contains(u"/evidence_count"_s));
    QVERIFY(!person.window.isWindowModified());
}

void TestEditDesk::ratesHaveSliderAndNumber()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.goTo(u"/confidence"_s));
    QTest::keyClick(person.tree, Qt::Key_Return);
    auto *editor = person.tree->findChild<RateEdit *>();
    QVERIFY(editor);
    QWidget *number = editor->focusProxy();
    QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(number, u"0.25"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_VERIFY(person.window.isWindowModified());
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    QVERIFY(fileBytes(m_path).contains("\"confidence\": 0.25,"));
}

void TestEditDesk::bringsBackWhatWasNotSaved()
{
    {
        Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        QVERIFY(person.goTo(u"/category"_s));
        QVERIFY(person.type(u"unsaved"_s));
    }
    QCOMPARE(fileBytes(m_path), m_original);
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.window.isWindowModified());
    const auto *banner = person.window.findChild<QLabel *>(u"editBannerText"_s);
    QVERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(person.detail->shownRecord().value()));
    person.window.findChild<QToolButton *>(u"editBannerButton"_s)->click();
    QVERIFY(!person.window.isWindowModified());
    QVERIFY(!banner->isVisible());
}

void TestEditDesk::tellsOfOutsideChanges()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.goTo(u"/category"_s));
    QVERIFY(person.type(u"ours"_s));
    QByteArray theirs = m_original;
    theirs.replace("\"runtime_error\"", "\"theirs\"").replace("0.83", "0.5");
    QVERIFY(theirs != m_original);
    m_folder->write(u"c/pytorch/bucket.json"_s, theirs);
    const auto *banner = person.window.findChild<QLabel *>(u"editBannerText"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"theirs"_s));
    person.window.findChild<QToolButton *>(u"editBannerButton"_s)->click();
    person.action(u"undo"_s)->trigger();
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    QCOMPARE(fileBytes(m_path), QByteArray(theirs).replace("\"theirs\"", "\"ours\""));
}

void TestEditDesk::keepsWhatIsBeingTyped()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.goTo(u"/category"_s));
    QTest::keyClick(person.tree, Qt::Key_Return);
    auto *editor = person.tree->findChild<CellTextEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, u"half a wo"_s);
    // Another program makes the record longer: every row is made anew.
    QByteArray theirs = m_original;
    theirs.replace("\"tags\": []", "\"tags\": [\"x\", \"y\"]");
    if (theirs == m_original)
        theirs.replace("\"locale\": \"en\"", "\"locale\": \"en\", \"new\": [1, 2]");
    QVERIFY(theirs != m_original);
    m_folder->write(u"c/pytorch/bucket.json"_s, theirs);
    const auto *banner = person.window.findChild<QLabel *>(u"editBannerText"_s);
    QTRY_VERIFY(banner->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    editor = person.tree->findChild<CellTextEdit *>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), u"half a wo"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    QVERIFY(fileBytes(m_path).contains("half a wo"));
}

/// The window goes with the caret in a field: what was typed is there the next time.
void TestEditDesk::closesWhileSomebodyTypes()
{
    for (const QString &pointer : {u"/category"_s, u"/last_confirmed"_s, u"/confidence"_s}) {
        Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        person.action(u"editRecord"_s)->trigger();
        auto *editor = person.window.findChild<RecordEditor *>();
        editor->showField(pointer);
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), pointer == "/category"_L1 ? u"late"_s : u"0.25"_s);
    }
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    const Document &document = person.window.findChild<EditDesk *>()->document();
    const Result<Record> record = document.record(person.detail->shownRecord());
    QVERIFY(record);
    QCOMPARE(record->category, u"late"_s);
    QCOMPARE(record->confidence, 0.25);
}

/// A name is taken when its field is left; by then much of the window follows it.
void TestEditDesk::closesOverAHalfTypedName()
{
    {
        Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        person.action(u"editRecord"_s)->trigger();
        person.window.findChild<RecordEditor *>()->showField(u"/id"_s);
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"e/late"_s);
    }
    Person person(*m_folder);
    QTRY_VERIFY(person.window.findChild<EditDesk *>()->document().contains(RecordId(u"e/late"_s)));
}

/// A draft begins with a name that nobody would keep.
void TestEditDesk::draftKeepsItsLineUnderAnyName()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    auto *desk = person.window.findChild<EditDesk *>();
    RecordDraft draft;
    draft.record.id = RecordId(u"new-record"_s);
    draft.record.signature.english = u"a line"_s;
    draft.record.regex = u"a line \\d+"_s;
    draft.sample = u"a line 7"_s;
    desk->addDraft(draft);
    const RecordId begun = person.detail->shownRecord();
    QCOMPARE(begun.value(), u"unsorted/new-record"_s);
    const auto renamed = planRename(desk->document(), begun, RecordId(u"e/named"_s));
    QVERIFY(renamed && desk->document().apply(*renamed));
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(fileBytes(m_folder->filePath(u"c/.clew/samples/e/named.json"_s)).contains("\"a line 7\""));
    QVERIFY(!QFile::exists(m_folder->filePath(u"c/.clew/samples/unsorted/new-record.json"_s)));
}

void TestEditDesk::diagnosesByTheEditedRegex()
{
    Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    const auto verdicts = [&person](const QString &log) {
        QSignalSpy finished(&person.diagnosis, &DiagnosisController::finished);
        person.diagnosis.diagnoseText(log);
        if (finished.isEmpty() && !finished.wait(30'000))
            return QStringList{u"no end"_s};
        QStringList ids;
        for (const Verdict &verdict : person.diagnosis.diagnosis().verdicts)
            ids.append(verdict.id.value());
        return ids;
    };
    const QString id = person.detail->shownRecord().value();
    const QString widget = u"WidgetError: flux capacitor misaligned by 7 units\n"_s;
    const QString bucket =
        QString::fromUtf8(fileBytes(TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s)));
    QCOMPARE(verdicts(widget), QStringList());
    QVERIFY(verdicts(bucket).contains(id));

    Document &document = person.window.findChild<EditDesk *>()->document();
    const auto plan =
        planSet(document, RecordId(id), u"/regex"_s, R"("flux capacitor misaligned by \\d+ units")");
    QVERIFY(plan && document.apply(*plan));
    QCOMPARE(verdicts(widget), QStringList{id}); // at once, and no file was written
    QCOMPARE(fileBytes(m_path), m_original);
    document.undoStack().undo();
    QCOMPARE(verdicts(widget), QStringList());

    const auto gone = planRemove(document, RecordId(id));
    QVERIFY(gone && document.apply(*gone));
    QVERIFY(!verdicts(bucket).contains(id));
    document.undoStack().undo();
    QVERIFY(verdicts(bucket).contains(id));
}

QTEST_MAIN(TestEditDesk)
#include "tst_editdesk.moc"
