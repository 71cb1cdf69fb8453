// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"
#include "models/edit/recordfields.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/io/recordsaver.h"
#include "tests/support/editwalk.h"
#include "tests/support/testfolder.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RecordId id(const QString &name)
{
    return RecordId(u"d/"_s + name);
}

const QByteArray A = R"({
  "id": "d/a", "regex": "a", "category": "x", "aliases": [],
  "transition_graph": {"leads_to": [{"error_id": "d/b", "probability": 0.50}], "preceded_by": [], "frequently_confused_with": []},
  "tags": ["t1", "t2"]
}
)"_ba;
const QByteArray B =
    R"({"id":"d/b","regex":"b","confidence":1.0,"transition_graph":{"leads_to":["d/c","d/a"]}})"_ba;
const QByteArray C =
    R"({"error": {"signature": "s", "regex": "c"}, "id": "d/c", "verdict": {"confidence": 1.0}, "odd": 1e400})"_ba;

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void setsFields_data();
    void setsFields();
    void refusesValues_data();
    void refusesValues();
    void readsInput_data();
    void readsInput();
    void editsLists();
    void mergesTyping();
    void links();
    void unlinks();
    void renames();
    void removesWithEdges();
    void merges();
    void addsRecords();
    void saysWhatChanged();
    void takesOutsideChanges();
    void outsideDeletion();
    void walksAtRandom();

private:
    void apply(const Result<EditPlan> &plan);
    void save();
    QByteArray textOf(const QString &name) { return m_document->text(id(name)); }

    JsonRecordCodec m_codec;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<Document> m_document;
};

void TestDocument::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"a.json"_s, A);
    m_folder->write(u"b.json"_s, B);
    m_folder->write(u"c.json"_s, C);
    const auto catalog = CatalogReader().read({m_folder->path()});
    QVERIFY(catalog);
    m_document = std::make_unique<Document>(m_codec);
    m_document->reset(*catalog);
}

void TestDocument::apply(const Result<EditPlan> &plan)
{
    QVERIFY2(plan, plan ? "" : qPrintable(errorName(plan.error().code)));
    const Result<void> applied = m_document->apply(*plan);
    QVERIFY2(applied, applied ? "" : qPrintable(errorName(applied.error().code)));
}

void TestDocument::save()
{
    for (const FileSave &file : m_document->changedFiles()) {
        const auto saved = RecordSaver().save(file);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().arguments.join(u' ')));
        m_document->fileSaved(file.path);
    }
}

void TestDocument::setsFields_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("flat") << u"b"_s << u"/confidence"_s << "0.70"_ba << QByteArray(B).replace("1.0", "0.70");
    QTest::newRow("nested") << u"c"_s << u"/verdict/confidence"_s << "0.7"_ba
                            << QByteArray(C).replace("1.0", "0.7");
    QTest::newRow("unknown, but there")
        << u"c"_s << u"/odd"_s << "[]"_ba << QByteArray(C).replace("1e400", "[]");
    QTest::newRow("of the schema, not there")
        << u"b"_s << u"/root_cause"_s << "\"why\""_ba << B.chopped(1) + R"(,"root_cause":"why"})";
    QTest::newRow("first item of a list that is not there")
        << u"b"_s << u"/dead_ends/0/action"_s << "\"try\""_ba
        << B.chopped(1) + R"(,"dead_ends":[{"action":"try"}]})";
    QTest::newRow("list item") << u"a"_s << u"/tags/1"_s << "\"new\""_ba
                               << QByteArray(A).replace("t2", "new");
    QTest::newRow("the same") << u"b"_s << u"/confidence"_s << "1.0"_ba << B;
}

void TestDocument::setsFields()
{
    QFETCH(const QString, name);
    QFETCH(const QString, pointer);
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, expected);
    apply(planSet(*m_document, id(name), pointer, json));
    QCOMPARE(textOf(name), expected.trimmed());
    save();
    QCOMPARE(fileBytes(m_folder->filePath(name + ".json"_L1)), expected);
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    save();
    QCOMPARE(fileBytes(m_folder->filePath(name + ".json"_L1)), name == "a"_L1 ? A : name == "b"_L1 ? B : C);
}

void TestDocument::refusesValues_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no record") << u"z"_s << u"/category"_s << "\"x\""_ba << ErrorCode::RecordNotFound;
    QTest::newRow("no such field") << u"a"_s << u"/kategory"_s << "\"x\""_ba << ErrorCode::PointerNotFound;
    QTest::newRow("a field of the other shape")
        << u"c"_s << u"/root_cause"_s << "\"x\""_ba << ErrorCode::PointerNotFound;
    QTest::newRow("no such item") << u"a"_s << u"/dead_ends/3/action"_s << "\"x\""_ba
                                  << ErrorCode::PointerNotFound;
    QTest::newRow("number for a text") << u"a"_s << u"/category"_s << "1"_ba << ErrorCode::WrongType;
    QTest::newRow("text for a number") << u"a"_s << u"/confidence"_s << "\"1\""_ba << ErrorCode::WrongType;
    QTest::newRow("text for a list") << u"a"_s << u"/tags"_s << "\"1\""_ba << ErrorCode::WrongType;
    QTest::newRow("rate above 1") << u"a"_s << u"/confidence"_s << "1.01"_ba << ErrorCode::OutOfRange;
    QTest::newRow("rate below 0") << u"c"_s << u"/verdict/confidence"_s << "-0.1"_ba << ErrorCode::OutOfRange;
    QTest::newRow("half a count") << u"a"_s << u"/evidence_count"_s << "1.5"_ba << ErrorCode::WrongType;
    QTest::newRow("count below 0") << u"a"_s << u"/evidence_count"_s << "-1"_ba << ErrorCode::OutOfRange;
    QTest::newRow("no JSON") << u"a"_s << u"/tags"_s << "[1"_ba << ErrorCode::JsonSyntax;
    QTest::newRow("id that is taken") << u"a"_s << u"/id"_s << "\"d/b\""_ba << ErrorCode::IdTaken;
    QTest::newRow("id without a name") << u"a"_s << u"/id"_s << "\"d\""_ba << ErrorCode::InvalidId;
    QTest::newRow("empty id") << u"a"_s << u"/id"_s << "\"\""_ba << ErrorCode::MissingField;
}

void TestDocument::refusesValues()
{
    QFETCH(const QString, name);
    QFETCH(const QString, pointer);
    QFETCH(const QByteArray, json);
    QFETCH(const ErrorCode, code);
    const Result<EditPlan> plan = planSet(*m_document, id(name), pointer, json);
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, code);
}

void TestDocument::readsInput_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QByteArray>("json"); // null: refused
    QTest::newRow("text") << u"/root_cause"_s << u"say \"x\""_s << R"("say \"x\"")"_ba;
    QTest::newRow("text as JSON") << u"/root_cause"_s << u"\"x\\ny\""_s << R"("x\ny")"_ba;
    QTest::newRow("text that is a number") << u"/error_code"_s << u"404"_s << "\"404\""_ba;
    QTest::newRow("true is a text here") << u"/resolvable"_s << u"true"_s << "\"true\""_ba;
    QTest::newRow("null") << u"/error_code"_s << u"null"_s << "null"_ba;
    QTest::newRow("number") << u"/confidence"_s << u"0.90"_s << "0.90"_ba;
    QTest::newRow("no number") << u"/confidence"_s << u"high"_s << QByteArray();
    QTest::newRow("list") << u"/tags"_s << u"[\"a\"]"_s << "[\"a\"]"_ba;
    QTest::newRow("no list") << u"/tags"_s << u"a"_s << QByteArray();
    QTest::newRow("list item") << u"/tags/-"_s << u"a"_s << "\"a\""_ba;
    QTest::newRow("edge") << u"/transition_graph/leads_to/-"_s << u"d/x"_s << "\"d/x\""_ba;
}

void TestDocument::readsInput()
{
    QFETCH(const QString, pointer);
    QFETCH(const QString, input);
    QFETCH(const QByteArray, json);
    const Result<QByteArray> read =
        jsonFromInput(m_codec, textOf(u"a"_s), RecordFormat::Flat, pointer, input);
    QCOMPARE(read.has_value(), !json.isNull());
    QCOMPARE(read.value_or(QByteArray()), json);
}

void TestDocument::editsLists()
{
    apply(planInsert(*m_document, id(u"a"_s), u"/tags/0"_s, "\"t0\""));
    QVERIFY(textOf(u"a"_s).contains(R"(["t0", "t1", "t2"])"));
    apply(planDuplicateItem(*m_document, id(u"a"_s), u"/tags/2"_s));
    QVERIFY(textOf(u"a"_s).contains(R"(["t0", "t1", "t2", "t2"])"));
    apply(planMoveItem(*m_document, id(u"a"_s), u"/tags/0"_s, 3));
    QVERIFY(textOf(u"a"_s).contains(R"(["t1", "t2", "t2", "t0"])"));
    apply(planRemoveItem(*m_document, id(u"a"_s), u"/tags/1"_s));
    QVERIFY(textOf(u"a"_s).contains(R"(["t1", "t2", "t0"])"));
    QVERIFY(!planInsert(*m_document, id(u"a"_s), u"/tags/-"_s, "1"));
    QVERIFY(!planRemoveItem(*m_document, id(u"a"_s), u"/tags/9"_s));
    QCOMPARE(m_document->undoStack().count(), 4);
    m_document->undoStack().setIndex(0);
    QCOMPARE(textOf(u"a"_s), A.trimmed());
    QVERIFY(!m_document->isDirty());
}

void TestDocument::mergesTyping()
{
    QSignalSpy focus(m_document.get(), &Document::focusRequested);
    const auto type = [&](const QString &pointer, const QByteArray &json, quint32 session) {
        apply(planSet(*m_document, id(u"a"_s), pointer, json, session));
    };
    type(u"/category"_s, "\"xy\"", 1);
    type(u"/category"_s, "\"xyz\"", 1);
    QCOMPARE(m_document->undoStack().count(), 1);
    type(u"/category"_s, "\"xyz!\"", 2); // after a pause
    QCOMPARE(m_document->undoStack().count(), 2);
    type(u"/root_cause"_s, "\"r\"", 2); // another field
    QCOMPARE(m_document->undoStack().count(), 3);
    QCOMPARE(focus.size(), 0);
    m_document->undoStack().undo();
    QCOMPARE(focus.takeFirst().at(1).toString(), u"/root_cause"_s);
    m_document->undoStack().undo();
    QVERIFY(textOf(u"a"_s).contains("\"xyz\""));
    m_document->undoStack().undo();
    QCOMPARE(textOf(u"a"_s), A.trimmed());
    m_document->undoStack().redo();
    QVERIFY(textOf(u"a"_s).contains("\"xyz\""));
    QCOMPARE(focus.last().at(1).toString(), u"/category"_s);
    // Typed and taken back is no step.
    type(u"/category"_s, "\"xyzq\"", 3);
    type(u"/category"_s, "\"xyz\"", 3);
    QCOMPARE(m_document->undoStack().index(), 1);
}

void TestDocument::links()
{
    apply(planLink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"c"_s)));
    const Result<Record> a = m_document->record(id(u"a"_s));
    const Result<Record> c = m_document->record(id(u"c"_s));
    QVERIFY(a && c);
    QCOMPARE(a->transitions.last().target, id(u"c"_s));
    QVERIFY(textOf(u"a"_s).contains(R"(0.50}, {"error_id": "d/c"}])")); // the list's style
    QCOMPARE(c->transitions.size(), 1);
    QCOMPARE(c->transitions.first().relation, Relation::PrecededBy);
    QVERIFY(textOf(u"c"_s).contains(R"("transition_graph": {"preceded_by": [{"error_id": "d/a"}]}})"));
    QCOMPARE(m_document->undoStack().count(), 1);
    // Again: nothing to do. One side there: only the other is written.
    apply(planLink(*m_document, id(u"c"_s), Relation::PrecededBy, id(u"a"_s)));
    QCOMPARE(m_document->undoStack().count(), 1);
    const QByteArray before = textOf(u"a"_s);
    apply(planLink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"b"_s)));
    QCOMPARE(textOf(u"a"_s), before);
    QVERIFY(textOf(u"b"_s).contains(R"("preceded_by":["d/a"])")); // bare, as this record writes them
    QCOMPARE(planLink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"z"_s)).error().code,
             ErrorCode::RecordNotFound);
    QVERIFY(!planLink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"a"_s)));
    apply(planLink(*m_document, id(u"c"_s), Relation::ConfusedWith, id(u"b"_s)));
    QCOMPARE(m_document->record(id(u"b"_s))->transitions.last().relation, Relation::ConfusedWith);
}

void TestDocument::unlinks()
{
    apply(planLink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"b"_s)));
    apply(planUnlink(*m_document, id(u"b"_s), Relation::PrecededBy, id(u"a"_s)));
    QVERIFY(m_document->record(id(u"a"_s))->transitions.isEmpty());
    QVERIFY(textOf(u"b"_s).contains(R"("preceded_by":[])"));
    QCOMPARE(m_document->undoStack().count(), 2);
    QVERIFY(!planUnlink(*m_document, id(u"a"_s), Relation::LeadsTo, id(u"b"_s)));
    m_document->undoStack().undo();
    QCOMPARE(m_document->record(id(u"a"_s))->transitions.size(), 1);
}

void TestDocument::renames()
{
    QSignalSpy renamed(m_document.get(), &Document::recordRenamed);
    apply(planSet(*m_document, id(u"a"_s), u"/id"_s, "\"e/new\""));
    QCOMPARE(renamed.size(), 1);
    QVERIFY(!m_document->contains(id(u"a"_s)));
    const RecordId now(u"e/new"_s);
    QCOMPARE(m_document->record(now)->aliases, QStringList{u"d/a"_s});
    QCOMPARE(textOf(u"b"_s), QByteArray(B).replace("\"d/a\"", "\"e/new\""));
    QCOMPARE(m_document->ids(), (QList<RecordId>{id(u"b"_s), id(u"c"_s), now}));
    QCOMPARE(m_document->undoStack().count(), 1);
    apply(planSet(*m_document, now, u"/category"_s, "\"y\""));
    save();
    QVERIFY(fileBytes(m_folder->filePath(u"a.json"_s)).contains("e/new"));
    // Back to the old name: no alias of itself, the other name stays known.
    apply(planRename(*m_document, now, id(u"a"_s)));
    QCOMPARE(m_document->record(id(u"a"_s))->aliases, QStringList{u"e/new"_s});
    m_document->undoStack().setIndex(0);
    QCOMPARE(textOf(u"a"_s), A.trimmed());
    QCOMPARE(textOf(u"b"_s), B);
    // A nested record keeps its old name too.
    apply(planRename(*m_document, id(u"c"_s), RecordId(u"e/c"_s)));
    QCOMPARE(m_document->record(RecordId(u"e/c"_s))->aliases, QStringList{u"d/c"_s});
    QVERIFY(textOf(u"b"_s).contains("e/c"));
}

void TestDocument::removesWithEdges()
{
    QCOMPARE(referencesTo(*m_document, id(u"a"_s)),
             (QList<RecordReference>{{.from = id(u"b"_s),
                                      .pointer = u"/transition_graph/leads_to/1"_s,
                                      .relation = Relation::LeadsTo}}));
    apply(planRemove(*m_document, id(u"a"_s)));
    QVERIFY(!m_document->contains(id(u"a"_s)));
    QCOMPARE(textOf(u"b"_s), QByteArray(B).replace(",\"d/a\"", ""));
    save();
    QVERIFY(!QFile::exists(m_folder->filePath(u"a.json"_s)));
    m_document->undoStack().undo();
    save();
    QCOMPARE(fileBytes(m_folder->filePath(u"a.json"_s)), A);
    QCOMPARE(fileBytes(m_folder->filePath(u"b.json"_s)), B);
}

void TestDocument::merges()
{
    apply(planMerge(*m_document, id(u"b"_s), id(u"a"_s)));
    QVERIFY(!m_document->contains(id(u"a"_s)));
    const Result<Record> b = m_document->record(id(u"b"_s));
    QVERIFY(b);
    QCOMPARE(b->aliases, QStringList{u"d/a"_s});
    QCOMPARE(b->tags, (QStringList{u"t1"_s, u"t2"_s}));
    QCOMPARE(b->transitions.size(), 1); // neither to itself nor to what is gone
    QCOMPARE(b->transitions.first().target, id(u"c"_s));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(textOf(u"b"_s), B);
    QVERIFY(!planMerge(*m_document, id(u"b"_s), id(u"c"_s))); // two shapes
    QVERIFY(!planMerge(*m_document, id(u"b"_s), id(u"b"_s)));
}

void TestDocument::addsRecords()
{
    const QString path = m_folder->filePath(u"d/new.json"_s);
    QSignalSpy added(m_document.get(), &Document::recordAdded);
    apply(planAdd(*m_document, id(u"new"_s), path));
    QCOMPARE(added.size(), 1);
    apply(planSet(*m_document, id(u"new"_s), u"/regex"_s, "\"r\""));
    QCOMPARE(m_document->ids().last(), id(u"new"_s));
    QCOMPARE(m_document->file(id(u"new"_s)), path);
    save();
    const auto catalog = CatalogReader().read({path});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->size(), 1);
    QVERIFY((*catalog)->issues().isEmpty());
    QCOMPARE(planAdd(*m_document, id(u"new"_s), path).error().code, ErrorCode::IdTaken);
    QCOMPARE(planAdd(*m_document, RecordId(u"new"_s), path).error().code, ErrorCode::InvalidId);
    m_document->undoStack().setIndex(0);
    QVERIFY(!m_document->contains(id(u"new"_s)));
    save();
    QVERIFY(!QFile::exists(path));
}

void TestDocument::saysWhatChanged()
{
    QSignalSpy changed(m_document.get(), &Document::recordChanged);
    QSignalSpy dirty(m_document.get(), &Document::dirtyChanged);
    apply(planSet(*m_document, id(u"a"_s), u"/tags/1"_s, "\"n\""));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.last().at(0).value<RecordId>(), id(u"a"_s));
    QCOMPARE(changed.last().at(1).toStringList(), QStringList{u"/tags/1"_s});
    QVERIFY(m_document->isDirty(id(u"a"_s)) && !m_document->isDirty(id(u"b"_s)));
    m_document->undoStack().undo();
    QCOMPARE(changed.size(), 2);
    QCOMPARE(dirty.size(), 2);
    QVERIFY(!m_document->isDirty());
    // Saved while the person types on: what was typed since is not.
    apply(planSet(*m_document, id(u"a"_s), u"/category"_s, "\"1\""));
    const QList<FileSave> saves = m_document->changedFiles();
    apply(planSet(*m_document, id(u"a"_s), u"/category"_s, "\"2\""));
    m_document->fileSaved(saves.first().path);
    QVERIFY(m_document->isDirty());
    m_document->undoStack().undo();
    QVERIFY(!m_document->isDirty());
}

void TestDocument::takesOutsideChanges()
{
    const QString path = m_folder->filePath(u"a.json"_s);
    apply(planSet(*m_document, id(u"a"_s), u"/category"_s, "\"ours\""));
    apply(planSet(*m_document, id(u"a"_s), u"/tags/0"_s, "\"ours\""));
    QByteArray theirs = A;
    theirs.replace("\"t1\"", "\"theirs\"").replace("0.50", "0.75");
    m_folder->write(u"a.json"_s, theirs);
    QCOMPARE(RecordSaver().save(m_document->changedFiles().first()).error().code, ErrorCode::FileChanged);
    const auto conflicts = m_document->takeOutside(path, theirs);
    QVERIFY(conflicts);
    QCOMPARE(
        *conflicts,
        (QList<Document::Conflict>{
            {.record = id(u"a"_s), .pointer = u"/tags/0"_s, .ours = "\"ours\"", .theirs = "\"theirs\""}}));
    QByteArray both = theirs;
    both.replace("\"x\"", "\"ours\"").replace("\"theirs\"", "\"ours\"");
    QCOMPARE(textOf(u"a"_s), both.trimmed());
    save();
    QCOMPARE(fileBytes(path), both);
    // Undo leads back to what we had, over their change.
    m_document->undoStack().setIndex(0);
    QCOMPARE(textOf(u"a"_s), A.trimmed());
    // A record that we did not touch is theirs at once, and clean.
    m_document->undoStack().setIndex(3);
    m_document->openFile(m_folder->filePath(u"b.json"_s), B);
    QVERIFY(m_document->takeOutside(m_folder->filePath(u"b.json"_s), QByteArray(B).replace("1.0", "0.5"))
                ->isEmpty());
    QCOMPARE(textOf(u"b"_s), QByteArray(B).replace("1.0", "0.5"));
    QVERIFY(!m_document->isDirty());
}

void TestDocument::outsideDeletion()
{
    const QString path = m_folder->filePath(u"b.json"_s);
    apply(planSet(*m_document, id(u"b"_s), u"/confidence"_s, "0.5"));
    QVERIFY(QFile::remove(path));
    QVERIFY(m_document->takeOutside(path, QByteArray())->isEmpty());
    QVERIFY(m_document->isDirty());
    save();
    QCOMPARE(fileBytes(path), QByteArray(B).replace("1.0", "0.5"));
}

/// Edits, undos, redos, saves, in any order: at the end, saved and loaded afresh, the records are the
/// document's.
void TestDocument::walksAtRandom()
{
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("CLEW_TEST_WALK", &isNumber);
    const int steps = isNumber ? given : 3000;
    m_folder->write(u"l.jsonl"_s, R"({"id":"d/l1","regex":"l"})"
                                  "\r\n"
                                  R"({ "id":"d/l2", "regex":"l" , "tags":["q"]})");
    const auto catalog = CatalogReader().read({m_folder->path()});
    QVERIFY(catalog);
    m_document->reset(*catalog);
    TestData::EditWalk walk(*m_document, *m_folder, 7);
    for (int i = 0; i < steps; ++i)
        QVERIFY2(walk.step(), QByteArray::number(i).constData());
    save();
    QVERIFY(!m_document->isDirty());
    const auto loaded = CatalogReader().read({m_folder->path()});
    QVERIFY(loaded);
    QSet<RecordId> ids;
    for (const RecordId &each : m_document->ids())
        ids.insert(each);
    QCOMPARE((*loaded)->size(), ids.size());
    for (qsizetype i = 0; i < (*loaded)->size(); ++i) {
        const RecordId each = (*loaded)->summary(RecordIndex(i)).id;
        QVERIFY(ids.contains(each));
        QCOMPARE((*loaded)->sourceBytes(RecordIndex(i)), m_document->text(each));
        QCOMPARE((*loaded)->record(RecordIndex(i)), *m_document->record(each));
    }
    QVERIFY(walk.made() > steps / 4);
    m_document->undoStack().setIndex(0);
    save();
    QCOMPARE(fileBytes(m_folder->filePath(u"a.json"_s)), A);
    QCOMPARE(fileBytes(m_folder->filePath(u"b.json"_s)), B);
    QCOMPARE(fileBytes(m_folder->filePath(u"c.json"_s)), C);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
