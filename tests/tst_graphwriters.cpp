// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphdot.h"
#include "models/graph/graphmermaid.h"
#include "models/graph/graphml.h"
#include "models/graph/graphtext.h"
#include "models/graph/recordgraphbuilder.h"
#include "tests/support/testdata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Ids and titles that each format would misread if it were not escaped.
const QStringList HostileTexts{
    u"plain/id"_s,
    u"quote \" and 'single'"_s,
    u"back\\slash \\n \\N at the end\\"_s,
    u"<b>markup</b> & &amp; &#65; #35;"_s,
    u"`code` *star* _line_ ~tilde~ %% comment"_s,
    u"] } ) | --> -.- end; graph subgraph"_s,
    u"错误：内存不足 \u2026 \U0001F4A5"_s,
    u"%1 %2 {x} ${y}"_s,
};

Transition transition(Relation relation, const QString &target, std::optional<double> probability,
                      const QString &text)
{
    Transition made{.relation = relation, .target = RecordId(target), .probability = probability};
    (relation == Relation::ConfusedWith ? made.distinction : made.condition) = text;
    return made;
}

/// Every hostile id leads to the next and looks like the one after that, with hostile conditions.
RecordGraph hostileGraph()
{
    std::vector<RecordTransitions> records;
    for (qsizetype i = 0; i < HostileTexts.size(); ++i) {
        RecordTransitions record{RecordId(HostileTexts[i]), {}};
        if (i + 1 < HostileTexts.size())
            record.transitions.append(
                transition(Relation::LeadsTo, HostileTexts[i + 1], 0.25, HostileTexts[i]));
        if (i + 2 < HostileTexts.size())
            record.transitions.append(
                transition(Relation::ConfusedWith, HostileTexts[i + 2], {}, HostileTexts[i]));
        records.push_back(record);
    }
    return buildRecordGraph(records);
}

/// Title of a record: its id turned round, so that a writer cannot mistake one for the other.
QString titleOf(const RecordGraph &graph, RecordIndex node)
{
    return HostileTexts[(node.value() + 1) % graph.nodeCount()];
}

GraphTexts textsFor(const RecordGraph &graph)
{
    return {.title = [&graph](RecordIndex node) { return titleOf(graph, node); }};
}

QSet<QString> expectedEdges(const RecordGraph &graph)
{
    QSet<QString> edges;
    for (const GraphEdge &edge : graph.edges()) {
        edges.insert(
            QStringList({graph.id(edge.from).value(), graph.id(edge.to).value(), edgeKindName(edge.kind)})
                .join(u'\t'));
    }
    return edges;
}

/// Runs a tool on the text; its standard output, or nothing where it failed or wrote to standard error.
std::optional<QByteArray> runTool(const QString &program, const QStringList &arguments,
                                  const QByteArray &input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return std::nullopt;
    if (!process.readAllStandardError().isEmpty())
        return std::nullopt;
    return process.readAllStandardOutput();
}

/// The part of Mermaid's flowchart grammar that a written graph uses, read strictly: any other line is an
/// error.
struct MermaidReader
{
    QHash<QString, QString> ids;    ///< from the comments, by node name
    QHash<QString, QString> titles; ///< by node name
    QSet<QString> edges;            ///< from, to, kind
    QStringList labels;
    QString error;

    explicit MermaidReader(const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        if (lines.first() != u"flowchart LR"_s || !lines.last().isEmpty())
            error = u"frame"_s;
        for (qsizetype i = 1; i + 1 < lines.size(); ++i)
            readLine(lines[i]);
    }

private:
    /// Shown form of a quoted string. Anything that the grammar, Markdown or HTML reads must stand as an
    /// entity.
    QString shown(const QString &body)
    {
        static const QRegularExpression special(u"[\"`&<>*_\\\\{}\\[\\]()|~%]"_s);
        static const QRegularExpression entity(u"#(\\d+);"_s);
        if (body.contains(special))
            error = body;
        QString out;
        qsizetype at = 0;
        for (const QRegularExpressionMatch &match : entity.globalMatch(body)) {
            out += body.sliced(at, match.capturedStart() - at);
            out += QChar(match.captured(1).toUShort());
            at = match.capturedEnd();
        }
        const QString rest = body.sliced(at);
        if (rest.contains(u'#'))
            error = body;
        return out + rest;
    }

    void readLine(const QString &line)
    {
        static const QRegularExpression comment(u"^  %% (n\\d+) (.*)$"_s);
        static const QRegularExpression node(u"^  (n\\d+)\\[\"(.*)\"\\]$"_s);
        static const QRegularExpression edge(u"^  (n\\d+) (-->|-\\.-)\\|\"(.*)\"\\| (n\\d+)$"_s);
        if (const auto match = comment.match(line); match.hasMatch()) {
            ids.insert(match.captured(1), match.captured(2));
        } else if (const auto matchNode = node.match(line); matchNode.hasMatch()) {
            titles.insert(matchNode.captured(1), shown(matchNode.captured(2)));
        } else if (const auto matchEdge = edge.match(line); matchEdge.hasMatch()) {
            const QString from = matchEdge.captured(1);
            const QString to = matchEdge.captured(4);
            if (!titles.contains(from) || !titles.contains(to))
                error = line;
            const EdgeKind kind =
                matchEdge.captured(2) == u"-->"_s ? EdgeKind::LeadsTo : EdgeKind::ConfusedWith;
            edges.insert(QStringList({ids.value(from), ids.value(to), edgeKindName(kind)}).join(u'\t'));
            labels.append(shown(matchEdge.captured(3)));
        } else {
            error = line;
        }
    }
};

} // namespace

class TestGraphWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void graphvizReadsTheDot();
    void networkxReadsTheGraphMl();
    void mermaidFollowsItsGrammar();
    void graphMlHoldsNothingXmlCannot();
    void textReadsLikeATree();
    void pathsReadLikeSentences();
};

void TestGraphWriters::graphvizReadsTheDot()
{
    const QString dot = QStandardPaths::findExecutable(u"dot"_s);
    if (dot.isEmpty() && !TestData::sharedIsRequired())
        QSKIP("Graphviz is not installed");
    const RecordGraph graph = hostileGraph();
    const QString written = graphToDot(graph, wholeGraph(graph), textsFor(graph));
    const std::optional<QByteArray> svg = runTool(dot, {u"-Tsvg"_s}, written.toUtf8());
    QVERIFY2(svg, "dot refuses the graph or warns");

    // What Graphviz shows in each node is the title, nothing of it read as markup or escape.
    QStringList shown;
    int edges = 0;
    QXmlStreamReader xml(*svg);
    QString group;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "g"_L1)
            group = xml.attributes().value(u"class"_s).toString();
        edges += xml.name() == "g"_L1 && group == u"edge"_s;
        if (xml.name() == "text"_L1 && group == u"node"_s)
            shown.append(xml.readElementText());
    }
    QVERIFY(!xml.hasError());
    QStringList expected;
    for (qsizetype i = 0; i < graph.nodeCount(); ++i)
        expected.append(titleOf(graph, RecordIndex(i)));
    shown.sort();
    expected.sort();
    QCOMPARE(shown, expected);
    QCOMPARE(edges, graph.edgeCount());
}

void TestGraphWriters::networkxReadsTheGraphMl()
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    const bool hasNetworkx =
        !python.isEmpty() && runTool(python, {u"-c"_s, u"import networkx"_s}, {}).has_value();
    if (!hasNetworkx && !TestData::sharedIsRequired())
        QSKIP("python3-networkx is not installed");
    const RecordGraph graph = hostileGraph();
    const QByteArray written = graphToGraphMl(graph, wholeGraph(graph), textsFor(graph));
    const QString script = u"import sys, json, networkx\n"
                           "g = networkx.read_graphml(sys.stdin.buffer)\n"
                           "json.dump({'directed': g.is_directed(), 'nodes': dict(g.nodes(data=True)),\n"
                           "           'edges': list(g.edges(data=True))}, sys.stdout)\n"_s;
    const std::optional<QByteArray> read = runTool(python, {u"-c"_s, script}, written);
    QVERIFY2(read, "networkx refuses the graph");
    const QJsonObject json = QJsonDocument::fromJson(*read).object();
    QVERIFY(json[u"directed"_s].toBool());
    const QJsonObject nodes = json[u"nodes"_s].toObject();
    QCOMPARE(nodes.size(), graph.nodeCount());
    for (qsizetype i = 0; i < graph.nodeCount(); ++i) {
        const RecordIndex node(i);
        QCOMPARE(nodes[graph.id(node).value()][u"title"_s].toString(), titleOf(graph, node));
    }
    QSet<QString> edges;
    for (const QJsonValue &edge : json[u"edges"_s].toArray()) {
        const QJsonValue data = edge[2];
        const bool leads = data[u"relation"_s] == u"leads_to"_s;
        edges.insert(QStringList({edge[0].toString(), edge[1].toString(), data[u"relation"_s].toString()})
                         .join(u'\t'));
        QCOMPARE(data[u"probability"_s].toDouble(), leads ? 0.25 : 0.0);
        QCOMPARE(data[leads ? u"condition"_s : u"distinction"_s].toString(), edge[0].toString());
        QCOMPARE(data[u"written_in"_s].toString(), u"from"_s);
    }
    QCOMPARE(edges, expectedEdges(graph));
}

void TestGraphWriters::mermaidFollowsItsGrammar()
{
    const RecordGraph graph = hostileGraph();
    const MermaidReader reader(graphToMermaid(graph, wholeGraph(graph), textsFor(graph)));
    QCOMPARE(reader.error, QString());
    QCOMPARE(reader.titles.size(), graph.nodeCount());
    for (qsizetype i = 0; i < graph.nodeCount(); ++i)
        QCOMPARE(reader.titles.value(u"n%1"_s.arg(i)), titleOf(graph, RecordIndex(i)));
    QCOMPARE(reader.edges, expectedEdges(graph));
    QVERIFY(reader.labels.contains(u"leads to 25%"_s));
    QVERIFY(reader.labels.contains(u"looks like"_s));
}

void TestGraphWriters::graphMlHoldsNothingXmlCannot()
{
    const QString bad = u"bell \a null "_s + QChar(u'\0') + u" lone "_s + QChar(0xd800) + u" end"_s;
    const RecordGraph graph = buildRecordGraph({{RecordId(bad), {}}});
    QXmlStreamReader xml(graphToGraphMl(graph, wholeGraph(graph), {}));
    QString id;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "node"_L1)
            id = xml.attributes().value(u"id"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(id, u"bell \ufffd null \ufffd lone \ufffd end"_s);
}

void TestGraphWriters::textReadsLikeATree()
{
    Transition later = transition(Relation::LeadsTo, u"b"_s, 0.7, u"when\nfull"_s);
    later.delay = u"minutes"_s;
    const RecordGraph graph = buildRecordGraph(
        {{RecordId(u"a"_s), {later, transition(Relation::ConfusedWith, u"c"_s, {}, u"colder"_s)}},
         {RecordId(u"b"_s), {transition(Relation::PrecededBy, u"a"_s, 0.2, {})}},
         {RecordId(u"c"_s), {}},
         {RecordId(u"d"_s), {}}});
    QCOMPARE(graphToText(graph, wholeGraph(graph), {}), u"a\n"
                                                        "  leads to\n"
                                                        "    b  70%  (minutes)  when full  [!probability]\n"
                                                        "  looks like\n"
                                                        "    c  colder\n"
                                                        "b\n"
                                                        "  caused by\n"
                                                        "    a  70%  (minutes)  when full  [!probability]\n"
                                                        "c\n"
                                                        "  looks like\n"
                                                        "    a  colder\n"_s);
    const GraphTexts titled{.title = [](RecordIndex) { return u"Out of\nmemory"_s; }};
    QCOMPARE(graphToText(graph, neighbourhood(graph, {.root = RecordIndex(3)}), titled),
             u"d  Out of memory\n"_s);
}

void TestGraphWriters::pathsReadLikeSentences()
{
    const RecordGraph graph =
        buildRecordGraph({{RecordId(u"a"_s), {transition(Relation::LeadsTo, u"b"_s, 0.5, {})}},
                          {RecordId(u"b"_s), {transition(Relation::ConfusedWith, u"c"_s, {}, {})}},
                          {RecordId(u"c"_s), {}},
                          {RecordId(u"d"_s), {transition(Relation::LeadsTo, u"c"_s, 0.5, {})}}});
    const PathList paths =
        shortPaths(graph, {.from = RecordIndex(0), .to = RecordIndex(3), .steps = AllSteps});
    QCOMPARE(pathsToText(graph, paths), u"a ->(50%) b ~ c <-(50%) d  = 25%\n"_s);
}

QTEST_GUILESS_MAIN(TestGraphWriters)
#include "tst_graphwriters.moc"
