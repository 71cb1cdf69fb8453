// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/recordgraphbuilder.h"
#include "models/items/graphtreemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordGraph smallGraph()
{
    Transition first{.relation = Relation::LeadsTo, .target = RecordId(u"b"_s), .probability = 0.25};
    first.delay = u"hours"_s;
    first.condition = u"when full"_s;
    const Transition second{.relation = Relation::LeadsTo, .target = RecordId(u"c"_s), .probability = 0.75};
    Transition alike{.relation = Relation::ConfusedWith, .target = RecordId(u"d"_s)};
    alike.distinction = u"colder"_s;
    return buildRecordGraph(
        {{RecordId(u"a"_s), {first, second, alike}},
         {RecordId(u"b"_s), {}},
         {RecordId(u"c"_s), {{.relation = Relation::PrecededBy, .target = RecordId(u"b"_s)}}},
         {RecordId(u"d"_s), {}}});
}

TextPair titleOf(RecordIndex record)
{
    return {u"title %1"_s.arg(record.value()), {}};
}

} // namespace

class TestGraphTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void rowsSayWhatThePictureShows();
    void keepsTheRulesOfModels();
    void anUnchangedGraphResetsNothing();
};

void TestGraphTreeModel::rowsSayWhatThePictureShows()
{
    const RecordGraph graph = smallGraph();
    GraphTreeModel model;
    model.setRows(graphTreeRows(graph, neighbourhood(graph, {.root = RecordIndex(0)}), titleOf));
    QCOMPARE(model.rowCount(), 4);
    const QModelIndex root = model.index(0, 0);
    QCOMPARE(root.data().toString(), u"a"_s);
    QVERIFY(root.data(GraphRole::IsRootRole).toBool());
    QCOMPARE(model.rowCount(root), 3);
    // Consequences before look-alikes, the more probable first.
    const QModelIndex likely = model.index(0, 0, root);
    QCOMPARE(likely.data(GraphRole::IdRole).value<RecordId>(), RecordId(u"c"_s));
    QCOMPARE(likely.data(GraphRole::StepRole).toInt(), int(Step::ToConsequences));
    QCOMPARE(likely.siblingAtColumn(GraphColumn::Probability).data().toDouble(), 0.75);
    const QModelIndex less = model.index(1, 0, root);
    QCOMPARE(less.siblingAtColumn(GraphColumn::Delay).data().toString(), u"hours"_s);
    QCOMPARE(less.siblingAtColumn(GraphColumn::Note).data().toString(), u"when full"_s);
    const QModelIndex alike = model.index(2, 0, root);
    QCOMPARE(alike.data(GraphRole::StepRole).toInt(), int(Step::ToLookAlikes));
    QCOMPARE(alike.data(GraphRole::NoteRole).toString(), u"colder"_s);
    // The other ends say the same from their side.
    const QModelIndex cause = model.index(0, 0, model.indexOf(RecordId(u"c"_s)));
    QCOMPARE(cause.data(GraphRole::StepRole).toInt(), int(Step::ToCauses));
    QCOMPARE(cause.data(GraphRole::TitleRole).value<TextPair>().english, u"title 0"_s);
    QCOMPARE(model.parent(cause), model.indexOf(RecordId(u"c"_s)));
    QVERIFY(!model.indexOf(RecordId(u"x"_s)).isValid());
}

void TestGraphTreeModel::keepsTheRulesOfModels()
{
    const RecordGraph graph = smallGraph();
    GraphTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows(graphTreeRows(graph, wholeGraph(graph), titleOf));
    model.setRows(graphTreeRows(graph, neighbourhood(graph, {.root = RecordIndex(3)}), titleOf));
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
    model.setRows(graphTreeRows(graph, wholeGraph(graph), titleOf));
    QCOMPARE(model.rowCount(model.index(0, 1)), 0);
    QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 0);
}

void TestGraphTreeModel::anUnchangedGraphResetsNothing()
{
    const RecordGraph graph = smallGraph();
    GraphTreeModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRows(graphTreeRows(graph, wholeGraph(graph), titleOf));
    model.setRows(graphTreeRows(graph, wholeGraph(graph), titleOf));
    QCOMPARE(resets.count(), 1);
}

QTEST_GUILESS_MAIN(TestGraphTreeModel)
#include "tst_graphtreemodel.moc"
