// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphjson.h"
#include "models/graph/graphpaths.h"
#include "models/graph/graphstructure.h"
#include "models/graph/recordgraphbuilder.h"
#include "models/io/catalogreader.h"
#include "tests/support/testdata.h"

#include <QJsonArray>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordId id(const QString &text)
{
    return RecordId(text);
}

Transition leadsTo(const QString &target, std::optional<double> probability = {}, const QString &delay = {})
{
    return {.relation = Relation::LeadsTo, .target = id(target), .probability = probability, .delay = delay};
}

Transition precededBy(const QString &target, std::optional<double> probability = {})
{
    return {.relation = Relation::PrecededBy, .target = id(target), .probability = probability};
}

Transition confusedWith(const QString &target, const QString &distinction = {})
{
    return {.relation = Relation::ConfusedWith, .target = id(target), .distinction = distinction};
}

/// "a>b c>d e~f g": leads_to and look-alike edges, written by their first record.
RecordGraph graphOf(const QString &text)
{
    std::vector<RecordTransitions> records;
    const auto record = [&records](const QString &name) -> RecordTransitions & {
        for (RecordTransitions &known : records) {
            if (known.id.value() == name)
                return known;
        }
        return records.emplace_back(RecordTransitions{id(name), {}});
    };
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool leads = word.contains(u'>');
        const QStringList ends = word.split(leads ? u'>' : u'~');
        record(ends.first());
        if (ends.size() == 1)
            continue;
        record(ends.last());
        record(ends.first()).transitions.append(leads ? leadsTo(ends.last()) : confusedWith(ends.last()));
    }
    return buildRecordGraph(records);
}

QString names(const RecordGraph &graph, const std::vector<RecordIndex> &nodes)
{
    QStringList list;
    for (const RecordIndex node : nodes)
        list.append(graph.id(node).value());
    return list.join(u' ');
}

QString edgeNames(const RecordGraph &graph, const std::vector<EdgeIndex> &edges)
{
    QStringList list;
    for (const EdgeIndex index : edges) {
        const GraphEdge &edge = graph.edge(index);
        list.append(graph.id(edge.from).value() + (edge.kind == EdgeKind::LeadsTo ? u'>' : u'~') +
                    graph.id(edge.to).value());
    }
    return list.join(u' ');
}

RecordIndex node(const RecordGraph &graph, const QString &name)
{
    return graph.find(id(name));
}

} // namespace

class TestRecordGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void inverseEntriesBecomeOneEdge();
    void lookAlikesMeetWhicheverSideWrites();
    void contradictionsAreKeptAndFlagged();
    void danglingTargetsAreListed();
    void positionsCountPerRelation();
    void neighbourhood_data();
    void neighbourhood();
    void probableNeighboursComeFirst();
    void largerLimitAddsToTheEnd();
    void shortPaths_data();
    void shortPaths();
    void pathSearchEndsAtItsLimits();
    void componentsAndCycles_data();
    void componentsAndCycles();
    void mostErrorsEndAtTheHub();
    void jsonKeepsTheContract();
    void countsOfAPublicCatalog();
};

void TestRecordGraph::inverseEntriesBecomeOneEdge()
{
    const RecordGraph graph = buildRecordGraph({{id(u"a"_s), {leadsTo(u"b"_s, 0.7, u"minutes"_s)}},
                                                {id(u"b"_s), {precededBy(u"a"_s, 0.7)}},
                                                {id(u"c"_s), {precededBy(u"b"_s)}}});
    QCOMPARE(graph.entryCount(), 3);
    QCOMPARE(graph.edgeCount(), 2);
    const GraphEdge &both = graph.edge(EdgeIndex(0));
    QCOMPARE(both.from, node(graph, u"a"_s));
    QCOMPARE(both.to, node(graph, u"b"_s));
    QVERIFY(both.writtenInFrom && both.writtenInTo);
    QCOMPARE(both.entries.size(), 2U);
    QCOMPARE(both.entries.front().record, both.from);
    QCOMPARE(both.probability, 0.7);
    QCOMPARE(both.delay, u"minutes"_s);
    QVERIFY(!both.contradictions);
    const GraphEdge &inverseOnly = graph.edge(EdgeIndex(1));
    QCOMPARE(inverseOnly.from, node(graph, u"b"_s));
    QVERIFY(!inverseOnly.writtenInFrom && inverseOnly.writtenInTo);
    QCOMPARE(graph.edgesOf(node(graph, u"b"_s)).size(), 2U);
}

void TestRecordGraph::lookAlikesMeetWhicheverSideWrites()
{
    const RecordGraph graph =
        buildRecordGraph({{id(u"a"_s), {confusedWith(u"c"_s, u"first"_s)}},
                          {id(u"b"_s), {}},
                          {id(u"c"_s), {confusedWith(u"a"_s, u"second"_s), confusedWith(u"b"_s)}}});
    QCOMPARE(edgeNames(graph, wholeGraph(graph).edges), u"a~c c~b"_s);
    QVERIFY(graph.edge(EdgeIndex(0)).writtenInFrom && graph.edge(EdgeIndex(0)).writtenInTo);
    QCOMPARE(graph.edge(EdgeIndex(0)).distinction, u"first"_s);
    QVERIFY(graph.edge(EdgeIndex(1)).writtenInFrom && !graph.edge(EdgeIndex(1)).writtenInTo);
}

void TestRecordGraph::contradictionsAreKeptAndFlagged()
{
    const RecordGraph graph = buildRecordGraph(
        {{id(u"a"_s), {leadsTo(u"b"_s, 0.7), leadsTo(u"c"_s, 0.1, u"hours"_s), leadsTo(u"a"_s)}},
         {id(u"b"_s), {precededBy(u"a"_s, 0.2), leadsTo(u"a"_s)}},
         {id(u"c"_s), {leadsTo(u"d"_s, 0.5), leadsTo(u"d"_s, 0.5)}},
         {id(u"d"_s), {}}});
    const GraphSlice all = wholeGraph(graph);
    QCOMPARE(edgeNames(graph, all.edges), u"a>a a>b a>c b>a c>d"_s);
    QStringList flags;
    for (const GraphEdge &edge : graph.edges())
        flags.append(contradictionNames(edge.contradictions).join(u'+'));
    QCOMPARE(flags,
             QStringList({u"self"_s, u"probability+direction"_s, u""_s, u"direction"_s, u"repeated"_s}));
    QCOMPARE(graph.edge(EdgeIndex(1)).probability, 0.7);
    QCOMPARE(graph.edge(EdgeIndex(1)).entries.back().probability, 0.2);
    QCOMPARE(graph.entryCount(), 7);
    QCOMPARE(graph.edgesOf(node(graph, u"a"_s)).size(), 4U);
}

void TestRecordGraph::danglingTargetsAreListed()
{
    const RecordGraph graph =
        buildRecordGraph({{id(u"a"_s), {leadsTo(u"gone"_s, 0.7), precededBy(u""_s), confusedWith(u"A"_s)}}});
    QCOMPARE(graph.edgeCount(), 0);
    QCOMPARE(graph.entryCount(), 3);
    QCOMPARE(graph.dangling().size(), 3U);
    QCOMPARE(graph.dangling().front().target, id(u"gone"_s));
    QCOMPARE(entryPointer(graph.dangling().back().entry), u"/transition_graph/frequently_confused_with/0"_s);
}

void TestRecordGraph::positionsCountPerRelation()
{
    const RecordGraph graph = buildRecordGraph(
        {{id(u"a"_s), {leadsTo(u"b"_s), leadsTo(u"c"_s), precededBy(u"b"_s), precededBy(u"c"_s)}},
         {id(u"b"_s), {}},
         {id(u"c"_s), {}}});
    QStringList pointers;
    for (const GraphEdge &edge : graph.edges())
        pointers.append(entryPointer(edge.entries.front()));
    QCOMPARE(pointers,
             QStringList({u"/transition_graph/leads_to/0"_s, u"/transition_graph/leads_to/1"_s,
                          u"/transition_graph/preceded_by/0"_s, u"/transition_graph/preceded_by/1"_s}));
}

void TestRecordGraph::neighbourhood_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<bool>("straight");
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("edges");

    QTest::newRow("root alone") << 0 << AllSteps << false << u"r"_s << u""_s;
    QTest::newRow("one step") << 1 << AllSteps << false << u"r c e l"_s << u"c>r r>e r~l c>e"_s;
    QTest::newRow("causes") << 2 << Steps(Step::ToCauses) << false << u"r c b"_s << u"b>c c>r"_s;
    QTest::newRow("consequences") << 2 << Steps(Step::ToConsequences) << false << u"r e f"_s << u"r>e e>f"_s;
    QTest::newRow("look-alikes") << 9 << Steps(Step::ToLookAlikes) << false << u"r l m"_s << u"r~l l~m"_s;
    QTest::newRow("two steps") << 2 << AllSteps << false << u"r c e l b s f m"_s
                               << u"b>c c>r c>s c>e r>e r~l e>f l~m"_s;
    QTest::newRow("two steps, straight")
        << 2 << AllSteps << true << u"r c e l b f"_s << u"b>c c>r c>e r>e r~l e>f"_s;
}

void TestRecordGraph::neighbourhood()
{
    QFETCH(const int, depth);
    QFETCH(const Steps, steps);
    QFETCH(const bool, straight);
    QFETCH(const QString, nodes);
    QFETCH(const QString, edges);
    const RecordGraph graph = graphOf(u"b>c c>r c>s r>e e>f r~l l~m c>e f>z alone"_s);
    const GraphSlice slice = Clew::neighbourhood(
        graph,
        {.root = node(graph, u"r"_s), .depth = depth, .steps = steps, .straight = straight, .limit = 300});
    QCOMPARE(names(graph, slice.nodes), nodes);
    QCOMPARE(slice.distances.size(), slice.nodes.size());
    QStringList expected = edges.split(u' ', Qt::SkipEmptyParts);
    QStringList found = edgeNames(graph, slice.edges).split(u' ', Qt::SkipEmptyParts);
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
}

void TestRecordGraph::probableNeighboursComeFirst()
{
    const RecordGraph graph = buildRecordGraph(
        {{id(u"r"_s), {leadsTo(u"x"_s, 0.1), leadsTo(u"y"_s, 0.9), leadsTo(u"w"_s), leadsTo(u"v"_s, 0.1)}},
         {id(u"v"_s), {}},
         {id(u"w"_s), {}},
         {id(u"x"_s), {}},
         {id(u"y"_s), {}}});
    QCOMPARE(names(graph, Clew::neighbourhood(graph, {.root = node(graph, u"r"_s)}).nodes), u"r y v x w"_s);
}

void TestRecordGraph::largerLimitAddsToTheEnd()
{
    const RecordGraph graph = graphOf(u"r>a r>b r>c a>d b>d c>e e>r"_s);
    const GraphSlice whole = Clew::neighbourhood(graph, {.root = node(graph, u"r"_s), .depth = 3});
    QCOMPARE(whole.omitted, 0);
    for (qsizetype limit = 1; limit <= 6; ++limit) {
        const GraphSlice part =
            Clew::neighbourhood(graph, {.root = node(graph, u"r"_s), .depth = 3, .limit = limit});
        QCOMPARE(static_cast<qsizetype>(part.nodes.size()), limit);
        QCOMPARE(part.omitted, 6 - limit);
        QVERIFY(std::equal(part.nodes.begin(), part.nodes.end(), whole.nodes.begin()));
        QCOMPARE(part.edges, edgesBetween(graph, part.nodes));
    }
}

void TestRecordGraph::shortPaths_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<int>("detour");
    QTest::addColumn<QString>("paths");

    const Steps forward = Step::ToConsequences;
    QTest::newRow("straight") << u"a>m m>z"_s << forward << 0 << u"a m z"_s;
    QTest::newRow("both short ones") << u"a>n n>z a>m m>z"_s << forward << 0 << u"a m z|a n z"_s;
    QTest::newRow("one step longer") << u"a>z a>m m>z a>p p>q q>z"_s << forward << 1 << u"a z|a m z"_s;
    QTest::newRow("two steps longer")
        << u"a>z a>m m>z a>p p>q q>z"_s << forward << 2 << u"a z|a m z|a p q z"_s;
    QTest::newRow("not against the arrow") << u"z>m m>a"_s << forward << 3 << u""_s;
    QTest::newRow("against the arrow where asked") << u"z>m m>a"_s << AllSteps << 0 << u"a m z"_s;
    QTest::newRow("over a look-alike") << u"a~m m>z"_s << AllSteps << 0 << u"a m z"_s;
    QTest::newRow("no node twice") << u"a>b b>a b>c c>b c>z"_s << forward << 9 << u"a b c z"_s;
    QTest::newRow("no way") << u"a>b z"_s << AllSteps << 9 << u""_s;
}

void TestRecordGraph::shortPaths()
{
    QFETCH(const QString, graph);
    QFETCH(const Steps, steps);
    QFETCH(const int, detour);
    QFETCH(const QString, paths);
    const RecordGraph built = graphOf(graph);
    const PathList found = Clew::shortPaths(
        built, {.from = node(built, u"a"_s), .to = node(built, u"z"_s), .steps = steps, .detour = detour});
    QVERIFY(found.complete);
    QStringList list;
    for (const GraphPath &path : found.paths) {
        QCOMPARE(path.nodes.size(), path.edges.size() + 1);
        list.append(names(built, path.nodes));
    }
    QCOMPARE(list.join(u'|'), paths);
}

void TestRecordGraph::pathSearchEndsAtItsLimits()
{
    // A ladder of 24 rungs has 2^24 paths of the shortest length.
    QString ladder;
    for (int i = 0; i < 24; ++i)
        ladder += u"n%1>u%1 n%1>v%1 u%1>n%2 v%1>n%2 "_s.arg(i).arg(i + 1);
    const RecordGraph graph = graphOf(ladder);
    PathQuery query{.from = node(graph, u"n0"_s), .to = node(graph, u"n24"_s), .limit = 50};
    const PathList limited = Clew::shortPaths(graph, query);
    QCOMPARE(limited.paths.size(), 50U);
    QVERIFY(!limited.complete);

    query.limit = 1 << 30;
    int asked = 0;
    const PathList stopped = Clew::shortPaths(graph, query, [&asked] { return ++asked == 3; });
    QCOMPARE(asked, 3);
    QVERIFY(!stopped.complete);
    QVERIFY(!Clew::shortPaths(graph, query).complete); // the work budget
    QVERIFY(Clew::shortPaths(graph, {.from = query.from, .to = RecordIndex()}).paths.empty());
}

void TestRecordGraph::componentsAndCycles_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QList<qsizetype>>("sizes");
    QTest::addColumn<QString>("cycles");

    QTest::newRow("empty") << u""_s << QList<qsizetype>() << u""_s;
    QTest::newRow("one") << u"a"_s << QList<qsizetype>{1} << u""_s;
    QTest::newRow("itself") << u"a>a b"_s << QList<qsizetype>{1, 1} << u"a"_s;
    QTest::newRow("chain") << u"a>b b>c d"_s << QList<qsizetype>{3, 1} << u""_s;
    QTest::newRow("cycles of two and three")
        << u"a>b b>a c>d d>e e>c b>c x~y"_s << QList<qsizetype>{5, 2} << u"c d e|a b"_s;
    QTest::newRow("look-alikes make no cycle") << u"a>b b~a"_s << QList<qsizetype>{2} << u""_s;
}

void TestRecordGraph::componentsAndCycles()
{
    QFETCH(const QString, graph);
    QFETCH(const QList<qsizetype>, sizes);
    QFETCH(const QString, cycles);
    const RecordGraph built = graphOf(graph);
    const Components parts = components(built, wholeGraph(built));
    QCOMPARE(QList<qsizetype>(parts.sizes.begin(), parts.sizes.end()), sizes);
    QCOMPARE(parts.largest(), sizes.isEmpty() ? 0 : std::ranges::max(sizes));
    QCOMPARE(parts.isolated(), sizes.count(1));
    QStringList found;
    for (const std::vector<RecordIndex> &group : Clew::cycles(built, wholeGraph(built)).groups)
        found.append(names(built, group));
    QCOMPARE(found.join(u'|'), cycles);
}

void TestRecordGraph::mostErrorsEndAtTheHub()
{
    const RecordGraph graph = graphOf(u"a>h b>h c>h h>end x>y alone end>h"_s);
    const std::vector<Hub> hubs = hubRanking(graph);
    QCOMPARE(hubs.size(), 8U);
    QCOMPARE(graph.id(hubs.front().record).value(), u"h"_s);
    QCOMPARE(hubs.front().causes, 4);
    QCOMPARE(hubs.front().consequences, 1);
    QCOMPARE(graph.id(hubs.back().record).value(), u"alone"_s);
    QCOMPARE(hubs.back().endsHere, 1.0);
    for (const Hub &hub : hubs)
        QVERIFY(hub.endsHere >= 1);
}

void TestRecordGraph::jsonKeepsTheContract()
{
    const RecordGraph graph = buildRecordGraph({{id(u"a"_s), {leadsTo(u"b"_s, 0.7), leadsTo(u"gone"_s)}},
                                                {id(u"b"_s), {precededBy(u"a"_s, 0.2)}},
                                                {id(u"c"_s), {confusedWith(u"b"_s, u"colder"_s)}},
                                                {id(u"d"_s), {}}});
    const QJsonObject json = graphToJson(graph, wholeGraph(graph));
    QCOMPARE(json[u"schema"_s].toString(), u"clew-graph-1"_s);
    QCOMPARE(json[u"nodes"_s].toArray().size(), 4);
    QCOMPARE(json[u"nodes"_s][0][u"id"_s].toString(), u"a"_s);
    const QJsonValue edge = json[u"edges"_s][0];
    QCOMPARE(edge[u"from"_s].toString(), u"a"_s);
    QCOMPARE(edge[u"to"_s].toString(), u"b"_s);
    QCOMPARE(edge[u"relation"_s].toString(), u"leads_to"_s);
    QCOMPARE(edge[u"probability"_s].toDouble(), 0.7);
    QCOMPARE(edge[u"written_in"_s].toArray(), QJsonArray({u"from"_s, u"to"_s}));
    QCOMPARE(edge[u"contradictions"_s].toArray(), QJsonArray({u"probability"_s}));
    QCOMPARE(edge[u"entries"_s][1][u"pointer"_s].toString(), u"/transition_graph/preceded_by/0"_s);
    const QJsonValue alike = json[u"edges"_s][1];
    QCOMPARE(alike[u"relation"_s].toString(), u"confused_with"_s);
    QVERIFY(alike[u"probability"_s].isNull());
    QCOMPARE(alike[u"written_in"_s].toArray(), QJsonArray({u"from"_s}));
    QCOMPARE(alike[u"distinction"_s].toString(), u"colder"_s);
    QCOMPARE(json[u"dangling"_s][0][u"target"_s].toString(), u"gone"_s);
    const QJsonObject stats{{u"nodes"_s, 4},      {u"edges"_s, 2},   {u"entries"_s, 4}, {u"merged"_s, 1},
                            {u"components"_s, 2}, {u"largest"_s, 3}, {u"isolated"_s, 1}};
    QCOMPARE(json[u"stats"_s].toObject(), stats);

    const QJsonObject part = graphToJson(graph, Clew::neighbourhood(graph, {.root = node(graph, u"c"_s)}));
    QCOMPARE(part[u"root"_s].toString(), u"c"_s);
    QCOMPARE(part[u"nodes"_s].toArray().size(), 2);
    QCOMPARE(part[u"nodes"_s][1][u"distance"_s].toInt(), 1);
    QCOMPARE(part[u"dangling"_s].toArray().size(), 0);
}

/// 2,610 entries become 2,254 edges: 771 leads_to and 701 preceded_by make 1,271 (201 are written from both
/// sides), 1,138 look-alikes make 983 (155 from both sides).
void TestRecordGraph::countsOfAPublicCatalog()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    const auto catalog = CatalogReader().read({folder});
    QVERIFY(catalog);
    const RecordGraph graph = buildRecordGraph(**catalog);
    QCOMPARE(graph.nodeCount(), 2522);
    QCOMPARE(graph.entryCount(), 2610);
    QVERIFY(graph.dangling().empty());
    QHash<EdgeKind, int> edges;
    QHash<EdgeKind, int> bothSides;
    QHash<Relation, int> entries;
    QHash<Contradiction, int> contradictions;
    for (const GraphEdge &edge : graph.edges()) {
        ++edges[edge.kind];
        bothSides[edge.kind] += edge.writtenInFrom && edge.writtenInTo;
        QCOMPARE(edge.entries.size(), edge.writtenInFrom && edge.writtenInTo ? 2U : 1U);
        for (const EdgeEntry &entry : edge.entries)
            ++entries[entry.relation];
        for (const Contradiction flag : {Contradiction::Probability, Contradiction::Direction,
                                         Contradiction::Repeated, Contradiction::Self})
            contradictions[flag] += edge.contradictions.testFlag(flag);
    }
    QCOMPARE(entries.value(Relation::LeadsTo), 771);
    QCOMPARE(entries.value(Relation::PrecededBy), 701);
    QCOMPARE(entries.value(Relation::ConfusedWith), 1138);
    QCOMPARE(edges.value(EdgeKind::LeadsTo), 1271);
    QCOMPARE(edges.value(EdgeKind::ConfusedWith), 983);
    QCOMPARE(bothSides.value(EdgeKind::LeadsTo), 201);
    QCOMPARE(bothSides.value(EdgeKind::ConfusedWith), 155);
    QCOMPARE(contradictions.value(Contradiction::Probability), 124);
    QCOMPARE(contradictions.value(Contradiction::Direction), 338); // 169 pairs
    QCOMPARE(contradictions.value(Contradiction::Repeated), 0);
    QCOMPARE(contradictions.value(Contradiction::Self), 0);

    const QJsonObject json = graphToJson(graph, wholeGraph(graph));
    QCOMPARE(json[u"nodes"_s].toArray().size(), 2522);
    QCOMPARE(json[u"edges"_s].toArray().size(), 2254);
    const QJsonObject stats{{u"nodes"_s, 2522},   {u"edges"_s, 2254},      {u"entries"_s, 2610},
                            {u"merged"_s, 356},   {u"components"_s, 1383}, {u"largest"_s, 516},
                            {u"isolated"_s, 1297}};
    QCOMPARE(json[u"stats"_s].toObject(), stats);
}

QTEST_GUILESS_MAIN(TestRecordGraph)
#include "tst_recordgraph.moc"
