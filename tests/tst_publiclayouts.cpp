// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphdot.h"
#include "models/graph/layeredlayout.h"
#include "models/graph/neighbourhood.h"
#include "tests/support/graphvizpeer.h"
#include "tests/support/publicgraph.h"
#include "tests/support/testdata.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString GoldenFile = u"tests/goldens/layouts.txt"_s;

qint64 crossings(const LayoutInput &input, const Layout &layout)
{
    return LayoutChecks::geometricCrossings(LayoutChecks::drawnLines(input, layout),
                                            LayoutChecks::nodeBoxes(layout));
}

/// The places of all boxes and labels, to whole units, as a short hash: the picture without the catalog's
/// texts.
QString fingerprint(const Layout &layout)
{
    QString places;
    const auto add = [&places](const QRectF &box) {
        places += u"%1 %2 %3 %4\n"_s.arg(qRound(box.left()))
                      .arg(qRound(box.top()))
                      .arg(qRound(box.width()))
                      .arg(qRound(box.height()));
    };
    for (const PlacedNode &node : layout.nodes)
        add(node.box);
    for (const PlacedEdge &edge : layout.edges)
        add(edge.label.value_or(QRectF()));
    constexpr int Digits = 12;
    const QByteArray hash = QCryptographicHash::hash(places.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(Digits));
}

QString goldenLine(int row, const LayoutInput &input, const Layout &layout)
{
    QSet<int> columns;
    for (const PlacedNode &node : layout.nodes)
        columns.insert(node.column);
    const qint64 backward = std::ranges::count_if(layout.edges, &PlacedEdge::backward);
    return u"%1: %2 nodes, %3 edges, %4 crossings, %5 to the left, %6 columns, %7 x %8, %9"_s.arg(
        QString::number(row), QString::number(input.nodes.size()), QString::number(input.edges.size()),
        QString::number(crossings(input, layout)), QString::number(backward), QString::number(columns.size()),
        QString::number(qRound(layout.bounds.width())), QString::number(qRound(layout.bounds.height())),
        fingerprint(layout));
}

} // namespace

class TestPublicLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void goldens();
    void crossesNoMoreThanDot();
    void walksMoveNothingWithoutAReason();
    void wholeCatalogHasNoFault();
    void graphvizDrawsTheNeighbourhoods();

private:
    std::unique_ptr<TestData::PublicGraph> m_public;
};

void TestPublicLayouts::initTestCase()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    m_public = std::make_unique<TestData::PublicGraph>(folder);
    QVERIFY(m_public->isValid());
    // The entries of the greatest hub: 45 as written, 40 when merged.
    const Hub &greatest = m_public->byDegree().front();
    qsizetype entries = 0;
    for (const EdgeIndex edge : m_public->graph().edgesOf(greatest.record))
        entries += static_cast<qsizetype>(m_public->graph().edge(edge).entries.size());
    QCOMPARE(greatest.degree(), 40);
    QCOMPARE(entries, 45);
}

/// Each picture is checked by geometry, and has not changed since it was last looked at. To renew the goldens
/// after a change that is meant: CLEW_UPDATE_GOLDENS=1.
void TestPublicLayouts::goldens()
{
    QStringList lines;
    for (int row = 0; row < TestData::PublicGraph::GoldenRows; ++row) {
        const GraphSlice slice = m_public->goldenSlice(row);
        const LayoutInput input = layoutInput(m_public->graph(), slice, m_public->sizes());
        const Layout layout = layeredLayout(input);
        QVERIFY2(LayoutChecks::firstFault(input, layout).isEmpty(),
                 qPrintable(u"row %1: %2"_s.arg(row).arg(LayoutChecks::firstFault(input, layout))));
        lines.append(goldenLine(row, input, layout));
    }
    QFile file(TestData::sourcePath(GoldenFile));
    if (qEnvironmentVariableIsSet("CLEW_UPDATE_GOLDENS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines.join(u'\n').toUtf8() + '\n');
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QStringList goldens = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), goldens.size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(lines[i], goldens[i]);
}

/// Against dot in both its ways: with look-alikes out of the ranks, as our DOT files have it, and as plain
/// edges.
void TestPublicLayouts::crossesNoMoreThanDot()
{
    if (QStandardPaths::findExecutable(u"dot"_s).isEmpty() && !TestData::sharedIsRequired())
        QSKIP("Graphviz is not installed");
    constexpr int Patience = 120;
    qint64 all = 0;
    QHash<PeerAlikes, qint64> allTheirs;
    const int rowStep = TestData::IsSanitized ? 5 : 1;
    for (int row = 0; row < TestData::PublicGraph::GoldenRows; row += rowStep) {
        const LayoutInput input =
            layoutInput(m_public->graph(), m_public->goldenSlice(row), m_public->sizes());
        const qint64 ours = crossings(input, layeredLayout(input));
        all += ours;
        for (const PeerAlikes alikes : {PeerAlikes::WithoutRank, PeerAlikes::Ranked}) {
            const std::optional<PeerDrawing> dot = drawWithGraphviz(u"dot"_s, input, alikes, Patience);
            QVERIFY(dot);
            QCOMPARE(dot->lines.size(), input.edges.size());
            const qint64 theirs = LayoutChecks::geometricCrossings(dot->lines, dot->boxes);
            allTheirs[alikes] += theirs;
            QVERIFY2(ours <= theirs, qPrintable(u"row %1: %2, dot has %3"_s.arg(row).arg(ours).arg(theirs)));
        }
    }
    qInfo("crossings: %lld; dot %lld, with look-alikes ranked %lld", static_cast<long long>(all),
          static_cast<long long>(allTheirs[PeerAlikes::WithoutRank]),
          static_cast<long long>(allTheirs[PeerAlikes::Ranked]));
}

/// 50 walks of 12 steps: from a record to one of its shown neighbours, whose neighbourhood is drawn on.
void TestPublicLayouts::walksMoveNothingWithoutAReason()
{
    const RecordGraph &graph = m_public->graph();
    LayoutSpacing spacing;
    for (qsizetype edge = 0; edge < graph.edgeCount(); ++edge)
        spacing.labelWidth = std::max(spacing.labelWidth, m_public->sizes().label(EdgeIndex(edge)).width());
    QRandomGenerator random(2026);
    int steps = 0;
    qsizetype kept = 0;
    QHash<MoveReason, int> moved;
    const int walks = TestData::IsSanitized ? 4 : 50;
    for (int walk = 0; walk < walks; ++walk) {
        RecordIndex record = m_public->byDegree()[size_t(random.bounded(800))].record;
        const int depth = 1 + walk % 2;
        KeptPlaces places;
        for (int step = 0; step < 12; ++step) {
            const GraphSlice slice = neighbourhood(graph, {.root = record, .depth = depth});
            const LayoutInput input = layoutInput(graph, slice, m_public->sizes(), places, spacing);
            const Layout layout = layeredLayout(input);
            const QString fault = LayoutChecks::firstFault(input, layout);
            QVERIFY2(fault.isEmpty(), qPrintable(u"walk %1, step %2: %3"_s.arg(walk).arg(step).arg(fault)));
            QSet<size_t> named;
            for (const NodeMove &move : layout.moves) {
                named.insert(move.node);
                ++moved[move.reason];
            }
            for (size_t node = 0; node < input.nodes.size(); ++node) {
                const std::optional<PlacedNode> &before = input.nodes[node].kept;
                kept += before.has_value();
                QCOMPARE(before && before->box != layout.nodes[node].box, named.contains(node));
            }
            ++steps;
            places = keptPlaces(graph, slice, layout);
            if (slice.nodes.size() > 1)
                record = slice.nodes[1 + size_t(random.bounded(qint64(slice.nodes.size() - 1)))];
        }
    }
    qInfo("%d steps, %lld kept nodes; moved for their order %d, overlap %d, pitch %d", steps,
          static_cast<long long>(kept), moved[MoveReason::Order], moved[MoveReason::Overlap],
          moved[MoveReason::Pitch]);
    QVERIFY(kept > walks * 40);
    QCOMPARE(moved[MoveReason::Overlap], 0);
}

void TestPublicLayouts::wholeCatalogHasNoFault()
{
    GraphSlice slice = wholeGraph(m_public->graph());
    if (TestData::IsSanitized) {
        constexpr size_t Some = 400;
        slice.nodes.resize(Some);
        slice.edges = edgesBetween(m_public->graph(), slice.nodes);
    }
    const LayoutInput input = layoutInput(m_public->graph(), slice, m_public->sizes());
    const Layout layout = layeredLayout(input);
    QCOMPARE(LayoutChecks::firstFault(input, layout), QString());
}

/// The DOT files of the neighbourhoods in one run: dot warns of nothing, and has not lost an edge.
void TestPublicLayouts::graphvizDrawsTheNeighbourhoods()
{
    const QString dot = QStandardPaths::findExecutable(u"dot"_s);
    if (dot.isEmpty() && !TestData::sharedIsRequired())
        QSKIP("Graphviz is not installed");
    QString written;
    qsizetype edges = 0;
    const int rowStep = TestData::IsSanitized ? 5 : 1;
    for (int row = 0; row < TestData::PublicGraph::GoldenRows; row += rowStep) {
        const GraphSlice slice = m_public->goldenSlice(row);
        written += graphToDot(m_public->graph(), slice, {});
        edges += static_cast<qsizetype>(slice.edges.size());
    }
    QProcess process;
    process.start(dot, {u"-Tplain"_s});
    process.write(written.toUtf8());
    process.closeWriteChannel();
    constexpr int PatienceMs = 300'000;
    QVERIFY(process.waitForFinished(PatienceMs));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
    QCOMPARE(process.readAllStandardOutput().count("\nedge "), edges);
}

QTEST_GUILESS_MAIN(TestPublicLayouts)
#include "tst_publiclayouts.moc"
