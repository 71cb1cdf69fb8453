// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/discpacking.h"
#include "models/graph/graphfocus.h"
#include "models/graph/graphmap.h"
#include "models/graph/recordgraphbuilder.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// "a>b a~c": records with their transitions, in the order of first mention.
RecordGraph graphOf(const QString &text)
{
    std::vector<RecordTransitions> records;
    const auto find = [&records](const QString &name) -> RecordTransitions & {
        const RecordId id(name);
        const auto known = std::ranges::find(records, id, &RecordTransitions::id);
        if (known != records.end())
            return *known;
        records.push_back({id, {}});
        return records.back();
    };
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool leads = word.contains(u'>');
        const QStringList ends = word.split(leads ? u'>' : u'~');
        for (const QString &end : ends)
            find(end);
        if (ends.size() == 2)
            find(ends[0]).transitions.append({.relation = leads ? Relation::LeadsTo : Relation::ConfusedWith,
                                              .target = RecordId(ends[1])});
    }
    return buildRecordGraph(records);
}

std::vector<RecordIndex> nodes(const RecordGraph &graph, const QString &names)
{
    std::vector<RecordIndex> found;
    for (const QString &name : names.split(u' ', Qt::SkipEmptyParts))
        found.push_back(graph.find(RecordId(name)));
    return found;
}

QString namesOf(const RecordGraph &graph, const std::vector<RecordIndex> &records)
{
    QStringList names;
    for (const RecordIndex record : records)
        names.append(graph.id(record).value());
    names.sort();
    return names.join(u' ');
}

/// Clusters of `size` nodes, each dense, joined in a chain; then as many nodes alone.
std::vector<RecordTransitions> clusters(int count, int size, int alone)
{
    QRandomGenerator random(5);
    std::vector<RecordTransitions> records;
    const auto name = [](int number) { return RecordId(u"n%1"_s.arg(number)); };
    for (int i = 0; i < count * size + alone; ++i)
        records.push_back({name(i), {}});
    for (int i = 0; i < count * size; ++i) {
        const int first = i / size * size;
        for (int links = 0; links < 4; ++links)
            records[size_t(i)].transitions.append(
                {.relation = Relation::LeadsTo, .target = name(first + random.bounded(size))});
        if (i % size == 0 && i + size < count * size)
            records[size_t(i)].transitions.append({.relation = Relation::LeadsTo, .target = name(i + size)});
    }
    return records;
}

} // namespace

class TestGraphFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void focusOpensAndCloses_data();
    void focusOpensAndCloses();
    void hiddenNeighboursAreCounted();
    void openedNeighboursKeepTheLimit();
    void communitiesAreFound();
    void communitiesNeverGrowBeyondTheLimit();
    void discsDoNotMeet();
    void mapHoldsEveryRecordApart();
    void mapIsTheSameEachTime();
    void mapStopsWhenAsked();
};

void TestGraphFocus::focusOpensAndCloses_data()
{
    QTest::addColumn<QString>("expanded");
    QTest::addColumn<QString>("collapsed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("as queried") << u""_s << u""_s << u"a b c r"_s;
    QTest::newRow("opened") << u"b"_s << u""_s << u"a b c d e r"_s;
    QTest::newRow("opened in turn") << u"b d"_s << u""_s << u"a b c d e f r"_s;
    QTest::newRow("opened what is not shown") << u"f"_s << u""_s << u"a b c r"_s;
    QTest::newRow("opened and closed again") << u"b d"_s << u"b"_s << u"a b c r"_s;
    QTest::newRow("the root closed") << u""_s << u"r"_s << u"r"_s;
}

void TestGraphFocus::focusOpensAndCloses()
{
    QFETCH(const QString, expanded);
    QFETCH(const QString, collapsed);
    const RecordGraph graph = graphOf(u"a>r r>b r~c b>d b>e d>f c>a"_s);
    const GraphSlice slice = focusedSlice(graph, {.query = {.root = graph.find(RecordId(u"r"_s)), .depth = 1},
                                                  .expanded = nodes(graph, expanded),
                                                  .collapsed = nodes(graph, collapsed)});
    QTEST(namesOf(graph, slice.nodes), "shown");
    QCOMPARE(slice.nodes.size(), slice.distances.size());
    QCOMPARE(graph.id(slice.nodes.front()), RecordId(u"r"_s));
    for (const EdgeIndex edge : slice.edges) {
        QVERIFY(std::ranges::contains(slice.nodes, graph.edge(edge).from));
        QVERIFY(std::ranges::contains(slice.nodes, graph.edge(edge).to));
    }
}

void TestGraphFocus::hiddenNeighboursAreCounted()
{
    const RecordGraph graph = graphOf(u"a>r r>b b>d b>e e~b"_s);
    const GraphSlice slice = neighbourhood(graph, {.root = graph.find(RecordId(u"r"_s))});
    const std::vector<int> hidden = hiddenNeighbours(graph, slice, AllSteps);
    QCOMPARE(hidden.size(), slice.nodes.size());
    for (size_t i = 0; i < hidden.size(); ++i)
        QCOMPARE(hidden[i], graph.id(slice.nodes[i]) == RecordId(u"b"_s) ? 2 : 0);
    QCOMPARE(hiddenNeighbours(graph, slice, Step::ToCauses), std::vector<int>(slice.nodes.size(), 0));
}

void TestGraphFocus::openedNeighboursKeepTheLimit()
{
    const RecordGraph graph = graphOf(u"r>b b>c b>d b>e b>f"_s);
    const GraphSlice slice =
        focusedSlice(graph, {.query = {.root = graph.find(RecordId(u"r"_s)), .depth = 1, .limit = 4},
                             .expanded = nodes(graph, u"b"_s)});
    QCOMPARE(slice.nodes.size(), size_t(4));
    QCOMPARE(slice.omitted, 2);
}

void TestGraphFocus::communitiesAreFound()
{
    std::vector<NodeLink> links;
    for (std::uint32_t group = 0; group < 5; ++group) {
        for (std::uint32_t a = 0; a < 6; ++a) {
            for (std::uint32_t b = 0; b < a; ++b)
                links.emplace_back(group * 6 + a, group * 6 + b);
        }
        if (group > 0)
            links.emplace_back(group * 6, group * 6 - 6);
    }
    const std::vector<std::uint32_t> found = graphCommunities(32, links, 100);
    for (std::uint32_t node = 0; node < 30; ++node)
        QCOMPARE(found[node], node / 6);
    QCOMPARE(found[30], 5U); // alone
    QCOMPARE(found[31], 6U);
}

void TestGraphFocus::communitiesNeverGrowBeyondTheLimit()
{
    std::vector<NodeLink> links;
    for (std::uint32_t a = 0; a < 40; ++a) {
        for (std::uint32_t b = 0; b < a; ++b)
            links.emplace_back(a, b);
    }
    const std::vector<std::uint32_t> found = graphCommunities(40, links, 7);
    QHash<std::uint32_t, int> sizes;
    for (const std::uint32_t of : found)
        ++sizes[of];
    for (const int size : std::as_const(sizes))
        QVERIFY(size <= 7);
}

void TestGraphFocus::discsDoNotMeet()
{
    QRandomGenerator random(3);
    DiscPacking packing(4, 1);
    for (int i = 0; i < 400; ++i) {
        const QPointF wanted =
            i % 3 == 0 ? QPointF() : QPointF(random.bounded(-30, 30), random.bounded(-30, 30));
        packing.place(wanted, 1 + random.bounded(12.0));
    }
    const std::vector<DiscPacking::Disc> &discs = packing.discs();
    for (size_t a = 0; a < discs.size(); ++a) {
        QVERIFY(std::hypot(discs[a].centre.x(), discs[a].centre.y()) + discs[a].radius <=
                packing.reach() + 1e-9);
        for (size_t b = 0; b < a; ++b) {
            const QPointF apart = discs[a].centre - discs[b].centre;
            QVERIFY(std::hypot(apart.x(), apart.y()) >= discs[a].radius + discs[b].radius + 1 - 1e-9);
        }
    }
}

void TestGraphFocus::mapHoldsEveryRecordApart()
{
    const RecordGraph graph = buildRecordGraph(clusters(12, 25, 90));
    std::vector<std::uint32_t> groups(size_t(graph.nodeCount()));
    for (size_t i = 0; i < groups.size(); ++i)
        groups[i] = std::uint32_t(i % 3);
    const GraphMap map = mapOfGraph(graph, groups);
    QVERIFY(map.complete);
    QCOMPARE(map.places.size(), groups.size());
    size_t members = 0;
    for (std::uint32_t i = 0; i < map.communities.size(); ++i) {
        const MapCommunity &community = map.communities[i];
        members += community.members.size();
        for (const RecordIndex member : community.members) {
            QCOMPARE(map.community[size_t(member.value())], i);
            const QPointF way = map.places[size_t(member.value())] - community.centre;
            QVERIFY(std::hypot(way.x(), way.y()) < community.radius);
            if (!community.linked)
                QCOMPARE(groups[size_t(member.value())], groups[size_t(community.members.front().value())]);
        }
    }
    QCOMPARE(members, groups.size());
    QCOMPARE(std::ranges::count(map.communities, false, &MapCommunity::linked), 3);
    for (size_t a = 0; a < map.places.size(); ++a) {
        for (size_t b = 0; b < a; ++b) {
            const QPointF apart = map.places[a] - map.places[b];
            QVERIFY2(std::hypot(apart.x(), apart.y()) >= 0.9, qPrintable(u"%1 and %2"_s.arg(a).arg(b)));
        }
    }
}

void TestGraphFocus::mapIsTheSameEachTime()
{
    const RecordGraph graph = buildRecordGraph(clusters(9, 14, 20));
    const std::vector<std::uint32_t> groups(size_t(graph.nodeCount()), 0);
    QCOMPARE(mapOfGraph(graph, groups), mapOfGraph(graph, groups));
    QVERIFY(mapOfGraph({}, {}).complete);
}

void TestGraphFocus::mapStopsWhenAsked()
{
    const RecordGraph graph = buildRecordGraph(clusters(60, 20, 20));
    const std::vector<std::uint32_t> groups(size_t(graph.nodeCount()), 0);
    int asked = 0;
    QVERIFY(mapOfGraph(graph, groups, [&asked] { return ++asked < 0; }).complete);
    const int all = asked;
    QVERIFY(all > 5);
    for (const int at : {1, 2, all / 2, all}) {
        asked = 0;
        QVERIFY(!mapOfGraph(graph, groups, [&asked, at] { return ++asked >= at; }).complete);
    }
}

QTEST_GUILESS_MAIN(TestGraphFocus)
#include "tst_graphfocus.moc"
