// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The form that edits a record, by keys and mouse, against the text of the record.
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/recordfieldmodel.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/codestyle.h"
#include "views/editform.h"
#include "views/fieldframe.h"
#include "views/findingbox.h"
#include "views/itemlist.h"
#include "views/recordeditor.h"

#include <QAction>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId Id(u"d/a"_s);
const QByteArray Text = R"({
  "id": "d/a",
  "signature": "Error: X is lost",
  "signature_zh": "错误：X 丢失",
  "regex": "is lost",
  "domain": "d",
  "category": "runtime_error",
  "subcategory": null,
  "root_cause": "Nobody looked after it.",
  "root_cause_type": "generic",
  "root_cause_zh": null,
  "versions": [
    {"version": "1.0", "introduced": null, "deprecated": null, "removed": null, "behavior_change": null, "status": "active"},
    {"version": "2.0", "introduced": "2.0", "deprecated": null, "removed": null, "behavior_change": null, "status": "active"}
  ],
  "os_specific": {"linux": {"note": "n"}, "windows": "w"},
  "dead_ends": [
    {"action": "Wait", "why_fails": "It is gone.", "fail_rate": 1.0, "condition": "", "sources": ["https:/)"
                        R"(/a.example/1"], "seen": 3},
    {"action": "Shout", "why_fails": "It is deaf.", "fail_rate": 0.90, "condition": "", "sources": []}
  ],
  "workarounds": [
    {"action": "Search", "success_rate": 0.50, "how": "find /", "condition": "", "sources": []},
    {"action": "Make a new one", "success_rate": null, "how": "touch x", "condition": "", "sources": []}
  ],
  "workarounds_zh": ["寻找", "重做"],
  "transition_graph": {"leads_to": [{"error_id": "d/b", "probability": 0.5}], "preceded_by": ["d/c"], "frequently_confused_with": []},
  "official_doc_url": "https:/)"
                        R"(/a.example/doc",
  "official_doc_section": null,
  "error_code": null,
  "verification_tier": "ai_generated",
  "confidence": 0.60,
  "fix_success_rate": 1e-1,
  "resolvable": "partial",
  "first_seen": "2023-11-20",
  "last_confirmed": "2024-06-01",
  "last_updated": null,
  "evidence_count": 1,
  "tags": ["one", "two", "three"],
  "locale": "en",
  "aliases": [],
  "ours": {"kept": [1, 2]}
})";

// "//" within one raw string is a comment to moc.
const QByteArray Nested = R"({"schema_version": "1", "id": "d/n/env", "url": "https:/)"
                          R"(/a.example/d/n",
"error": {"signature": "s", "regex": "s", "domain": "d", "category": "c", "first_seen": "2024", "last_confirmed": null, "odd": 1},
"environment": {"runtime": {"name": "python", "version_range": ">=3.9"}, "python": ">=3.9", "os": ["linux"],
  "hardware": {"gpu": "any"}, "additional": {"cuda": 12}},
"verdict": {"resolvable": "true", "fix_success_rate": 0.8, "confidence": 0.5, "last_updated": "2024-01-01", "summary": "why"},
"dead_ends": [{"action": "a", "why_fails": "b", "fail_rate": 0.7}],
"workarounds": [{"action": "c", "success_rate": 0.8, "how": "d"}],
"transition_graph": {"leads_to": [], "preceded_by": [], "frequently_confused_with": [{"error_id": "d/m/env", "distinction": "x"}]},
"metadata": {"generated_by": "g", "generation_date": "2024-01-01", "review_status": "auto_generated", "evidence_count": 2, "last_verification": null}
})";

} // namespace

class TestEditForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init();
    void cleanup();
    void hasAnEditorForEveryValue_data();
    void hasAnEditorForEveryValue();
    void walksWithoutATrace_data();
    void walksWithoutATrace();
    void mergesTyping();
    void undoReturnsToTheField();
    void nullsStayNull();
    void numbersKeepTheirSpelling();
    void stepsNumbersByKeys();
    void slidesRates();
    void saysWhatIsNotTaken();
    void choosesResolvable();
    void editsDatesByKeys();
    void editsListsByKeys();
    void movesWorkaroundsWithTheirChinese();
    void reordersByDragging();
    void editsTags();
    void editsMembers();
    void leavesCompositionAlone();
    void showsFindingsBesideTheField();
    void fixesByKey();
    void goesFromFindingToFinding();
    void tellsWhatChanged();

private:
    void load(const QByteArray &text, const RecordId &id = Id);
    [[nodiscard]] QByteArray text() const { return m_document->text(m_fields->record()); }
    [[nodiscard]] QByteArray value(const QString &pointer) const { return m_codec.valueAt(text(), pointer); }
    [[nodiscard]] QString current() const { return m_editor->form()->currentPointer(); }
    [[nodiscard]] FieldFrame *frame(const QString &pointer) const
    {
        const QList<FieldFrame *> frames = m_editor->form()->findChildren<FieldFrame *>();
        const auto found = std::ranges::find(frames, pointer, &FieldFrame::pointer);
        return found == frames.end() ? nullptr : *found;
    }
    QWidget *go(const QString &pointer)
    {
        m_editor->form()->showField(pointer);
        return QApplication::focusWidget();
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void replaceBy(const QString &text)
    {
        press(Qt::Key_A, Qt::ControlModifier);
        type(text);
    }

    JsonRecordCodec m_codec;
    CodeStyle m_style;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<RecordFieldModel> m_fields;
    std::unique_ptr<RecordEditor> m_editor;
};

void TestEditForm::init()
{
    TestData::failOnWarning();
}

void TestEditForm::cleanup()
{
    m_editor.reset();
    m_fields.reset();
    m_document.reset();
}

void TestEditForm::load(const QByteArray &text, const RecordId &id)
{
    m_editor.reset();
    m_fields.reset();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"a.json"_s, text);
    m_document = std::make_unique<Document>(m_codec);
    m_document->reset(*CatalogReader().read({m_folder->path()}));
    m_fields = std::make_unique<RecordFieldModel>(*m_document);
    m_editor = std::make_unique<RecordEditor>(m_style);
    m_editor->setModel(m_fields.get());
    connect(m_document.get(), &Document::focusRequested, m_editor.get(),
            [this](const RecordId &, const QString &pointer) { m_editor->showField(pointer); });
    m_editor->resize(900, 700);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_fields->setRecord(id);
    QVERIFY(m_fields->hasRecord());
}

void TestEditForm::hasAnEditorForEveryValue_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<RecordId>("id");
    QTest::newRow("flat") << Text << Id;
    QTest::newRow("nested") << Nested << RecordId(u"d/n/env"_s);
    QTest::newRow("keys alone") << QByteArray(R"({"id": "d/a", "signature": "s", "regex": "r"})") << Id;
    QTest::newRow("wrong kinds")
        << QByteArray(
               R"({"id": "d/a", "signature": "s", "regex": "r", "tags": "t", "dead_ends": [null, 3, {"action": []}],
            "confidence": "high", "versions": {"x": 1}, "workarounds_zh": ["only"], "first_seen": 2024})")
        << Id;
}

void TestEditForm::hasAnEditorForEveryValue()
{
    QFETCH(QByteArray, text);
    QFETCH(RecordId, id);
    load(text, id);
    QStringList fields;
    for (const FieldFrame *each : m_editor->form()->findChildren<FieldFrame *>()) {
        if (each->isVisibleTo(m_editor->form()))
            fields.append(each->pointer());
    }
    QStringList lists;
    for (const ItemList *each : m_editor->form()->findChildren<ItemList *>())
        lists.append(each->pointer());
    const auto isCovered = [&](const RecordValue &value) {
        for (QString at = value.pointer; !at.isEmpty(); at = at.left(at.lastIndexOf(u'/'))) {
            if (fields.contains(at))
                return true;
        }
        const bool holds = value.kind == ValueKind::List || value.kind == ValueKind::Object;
        return holds && (lists.contains(value.pointer) || m_codec.countAt(text, value.pointer) > 0);
    };
    if (QTest::currentDataTag() != QByteArray("wrong kinds")) {
        for (const RecordValue &each : m_codec.values(text))
            QVERIFY2(each.pointer.isEmpty() || isCovered(each), qPrintable(each.pointer));
    }
    // What the schema knows and the record lacks has its place too.
    for (const QString &pointer : schemaFields(m_fields->format(), {})) {
        const FieldType type = fieldType(m_fields->format(), pointer);
        const bool holds = type == FieldType::Object || type == FieldType::Items || type == FieldType::Texts;
        QVERIFY2(holds || fields.contains(pointer), qPrintable(pointer));
        if (type == FieldType::Items || type == FieldType::Texts)
            QVERIFY2(lists.contains(pointer), qPrintable(pointer));
    }
}

void TestEditForm::walksWithoutATrace_data()
{
    hasAnEditorForEveryValue_data();
}

void TestEditForm::walksWithoutATrace()
{
    QFETCH(QByteArray, text);
    QFETCH(RecordId, id);
    load(text, id);
    m_editor->takeFocus();
    const QWidget *first = QApplication::focusWidget();
    QVERIFY(first);
    QSet<const QWidget *> seen;
    QList<int> heights;
    for (int i = 0; i < 400 && !seen.contains(QApplication::focusWidget()); ++i) {
        seen.insert(QApplication::focusWidget());
        press(Qt::Key_Tab);
    }
    QVERIFY(seen.size() > 20);
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(this->text(), text);
}

void TestEditForm::mergesTyping()
{
    load(Text);
    go(u"/root_cause"_s);
    press(Qt::Key_End, Qt::ControlModifier);
    type(u" Nobody at all."_s);
    QCOMPARE(value(u"/root_cause"_s), QByteArray("\"Nobody looked after it. Nobody at all.\""));
    QCOMPARE(m_document->undoStack().count(), 1);
    press(Qt::Key_Tab);
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    type(u"!"_s);
    QCOMPARE(m_document->undoStack().count(), 2);
    // A pause ends a step too.
    const auto *pause = m_editor->form()->findChild<QTimer *>(u"typingPause"_s);
    QTRY_VERIFY(!pause->isActive());
    type(u"?"_s);
    QCOMPARE(m_document->undoStack().count(), 3);
    m_document->undoStack().setIndex(0);
    QCOMPARE(text(), Text);
}

void TestEditForm::undoReturnsToTheField()
{
    load(Text);
    go(u"/dead_ends/1/why_fails"_s);
    press(Qt::Key_End, Qt::ControlModifier);
    type(u" Really."_s);
    go(u"/locale"_s);
    m_document->undoStack().undo();
    QCOMPARE(current(), u"/dead_ends/1/why_fails"_s);
    QCOMPARE(text(), Text);
    go(u"/locale"_s);
    m_document->undoStack().redo();
    QCOMPARE(current(), u"/dead_ends/1/why_fails"_s);
    type(u"X"_s); // behind what came back
    QVERIFY(value(u"/dead_ends/1/why_fails"_s).contains("Really.X"));
}

void TestEditForm::nullsStayNull()
{
    load(Text);
    for (const QString &pointer : {u"/subcategory"_s, u"/root_cause_zh"_s, u"/workarounds/1/success_rate"_s,
                                   u"/last_updated"_s, u"/versions/0/introduced"_s}) {
        go(pointer);
        QCOMPARE(current(), pointer);
        type(u"1"_s);
        QVERIFY2(value(pointer) != "null", qPrintable(pointer));
        press(Qt::Key_Backspace);
        QCOMPARE(value(pointer), QByteArray("null"));
        press(Qt::Key_Tab);
        QCOMPARE(value(pointer), QByteArray("null"));
    }
    QCOMPARE(text(), Text);
    // An empty text stays one.
    go(u"/dead_ends/0/condition"_s);
    type(u"x"_s);
    press(Qt::Key_Backspace);
    QCOMPARE(value(u"/dead_ends/0/condition"_s), QByteArray("\"\""));
    // And is made null by a key.
    press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(value(u"/dead_ends/0/condition"_s), QByteArray("null"));
}

void TestEditForm::numbersKeepTheirSpelling()
{
    load(Text);
    go(u"/dead_ends/0/fail_rate"_s);
    QCOMPARE(qobject_cast<QLineEdit *>(QApplication::focusWidget())->text(), u"1.0"_s);
    replaceBy(u"0.750"_s);
    QCOMPARE(value(u"/dead_ends/0/fail_rate"_s), QByteArray("0.750"));
    QCOMPARE(m_document->undoStack().count(), 1);
    replaceBy(u"1.0"_s);
    QCOMPARE(text(), Text);
}

void TestEditForm::stepsNumbersByKeys()
{
    load(Text);
    go(u"/confidence"_s);
    press(Qt::Key_Up);
    QCOMPARE(value(u"/confidence"_s), QByteArray("0.61"));
    press(Qt::Key_PageDown);
    QCOMPARE(value(u"/confidence"_s), QByteArray("0.51"));
    go(u"/evidence_count"_s);
    press(Qt::Key_Up);
    QCOMPARE(value(u"/evidence_count"_s), QByteArray("2"));
    press(Qt::Key_PageDown);
    QCOMPARE(value(u"/evidence_count"_s), QByteArray("0"));
}

void TestEditForm::slidesRates()
{
    load(Text);
    auto *slider = frame(u"/confidence"_s)->findChild<QSlider *>();
    QVERIFY(slider);
    QCOMPARE(slider->value(), 60);
    slider->setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(value(u"/confidence"_s), QByteArray("0.62"));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(slider->value(), 60);
    QCOMPARE(text(), Text);
}

void TestEditForm::saysWhatIsNotTaken()
{
    load(Text);
    auto *number = qobject_cast<QLineEdit *>(go(u"/confidence"_s));
    QVERIFY(number);
    replaceBy(u"1.5"_s);
    const FindingBox *box = frame(u"/confidence"_s)->findingBox();
    QVERIFY(box->isVisible());
    QVERIFY(box->findChild<QLabel *>(u"finding"_s)->text().contains(u"1.5"_s));
    QCOMPARE(number->text(), u"1.5"_s); // what was typed stays to be mended
    press(Qt::Key_Tab);
    QCOMPARE(number->text(), u"1.5"_s);
    QCOMPARE(value(u"/confidence"_s), QByteArray("1")); // as far as it could be taken
    go(u"/confidence"_s);
    replaceBy(u"0.5"_s);
    QVERIFY(!box->isVisible());
    QCOMPARE(value(u"/confidence"_s), QByteArray("0.5"));
}

void TestEditForm::choosesResolvable()
{
    load(Text);
    go(u"/resolvable"_s);
    press(Qt::Key_Right);
    QCOMPARE(value(u"/resolvable"_s), QByteArray("\"false\""));
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(value(u"/resolvable"_s), QByteArray("\"true\""));
}

void TestEditForm::editsDatesByKeys()
{
    load(Text);
    go(u"/last_confirmed"_s);
    press(Qt::Key_Up);
    QCOMPARE(value(u"/last_confirmed"_s), QByteArray("\"2024-06-02\""));
    press(Qt::Key_PageDown);
    QCOMPARE(value(u"/last_confirmed"_s), QByteArray("\"2024-05-02\""));
    press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(value(u"/last_confirmed"_s), '"' + QDate::currentDate().toString(Qt::ISODate).toLatin1() + '"');
    replaceBy(u"2024-05"_s);
    QCOMPARE(value(u"/last_confirmed"_s), QByteArray("\"2024-05\""));
}

void TestEditForm::editsListsByKeys()
{
    load(Text);
    go(u"/dead_ends/0/why_fails"_s);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(value(u"/dead_ends/1/action"_s), QByteArray("\"Wait\""));
    QCOMPARE(current(), u"/dead_ends/1/why_fails"_s); // the focus goes with it
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(text(), Text);
    press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(m_fields->itemCount(u"/dead_ends"_s), 3);
    QCOMPARE(current(), u"/dead_ends/1/why_fails"_s);
    press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(text(), Text);
    go(u"/dead_ends/0/sources/0"_s);
    press(Qt::Key_Insert); // the innermost list
    QCOMPARE(current(), u"/dead_ends/0/sources/1"_s);
    type(u"https://a.example/2"_s);
    QCOMPARE(value(u"/dead_ends/0/sources"_s),
             QByteArray("[\"https://a.example/1\", \"https://a.example/2\"]"));
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(value(u"/dead_ends/0/sources/0"_s), QByteArray("\"https://a.example/2\""));
    go(u"/versions/1/status"_s);
    press(Qt::Key_Insert);
    QCOMPARE(current(), u"/versions/2/version"_s);
    type(u"3.0"_s);
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(value(u"/versions/1/version"_s), QByteArray("\"3.0\""));
    m_document->undoStack().setIndex(0);
    QCOMPARE(text(), Text);
}

void TestEditForm::movesWorkaroundsWithTheirChinese()
{
    load(Text);
    go(u"/workarounds/0/how"_s);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(value(u"/workarounds/1/action"_s), QByteArray("\"Search\""));
    QCOMPARE(value(u"/workarounds_zh/1"_s), QByteArray("\"寻找\""));
    m_document->undoStack().undo();
    QCOMPARE(text(), Text);
    go(u"/workarounds_zh/1"_s);
    QCOMPARE(current(), u"/workarounds_zh/1"_s);
    press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(value(u"/workarounds_zh"_s), QByteArray(R"(["寻找"])"));
}

void TestEditForm::reordersByDragging()
{
    load(Text);
    go(u"/versions/0/version"_s); // it comes into sight
    const QList<ItemList *> lists = m_editor->form()->findChildren<ItemList *>();
    ItemList *versions = *std::ranges::find(lists, u"/versions"_s, &ItemList::pointer);
    ItemBox *first = versions->boxes()[0];
    const ItemBox *second = versions->boxes()[1];
    auto *grip = first->findChild<QWidget *>(u"grip"_s);
    QVERIFY(grip->isVisible());
    QTest::mousePress(grip, Qt::LeftButton);
    const QPoint below =
        grip->mapFrom(m_editor.get(), second->mapTo(m_editor.get(), second->rect().bottomLeft()));
    QTest::mouseMove(grip, below);
    QTest::mouseRelease(grip, Qt::LeftButton, {}, below);
    QCOMPARE(value(u"/versions/0/version"_s), QByteArray("\"2.0\""));
    QCOMPARE(value(u"/versions/1/version"_s), QByteArray("\"1.0\""));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestEditForm::editsTags()
{
    load(Text);
    go(u"/tags/1"_s);
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(value(u"/tags"_s), QByteArray(R"(["two", "one", "three"])"));
    press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Insert); // to where one is added
    type(u"four"_s);
    press(Qt::Key_Return);
    type(u"five"_s);
    press(Qt::Key_Tab); // going on adds what was typed, too
    QCOMPARE(value(u"/tags"_s), QByteArray(R"(["one", "three", "four", "five"])"));
    go(u"/aliases"_s);
    type(u"d/old"_s);
    press(Qt::Key_Return);
    QCOMPARE(value(u"/aliases"_s), QByteArray(R"(["d/old"])"));
}

void TestEditForm::editsMembers()
{
    load(Text);
    go(u"/os_specific/linux"_s);
    replaceBy(u"{\"note\": 1.0}"_s);
    press(Qt::Key_Tab);
    QCOMPARE(value(u"/os_specific/linux"_s), QByteArray("{\"note\": 1.0}"));
    // A text stays one, whatever it looks like.
    go(u"/os_specific/windows"_s);
    replaceBy(u"[1]"_s);
    press(Qt::Key_Tab);
    QCOMPARE(value(u"/os_specific/windows"_s), QByteArray("\"[1]\""));
    go(u"/os_specific"_s);
    type(u"mac"_s);
    press(Qt::Key_Return);
    QCOMPARE(current(), u"/os_specific/mac"_s);
    type(u"plain words"_s);
    press(Qt::Key_Tab);
    QCOMPARE(value(u"/os_specific/mac"_s), QByteArray("\"plain words\""));
    go(u"/ours"_s);
    QCOMPARE(current(), u"/ours"_s);
    press(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(value(u"/ours"_s).isNull());
    m_document->undoStack().setIndex(0);
    QCOMPARE(text(), Text);
}

void TestEditForm::leavesCompositionAlone()
{
    load(Text);
    QWidget *edit = go(u"/signature_zh"_s);
    press(Qt::Key_End, Qt::ControlModifier);
    QInputMethodEvent composing(u"dui"_s, {});
    QCoreApplication::sendEvent(edit, &composing);
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(text(), Text);
    QInputMethodEvent committing;
    committing.setCommitString(u"了"_s);
    QCoreApplication::sendEvent(edit, &committing);
    QCOMPARE(value(u"/signature_zh"_s), QByteArray("\"错误：X 丢失了\""));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestEditForm::showsFindingsBesideTheField()
{
    load(Text);
    const auto finding = [](const QString &pointer, FindingKind kind) {
        return LintFinding{.record = Id, .pointer = pointer, .kind = kind, .arguments = {u"a"_s, u"b"_s}};
    };
    m_editor->setFindings({finding(u"/regex"_s, FindingKind::MissesSignature),
                           finding(u"/dead_ends/0/sources"_s, FindingKind::ClaimWithoutSource),
                           finding(u"/dead_ends/1"_s, FindingKind::EmptyDeadEnd),
                           finding(u"/transition_graph"_s, FindingKind::NoEdges),
                           finding(u"/workarounds/7/action"_s, FindingKind::EmptyWorkaround),
                           finding({}, FindingKind::NoAddress)});
    int shown = 0;
    for (const FindingBox *box : m_editor->form()->findChildren<FindingBox *>()) {
        shown += static_cast<int>(box->findings().size());
        QCOMPARE(box->isVisibleTo(m_editor->form()), !box->findings().isEmpty());
    }
    QCOMPARE(shown, 6); // none is lost
    QCOMPARE(frame(u"/regex"_s)->findingBox()->findings().size(), 1);
    const auto *label = frame(u"/regex"_s)->findChild<QLabel *>(u"finding"_s);
    QVERIFY(label->text().startsWith(u"Warning"_s)); // a word, not colour alone
    m_editor->setFindings({});
    QVERIFY(!frame(u"/regex"_s)->findingBox()->isVisible());
}

void TestEditForm::fixesByKey()
{
    load(Text);
    LintFinding finding{.rule = LintRule::HowEqualsAction,
                        .record = Id,
                        .pointer = u"/workarounds/0/how"_s,
                        .kind = FindingKind::HowEqualsAction,
                        .arguments = {},
                        .fault = {},
                        .fix = FindingFix{.pointer = u"/workarounds/0/how"_s, .text = QString(u""_s)}};
    m_editor->setFindings({finding});
    go(u"/workarounds/0/how"_s);
    press(Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(value(u"/workarounds/0/how"_s), QByteArray("\"\""));
    QCOMPARE(current(), u"/workarounds/0/how"_s);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(text(), Text);
    // A value that should go.
    finding.pointer = u"/tags/1"_s;
    finding.fix = FindingFix{.pointer = u"/tags/1"_s, .text = std::nullopt};
    m_editor->setFindings({finding});
    go(u"/tags/1"_s);
    press(Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(value(u"/tags"_s), QByteArray(R"(["one", "three"])"));
}

void TestEditForm::goesFromFindingToFinding()
{
    load(Text);
    const auto at = [](const QString &pointer) {
        return LintFinding{
            .record = Id, .pointer = pointer, .kind = FindingKind::EmptyDeadEnd, .arguments = {}};
    };
    m_editor->setFindings({at(u"/confidence"_s), at(u"/regex"_s), at(u"/dead_ends/1/action"_s)});
    m_editor->takeFocus();
    QStringList order;
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_F8);
        order.append(current());
    }
    QCOMPARE(order, QStringList({u"/regex"_s, u"/dead_ends/1/action"_s, u"/confidence"_s, u"/regex"_s}));
    press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(current(), u"/confidence"_s);
}

void TestEditForm::tellsWhatChanged()
{
    load(Text);
    go(u"/category"_s);
    replaceBy(u"other"_s);
    const auto caption = [this](const QString &pointer) { return frame(pointer)->findChild<QLabel *>(); };
    QVERIFY(caption(u"/category"_s)->font().bold());
    QVERIFY(!caption(u"/domain"_s)->font().bold());
    m_document->undoStack().undo();
    QVERIFY(!caption(u"/category"_s)->font().bold());
}

QTEST_MAIN(TestEditForm)
#include "tst_editform.moc"
