// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The editor in the window: JSON, the regex bench, edges with their other side, new ids and deletion.
#include "app/lintservice.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/guitest.h"
#include "tests/support/keyboardperson.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/benchpane.h"
#include "views/editform.h"
#include "views/jsoneditor.h"
#include "views/jsontext.h"
#include "views/recordeditor.h"
#include "views/samplerow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId IdA(u"d/a"_s);
const RecordId IdB(u"d/b"_s);
const RecordId IdC(u"d/c"_s);

QByteArray record(const QString &id, const QByteArray &edges, const QByteArray &regex = "size \\\\d+")
{
    return "{\n  \"id\": \"" + id.toUtf8() +
           "\",\n  \"signature\": \"Error: wrong size X\",\n  \"regex\": \"" + regex +
           "\",\n  \"domain\": \"d\",\n  \"category\": \"c\",\n  \"confidence\": 1.0,\n  \"tags\": [],\n"
           "  \"transition_graph\": {" +
           edges + "}\n}\n";
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestEditPanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void editsJson();
    void namesTheFaultInJson();
    void keepsADraftOfJson();
    void mergesADraftWithOtherEdits();
    void checksADraft();
    void triesTheRegexLive();
    void takesAProposalByKey();
    void keepsSamplesBesideTheCatalog();
    void undoesSamples();
    void saysWhatTheRegexNewlyHits();
    void writesBothSidesOfAnEdge();
    void writesOneSideIfAsked();
    void retargetsAnEdge();
    void removesAnEdge();
    void writesTheMissingSide();
    void renamesWithAllReferences();
    void listsWhoPointsHereBeforeDeleting();

private:
    void open();
    void showTab(QWidget *page)
    {
        m_person->action(u"editRecord"_s)->trigger();
        m_person->window().findChild<QTabWidget *>(u"editTabs"_s)->setCurrentWidget(page);
        page->setFocus();
    }
    template <typename T>
    [[nodiscard]] T *find(const QString &name)
    {
        return m_person->window().findChild<T *>(name);
    }
    [[nodiscard]] QByteArray saved(const QString &name)
    {
        m_person->press(Qt::Key_S, Qt::ControlModifier);
        return QTest::qWaitFor([this] { return !m_person->window().isWindowModified(); })
                   ? bytesOf(m_folder->filePath(u"c/"_s + name))
                   : QByteArray();
    }
    [[nodiscard]] bool waitForLint()
    {
        return QTest::qWaitFor([this] { return m_lint->isComplete() && !m_lint->isRunning(); }, 10'000);
    }
    QLineEdit *adder(Relation relation)
    {
        m_person->comeBack();
        m_person->editor()->form()->showField(u"/transition_graph/%1"_s.arg(relationName(relation)));
        return qobject_cast<QLineEdit *>(QApplication::focusWidget());
    }

    JsonRecordCodec m_codec;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<KeyboardPerson> m_person;
    LintService *m_lint = nullptr;
};

void TestEditPanes::initTestCase()
{
    TestData::useLook(TestData::lightPalette());
    qputenv("CLEW_DATA_DIR", TestData::sourcePath(u"data"_s).toUtf8());
}

void TestEditPanes::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    m_folder->write(u"c/a.json"_s, record(u"d/a"_s, R"("leads_to": [{"error_id": "d/b", "probability": 1.0}],
    "preceded_by": [], "frequently_confused_with": [])"));
    m_folder->write(u"c/b.json"_s, record(u"d/b"_s, R"("leads_to": [], "preceded_by": ["d/a"],
    "frequently_confused_with": [])"));
    m_folder->write(u"c/c.json"_s, record(u"d/c"_s, R"("leads_to": [{"error_id": "d/a"}], "preceded_by": [],
    "frequently_confused_with": [])",
                                          "overflow of \\\\w+"));
    open();
}

void TestEditPanes::cleanup()
{
    m_person.reset();
}

void TestEditPanes::open()
{
    m_person.reset();
    m_person = std::make_unique<KeyboardPerson>(m_folder->filePath(u"c"_s), m_folder->filePath(u"s.ini"_s));
    m_lint = m_person->window().findChild<LintService *>();
    QTRY_VERIFY(m_person->isReady());
    QVERIFY(m_person->edit(IdA));
}

void TestEditPanes::editsJson()
{
    showTab(m_person->editor()->json());
    auto *text = find<JsonText>(u"jsonText"_s);
    const QString before = text->text();
    QTextCursor cursor(text->document());
    cursor.setPosition(static_cast<int>(before.indexOf(u"\"c\""_s)) + 1);
    text->setTextCursor(cursor);
    m_person->type(u"other "_s);
    QVERIFY(m_person->editor()->json()->hasDraft());
    QVERIFY(!m_person->window().isWindowModified());
    m_person->press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_person->window().isWindowModified());
    QVERIFY(!m_person->editor()->json()->hasDraft());
    m_person->press(Qt::Key_Z, Qt::ControlModifier); // one step, and the window's
    QVERIFY(!m_person->window().isWindowModified());
    QCOMPARE(text->text(), before);
}

void TestEditPanes::namesTheFaultInJson()
{
    showTab(m_person->editor()->json());
    auto *text = find<JsonText>(u"jsonText"_s);
    QTextCursor cursor(text->document()->findBlockByNumber(3));
    cursor.movePosition(QTextCursor::EndOfBlock);
    text->setTextCursor(cursor);
    m_person->press(Qt::Key_Backspace); // the comma behind the regex
    const auto *state = find<QLabel>(u"jsonState"_s);
    QVERIFY2(state->text().startsWith(u"Line 5, column 3"_s), qPrintable(state->text()));
    QVERIFY(!find<QPushButton>(u"jsonApply"_s)->isEnabled());
    m_person->press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_person->window().isWindowModified());
    m_person->type(u","_s);
    QVERIFY2(state->text().contains(u"Line"_s) || !m_person->editor()->json()->hasDraft(),
             qPrintable(state->text()));
}

void TestEditPanes::keepsADraftOfJson()
{
    showTab(m_person->editor()->json());
    auto *text = find<JsonText>(u"jsonText"_s);
    m_person->press(Qt::Key_End, Qt::ControlModifier);
    m_person->type(u"broken"_s);
    const QString draft = text->text();
    // Somewhere else and back.
    auto *tabs = find<QTabWidget>(u"editTabs"_s);
    tabs->setCurrentIndex(0);
    m_person->window().findChild<EditForm *>()->showField(u"/tags"_s);
    m_person->type(u"new"_s);
    m_person->press(Qt::Key_Return);
    showTab(m_person->editor()->json());
    QCOMPARE(text->text(), draft);
    QVERIFY(find<QLabel>(u"jsonState"_s)->text().contains(u"Line"_s));
    find<QPushButton>(u"jsonRevert"_s)->click();
    QVERIFY(text->text().contains(u"\"new\""_s));
    QVERIFY(!text->text().contains(u"broken"_s));
}

void TestEditPanes::mergesADraftWithOtherEdits()
{
    showTab(m_person->editor()->json());
    auto *text = find<JsonText>(u"jsonText"_s);
    const QString before = text->text();
    const qsizetype at = before.indexOf(u"\"c\""_s) + 1;
    QTextCursor cursor(text->document());
    cursor.setPosition(static_cast<int>(at));
    text->setTextCursor(cursor);
    m_person->type(u"my"_s);
    find<QTabWidget>(u"editTabs"_s)->setCurrentIndex(0);
    m_person->window().findChild<EditForm *>()->showField(u"/domain"_s);
    m_person->replaceBy(u"dd"_s);
    showTab(m_person->editor()->json());
    m_person->press(Qt::Key_Return, Qt::ControlModifier);
    const QByteArray now = saved(u"a.json"_s);
    QCOMPARE(m_codec.textAt(now, u"/category"_s), u"myc"_s);
    QCOMPARE(m_codec.textAt(now, u"/domain"_s), u"dd"_s);
}

void TestEditPanes::checksADraft()
{
    QVERIFY(waitForLint());
    showTab(m_person->editor()->json());
    auto *text = find<JsonText>(u"jsonText"_s);
    const auto *list = find<QListWidget>(u"jsonFindings"_s);
    QTRY_VERIFY(list->count() > 0);
    const auto has = [list](const QString &words) {
        for (int i = 0; i < list->count(); ++i) {
            if (list->item(i)->text().contains(words))
                return true;
        }
        return false;
    };
    QVERIFY(!has(u"evil"_s));
    const qsizetype at = text->text().indexOf(u"d/b"_s);
    QTextCursor cursor(text->document());
    cursor.setPosition(static_cast<int>(at));
    text->setTextCursor(cursor);
    m_person->type(u"evil/"_s);
    QTRY_VERIFY(has(u"evil"_s)); // leads to no record
    QVERIFY(!m_person->window().isWindowModified());
    QCOMPARE(m_lint->findings(IdA).isEmpty(), false);
}

void TestEditPanes::triesTheRegexLive()
{
    showTab(m_person->editor()->bench());
    const auto *pane = m_person->editor()->bench();
    const auto words = [pane] {
        QStringList all;
        for (const QLabel *label : pane->findChildren<QLabel *>())
            all.append(label->text());
        return all.join(u'\n');
    };
    // The signature has X where the regex wants digits.
    QTRY_VERIFY(words().contains(u"Matched up to `size `; `\\d+` met `X`."_s));
    m_person->replaceBy(u"size (\\w+)"_s);
    QTRY_VERIFY2(words().contains(u"group 1: “X”"_s), qPrintable(words()));
    m_person->replaceBy(u"size ("_s);
    QTRY_VERIFY(!find<QLabel>(u"benchFacts"_s)->text().isEmpty());
    m_person->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(words().contains(u"met `X`"_s));
}

void TestEditPanes::takesAProposalByKey()
{
    showTab(m_person->editor()->bench());
    const auto *row = m_person->editor()->bench()->findChild<SampleRow *>();
    QTRY_VERIFY(!row->proposal(0).isEmpty());
    const QString proposed = row->proposal(0);
    m_person->press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(m_person->editor()->bench()->regex(), proposed);
    QVERIFY(m_person->window().isWindowModified());
    QTRY_VERIFY(row->findChild<QLabel *>(u"sampleWord"_s)->text().contains(u"matches"_s));
    m_person->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_person->window().isWindowModified());
}

void TestEditPanes::keepsSamplesBesideTheCatalog()
{
    QVERIFY(waitForLint());
    showTab(m_person->editor()->bench());
    m_person->press(Qt::Key_Insert);
    m_person->type(u"wrong size 7"_s);
    m_person->press(Qt::Key_Return);
    m_person->type(u"no digits in it"_s);
    m_person->press(Qt::Key_Return);
    const QString side = m_folder->filePath(u"c/.clew/samples/d/a.json"_s);
    QTRY_VERIFY(bytesOf(side).contains("no digits in it"));
    // The checks know them at once.
    const auto fails = [this] {
        const QList<LintFinding> findings = m_lint->findings(IdA);
        return std::any_of(findings.begin(), findings.end(),
                           [](const LintFinding &each) { return each.rule == LintRule::SampleFails; });
    };
    QTRY_VERIFY(fails());
    // And the next window has them.
    open();
    const RecordSamples samples = m_person->editor()->bench()->samples();
    QCOMPARE(samples.mustMatch, QStringList({u"wrong size 7"_s, u"no digits in it"_s}));
    showTab(m_person->editor()->bench());
    const QList<SampleRow *> rows = m_person->editor()->bench()->findChildren<SampleRow *>();
    rows[2]->setFocus();
    m_person->press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!bytesOf(side).contains("no digits in it"));
    QVERIFY(bytesOf(side).contains("wrong size 7"));
}

void TestEditPanes::undoesSamples()
{
    const QString side = m_folder->filePath(u"c/.clew/samples/d/a.json"_s);
    const auto shown = [this] { return m_person->editor()->bench()->samples(); };
    showTab(m_person->editor()->bench());
    m_person->press(Qt::Key_Insert);
    m_person->type(u"wrong size 7"_s);
    m_person->press(Qt::Key_Return);
    const QStringList first{u"wrong size 7"_s};
    QCOMPARE(shown().mustMatch, first);
    QVERIFY(!m_person->window().isWindowModified()); // samples are written by themselves
    QTRY_VERIFY(bytesOf(side).contains("wrong size 7"));
    m_person->editor()->bench()->showSample({.mustMatch = true, .place = 0});
    m_person->press(Qt::Key_End);
    m_person->type(u"77"_s);
    QCOMPARE(shown().mustMatch, QStringList{u"wrong size 777"_s});
    m_person->press(Qt::Key_Z, Qt::ControlModifier); // typing is one step
    QCOMPARE(shown().mustMatch, first);
    m_person->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown().mustMatch, QStringList());
    m_person->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown().mustMatch, first);
    QTRY_VERIFY(bytesOf(side).contains("\"wrong size 7\""));
    // Undo survives a restart, wherever the person is, and goes back to the sample.
    open();
    QCOMPARE(shown().mustMatch, first);
    m_person->action(u"undo"_s)->trigger();
    QVERIFY(m_person->editor()->isBenchShown());
    QCOMPARE(shown().mustMatch, QStringList());
    QTRY_VERIFY(!bytesOf(side).contains("wrong size 7"));
    // A file that somebody else changed since is not written over.
    m_person->action(u"redo"_s)->trigger();
    QTRY_VERIFY(bytesOf(side).contains("wrong size 7"));
    open();
    m_folder->write(u"c/.clew/samples/d/a.json"_s, R"({"must_match": ["theirs"], "must_not_match": []})");
    open();
    m_person->action(u"undo"_s)->trigger();
    QVERIFY(find<QFrame>(u"editBanner"_s)->isVisible());
    QCOMPARE(shown().mustMatch, QStringList{u"theirs"_s});
    m_person->editor()->hideBanner();
    open();
    QVERIFY(bytesOf(side).contains("theirs"));
}

void TestEditPanes::saysWhatTheRegexNewlyHits()
{
    showTab(m_person->editor()->bench());
    const auto *effect = find<QLabel>(u"benchEffect"_s);
    QTRY_VERIFY2(effect->text().startsWith(u"Nothing changes"_s), qPrintable(effect->text()));
    m_person->replaceBy(u"size"_s);
    QTRY_VERIFY2(effect->text().contains(u"the record’s own signature"_s), qPrintable(effect->text()));
    QTRY_VERIFY(effect->text().contains(u"d/b"_s) && effect->text().contains(u"d/c"_s));
    QTRY_VERIFY2(effect->text().contains(u"ordinary"_s), qPrintable(effect->text()));
    // Beside the field in the form, too.
    const auto *note = find<QLabel>(u"fieldNote"_s);
    QVERIFY(note);
    QTRY_COMPARE(note->text(), effect->text());
}

void TestEditPanes::writesBothSidesOfAnEdge()
{
    QVERIFY(adder(Relation::ConfusedWith));
    m_person->type(u"d/c"_s);
    m_person->press(Qt::Key_Return);
    QTRY_COMPARE(m_person->pointer(), u"/transition_graph/frequently_confused_with/0/error_id"_s);
    QVERIFY(m_person->window().statusBar()->currentMessage().contains(u"d/c"_s));
    const QByteArray a = saved(u"a.json"_s);
    QCOMPARE(m_codec.textAt(a, u"/transition_graph/frequently_confused_with/0/error_id"_s), u"d/c"_s);
    const QByteArray c = bytesOf(m_folder->filePath(u"c/c.json"_s));
    QCOMPARE(m_codec.countAt(c, u"/transition_graph/frequently_confused_with"_s), 1);
    m_person->press(Qt::Key_Z, Qt::ControlModifier); // one step
    QCOMPARE(m_codec.countAt(saved(u"c.json"_s), u"/transition_graph/frequently_confused_with"_s), 0);
    // What leads to no record is refused, and said.
    adder(Relation::LeadsTo);
    m_person->type(u"d/none"_s);
    m_person->press(Qt::Key_Return);
    QTRY_VERIFY(find<QLabel>(u"editRefusal"_s)->isVisible());
    QVERIFY(!m_person->window().isWindowModified());
}

void TestEditPanes::writesOneSideIfAsked()
{
    find<QCheckBox>(u"bothSides"_s)->click();
    adder(Relation::ConfusedWith);
    m_person->type(u"d/c"_s);
    m_person->press(Qt::Key_Return);
    QTRY_VERIFY(m_person->window().isWindowModified());
    QCOMPARE(m_codec.countAt(saved(u"a.json"_s), u"/transition_graph/frequently_confused_with"_s), 1);
    QCOMPARE(m_codec.countAt(bytesOf(m_folder->filePath(u"c/c.json"_s)),
                             u"/transition_graph/frequently_confused_with"_s),
             0);
}

void TestEditPanes::retargetsAnEdge()
{
    m_person->editor()->form()->showField(u"/transition_graph/leads_to/0/error_id"_s);
    m_person->replaceBy(u"d/c"_s);
    m_person->press(Qt::Key_Return);
    const QByteArray a = saved(u"a.json"_s);
    QCOMPARE(m_codec.valueAt(a, u"/transition_graph/leads_to/0"_s),
             QByteArray(R"({"error_id": "d/c", "probability": 1.0})"));
    QCOMPARE(m_codec.countAt(bytesOf(m_folder->filePath(u"c/b.json"_s)), u"/transition_graph/preceded_by"_s),
             0);
    QCOMPARE(m_codec.countAt(bytesOf(m_folder->filePath(u"c/c.json"_s)), u"/transition_graph/preceded_by"_s),
             1);
}

void TestEditPanes::removesAnEdge()
{
    m_person->editor()->form()->showField(u"/transition_graph/leads_to/0/error_id"_s);
    m_person->press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_codec.countAt(saved(u"a.json"_s), u"/transition_graph/leads_to"_s), 0);
    QCOMPARE(m_codec.countAt(bytesOf(m_folder->filePath(u"c/b.json"_s)), u"/transition_graph/preceded_by"_s),
             0);
}

void TestEditPanes::writesTheMissingSide()
{
    // d/c leads to d/a, which does not say so.
    QVERIFY(waitForLint());
    QVERIFY(m_person->edit(IdC));
    m_person->editor()->form()->showField(u"/transition_graph/leads_to/0/error_id"_s);
    m_person->press(Qt::Key_Return, Qt::AltModifier);
    QTRY_VERIFY(m_person->window().isWindowModified());
    (void)saved(u"a.json"_s);
    QCOMPARE(m_codec.countAt(bytesOf(m_folder->filePath(u"c/a.json"_s)), u"/transition_graph/preceded_by"_s),
             1);
}

void TestEditPanes::renamesWithAllReferences()
{
    m_person->editor()->form()->showField(u"/id"_s);
    m_person->replaceBy(u"d/renamed"_s);
    QVERIFY(!m_person->window().isWindowModified()); // not while it is typed
    m_person->press(Qt::Key_Return);
    QVERIFY(m_person->window().isWindowModified());
    QVERIFY(m_person->window().statusBar()->currentMessage().contains(u"2 record"_s));
    const QByteArray a = saved(u"a.json"_s);
    QCOMPARE(m_codec.textAt(a, u"/aliases/0"_s), u"d/a"_s);
    QVERIFY(bytesOf(m_folder->filePath(u"c/b.json"_s)).contains("d/renamed"));
    QVERIFY(bytesOf(m_folder->filePath(u"c/c.json"_s)).contains("d/renamed"));
}

void TestEditPanes::listsWhoPointsHereBeforeDeleting()
{
    const QByteArray c = bytesOf(m_folder->filePath(u"c/c.json"_s));
    m_person->action(u"deleteRecord"_s)->trigger();
    const auto *banner = find<QLabel>(u"editBannerText"_s);
    QVERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"d/b"_s) && banner->text().contains(u"d/c"_s));
    QVERIFY(!m_person->window().isWindowModified()); // asked only
    m_person->press(Qt::Key_Space);                  // the button has the focus
    QVERIFY(m_person->window().isWindowModified());
    QVERIFY(m_person->editor()->form()->model()->record() != IdA ||
            !m_person->editor()->form()->model()->hasRecord());
    m_person->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_person->window().isWindowModified());
    QVERIFY(m_person->editor()->form()->model()->hasRecord());
    QCOMPARE(m_person->editor()->form()->model()->record(), IdA); // it is shown again
    QCOMPARE(bytesOf(m_folder->filePath(u"c/c.json"_s)), c);
}

QTEST_MAIN(TestEditPanes)
#include "tst_editpanes.moc"
