// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layeredlayout.h"
#include "models/graph/neighbourhood.h"
#include "models/graph/recordgraphbuilder.h"
#include "models/items/graphtreemodel.h"
#include "tests/support/guitest.h"
#include "views/graphfaces.h"
#include "views/graphmapview.h"
#include "views/graphminimap.h"
#include "views/graphpane.h"
#include "views/graphview.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordGraph star(const QStringList &moreCauses = {})
{
    Transition likely{.relation = Relation::LeadsTo, .target = RecordId(u"next"_s), .probability = 0.7};
    likely.condition = u"when the disk is full"_s;
    std::vector<RecordTransitions> records(
        {{RecordId(u"root"_s),
          {likely, {.relation = Relation::ConfusedWith, .target = RecordId(u"alike"_s)}}},
         {RecordId(u"before"_s), {{.relation = Relation::LeadsTo, .target = RecordId(u"root"_s)}}},
         {RecordId(u"next"_s), {{.relation = Relation::LeadsTo, .target = RecordId(u"last"_s)}}},
         {RecordId(u"alike"_s), {}},
         {RecordId(u"last"_s), {}}});
    for (const QString &id : moreCauses)
        records.push_back({RecordId(id), {{.relation = Relation::LeadsTo, .target = RecordId(u"root"_s)}}});
    return buildRecordGraph(records);
}

std::shared_ptr<const MapContent> mapOf(const RecordGraph &graph)
{
    auto content = std::make_shared<MapContent>();
    content->graph = std::make_shared<const RecordGraph>(graph);
    content->map = mapOfGraph(graph, std::vector<std::uint32_t>(static_cast<size_t>(graph.nodeCount()), 0));
    for (size_t i = 0; i < content->map.communities.size(); ++i)
        content->names.append(u"cuda"_s);
    return content;
}

/// A picture of the neighbourhood, going on from what `kept` has.
GraphPicture pictureOf(const RecordGraph &graph, const QString &root, int depth, KeptPlaces &kept)
{
    GraphFaces faces(QFont{});
    GraphTexts texts;
    texts.title = [&graph](RecordIndex node) { return u"The error \"%1\""_s.arg(graph.id(node).value()); };
    texts.caption = [](RecordIndex) { return QStringList{u"cuda"_s, u"reviewed"_s, u"85 %"_s}; };
    const GraphSlice slice = neighbourhood(graph, {.root = graph.find(RecordId(root)), .depth = depth});
    const Layout layout = layeredLayout(
        layoutInput(graph, slice, faces.sizes(graph, slice, texts), kept, faces.spacing(texts)));
    kept = keptPlaces(graph, slice, layout);
    return faces.picture(graph, slice, layout, texts);
}

QString cursorOf(const GraphView &view)
{
    return view.cursor() ? view.picture().nodes[*view.cursor()].id.value() : QString();
}

/// Pixels that are not the ground.
int inkOf(QWidget &widget)
{
    const QImage image = widget.grab().toImage();
    const QRgb ground = image.pixel(image.width() / 2, 3);
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixel(x, y) != ground;
    }
    return ink;
}

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void arrowsGoToTheNearestInTheirDirection();
    void keysAsk_data();
    void keysAsk();
    void wheelZoomsAroundThePointer();
    void draggingTheGroundPans();
    void keptRecordsStayOnTheScreen();
    void newRecordsFadeInUnlessMotionIsOff();
    void clickMovesTheCursorAndDoubleClickOpens();
    void dragFromRecordToRecordDrawsAnEdge();
    void searchFadesTheRest();
    void miniMapShowsOnlyWhatIsLargerThanTheView();
    void screenReaderGetsTheRecords();
    void paneSaysLimitsAndMoves();
    void paneKeysSetDepthAndDirection();
    void mapIsWalkedAndOpened();
    void mapStaysWhereItWasAfterAnEdit();

private:
    KeptPlaces m_kept;
};

void TestGraphView::init()
{
    TestData::failOnWarning();
    TestData::useLook(TestData::lightPalette());
    m_kept = {};
}

void TestGraphView::arrowsGoToTheNearestInTheirDirection()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 2, m_kept));
    QCOMPARE(cursorOf(view), u"root"_s);
    QSignalSpy moved(&view, &GraphView::cursorMoved);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(cursorOf(view), u"next"_s);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(cursorOf(view), u"last"_s);
    QTest::keyClick(&view, Qt::Key_Right); // nothing there
    QCOMPARE(cursorOf(view), u"last"_s);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(cursorOf(view), u"root"_s);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(cursorOf(view), u"before"_s);
    QTest::keyClick(&view, Qt::Key_Right);
    const bool below = view.picture().nodes[*view.picture().find(RecordId(u"alike"_s))].box.top() >
                       view.picture().nodes[*view.cursor()].box.top();
    QTest::keyClick(&view, below ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(cursorOf(view), u"alike"_s);
    QCOMPARE(moved.count(), 6);
}

void TestGraphView::keysAsk_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QByteArray>("signal");
    QTest::newRow("open") << Qt::Key_Return << QByteArray(SIGNAL(recordRequested(Clew::RecordId)));
    QTest::newRow("back") << Qt::Key_Backspace << QByteArray(SIGNAL(backRequested()));
    QTest::newRow("expand") << Qt::Key_Space << QByteArray(SIGNAL(expandToggled(Clew::RecordId)));
    QTest::newRow("pin") << Qt::Key_P << QByteArray(SIGNAL(pinToggled(Clew::RecordId)));
}

void TestGraphView::keysAsk()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QByteArray, signal);
    const RecordGraph graph = star();
    GraphView view;
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    QTest::keyClick(&view, Qt::Key_Right);
    QSignalSpy asked(&view, signal.constData());
    QTest::keyClick(&view, key);
    QCOMPARE(asked.count(), 1);
    if (!asked.first().isEmpty())
        QCOMPARE(asked.first().first().value<RecordId>(), RecordId(u"next"_s));
}

void TestGraphView::wheelZoomsAroundThePointer()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    const double before = view.scale();
    const QPointF pointer(200, 120);
    const QPointF under = view.toPlane(pointer);
    QWheelEvent wheel(pointer, view.mapToGlobal(pointer), {}, QPoint(0, 240), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &wheel);
    QVERIFY(view.scale() > before * 1.4);
    QVERIFY((view.toPlane(pointer) - under).manhattanLength() < 1e-6);
    QTest::keyClick(&view, Qt::Key_0);
    QVERIFY(view.visiblePlane().contains(view.picture().bounds));
    QTest::keyClick(&view, Qt::Key_Minus);
    QVERIFY(view.scale() < 1);
}

void TestGraphView::draggingTheGroundPans()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    const QPoint ground(5, 5);
    QVERIFY(!view.nodeAt(ground));
    const QPointF under = view.toPlane(ground);
    QTest::mousePress(&view, Qt::LeftButton, {}, ground);
    QTest::mouseMove(&view, ground + QPoint(40, 30));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, ground + QPoint(40, 30));
    QVERIFY((view.toPlane(ground + QPoint(40, 30)) - under).manhattanLength() < 1e-6);
}

void TestGraphView::keptRecordsStayOnTheScreen()
{
    const RecordGraph graph = star();
    GraphView view;
    view.setAnimated(false);
    view.resize(1400, 700);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    const auto onScreen = [&view](const QString &id) {
        return view.toWidget(view.picture().nodes[*view.picture().find(RecordId(id))].box);
    };
    const QRectF root = onScreen(u"root"_s);
    const QRectF next = onScreen(u"next"_s);
    view.setPicture(pictureOf(graph, u"next"_s, 1, m_kept));
    QCOMPARE(onScreen(u"root"_s), root);
    QCOMPARE(onScreen(u"next"_s), next);
    QCOMPARE(cursorOf(view), u"next"_s);
}

void TestGraphView::newRecordsFadeInUnlessMotionIsOff()
{
    const RecordGraph graph = star();
    for (const bool animated : {true, false}) {
        m_kept = {};
        GraphView view;
        view.setAnimated(animated);
        view.resize(1400, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
        QVERIFY(!view.isAnimating()); // nothing to go on from
        view.setPicture(pictureOf(graph, u"next"_s, 1, m_kept));
        const bool styleMoves =
            view.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &view) > 0;
        QCOMPARE(view.isAnimating(), animated && styleMoves);
        QTRY_VERIFY(!view.isAnimating());
        QVERIFY(inkOf(view) > 2000);
    }
}

void TestGraphView::clickMovesTheCursorAndDoubleClickOpens()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    QSignalSpy opened(&view, &GraphView::recordRequested);
    const QRectF box = view.picture().nodes[*view.picture().find(RecordId(u"before"_s))].box;
    const QPoint at = view.toWidget(box.center()).toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, at);
    QCOMPARE(cursorOf(view), u"before"_s);
    QCOMPARE(opened.count(), 0);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, at);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().value<RecordId>(), RecordId(u"before"_s));
}

void TestGraphView::dragFromRecordToRecordDrawsAnEdge()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(1200, 600);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    const auto middle = [&view](const QString &id) {
        return view.toWidget(view.picture().nodes[*view.picture().find(RecordId(id))].box.center()).toPoint();
    };
    QSignalSpy drawn(&view, &GraphView::edgeDrawn);
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(u"before"_s));
    QTest::mouseMove(&view, middle(u"before"_s) + QPoint(60, 0));
    QTest::mouseMove(&view, middle(u"next"_s));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(u"next"_s));
    QCOMPARE(drawn.count(), 1);
    QCOMPARE(drawn.first().at(0).value<RecordId>(), RecordId(u"before"_s));
    QCOMPARE(drawn.first().at(1).value<RecordId>(), RecordId(u"next"_s));
    // Let go over nothing: nothing is drawn.
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(u"before"_s));
    QTest::mouseMove(&view, QPoint(6, 6));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(drawn.count(), 1);
}

void TestGraphView::searchFadesTheRest()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    view.setCursorNode(view.picture().find(RecordId(u"alike"_s)));
    const auto darkest = [&view](const QString &id) {
        const QImage image = view.grab().toImage();
        const QRect box = view.toWidget(view.picture().nodes[*view.picture().find(RecordId(id))].box)
                              .toRect()
                              .adjusted(4, 4, -4, -8);
        int least = 255;
        for (int y = box.top(); y < box.bottom(); ++y) {
            for (int x = box.left(); x < box.right(); ++x)
                least = std::min(least, qGray(image.pixel(x, y)));
        }
        return least;
    };
    const int before = darkest(u"next"_s);
    view.setFound(QSet<RecordId>{RecordId(u"root"_s)});
    const int found = darkest(u"root"_s);
    QVERIFY2(darkest(u"next"_s) > found + 60, qPrintable(QString::number(darkest(u"next"_s))));
    view.setFound(std::nullopt);
    QCOMPARE(darkest(u"next"_s), before);
}

void TestGraphView::miniMapShowsOnlyWhatIsLargerThanTheView()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.show();
    view.setPicture(pictureOf(graph, u"root"_s, 2, m_kept));
    auto *map = view.findChild<GraphMiniMap *>();
    view.fit();
    QVERIFY(!map->isVisible());
    for (int i = 0; i < 6; ++i)
        view.zoomIn();
    QVERIFY(map->isVisible());
    const QPointF before = view.visiblePlane().center();
    QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(8, map->height() / 2));
    QVERIFY(view.visiblePlane().center().x() < before.x());
    view.fit();
    QVERIFY(!map->isVisible());
}

void TestGraphView::screenReaderGetsTheRecords()
{
    const RecordGraph graph = star();
    GraphView view;
    view.resize(900, 500);
    view.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), 4);
    QSignalSpy opened(&view, &GraphView::recordRequested);
    QSet<QString> names;
    for (int i = 0; i < list->childCount(); ++i) {
        QAccessibleInterface *node = list->child(i);
        QCOMPARE(list->child(i), node);
        QCOMPARE(list->indexOfChild(node), i);
        QCOMPARE(node->role(), QAccessible::ListItem);
        QVERIFY(!node->rect().isEmpty());
        const QPoint middle = node->rect().center();
        QCOMPARE(list->childAt(middle.x(), middle.y()), node);
        names.insert(node->text(QAccessible::Name));
        if (node->state().selected) {
            QVERIFY(node->text(QAccessible::Name).contains(u"leads to 70%: The error \"next\""_s));
            node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
    }
    QCOMPARE(names.size(), 4);
    QCOMPARE(opened.count(), 1);
    view.setPicture({});
    QCOMPARE(list->childCount(), 0);
}

void TestGraphView::paneSaysLimitsAndMoves()
{
    GraphPane pane;
    GraphTreeModel tree;
    pane.setTree(&tree);
    pane.resize(900, 500);
    pane.show();
    const RecordGraph graph = star();
    GraphPicture picture = pictureOf(graph, u"root"_s, 1, m_kept);
    auto *banner = pane.findChild<QWidget *>(u"graphBanner"_s);
    auto *note = pane.findChild<QLabel *>(u"graphNote"_s);
    pane.setPicture(picture);
    QVERIFY(!banner->isVisible());
    QVERIFY(!note->isVisible());
    picture.omitted = 1200;
    pane.setPicture(picture);
    QVERIFY(banner->isVisible());
    QVERIFY(banner->findChild<QLabel *>()->text().contains(u"4 of 1,204"_s));
    QSignalSpy more(&pane, &GraphPane::moreRequested);
    QTest::mouseClick(pane.findChild<QPushButton *>(u"graphMore"_s), Qt::LeftButton);
    QCOMPARE(more.count(), 1);
    pane.setMoves({{.node = 1, .reason = MoveReason::Order}, {.node = 2, .reason = MoveReason::Order}});
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(u"because causes stand left of consequences"_s), qPrintable(note->text()));
    pane.setMoves({});
    QVERIFY(!note->isVisible());
}

void TestGraphView::paneKeysSetDepthAndDirection()
{
    GraphPane pane;
    GraphTreeModel tree;
    pane.setTree(&tree);
    const RecordGraph graph = star();
    pane.setPicture(pictureOf(graph, u"root"_s, 1, m_kept));
    QSignalSpy changed(&pane, &GraphPane::queryChanged);
    QTest::keyClick(pane.view(), Qt::Key_BracketRight);
    QCOMPARE(pane.depth(), 2);
    QTest::keyClick(pane.view(), Qt::Key_BracketLeft);
    QCOMPARE(pane.depth(), 1);
    QTest::keyClick(pane.view(), Qt::Key_C);
    QCOMPARE(pane.steps(), Steps(Step::ToConsequences) | Step::ToLookAlikes);
    QTest::keyClick(pane.view(), Qt::Key_K);
    QCOMPARE(pane.steps(), Steps(Step::ToConsequences));
    QCOMPARE(changed.count(), 4);
    QSignalSpy map(&pane, &GraphPane::mapToggled);
    QTest::keyClick(pane.view(), Qt::Key_M);
    QCOMPARE(map.count(), 1);
    QVERIFY(pane.showsMap());
}

void TestGraphView::mapStaysWhereItWasAfterAnEdit()
{
    const auto before = mapOf(star());
    GraphMapView map;
    map.resize(800, 600);
    map.show();
    map.setContent(before, [](RecordIndex) { return u"record"_s; });
    map.setCurrent(RecordId(u"root"_s));
    const auto spot = [&map](const QString &id) {
        const RecordIndex record = map.content()->graph->find(RecordId(id));
        return map.toWidget(map.content()->map.places[static_cast<size_t>(record.value())]);
    };
    for (int i = 0; i < 4; ++i)
        map.zoomIn();
    map.centreOn(map.toPlane(spot(u"last"_s)) + QPointF(0.1, 0));
    const double scale = map.scale();
    const QPointF place = spot(u"last"_s);
    // Edited: two records more, so that every place is another one.
    const auto after = mapOf(star({u"one more"_s, u"and another"_s}));
    map.setContent(after, [](RecordIndex) { return u"record"_s; });
    map.setCurrent(RecordId(u"root"_s));
    QCOMPARE(map.scale(), scale);
    QVERIFY((spot(u"last"_s) - place).manhattanLength() < 1e-6);
    // Another catalog is shown as a whole.
    map.setContent(nullptr, {});
    map.setContent(before, [](RecordIndex) { return u"record"_s; });
    for (const QPointF &each : before->map.places)
        QVERIFY(map.visiblePlane().contains(each));
}

void TestGraphView::mapIsWalkedAndOpened()
{
    const auto content = mapOf(star());
    GraphMapView map;
    map.resize(800, 600);
    map.show();
    map.setContent(content, [](RecordIndex record) { return u"record %1"_s.arg(record.value()); });
    map.setCurrent(RecordId(u"root"_s));
    QVERIFY(inkOf(map) > 500);
    for (qsizetype i = 0; i < 5; ++i)
        QCOMPARE(map.recordAt(map.toWidget(content->map.places[size_t(i)])), RecordIndex(i));
    QSignalSpy opened(&map, &GraphMapView::recordRequested);
    const QPointF from = content->map.places[0];
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        map.setCurrent(RecordId(u"root"_s));
        QTest::keyClick(&map, key);
        const QPointF way = content->map.places[size_t(map.cursor().value())] - from;
        if (map.cursor() == map.content()->graph->find(RecordId(u"root"_s)))
            continue; // nothing on that side
        const double along = key == Qt::Key_Left    ? -way.x()
                             : key == Qt::Key_Right ? way.x()
                             : key == Qt::Key_Up    ? -way.y()
                                                    : way.y();
        QVERIFY(along > 0);
    }
    QTest::keyClick(&map, Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    map.setFound(QSet<RecordId>{RecordId(u"root"_s)});
    QVERIFY(inkOf(map) > 500);
    map.setContent(nullptr, {});
    QVERIFY(!map.recordAt(QPointF(400, 300)).isValid());
}

QTEST_MAIN(TestGraphView)
#include "tst_graphview.moc"
