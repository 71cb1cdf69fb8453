// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What a person does around the editor with the keyboard: findings, reviews, translations, differences.
#include "app/editdesk.h"
#include "models/curation/dismissals.h"
#include "models/curation/reviewnotes.h"
#include "models/curation/translationnotes.h"
#include "models/edit/recordlinks.h"
#include "tests/support/guitest.h"
#include "tests/support/person.h"
#include "tests/support/testdata.h"
#include "views/editform.h"
#include "views/facetpane.h"
#include "views/fieldframe.h"
#include "views/findbox.h"
#include "views/recordlistview.h"
#include "views/recordpicker.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QInputDialog>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString Bucket = u"data/catalog/pytorch/ddp-bucket-view-error.json"_s;

const QByteArray Flat = R"({
  "id": "d/a", "signature": "the queue of 5 jobs is full", "signature_zh": "5 个任务的队列已满",
  "regex": "queue of \\d+ jobs", "domain": "d", "category": "limit",
  "root_cause": "Too many jobs wait for `worker-2`.", "root_cause_zh": "Too many jobs wait for `worker-2`.",
  "dead_ends": [{"action": "Restart the server", "why_fails": "The queue fills again"}],
  "workarounds": [{"action": "Raise the limit of the queue", "success_rate": 0.8, "how": "Set queue_limit to 10"}],
  "workarounds_zh": [], "verification_tier": "ai_generated", "confidence": 0.9,
  "last_confirmed": "2026-01-01", "last_updated": "2026-01-01"
}
)";
const QByteArray Other = R"({
  "id": "d/b", "signature": "the queue of 7 jobs is full", "signature_zh": "",
  "regex": "other queue", "domain": "d", "category": "limit", "root_cause": "", "root_cause_zh": "",
  "verification_tier": "human_reviewed", "confidence": 0.5
}
)";

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What an input method does when a word is chosen.
void commit(QWidget *widget, const QString &text)
{
    QInputMethodEvent composing(text.first(1), {});
    QCoreApplication::sendEvent(widget, &composing);
    QInputMethodEvent done;
    done.setCommitString(text);
    QCoreApplication::sendEvent(widget, &done);
}

int dismissedIn(const QString &path)
{
    const Result<Dismissals> read = Dismissals::fromJson(fileBytes(path));
    return read ? static_cast<int>(read->all().size()) : -1;
}

ReviewNote noteIn(const QString &path, const QString &id)
{
    const Result<ReviewNotes> read = ReviewNotes::fromJson(fileBytes(path));
    return read ? read->note(RecordId(id)).value_or(ReviewNote()) : ReviewNote();
}

QString slotIn(const QString &path, const QString &pointer)
{
    const Result<SlotTexts> read = slotsFromJson(fileBytes(path));
    return read ? read->value(pointer).chinese : QString();
}

QString markIn(const QString &path, const QString &pointer)
{
    const Result<TranslationMarks> read = marksFromJson(fileBytes(path));
    return read ? read->value(pointer).english : QString();
}

/// Makes the row with that text in a column the current one.
bool choose(QTableView *table, const QString &text, int column)
{
    const QAbstractItemModel &model = *table->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        if (!model.index(row, column).data().toString().contains(text))
            continue;
        // A dialog that was closed leaves no window active.
        table->window()->activateWindow();
        if (!QTest::qWaitForWindowActive(table->window()))
            return false;
        table->setFocus();
        table->setCurrentIndex(model.index(row, 0));
        return true;
    }
    return false;
}

/// Answers the dialog of that name as a person does; false where none came.
bool answer(QWidget &window, const QString &name, const QString &text)
{
    auto *dialog = window.findChild<QInputDialog *>(name);
    if (!dialog)
        return false;
    auto *line = dialog->findChild<QLineEdit *>();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return true;
}

} // namespace

class TestCurationDesks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findingsLeadMendAndAreDismissed();
    void formFoldsWhatIsDismissed();
    void formAndListSayHowFarTheChineseIs();
    void whatIsKeptFollowsTheName();
    void recordsAreMadeCopiedAndMerged();
    void dismissalLapsesWithTheText();
    void reviewsOneByOne();
    void translatesAcrossRecords();
    void editedEnglishMakesChineseStale();
    void marksOutliveAStart();
    void laysOutWhatCameBack();
    void choosesFieldByField();
    void looks_data() { TestData::addLooks(); }
    void looks();

private:
    std::unique_ptr<TestFolder> m_folder;
    QString m_a;
};

void TestCurationDesks::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_a = m_folder->write(u"c/d/a.json"_s, Flat);
    m_folder->write(u"c/d/b.json"_s, Other);
    m_folder->write(u"c/.clew/glossary.json"_s, R"([{"en": "queue", "zh": "队列"}])");
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
}

void TestCurationDesks::findingsLeadMendAndAreDismissed()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.show(u"findingsDock"_s);
    auto *table = person.find<QTableView>(u"findingTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    // Return leads to the record and the field.
    QVERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(person.detail->shownRecord(), RecordId(u"d/a"_s));
    QVERIFY(person.find<QDockWidget>(u"editDock"_s)->isVisible());
    // Alt+Return mends as one step, and the finding goes.
    QVERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Return, Qt::AltModifier);
    QVERIFY(person.window.isWindowModified());
    QTRY_VERIFY(!choose(table, u"is a copy of the English"_s, 3));
    QVERIFY(choose(table, u"has no Chinese"_s, 3));
    person.action(u"undo"_s)->trigger();
    QVERIFY(!person.window.isWindowModified());
    QTRY_VERIFY(choose(table, u"is a copy of the English"_s, 3));
    // Delete dismisses with a reason, Insert takes that back.
    const QString side = m_folder->filePath(u"c/.clew/dismissed.json"_s);
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(answer(person.window, u"dismissReason"_s, u"names only"_s));
    QTRY_VERIFY(!choose(table, u"is a copy of the English"_s, 3));
    const Result<Dismissals> written = Dismissals::fromJson(fileBytes(side));
    QVERIFY(written);
    QCOMPARE(written->all().size(), 1);
    QCOMPARE(written->all().first().reason, u"names only"_s);
    person.find<QCheckBox>(u"dismissedFindings"_s)->click();
    QVERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Insert);
    QTRY_COMPARE(dismissedIn(side), 0);
}

void TestCurationDesks::formFoldsWhatIsDismissed()
{
    const QString side = m_folder->filePath(u"c/.clew/dismissed.json"_s);
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.show(u"findingsDock"_s);
    auto *table = person.find<QTableView>(u"findingTable"_s);
    QTRY_VERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Return);
    auto *form = person.window.findChild<EditForm *>();
    const auto lines = [form](const QString &name, const QString &text) {
        qsizetype count = 0;
        for (const QLabel *line : form->findChildren<QLabel *>(name))
            count += line->isVisible() && line->text().contains(text) ? 1 : 0;
        return count;
    };
    const auto fold = [form] { return form->findChild<QToolButton *>(u"dismissedFold"_s); };
    QTRY_COMPARE(lines(u"finding"_s, u"is a copy of the English"_s), 1);
    QVERIFY(!fold());
    QVERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(answer(person.window, u"dismissReason"_s, u"names only"_s));
    // It does not stand any more, and is one key away, with the reason.
    QTRY_COMPARE(lines(u"finding"_s, u"is a copy of the English"_s), 0);
    QTRY_VERIFY(fold());
    QCOMPARE(fold()->text(), u"1 dismissed"_s);
    QVERIFY(person.find<QLabel>(u"findingCounts"_s)->text().contains(u"1 dismissed"_s));
    QCOMPARE(lines(u"dismissedFinding"_s, u""_s), 0);
    fold()->setFocus();
    QTest::keyClick(fold(), Qt::Key_Space);
    QCOMPARE(lines(u"dismissedFinding"_s, u"names only"_s), 1);
    QCOMPARE(lines(u"dismissedFinding"_s, u"is a copy of the English"_s), 1);
    QTest::keyClick(fold(), Qt::Key_Space);
    QCOMPARE(lines(u"dismissedFinding"_s, u""_s), 0);
    QTest::keyClick(fold(), Qt::Key_Space);
    QTest::keyClick(form->findChild<QToolButton *>(u"restoreFinding"_s), Qt::Key_Space);
    QTRY_COMPARE(dismissedIn(side), 0);
    QTRY_COMPARE(lines(u"finding"_s, u"is a copy of the English"_s), 1);
    QVERIFY(!fold());
}

void TestCurationDesks::formAndListSayHowFarTheChineseIs()
{
    m_folder->write(
        u"c/.clew/translations/d/a.json"_s,
        marksToJson({{u"/signature_zh"_s, {.english = u"the queue of 5 jobs is full"_s, .reviewed = true}}}));
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.show(u"editDock"_s);
    auto *form = person.window.findChild<EditForm *>();
    const auto state = [form](const QString &pointer) {
        for (const FieldFrame *frame : form->findChildren<FieldFrame *>()) {
            const auto *line = frame->findChild<QWidget *>(u"fieldState"_s);
            if (frame->pointer() != pointer || !line)
                continue;
            for (const QLabel *label : line->findChildren<QLabel *>()) {
                if (!label->text().isEmpty())
                    return label->text();
            }
        }
        return QString();
    };
    QTRY_COMPARE(state(u"/signature_zh"_s), u"reviewed"_s);
    QCOMPARE(state(u"/root_cause_zh"_s), u"copied"_s);
    QCOMPARE(state(u"/workarounds_zh/0"_s), u"empty"_s);
    QCOMPARE(state(u"/dead_ends/0/action"_s), u"no slot"_s);
    QCOMPARE(state(u"/regex"_s), QString());
    // What a person types is a person's, and undo brings back what it was.
    form->showField(u"/root_cause_zh"_s);
    commit(QApplication::focusWidget(), u"太"_s);
    QCOMPARE(state(u"/root_cause_zh"_s), u"edited"_s);
    auto *box = person.window.findChild<FindBox *>();
    auto *list = person.window.findChild<RecordListView *>();
    const auto found = [&](const QString &query) {
        box->setText(query);
        return QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }, 10'000);
    };
    QVERIFY(found(u"zh:edited"_s));
    person.show(u"facetDock"_s);
    auto *facets = person.window.findChild<FacetPane *>();
    const auto facet = [facets]() -> const QTreeWidgetItem * {
        return facets->findItems(u"Chinese by a person"_s, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    };
    QTRY_VERIFY(facet());                // the pane follows the list
    QVERIFY(!facet()->icon(0).isNull()); // a drawing and words
    QCOMPARE(facet()->text(1), u"1"_s);
    person.action(u"undo"_s)->trigger();
    QCOMPARE(state(u"/root_cause_zh"_s), u"copied"_s);
    QTRY_COMPARE(list->model()->rowCount(), 0);
    QVERIFY(found(u"zh:copied"_s));
    // English that changes leaves its Chinese behind.
    box->setText({});
    QTRY_VERIFY(list->model()->rowCount() > 1); // else the one row would be the one of before
    form->showField(u"/signature"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"x"_s);
    QCOMPARE(state(u"/signature_zh"_s), u"stale"_s);
    QVERIFY(found(u"zh:stale"_s));
}

/// Samples, note, bookmark, dismissal, review and translation, by undo and redo too, and nothing stays
/// behind.
void TestCurationDesks::whatIsKeptFollowsTheName()
{
    const QString side = m_folder->filePath(u"c/.clew/"_s);
    m_folder->write(u"c/.clew/samples/d/a.json"_s, R"({"must_match": ["queue of 5 jobs"], "by": "hand"})");
    m_folder->write(u"c/.clew/notes/d/a.md"_s, "mine");
    m_folder->write(u"c/.clew/bookmarks.json"_s, R"({"bookmarks": ["d/a"]})");
    m_folder->write(u"c/.clew/translations/d/a.json"_s,
                    marksToJson({{u"/signature_zh"_s, {.english = u"the queue of 5 jobs is full"_s}}}));
    ReviewNotes review;
    review.put(RecordId(u"d/a"_s), {.text = reviewedText(Flat), .reason = u"say more"_s});
    m_folder->write(u"c/.clew/review.json"_s, review.toJson());
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.show(u"findingsDock"_s);
    auto *table = person.find<QTableView>(u"findingTable"_s);
    QTRY_VERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(answer(person.window, u"dismissReason"_s, u"names only"_s));
    QTRY_COMPARE(dismissedIn(side + u"dismissed.json"_s), 1);

    const auto kept = [&side](const QString &id) {
        const QString quoted = u"\"%1\""_s.arg(id);
        const auto says = [&](const QString &file, const QString &text) {
            return QString::fromUtf8(fileBytes(side + file)).contains(text) ? file.section(u'/', 0, 0)
                                                                            : QString();
        };
        QStringList kinds{says(u"samples/%1.json"_s.arg(id), u"\"hand\""_s),
                          says(u"notes/%1.md"_s.arg(id), u"mine"_s),
                          says(u"translations/%1.json"_s.arg(id), u"queue"_s),
                          says(u"bookmarks.json"_s, quoted),
                          says(u"review.json"_s, quoted),
                          says(u"dismissed.json"_s, quoted)};
        kinds.removeAll(QString());
        return kinds.join(u' ');
    };
    const QString all = u"samples notes translations bookmarks.json review.json dismissed.json"_s;
    QCOMPARE(kept(u"d/a"_s), all);
    Document &document = person.window.findChild<EditDesk *>()->document();
    const auto renamed = planRename(document, RecordId(u"d/a"_s), RecordId(u"e/b"_s));
    QVERIFY(renamed && document.apply(*renamed));
    QTRY_COMPARE(kept(u"e/b"_s), all);
    QCOMPARE(kept(u"d/a"_s), all); // in case that the edit is given up
    // What is said under the new name comes back with undo.
    QCOMPARE(person.detail->shownRecord(), RecordId(u"e/b"_s));
    auto *note = person.find<QPlainTextEdit>(u"noteText"_s);
    QCOMPARE(note->toPlainText(), u"mine"_s);
    QTest::keyClicks(note, u"!"_s);
    person.action(u"undo"_s)->trigger();
    QCOMPARE(person.detail->shownRecord(), RecordId(u"d/a"_s));
    QCOMPARE(note->toPlainText(), u"!mine"_s);
    person.action(u"redo"_s)->trigger();
    QTRY_COMPARE(fileBytes(side + u"notes/e/b.md"_s), QByteArray("!mine"));
    person.action(u"save"_s)->trigger();
    QTRY_COMPARE(kept(u"d/a"_s), QString());
    QTRY_COMPARE(kept(u"e/b"_s), all);
    QTRY_VERIFY(person.isReady());
    // The name alone does not answer the reviewer.
    const Result<ReviewNotes> notes = ReviewNotes::fromJson(fileBytes(side + u"review.json"_s));
    QCOMPARE(notes->sentBack(RecordId(u"e/b"_s), document.text(RecordId(u"e/b"_s))).value_or(QString()),
             u"say more"_s);
    person.action(u"undo"_s)->trigger();
    QTRY_COMPARE(kept(u"d/a"_s), all);
}

void TestCurationDesks::recordsAreMadeCopiedAndMerged()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    auto *desk = person.window.findChild<EditDesk *>();
    Document &document = desk->document();
    const auto shown = [&person] { return person.detail->shownRecord().value(); };
    const auto proposed = [&person](const QString &name) {
        const auto *dialog = person.find<QInputDialog>(name);
        return dialog ? dialog->textValue() : QString();
    };
    const auto give = [&person](const QString &name, const QString &id) {
        auto *dialog = person.find<QInputDialog>(name);
        dialog->setTextValue(id);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    person.action(u"newRecord"_s)->trigger();
    QCOMPARE(proposed(u"newRecordId"_s), u"d/"_s);
    give(u"newRecordId"_s, u"nowhere"_s); // is asked again
    QCOMPARE(proposed(u"newRecordId"_s), u"nowhere"_s);
    give(u"newRecordId"_s, u"d/new"_s);
    QCOMPARE(shown(), u"d/new"_s);
    QVERIFY(desk->dock()->isVisible());

    person.window.showRecord(RecordId(u"d/a"_s));
    person.action(u"duplicateRecord"_s)->trigger();
    QCOMPARE(proposed(u"copyRecordId"_s), u"d/a-2"_s);
    give(u"copyRecordId"_s, u"d/a-2"_s);
    QCOMPARE(shown(), u"d/a-2"_s);
    QCOMPARE(document.text(RecordId(u"d/a-2"_s)), QByteArray(Flat).trimmed().replace("\"d/a\"", "\"d/a-2\""));

    person.window.showRecord(RecordId(u"d/a"_s));
    person.action(u"mergeRecord"_s)->trigger();
    auto *picker = person.find<RecordPicker>(u"mergeTarget"_s);
    QVERIFY(picker);
    auto *button = picker->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(!button->isEnabled());
    QTest::keyClicks(picker->findChild<QLineEdit *>(), u"7 jobs"_s);
    QTest::keyClick(picker->findChild<QLineEdit *>(), Qt::Key_Return);
    QVERIFY(button->isEnabled());
    QVERIFY(TestData::saveScreenshot(*picker, u"merge-picker"_s, 1.0));
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(shown(), u"d/b"_s);
    QVERIFY(!document.contains(RecordId(u"d/a"_s)));
    QCOMPARE(document.record(RecordId(u"d/b"_s))->aliases, QStringList{u"d/a"_s});
    for (int i = 0; i < 3; ++i)
        person.action(u"undo"_s)->trigger();
    QVERIFY(document.contains(RecordId(u"d/a"_s)));
    QVERIFY(!document.contains(RecordId(u"d/new"_s)) && !document.isDirty());
}

void TestCurationDesks::dismissalLapsesWithTheText()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.show(u"findingsDock"_s);
    auto *table = person.find<QTableView>(u"findingTable"_s);
    QTRY_VERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(answer(person.window, u"dismissReason"_s, u" "_s)); // no reason, no dismissal
    QVERIFY(choose(table, u"is a copy of the English"_s, 3));
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(answer(person.window, u"dismissReason"_s, u"why not"_s));
    QTRY_VERIFY(!choose(table, u"is a copy of the English"_s, 3));
    // The English it was copied from changes, and the copy with it: it is a finding again.
    QByteArray theirs = Flat;
    theirs.replace("Too many jobs", "Far too many jobs");
    m_folder->write(u"c/d/a.json"_s, theirs);
    QTRY_VERIFY(choose(table, u"is a copy of the English"_s, 3));
}

void TestCurationDesks::reviewsOneByOne()
{
    m_folder->write(u"c/d/c.json"_s, QByteArray(Flat).replace("d/a", "d/c").replace("0.9", "0.99"));
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.detail->findChild<QWidget *>(u"notReviewed"_s));
    person.show(u"reviewDock"_s);
    auto *table = person.find<QTableView>(u"reviewTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);                       // a person reviewed d/b
    QCOMPARE(table->model()->index(0, 0).data().toString(), u"d/c"_s); // believed more
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(person.detail->shownRecord(), RecordId(u"d/c"_s));
    person.action(u"sendBackRecord"_s)->trigger();
    QVERIFY(answer(person.window, u"sendBackReason"_s, u"no source"_s));
    QCOMPARE(person.detail->shownRecord(), RecordId(u"d/a"_s));
    QCOMPARE(table->model()->index(1, 1).data().toString(), u"sent back"_s);
    person.action(u"acceptRecord"_s)->trigger();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    const QByteArray today = QDate::currentDate().toString(Qt::ISODate).toUtf8();
    QCOMPARE(fileBytes(m_a),
             QByteArray(Flat).replace("ai_generated", "human_reviewed").replace("2026-01-01", today));
    const QString side = m_folder->filePath(u"c/.clew/review.json"_s);
    QTRY_VERIFY(noteIn(side, u"d/a"_s).accepted);
    QCOMPARE(noteIn(side, u"d/c"_s).reason, u"no source"_s);
    person.action(u"undo"_s)->trigger(); // one step
    person.action(u"save"_s)->trigger();
    QTRY_COMPARE(fileBytes(m_a), Flat);
    QTRY_COMPARE(table->model()->rowCount(), 2);
}

void TestCurationDesks::translatesAcrossRecords()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.action(u"translateRecord"_s)->trigger();
    auto *table = person.find<QTableView>(u"translationTable"_s);
    auto *chinese = person.find<QPlainTextEdit>(u"translationChinese"_s);
    const auto state = [table](int row) { return table->model()->index(row, 1).data().toString(); };
    QTRY_COMPARE(table->model()->rowCount(), 6);
    QCOMPARE(state(0), u"machine-made"_s);
    QCOMPARE(state(1), u"copied"_s);
    QCOMPARE(state(2), u"empty"_s);
    QVERIFY(table->model()->index(0, 1).data(Qt::DecorationRole).isValid());
    // Done says a person stands by it, and goes to the next.
    person.action(u"translationDone"_s)->trigger();
    QCOMPARE(state(0), u"reviewed"_s);
    QCOMPARE(table->currentIndex().row(), 1);
    // The check names what is missing; it is put in, and typing is one step.
    QTest::keyClick(chinese, Qt::Key_A, Qt::ControlModifier);
    commit(chinese, u"等待的任务过多"_s);
    QCOMPARE(state(1), u"edited"_s);
    QVERIFY(person.find<QLabel>(u"translationChecks"_s)->text().contains(u"worker-2"_s));
    QTest::keyClick(chinese, Qt::Key_I, Qt::AltModifier);
    QVERIFY(chinese->toPlainText().contains(u"worker-2"_s));
    QVERIFY(!person.find<QLabel>(u"translationChecks"_s)->text().contains(u"lacks"_s));
    person.action(u"translationDone"_s)->trigger();
    // A dead end has no place for Chinese: its text is kept beside the record.
    QCOMPARE(table->currentIndex().row(), 2);
    commit(chinese, u"重启服务器"_s);
    QCOMPARE(state(2), u"edited"_s);
    const QString slot = m_folder->filePath(u"c/.clew/slots/d/a.json"_s);
    QTRY_COMPARE(slotIn(slot, u"/dead_ends/0/action"_s), u"重启服务器"_s);
    // The glossary's term is underlined and named.
    table->setCurrentIndex(table->model()->index(4, 0));
    QVERIFY(person.find<QLabel>(u"translationTerms"_s)->text().contains(u"队列"_s));
    QVERIFY(!person.find<QTextEdit>(u"translationEnglish"_s)->extraSelections().isEmpty());
    commit(chinese, u"提高队列上限"_s);
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    const QByteArray saved = fileBytes(m_a);
    QVERIFY(saved.contains("提高队列上限"));
    QVERIFY(saved.contains("等待的任务过多"));
    QVERIFY(!saved.contains("重启服务器"));
    // From the last one on: the next record of the list, with what the catalog has for much the same text.
    table->setCurrentIndex(table->model()->index(5, 0));
    person.action(u"translationDone"_s)->trigger();
    QTRY_COMPARE(person.detail->shownRecord(), RecordId(u"d/b"_s));
    auto *hits = person.find<QListWidget>(u"translationHits"_s);
    QTRY_VERIFY(hits->count() > 0);
    QVERIFY(hits->item(0)->text().contains(u"d/a"_s));
    QTest::keyClick(chinese, Qt::Key_1, Qt::AltModifier);
    QCOMPARE(chinese->toPlainText(), u"7 个任务的队列已满"_s); // the number is this record's
}

void TestCurationDesks::editedEnglishMakesChineseStale()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.action(u"translateRecord"_s)->trigger();
    auto *table = person.find<QTableView>(u"translationTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 6);
    QByteArray theirs = Flat;
    theirs.replace("jobs is full", "tasks is full");
    m_folder->write(u"c/d/a.json"_s, theirs);
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"stale"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    const auto *before = person.find<QTextEdit>(u"englishBefore"_s);
    QVERIFY(before->isVisible());
    QVERIFY(before->toPlainText().contains(u"jobs"_s) && before->toPlainText().contains(u"tasks"_s));
    const QString marks = m_folder->filePath(u"c/.clew/translations/d/a.json"_s);
    QTRY_COMPARE(markIn(marks, u"/signature_zh"_s), u"the queue of 5 jobs is full"_s);
    person.action(u"translationDone"_s)->trigger();
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"reviewed"_s);
}

void TestCurationDesks::marksOutliveAStart()
{
    const QByteArray marks = R"({
  "/root_cause_zh": {"english": "Too many jobs wait for `worker-2`.", "edited": true, "reviewed": true},
  "/signature_zh": {"english": "the queue of 5 jobs is full", "edited": true, "reviewed": true}
})";
    const QString side = m_folder->write(u"c/.clew/translations/d/a.json"_s, marks);
    for (const bool again : {false, true}) {
        // The second window begins with the steps of the first, before it knows the marks.
        TestData::Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        person.action(u"translateRecord"_s)->trigger();
        const auto *table = person.find<QTableView>(u"translationTable"_s);
        const auto state = [table](int row) { return table->model()->index(row, 1).data().toString(); };
        if (!again) {
            QTRY_COMPARE(state(0), u"reviewed"_s);
            QByteArray theirs = Flat;
            theirs.replace("jobs is full", "tasks is full");
            m_folder->write(u"c/d/a.json"_s, theirs);
        }
        QTRY_COMPARE(state(0), u"stale"_s);
    }
    QCOMPARE(fileBytes(side), marks);
}

void TestCurationDesks::laysOutWhatCameBack()
{
    {
        TestData::Person person(*m_folder);
        QTRY_VERIFY(person.isReady());
        person.action(u"translateRecord"_s)->trigger();
        auto *chinese = person.find<QPlainTextEdit>(u"translationChinese"_s);
        QTRY_VERIFY(!chinese->toPlainText().isEmpty());
        commit(chinese, u"！"_s);
        QVERIFY(person.window.isWindowModified());
    }
    QCOMPARE(fileBytes(m_a), Flat); // it was not saved
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    auto *table = person.find<QTableView>(u"changeTable"_s);
    QVERIFY(person.find<QDockWidget>(u"changesDock"_s)->isVisible());
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"/signature_zh"_s);
    QVERIFY(person.find<QTextEdit>(u"changeDifference"_s)->toPlainText().contains(u'！'));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Space);
    person.find<QAction>(u"applyChanges"_s)->trigger();
    QVERIFY(!person.window.isWindowModified());
    person.action(u"undo"_s)->trigger();
    QVERIFY(person.window.isWindowModified()); // what was given up is not lost
}

void TestCurationDesks::choosesFieldByField()
{
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    person.action(u"translateRecord"_s)->trigger();
    auto *translations = person.find<QTableView>(u"translationTable"_s);
    auto *chinese = person.find<QPlainTextEdit>(u"translationChinese"_s);
    QTRY_VERIFY(!chinese->toPlainText().isEmpty());
    commit(chinese, u"甲"_s);
    translations->setCurrentIndex(translations->model()->index(1, 0));
    commit(chinese, u"乙"_s);
    QByteArray theirs = Flat;
    theirs.replace("5 个任务的队列已满", "他们的")
        .replace("\"root_cause_zh\": \"Too", "\"root_cause_zh\": \"太 Too");
    QVERIFY(theirs != Flat);
    m_folder->write(u"c/d/a.json"_s, theirs);
    auto *table = person.find<QTableView>(u"changeTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QVERIFY(choose(table, u"/signature_zh"_s, 1));
    QTest::keyClick(table, Qt::Key_Space); // theirs; the other one stays ours
    person.find<QAction>(u"applyChanges"_s)->trigger();
    person.action(u"save"_s)->trigger();
    QTRY_VERIFY(!person.window.isWindowModified());
    QVERIFY(fileBytes(m_a).contains("他们的"));
    QVERIFY(!fileBytes(m_a).contains("太 Too"));
    QVERIFY(fileBytes(m_a).contains("乙"));
}

void TestCurationDesks::looks()
{
    QFETCH(const bool, dark);
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    const TestData::Look look(dark, language);
    m_folder->write(u"c/pytorch/bucket.json"_s, fileBytes(TestData::sourcePath(Bucket)));
    m_folder->write(u"c/.clew/translations/d/a.json"_s,
                    marksToJson({{u"/signature_zh"_s, {.english = u"a queue of 5 jobs was full"_s}}}));
    TestData::Person person(*m_folder);
    QTRY_VERIFY(person.isReady());
    const auto picture = [&](const QString &dock) {
        person.show(dock);
        auto *widget = person.find<QDockWidget>(dock);
        person.window.resizeDocks({widget}, {420}, Qt::Vertical);
        QCoreApplication::processEvents();
        return TestData::saveScreenshot(
            person.window, u"%1-%2-%3-%4"_s.arg(dock, language, dark ? u"dark"_s : u"light"_s).arg(percent),
            percent / 100.0);
    };
    auto *findings = person.find<QTableView>(u"findingTable"_s);
    person.show(u"findingsDock"_s);
    QTRY_VERIFY(findings->model()->rowCount() > 0);
    QVERIFY(picture(u"findingsDock"_s));
    person.show(u"reviewDock"_s);
    QTRY_VERIFY(person.find<QTableView>(u"reviewTable"_s)->model()->rowCount() > 0);
    QVERIFY(picture(u"reviewDock"_s));
    QVERIFY(picture(u"translationDock"_s));
    auto *chinese = person.find<QPlainTextEdit>(u"translationChinese"_s);
    QTest::keyClicks(chinese, u"x"_s);
    m_folder->write(u"c/d/a.json"_s, QByteArray(Flat).replace("5 个任务的队列已满", "五个任务的队列满了"));
    QTRY_VERIFY(person.find<QTableView>(u"changeTable"_s)->model()->rowCount() > 0);
    QVERIFY(picture(u"changesDock"_s));
}

QTEST_MAIN(TestCurationDesks)
#include "tst_curationdesks.moc"
