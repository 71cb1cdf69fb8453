// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Steps on list items that take more than the item along: the Chinese of workarounds, the other side of
// edges.
#include "models/edit/document.h"
#include "models/edit/itemsteps.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testfolder.h"

#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray A = R"({"id": "d/a", "signature": "s", "regex": "a",
"workarounds": [{"action": "one"}, {"action": "two"}, {"action": "three"}],
"workarounds_zh": ["yi", "er"],
"transition_graph": {"leads_to": [{"error_id": "d/b", "probability": 1.0}], "preceded_by": [],
  "frequently_confused_with": ["d/c"]}})";
const QByteArray B = R"({"id": "d/b", "signature": "t", "regex": "b", "confidence": 1.0,
"transition_graph": {"leads_to": [], "preceded_by": [{"error_id": "d/a"}], "frequently_confused_with": []}})";
const QByteArray C = R"({"id": "d/c", "signature": "u", "regex": "c",
"transition_graph": {"leads_to": [], "preceded_by": [], "frequently_confused_with": ["d/a"]}})";
const RecordId IdA(u"d/a"_s);
const RecordId IdB(u"d/b"_s);
const RecordId IdC(u"d/c"_s);

} // namespace

class TestItemSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesTheChineseAlong_data();
    void takesTheChineseAlong();
    void padsMissingChinese();
    void leavesOtherListsAlone();
    void retargetsBothSides();
    void refusesARetargetToNothing();

private:
    bool run(const Result<EditPlan> &plan) { return plan && m_document->apply(*plan); }
    QByteArray value(const RecordId &id, const QString &pointer) const
    {
        return m_codec.valueAt(m_document->text(id), pointer);
    }

    JsonRecordCodec m_codec;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<Document> m_document;
};

void TestItemSteps::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"a.json"_s, A);
    m_folder->write(u"b.json"_s, B);
    m_folder->write(u"c.json"_s, C);
    m_document = std::make_unique<Document>(m_codec);
    m_document->reset(*CatalogReader().read({m_folder->path()}));
}

void TestItemSteps::takesTheChineseAlong_data()
{
    QTest::addColumn<ItemStep>("step");
    QTest::addColumn<QByteArray>("actions");
    QTest::addColumn<QByteArray>("chinese");
    const auto at = [](int place) { return u"/workarounds/%1"_s.arg(place); };
    QTest::newRow("remove") << ItemStep{.kind = EditKind::RemoveItem, .pointer = at(0)}
                            << QByteArray("two three") << QByteArray(R"(["er"])");
    QTest::newRow("remove one without") << ItemStep{.kind = EditKind::RemoveItem, .pointer = at(2)}
                                        << QByteArray("one two") << QByteArray(R"(["yi", "er"])");
    QTest::newRow("duplicate") << ItemStep{.kind = EditKind::DuplicateItem, .pointer = at(0)}
                               << QByteArray("one one two three") << QByteArray(R"(["yi", "yi", "er"])");
    QTest::newRow("insert") << ItemStep{.kind = EditKind::AddItem,
                                        .pointer = at(1),
                                        .json = R"({"action": "new"})"}
                            << QByteArray("one new two three") << QByteArray(R"(["yi", "", "er"])");
    QTest::newRow("append") << ItemStep{.kind = EditKind::AddItem,
                                        .pointer = at(3),
                                        .json = R"({"action": "new"})"}
                            << QByteArray("one two three new") << QByteArray(R"(["yi", "er"])");
    QTest::newRow("move") << ItemStep{.kind = EditKind::MoveItem, .pointer = at(0), .to = 1}
                          << QByteArray("two one three") << QByteArray(R"(["er", "yi"])");
    QTest::newRow("move behind the last") << ItemStep{.kind = EditKind::MoveItem, .pointer = at(0), .to = 2}
                                          << QByteArray("two three one") << QByteArray(R"(["er", "", "yi"])");
    QTest::newRow("move one without") << ItemStep{.kind = EditKind::MoveItem, .pointer = at(2), .to = 0}
                                      << QByteArray("three one two") << QByteArray(R"(["", "yi", "er"])");
}

void TestItemSteps::takesTheChineseAlong()
{
    QFETCH(ItemStep, step);
    QFETCH(QByteArray, actions);
    QFETCH(QByteArray, chinese);
    QVERIFY(run(planItemStep(*m_document, IdA, step)));
    QStringList found;
    const Result<Record> record = m_document->record(IdA);
    for (const Workaround &workaround : record->workarounds)
        found.append(workaround.action.english);
    QCOMPARE(found.join(u' '), QString::fromLatin1(actions));
    QCOMPARE(value(IdA, u"/workarounds_zh"_s), chinese);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->text(IdA), A);
}

void TestItemSteps::padsMissingChinese()
{
    QVERIFY(run(planSetText(*m_document, IdA, u"/workarounds_zh/2"_s, u"san"_s, 7)));
    QVERIFY(run(planSetText(*m_document, IdA, u"/workarounds_zh/2"_s, u"sang"_s, 7)));
    QCOMPARE(value(IdA, u"/workarounds_zh"_s), QByteArray(R"(["yi", "er", "sang"])"));
    QCOMPARE(m_document->undoStack().count(), 1); // typing is one step
    m_document->undoStack().undo();
    QVERIFY(run(planSetText(*m_document, IdA, u"/workarounds_zh/3"_s, u"si"_s)));
    QCOMPARE(value(IdA, u"/workarounds_zh"_s), QByteArray(R"(["yi", "er", "", "si"])"));
    // A text is taken as it stands, whatever it looks like.
    QVERIFY(run(planSetText(*m_document, IdA, u"/signature"_s, u"null"_s)));
    QCOMPARE(value(IdA, u"/signature"_s), QByteArray("\"null\""));
}

void TestItemSteps::leavesOtherListsAlone()
{
    QVERIFY(run(planItemStep(*m_document, IdA,
                             {.kind = EditKind::RemoveItem, .pointer = u"/transition_graph/leads_to/0"_s})));
    QCOMPARE(value(IdA, u"/workarounds_zh"_s), QByteArray(R"(["yi", "er"])"));
}

void TestItemSteps::retargetsBothSides()
{
    QVERIFY(run(planRetarget(*m_document, IdA, u"/transition_graph/leads_to/0"_s, IdC)));
    QCOMPARE(value(IdA, u"/transition_graph/leads_to/0"_s),
             QByteArray(R"({"error_id": "d/c", "probability": 1.0})"));
    QCOMPARE(value(IdB, u"/transition_graph/preceded_by"_s), QByteArray("[]"));
    QCOMPARE(m_codec.countAt(m_document->text(IdC), u"/transition_graph/preceded_by"_s), 1);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->text(IdA), A);
    QCOMPARE(m_document->text(IdB), B);
    QCOMPARE(m_document->text(IdC), C);
    // A bare id stays one.
    QVERIFY(run(planRetarget(*m_document, IdA, u"/transition_graph/frequently_confused_with/0"_s, IdB)));
    QCOMPARE(value(IdA, u"/transition_graph/frequently_confused_with"_s), QByteArray(R"(["d/b"])"));
    QCOMPARE(value(IdC, u"/transition_graph/frequently_confused_with"_s), QByteArray("[]"));
}

void TestItemSteps::refusesARetargetToNothing()
{
    const auto code = [this](const QString &pointer, const RecordId &to) {
        return planRetarget(*m_document, IdA, pointer, to).error().code;
    };
    QCOMPARE(code(u"/transition_graph/leads_to/0"_s, RecordId(u"d/none"_s)), ErrorCode::RecordNotFound);
    QCOMPARE(code(u"/transition_graph/leads_to/0"_s, IdA), ErrorCode::InvalidId);
    QCOMPARE(code(u"/transition_graph/leads_to/5"_s, IdB), ErrorCode::PointerNotFound);
}

QTEST_GUILESS_MAIN(TestItemSteps)
#include "tst_itemsteps.moc"
