// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"
#include "models/edit/edgeplan.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testfolder.h"

#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordId id(const QString &name)
{
    return RecordId(u"d/"_s + name);
}

/// A flat record with objects; one with bare ids; one in the nested shape; one without any graph.
const QByteArray A = R"({
  "id": "d/a", "regex": "a",
  "transition_graph": {
    "leads_to": [{"error_id": "d/b", "probability": 0.50, "delay": "seconds", "seen": 7}],
    "preceded_by": [],
    "frequently_confused_with": []
  }
})"_ba;
const QByteArray B =
    R"({"id":"d/b","regex":"b","transition_graph":{"leads_to":["d/c"],"preceded_by":["d/a"]}})"_ba;
const QByteArray C =
    R"({"error": {"signature": "s", "regex": "c"}, "id": "d/c", "verdict": {"confidence": 1.0}, "transition_graph": {"leads_to": [{"error_id": "d/a", "probability": 0.2, "condition": "x", "typical_delay": "days"}]}})"_ba;
const QByteArray D = R"({"id":"d/d","regex":"d"})"_ba;

} // namespace

class TestEdgePlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsWhatBothSay();
    void writesANewEdgeIntoBothRecords_data();
    void writesANewEdgeIntoBothRecords();
    void changesValuesInPlace();
    void bareIdsBecomeObjectsOnlyWhereSomethingIsSaid();
    void changesTheRelation();
    void retargetsWithAllItHolds();
    void completesAnEdgeThatOneRecordHas();
    void refuses_data();
    void refuses();

private:
    /// Does it, checks that it was one step that undo takes back whole, and does it again.
    void apply(const std::optional<EdgeDraft> &before, const EdgeDraft &after);
    [[nodiscard]] std::optional<EdgeDraft> draft(const QString &from, Relation relation, const QString &to)
    {
        return edgeDraft(*m_document, id(from), relation, id(to));
    }
    [[nodiscard]] QByteArray text(const QString &name) { return m_document->text(id(name)); }

    JsonRecordCodec m_codec;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<Document> m_document;
};

void TestEdgePlan::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    for (const auto &[name, bytes] : {std::pair(u"a"_s, A), {u"b"_s, B}, {u"c"_s, C}, {u"d"_s, D}})
        QVERIFY(!m_folder->write(u"d/%1.json"_s.arg(name), bytes).isEmpty());
    const auto catalog = CatalogReader().read({m_folder->path()});
    QVERIFY(catalog);
    m_document = std::make_unique<Document>(m_codec);
    m_document->reset(*catalog);
}

void TestEdgePlan::apply(const std::optional<EdgeDraft> &before, const EdgeDraft &after)
{
    const QList<QByteArray> texts{text(u"a"_s), text(u"b"_s), text(u"c"_s), text(u"d"_s)};
    const Result<EditPlan> plan = planEdge(*m_document, before, after);
    QVERIFY(plan);
    const int steps = m_document->undoStack().count();
    QVERIFY(m_document->apply(*plan));
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    m_document->undoStack().undo();
    QCOMPARE(QList<QByteArray>({text(u"a"_s), text(u"b"_s), text(u"c"_s), text(u"d"_s)}), texts);
    m_document->undoStack().redo();
    // Both say the same of it, whichever is asked.
    const auto here = edgeDraft(*m_document, after.from, after.relation, after.to);
    const auto there = edgeDraft(*m_document, after.to, inverseOf(after.relation), after.from);
    QVERIFY(here && there);
    QCOMPARE(*here, after);
    QCOMPARE(there->probability, after.probability);
    QCOMPARE(there->delay, after.delay);
    QVERIFY(m_document->record(after.from) && m_document->record(after.to));
    const Result<EditPlan> again = planEdge(*m_document, after, after);
    QVERIFY(again);
    QVERIFY(m_document->apply(*again));
    QCOMPARE(m_document->undoStack().count(), steps + 1); // nothing left to do
}

void TestEdgePlan::readsWhatBothSay()
{
    const auto leads = draft(u"a"_s, Relation::LeadsTo, u"b"_s);
    QVERIFY(leads);
    QCOMPARE(*leads->probability, 0.5);
    QCOMPARE(leads->delay, u"seconds"_s);
    // The other record has a bare id: what it leaves open is taken from here.
    const auto back = draft(u"b"_s, Relation::PrecededBy, u"a"_s);
    QVERIFY(back);
    QCOMPARE(*back->probability, 0.5);
    QVERIFY(!draft(u"a"_s, Relation::ConfusedWith, u"b"_s));
    QVERIFY(!draft(u"a"_s, Relation::LeadsTo, u"not there"_s));
}

void TestEdgePlan::writesANewEdgeIntoBothRecords_data()
{
    QTest::addColumn<EdgeDraft>("wanted");
    QTest::newRow("objects to nothing")
        << EdgeDraft{.from = id(u"a"_s), .to = id(u"d"_s), .probability = 0.25};
    QTest::newRow("nothing to bare ids") << EdgeDraft{.from = id(u"d"_s), .to = id(u"b"_s)};
    QTest::newRow("bare ids with something to say") << EdgeDraft{
        .from = id(u"b"_s), .to = id(u"d"_s), .probability = 1.0, .condition = u"当磁盘写满时"_s};
    QTest::newRow("nested with a delay")
        << EdgeDraft{.from = id(u"c"_s), .to = id(u"d"_s), .delay = u"minutes"_s};
    QTest::newRow("look-alikes") << EdgeDraft{.from = id(u"c"_s),
                                              .relation = Relation::ConfusedWith,
                                              .to = id(u"b"_s),
                                              .distinction = u"a \"quoted\" <word>"_s};
    QTest::newRow("a cause") << EdgeDraft{
        .from = id(u"a"_s), .relation = Relation::PrecededBy, .to = id(u"d"_s)};
}

void TestEdgePlan::writesANewEdgeIntoBothRecords()
{
    QFETCH(const EdgeDraft, wanted);
    apply(std::nullopt, wanted);
    if (wanted.from == id(u"c"_s) && !wanted.delay.isEmpty()) {
        QVERIFY(text(u"c"_s).contains(R"("typical_delay")"));
        QVERIFY(text(u"d"_s).contains(R"("delay")") && !text(u"d"_s).contains("typical"));
    }
}

void TestEdgePlan::changesValuesInPlace()
{
    const auto before = draft(u"a"_s, Relation::LeadsTo, u"b"_s);
    EdgeDraft after = *before;
    after.probability = 0.75;
    after.condition = u"on full disks"_s;
    apply(before, after);
    QByteArray expected = A;
    expected.replace(R"("probability": 0.50)", R"("probability": 0.75)");
    const QByteArray now = text(u"a"_s);
    QVERIFY2(now.startsWith(expected.first(expected.indexOf("0.75"))),
             now.constData()); // all before stays byte for byte
    QVERIFY(now.contains(R"("seen": 7)"));
    QVERIFY(text(u"b"_s).contains(R"(0.75)"));
    // Taken away again, the fields go.
    EdgeDraft bare = after;
    bare.probability.reset();
    bare.condition.clear();
    bare.delay.clear();
    apply(after, bare);
    QVERIFY(!text(u"a"_s).contains("probability") && !text(u"b"_s).contains("probability"));
}

void TestEdgePlan::bareIdsBecomeObjectsOnlyWhereSomethingIsSaid()
{
    const auto before = draft(u"b"_s, Relation::LeadsTo, u"c"_s);
    QVERIFY(before);
    apply(before, *before); // c does not say it yet: now it does, and b is as it was
    QCOMPARE(text(u"b"_s), B);
    QVERIFY(text(u"c"_s).contains("preceded_by"));
    EdgeDraft after = *before;
    after.delay = u"hours"_s;
    apply(before, after);
    QVERIFY(text(u"b"_s).contains(R"("delay")"));
}

void TestEdgePlan::changesTheRelation()
{
    const auto before = draft(u"a"_s, Relation::LeadsTo, u"b"_s);
    EdgeDraft after = *before;
    after.relation = Relation::PrecededBy;
    apply(before, after);
    QVERIFY(!draft(u"a"_s, Relation::LeadsTo, u"b"_s));
    QVERIFY(text(u"a"_s).contains(R"("seen": 7)")); // what else the entry held went along
    EdgeDraft alike{.from = id(u"a"_s), .relation = Relation::ConfusedWith, .to = id(u"b"_s)};
    alike.distinction = u"the second names a file"_s;
    apply(after, alike);
    QVERIFY(!draft(u"a"_s, Relation::PrecededBy, u"b"_s));
    QVERIFY(!draft(u"b"_s, Relation::LeadsTo, u"a"_s));
}

void TestEdgePlan::retargetsWithAllItHolds()
{
    const auto before = draft(u"a"_s, Relation::LeadsTo, u"b"_s);
    EdgeDraft after = *before;
    after.to = id(u"d"_s);
    apply(before, after);
    QVERIFY(!draft(u"a"_s, Relation::LeadsTo, u"b"_s));
    QVERIFY(text(u"a"_s).contains(R"("seen": 7)"));
    QVERIFY(!text(u"b"_s).contains("d/a"));
    // To a record that has the edge already: one entry is left.
    const auto other = draft(u"b"_s, Relation::LeadsTo, u"c"_s);
    EdgeDraft onto = *other;
    onto.to = id(u"a"_s);
    apply(other, onto);
    EdgeDraft twice = onto;
    twice.to = id(u"d"_s);
    apply(std::nullopt, twice);
    apply(twice, onto);
    QCOMPARE(m_document->record(id(u"b"_s))->transitions.size(), 1);
}

void TestEdgePlan::completesAnEdgeThatOneRecordHas()
{
    const auto before = draft(u"c"_s, Relation::LeadsTo, u"a"_s);
    QVERIFY(before);
    EdgeDraft after = *before;
    after.probability = 0.3;
    apply(before, after);
    QVERIFY(text(u"a"_s).contains("d/c"));
    // As the other record tells it.
    const auto back = draft(u"a"_s, Relation::PrecededBy, u"c"_s);
    EdgeDraft moved = *back;
    moved.to = id(u"b"_s);
    apply(back, moved);
    QVERIFY(!text(u"c"_s).contains("d/a"));
}

void TestEdgePlan::refuses_data()
{
    QTest::addColumn<EdgeDraft>("after");
    QTest::addColumn<bool>("isChange");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("itself") << EdgeDraft{.from = id(u"a"_s), .to = id(u"a"_s)} << false
                            << ErrorCode::InvalidId;
    QTest::newRow("nobody") << EdgeDraft{.from = id(u"a"_s), .to = id(u"x"_s)} << false
                            << ErrorCode::RecordNotFound;
    QTest::newRow("from nobody") << EdgeDraft{.from = id(u"x"_s), .to = id(u"a"_s)} << false
                                 << ErrorCode::RecordNotFound;
    QTest::newRow("too likely") << EdgeDraft{.from = id(u"a"_s), .to = id(u"d"_s), .probability = 1.01}
                                << false << ErrorCode::OutOfRange;
    QTest::newRow("no number") << EdgeDraft{.from = id(u"a"_s), .to = id(u"d"_s), .probability = qQNaN()}
                               << false << ErrorCode::OutOfRange;
    QTest::newRow("no such edge") << EdgeDraft{.from = id(u"a"_s), .to = id(u"d"_s)} << true
                                  << ErrorCode::PointerNotFound;
}

void TestEdgePlan::refuses()
{
    QFETCH(const EdgeDraft, after);
    QFETCH(const bool, isChange);
    const Result<EditPlan> plan =
        planEdge(*m_document, isChange ? std::optional(after) : std::nullopt, after);
    QVERIFY(!plan);
    QTEST(plan.error().code, "code");
}

QTEST_GUILESS_MAIN(TestEdgePlan)
#include "tst_edgeplan.moc"
