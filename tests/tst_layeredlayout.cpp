// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layeredlayout.h"
#include "models/graph/networksimplex.h"
#include "tests/support/layoutchecks.h"
#include "tests/support/testdata.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF LabelSize(70, 14);

/// "0>1 1~2 3": ordered edges and look-alikes between numbered nodes; node 0 is the root. Heights vary.
LayoutInput inputOf(const QString &text)
{
    LayoutInput input{.root = 0};
    const auto node = [&input](const QString &word) {
        const size_t index = word.toULongLong();
        while (input.nodes.size() <= index)
            input.nodes.push_back({.size = QSizeF(180, 36 + 17.0 * double(input.nodes.size() % 3))});
        return index;
    };
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool ordered = word.contains(u'>');
        const QStringList ends = word.split(ordered ? u'>' : u'~');
        const size_t from = node(ends.first());
        if (ends.size() == 2)
            input.edges.push_back(
                {.from = from, .to = node(ends.last()), .ordered = ordered, .label = LabelSize});
    }
    return input;
}

/// A hub with so many causes, consequences and look-alikes.
QString hub(int causes, int consequences, int alikes)
{
    QStringList edges;
    int next = 1;
    for (int i = 0; i < causes; ++i)
        edges.append(u"%1>0"_s.arg(next++));
    for (int i = 0; i < consequences; ++i)
        edges.append(u"0>%1"_s.arg(next++));
    for (int i = 0; i < alikes; ++i)
        edges.append(u"0~%1"_s.arg(next++));
    return edges.join(u' ');
}

LayoutInput randomInput(quint32 seed, int nodes, int edges)
{
    QRandomGenerator random(seed);
    LayoutInput input{.root = 0};
    for (int i = 0; i < nodes; ++i)
        input.nodes.push_back({.size = QSizeF(random.bounded(60, 220), random.bounded(20, 90))});
    for (int i = 0; i < edges; ++i) {
        LayoutEdge edge{.from = size_t(random.bounded(nodes)), .to = size_t(random.bounded(nodes))};
        edge.ordered = random.bounded(3) > 0;
        edge.weight = 0.01 + random.bounded(0.99);
        if (random.bounded(4) > 0)
            edge.label = QSizeF(random.bounded(20, 110), 14);
        input.edges.push_back(edge);
    }
    return input;
}

void keep(LayoutInput &input, const Layout &layout, const std::vector<size_t> &nodes)
{
    for (const size_t node : nodes)
        input.nodes[node].kept = layout.nodes[node];
    input.pitch = layout.pitch;
}

qint64 crossings(const LayoutInput &input, const Layout &layout)
{
    return LayoutChecks::geometricCrossings(LayoutChecks::drawnLines(input, layout),
                                            LayoutChecks::nodeBoxes(layout));
}

bool bruteForceHolds(const std::vector<int> &ranks, const std::vector<RankConstraint> &constraints)
{
    return std::ranges::all_of(
        constraints, [&ranks](const RankConstraint &c) { return ranks[c.head] - ranks[c.tail] >= c.length; });
}

int rankCost(const std::vector<int> &ranks, const std::vector<RankConstraint> &constraints)
{
    int cost = 0;
    for (const RankConstraint &c : constraints)
        cost += c.weight * (ranks[c.head] - ranks[c.tail]);
    return cost;
}

/// Least cost over all ranks from 0 to nodes - 1.
int leastCost(size_t nodes, const std::vector<RankConstraint> &constraints)
{
    std::vector<int> ranks(nodes, 0);
    int least = -1;
    while (true) {
        if (bruteForceHolds(ranks, constraints)) {
            const int cost = rankCost(ranks, constraints);
            least = least < 0 ? cost : std::min(least, cost);
        }
        size_t i = 0;
        while (i < nodes && ++ranks[i] == static_cast<int>(nodes))
            ranks[i++] = 0;
        if (i == nodes)
            return least;
    }
}

} // namespace

class TestLayeredLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void ranksAreMinimal();
    void shapes_data();
    void shapes();
    void randomGraphsHaveNoFault_data();
    void randomGraphsHaveNoFault();
    void rootIsTheOrigin();
    void lookAlikesStandInOneColumn();
    void likelierEdgeOfACyclePointsRight();
    void keptNodesStay_data();
    void keptNodesStay();
    void newNodesEnterBesideTheirParent();
    void aMoveSaysWhy_data();
    void aMoveSaysWhy();
    void pinnedNodesNeverMove();
    void stopsWhenAsked();
};

void TestLayeredLayout::ranksAreMinimal()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        const size_t nodes = 2 + random.bounded(4U);
        std::vector<RankConstraint> constraints;
        for (size_t node = 1; node < nodes; ++node) // joins all
            constraints.push_back(
                {random.bounded(quint32(node)), node, int(random.bounded(2)), 1 + int(random.bounded(3))});
        for (quint32 extra = random.bounded(5U); extra > 0; --extra) {
            const size_t tail = random.bounded(quint32(nodes - 1));
            const size_t head = tail + 1 + random.bounded(quint32(nodes - tail - 1));
            constraints.push_back({tail, head, int(random.bounded(3)), 1 + int(random.bounded(4))});
        }
        const std::vector<int> ranks = minimalRanks(nodes, constraints, 1000);
        QVERIFY(bruteForceHolds(ranks, constraints));
        QCOMPARE(std::ranges::min(ranks), 0);
        if (*std::ranges::max_element(ranks) < static_cast<int>(nodes))
            QCOMPARE(rankCost(ranks, constraints), leastCost(nodes, constraints));
    }
}

void TestLayeredLayout::shapes_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<int>("crossings");
    QTest::addColumn<int>("backward");
    QTest::addColumn<int>("columns");

    QTest::newRow("nothing") << u""_s << 0 << 0 << 0;
    QTest::newRow("one") << u"0"_s << 0 << 0 << 1;
    QTest::newRow("chain") << u"0>1 1>2 2>3"_s << 0 << 0 << 4;
    QTest::newRow("diamond") << u"0>1 0>2 1>3 2>3"_s << 0 << 0 << 3;
    QTest::newRow("itself") << u"0>0 0>1"_s << 0 << 1 << 2;
    QTest::newRow("two-way") << u"0>1 1>0"_s << 0 << 1 << 2;
    QTest::newRow("cycle of three") << u"0>1 1>2 2>0"_s << 0 << 1 << 3;
    QTest::newRow("look-alikes alone") << u"0~1 1~2 2~0"_s << 0 << 0 << 1;
    QTest::newRow("twice the same") << u"0>1 0>1 0~1"_s << 0 << 0 << 2;
    QTest::newRow("unconnected") << u"0>1 2>3 4 5~6 7 8 9"_s << 0 << 0 << -1;
    QTest::newRow("long edge") << u"0>1 1>2 2>3 0>3"_s << 0 << 0 << 4;
    QTest::newRow("tree") << u"0>1 0>2 1>3 1>4 2>5 2>6 3>7 5>8 6>9"_s << 0 << 0 << 4;
    QTest::newRow("three to three") << u"0>3 0>4 0>5 1>3 1>4 1>5 2>3 2>4 2>5"_s << 9 << 0 << 2;
    QTest::newRow("hub of 45 causes") << hub(45, 0, 0) << 0 << 0 << 2;
    QTest::newRow("hub of 45") << hub(15, 15, 15) << 0 << 0 << 3;
    QTest::newRow("hub of 45 look-alikes") << hub(0, 0, 45) << 0 << 0 << 1;
}

void TestLayeredLayout::shapes()
{
    QFETCH(const QString, graph);
    QFETCH(const int, columns);
    const LayoutInput input = inputOf(graph);
    const Layout layout = layeredLayout(input);
    QVERIFY(layout.complete);
    QCOMPARE(LayoutChecks::firstFault(input, layout), QString());
    QTEST(int(crossings(input, layout)), "crossings");
    QTEST(int(std::ranges::count_if(layout.edges, &PlacedEdge::backward)), "backward");
    QSet<int> used;
    for (const PlacedNode &node : layout.nodes)
        used.insert(node.column);
    if (columns >= 0)
        QCOMPARE(used.size(), columns);
    QCOMPARE(layeredLayout(input), layout);
    QVERIFY(layout.moves.empty());
}

void TestLayeredLayout::randomGraphsHaveNoFault_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("edges");
    QTest::newRow("sparse") << 20 << 12;
    QTest::newRow("trees") << 20 << 20;
    QTest::newRow("dense") << 12 << 60;
    QTest::newRow("larger") << 90 << 130;
}

void TestLayeredLayout::randomGraphsHaveNoFault()
{
    QFETCH(const int, nodes);
    QFETCH(const int, edges);
    const quint32 seeds = TestData::IsSanitized ? 2 : 12;
    for (quint32 seed = 1; seed <= seeds; ++seed) {
        const LayoutInput input = randomInput(seed, nodes, edges);
        const Layout layout = layeredLayout(input);
        QVERIFY2(LayoutChecks::firstFault(input, layout).isEmpty(),
                 qPrintable(u"seed %1: %2"_s.arg(seed).arg(LayoutChecks::firstFault(input, layout))));
        // And so again when every third node is new and some edges are.
        LayoutInput next = input;
        std::vector<size_t> kept;
        for (size_t node = 0; node < next.nodes.size(); ++node) {
            if (node % 3 != 0)
                kept.push_back(node);
        }
        keep(next, layout, kept);
        const LayoutInput more = randomInput(seed + 100, nodes, edges / 4 + 1);
        next.edges.insert(next.edges.end(), more.edges.begin(), more.edges.end());
        const Layout after = layeredLayout(next);
        QVERIFY2(
            LayoutChecks::firstFault(next, after).isEmpty(),
            qPrintable(u"seed %1, continued: %2"_s.arg(seed).arg(LayoutChecks::firstFault(next, after))));
        QCOMPARE(layeredLayout(next), after);
    }
}

void TestLayeredLayout::rootIsTheOrigin()
{
    const LayoutInput input = inputOf(u"1>0 2>0 0>3 3>4 5 6~7"_s);
    const Layout layout = layeredLayout(input);
    QCOMPARE(layout.nodes[0].box.center().x(), 0.0);
    QVERIFY(std::abs(layout.nodes[0].box.center().y()) <= 1);
    QCOMPARE(layout.nodes[0].column, 0);
}

void TestLayeredLayout::lookAlikesStandInOneColumn()
{
    const LayoutInput input = inputOf(u"1>0 0>2 0~3 0~4 0~5 0~6"_s);
    const Layout layout = layeredLayout(input);
    int above = 0;
    for (const size_t alike : {3U, 4U, 5U, 6U}) {
        QCOMPARE(layout.nodes[alike].column, 0);
        above += layout.nodes[alike].box.bottom() < layout.nodes[0].box.top();
    }
    QCOMPARE(above, 2); // the others below
}

void TestLayeredLayout::likelierEdgeOfACyclePointsRight()
{
    LayoutInput input = inputOf(u"0>1 1>0"_s);
    input.edges[0].weight = 0.3;
    input.edges[1].weight = 0.6;
    const Layout layout = layeredLayout(input);
    QVERIFY(layout.edges[0].backward && !layout.edges[1].backward);
}

void TestLayeredLayout::keptNodesStay_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("same again") << u"0>1 1>2"_s << u"0>1 1>2"_s;
    QTest::newRow("grown on all sides") << u"1>0 0>2"_s << u"1>0 0>2 3>0 0>4 0~5 4>6 7>3 7>5"_s;
    QTest::newRow("a new edge between kept ones") << u"1>0 0>2"_s << u"1>0 0>2 1>2 1~2"_s;
    QTest::newRow("a new way round") << u"0>1 1>2"_s << u"0>1 1>2 0>3 3>2"_s;
    QTest::newRow("a cycle closed") << u"0>1 1>2"_s << u"0>1 1>2 2>0"_s;
    QTest::newRow("an unconnected part") << u"0>1"_s << u"0>1 2>3 4"_s;
    QTest::newRow("hub of 45 opened") << u"1>0"_s << hub(15, 15, 15);
}

void TestLayeredLayout::keptNodesStay()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    LayoutInput first = inputOf(before);
    const Layout layout = layeredLayout(first);
    LayoutInput input = inputOf(after);
    std::vector<size_t> nodes;
    for (size_t node = 0; node < first.nodes.size(); ++node)
        nodes.push_back(node);
    keep(input, layout, nodes);
    const Layout next = layeredLayout(input);
    QCOMPARE(LayoutChecks::firstFault(input, next), QString());
    QVERIFY(next.moves.empty());
    for (const size_t node : nodes)
        QCOMPARE(next.nodes[node], layout.nodes[node]);
}

void TestLayeredLayout::newNodesEnterBesideTheirParent()
{
    const Layout layout = layeredLayout(inputOf(u"0>1 1>2"_s));
    LayoutInput input = inputOf(u"0>1 1>2 1>3 4>1 1~5"_s);
    keep(input, layout, {0, 1, 2});
    const Layout next = layeredLayout(input);
    QCOMPARE(next.nodes[3].column, next.nodes[1].column + 1);
    QCOMPARE(next.nodes[4].column, next.nodes[1].column - 1);
    QCOMPARE(next.nodes[5].column, next.nodes[1].column);
    for (const size_t node : {3U, 4U, 5U}) {
        const double distance = std::abs(next.nodes[node].box.center().y() - next.nodes[1].box.center().y());
        QVERIFY2(distance < 150, qPrintable(QString::number(distance)));
    }
}

void TestLayeredLayout::aMoveSaysWhy_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QSizeF>("sizeOf1"); // in the second layout
    QTest::addColumn<QSizeF>("label");
    QTest::addColumn<QList<int>>("moved");
    QTest::addColumn<MoveReason>("reason");
    const QSizeF same(180, 53);
    QTest::newRow("turned round") << u"1>0 0~2"_s << same << LabelSize << QList<int>{0} << MoveReason::Order;
    QTest::newRow("two between neighbours")
        << u"0>1 0~2 0>3 3>4 4>1"_s << same << LabelSize << QList<int>{1} << MoveReason::Order;
    QTest::newRow("wider labels") << u"0>1 0~2"_s << same << QSizeF(170, 14) << QList<int>{1}
                                  << MoveReason::Pitch;
    QTest::newRow("grown over its neighbour")
        << u"0>1 0~2"_s << QSizeF(180, 53) << LabelSize << QList<int>{} << MoveReason::Overlap;
}

void TestLayeredLayout::aMoveSaysWhy()
{
    QFETCH(const QString, after);
    QFETCH(const QSizeF, sizeOf1);
    QFETCH(const QSizeF, label);
    QFETCH(const QList<int>, moved);
    QFETCH(const MoveReason, reason);
    const Layout layout = layeredLayout(inputOf(u"0>1 0~2"_s));
    LayoutInput input = inputOf(after);
    input.nodes[1].size = sizeOf1;
    for (LayoutEdge &edge : input.edges)
        edge.label = label;
    keep(input, layout, {0, 1, 2});
    const Layout next = layeredLayout(input);
    QCOMPARE(LayoutChecks::firstFault(input, next), QString());
    QList<int> found;
    for (const NodeMove &move : next.moves) {
        found.append(int(move.node));
        QCOMPARE(move.reason, reason);
    }
    QCOMPARE(found, moved);
}

void TestLayeredLayout::pinnedNodesNeverMove()
{
    const Layout layout = layeredLayout(inputOf(u"0>1 1>2"_s));
    LayoutInput input = inputOf(u"2>1 1>0 0>3 3>2"_s); // all turned round, and a cycle
    input.edges.resize(2);
    input.nodes.resize(3);
    keep(input, layout, {0, 1, 2});
    for (LayoutNode &node : input.nodes)
        node.pinned = true;
    const Layout next = layeredLayout(input);
    QCOMPARE(next.nodes, layout.nodes);
    QVERIFY(next.moves.empty());
    QVERIFY(next.edges[0].backward && next.edges[1].backward);
    QCOMPARE(LayoutChecks::firstFault(input, next), QString());
}

void TestLayeredLayout::stopsWhenAsked()
{
    const int nodes = TestData::IsSanitized ? 80 : 200;
    const LayoutInput input = randomInput(3, nodes, nodes * 5 / 2);
    int asked = 0;
    QVERIFY(layeredLayout(input, [&asked] { return ++asked < 0; }).complete);
    QVERIFY2(asked > 100, qPrintable(QString::number(asked)));
    const int all = asked;
    for (const int at : {1, 2, all / 2, all}) {
        asked = 0;
        const Layout layout = layeredLayout(input, [&asked, at] { return ++asked >= at; });
        QVERIFY(!layout.complete);
        QVERIFY(layout.nodes.empty() && layout.edges.empty());
        QVERIFY2(asked - at < 60, qPrintable(u"asked %1 times more"_s.arg(asked - at)));
    }
}

QTEST_GUILESS_MAIN(TestLayeredLayout)
#include "tst_layeredlayout.moc"
