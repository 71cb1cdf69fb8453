// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/graphdesk.h"
#include "app/mainwindow.h"
#include "models/graph/graphstructure.h"
#include "models/items/recordrole.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/findbox.h"
#include "views/graphmapview.h"
#include "views/graphpane.h"
#include "views/graphview.h"
#include "views/recordlistview.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// The window with the catalog that it comes with, and the graph of its greatest hub.
struct Desk
{
    explicit Desk(const QString &settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1280, 860);
        graph = window.findChild<GraphDesk *>();
        view = graph->pane()->view();
        map = graph->pane()->map();
        find = window.findChild<FindBox *>();
        view->setAnimated(false);
        QObject::connect(&graph->controller(), &GraphController::busyChanged, &window,
                         [this](bool isBusy) { busy = isBusy; });
    }

    void open()
    {
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        catalog.open({TestData::sourcePath(u"data/catalog"_s)});
        QTRY_VERIFY(graph->controller().graph());
        QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(view->isVisible());
        const std::vector<Hub> hubs = hubRanking(*graph->controller().graph());
        Q_EMIT graph->pane()->recordRequested(graph->controller().graph()->id(hubs.front().record));
        hub = graph->controller().root();
        QTRY_COMPARE(shownRoot(), hub);
    }

    /// Whose neighbourhood is drawn.
    [[nodiscard]] RecordId shownRoot() const
    {
        const auto &nodes = view->picture().nodes;
        const auto root = std::ranges::find_if(nodes, &PictureNode::root);
        return root == nodes.end() ? RecordId() : root->id;
    }
    /// Where the records are seen, from the middle of the view: a line of words below the picture comes and
    /// goes.
    [[nodiscard]] QHash<RecordId, QRectF> onScreen() const
    {
        const QPointF middle = view->rect().toRectF().center();
        QHash<RecordId, QRectF> boxes;
        for (const PictureNode &node : view->picture().nodes)
            boxes.insert(node.id, view->toWidget(node.box).translated(-middle));
        return boxes;
    }
    /// Waits until nothing is laid out any more.
    void settle() const { QTRY_VERIFY(!busy); }
    /// Opens the nearest record in a direction by key.
    void walk(Qt::Key key)
    {
        QTest::keyClick(view, key);
        const RecordId wanted = view->picture().nodes[*view->cursor()].id;
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(shownRoot(), wanted);
    }
    void drag(QPoint from, QPoint to) const
    {
        QVERIFY(!view->nodeAt(from));
        QTest::mousePress(view, Qt::LeftButton, {}, from);
        QTest::mouseMove(view, to);
        QTest::mouseRelease(view, Qt::LeftButton, {}, to);
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
    GraphDesk *graph = nullptr;
    GraphView *view = nullptr;
    GraphMapView *map = nullptr;
    FindBox *find = nullptr;
    RecordId hub;
    bool busy = false;
};

using Boxes = QHash<RecordId, QRectF>;

/// The furthest that a box is away from its place, in pixels; infinite where there are others.
double apart(const Boxes &a, const Boxes &b)
{
    if (a.size() != b.size())
        return qInf();
    double most = 0;
    for (auto box = a.constBegin(); box != a.constEnd(); ++box) {
        const auto other = b.constFind(box.key());
        if (other == b.constEnd() || other->size().toSize() != box->size().toSize())
            return qInf();
        most = std::max(most, (other->center() - box->center()).manhattanLength());
    }
    return most;
}

constexpr double Same = 0.01;

} // namespace

/// The graph in the whole window, by real keys: the way back to a place in it, and the search box over it.
class TestGraphFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init();
    void backRestoresThePlaceInTheGraph();
    void backRestoresWhatWasOpened();
    void backRestoresThePlaceOnTheMap();
    void backWaitsForAHiddenGraph();
    void otherSizesForgetPlacesOnly();
    void searchBoxFadesWhatItDoesNotFind();
    void searchBoxFadesTheMap();

private:
    [[nodiscard]] QString settingsFile() const { return m_folder->filePath(u"settings.ini"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGraphFlow::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestGraphFlow::backRestoresThePlaceInTheGraph()
{
    Desk desk(settingsFile());
    desk.open();
    GraphPane *pane = desk.graph->pane();
    // Two steps, without look-alikes, nearer, and moved.
    const size_t few = desk.view->picture().nodes.size();
    QTest::keyClick(desk.view, Qt::Key_BracketRight);
    QTRY_VERIFY(desk.view->picture().nodes.size() > few);
    QTest::keyClick(desk.view, Qt::Key_K);
    const Steps steps = Steps(Step::ToCauses) | Step::ToConsequences;
    QCOMPARE(pane->steps(), steps);
    desk.settle();
    QTest::keyClick(desk.view, Qt::Key_Plus);
    desk.drag({3, 3}, {33, 20});
    QTest::keyClick(desk.view, Qt::Key_Left); // goes there, should it be out of sight
    const double scale = desk.view->scale();
    const Boxes before = desk.onScreen();
    QVERIFY(before.size() > 3);

    const RecordId second = desk.view->picture().nodes[*desk.view->cursor()].id;
    QVERIFY(second != desk.hub);
    QTest::keyClick(desk.view, Qt::Key_Return);
    QTRY_COMPARE(desk.shownRoot(), second);
    QTest::keyClick(desk.view, Qt::Key_BracketLeft);
    QTest::keyClick(desk.view, Qt::Key_K);
    desk.settle();
    QCOMPARE(pane->depth(), 1);
    QTest::keyClick(desk.view, Qt::Key_0);
    QVERIFY(apart(desk.onScreen(), before) > 1);
    const Boxes secondBefore = desk.onScreen();
    const double secondScale = desk.view->scale();

    QTest::keyClick(desk.view, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QCOMPARE(pane->depth(), 2);
    QCOMPARE(pane->steps(), steps);
    QCOMPARE(desk.view->scale(), scale);
    QVERIFY(apart(desk.onScreen(), before) < Same);
    QTest::keyClick(desk.view, Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(desk.shownRoot(), second);
    QCOMPARE(pane->depth(), 1);
    QCOMPARE(pane->steps(), AllSteps);
    QCOMPARE(desk.view->scale(), secondScale);
    QVERIFY(apart(desk.onScreen(), secondBefore) < Same);
    // The picture's own key for it is the same way.
    QTest::keyClick(desk.view, Qt::Key_Backspace);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QVERIFY(apart(desk.onScreen(), before) < Same);
    QVERIFY(desk.window.findChild<QAction *>(u"goForward"_s)->isEnabled());
}

void TestGraphFlow::backRestoresWhatWasOpened()
{
    Desk desk(settingsFile());
    desk.open();
    const auto &nodes = desk.view->picture().nodes;
    const auto opener = std::ranges::find_if(nodes, [](const PictureNode &node) { return node.hidden > 0; });
    QVERIFY(opener != nodes.end());
    const size_t before = nodes.size();
    desk.view->setCursorNode(static_cast<size_t>(opener - nodes.begin()));
    QTest::keyClick(desk.view, Qt::Key_Space);
    QTRY_VERIFY(desk.view->picture().nodes.size() > before);
    desk.settle();
    const Boxes opened = desk.onScreen();
    QTest::keyClick(desk.view, Qt::Key_Return); // the one that was opened
    QTRY_VERIFY(desk.shownRoot() != desk.hub);
    QTest::keyClick(desk.view, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QVERIFY(apart(desk.onScreen(), opened) < Same);
}

void TestGraphFlow::backRestoresThePlaceOnTheMap()
{
    Desk desk(settingsFile());
    desk.open();
    QTest::keyClick(desk.view, Qt::Key_M);
    QTRY_VERIFY(desk.map->content() && desk.map->isVisible());
    const auto spot = [&desk] {
        const RecordIndex hub = desk.map->content()->graph->find(desk.hub);
        return desk.map->toWidget(desk.map->content()->map.places[static_cast<size_t>(hub.value())]);
    };
    desk.map->setFocus();
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(desk.map, Qt::Key_Plus);
    desk.map->centreOn(desk.map->toPlane(spot()) + QPointF(1, 2));
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})
        QTest::keyClick(desk.map, key);
    if (desk.map->content()->graph->id(desk.map->cursor()) == desk.hub)
        QTest::keyClick(desk.map, Qt::Key_Down);
    const QPointF before = spot();
    const double scale = desk.map->scale();
    QTest::keyClick(desk.map, Qt::Key_Return);
    const RecordId other = desk.graph->controller().root();
    QVERIFY(other != desk.hub);
    QTest::keyClick(desk.map, Qt::Key_0);
    QVERIFY(desk.map->scale() != scale);
    QTRY_COMPARE(desk.shownRoot(), other);
    QTest::keyClick(desk.map, Qt::Key_M);
    QVERIFY(!desk.graph->pane()->showsMap());
    QTest::keyClick(desk.view, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QVERIFY(desk.graph->pane()->showsMap());
    QCOMPARE(desk.map->scale(), scale);
    QVERIFY((spot() - before).manhattanLength() < 0.01);
}

void TestGraphFlow::backWaitsForAHiddenGraph()
{
    Desk desk(settingsFile());
    desk.open();
    QTest::keyClick(desk.view, Qt::Key_Plus);
    QTest::keyClick(desk.view, Qt::Key_Left);
    const Boxes before = desk.onScreen();
    QTest::keyClick(desk.view, Qt::Key_Return);
    QTRY_VERIFY(desk.shownRoot() != desk.hub);
    desk.graph->dock()->hide();
    const RecordId second = desk.shownRoot();
    QTest::keyClick(desk.find, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(desk.shownRoot(), second); // nobody sees it
    QTest::keyClick(&desk.window, Qt::Key_G, Qt::ControlModifier);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QVERIFY(apart(desk.onScreen(), before) < Same);
}

/// In the other language boxes have other sizes: zoom and reach come back, the places are made anew.
void TestGraphFlow::otherSizesForgetPlacesOnly()
{
    Desk desk(settingsFile());
    desk.open();
    QTest::keyClick(desk.view, Qt::Key_Plus);
    const double scale = desk.view->scale();
    desk.walk(Qt::Key_Left);
    QTest::keyClick(desk.view, Qt::Key_Minus);
    desk.window.setWordLanguage(Language::Chinese);
    QTest::keyClick(desk.view, Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(desk.shownRoot(), desk.hub);
    QCOMPARE(desk.view->scale(), scale);
}

void TestGraphFlow::searchBoxFadesWhatItDoesNotFind()
{
    Desk desk(settingsFile());
    desk.open();
    const auto faded = [&desk] {
        QSet<RecordId> ids;
        for (size_t i = 0; i < desk.view->picture().nodes.size(); ++i) {
            if (desk.view->isFaded(i))
                ids.insert(desk.view->picture().nodes[i].id);
        }
        return ids;
    };
    // What the list has not got.
    const auto unlisted = [&desk] {
        QSet<RecordId> ids;
        for (const PictureNode &node : desk.view->picture().nodes)
            ids.insert(node.id);
        const QAbstractItemModel *list = desk.window.findChild<RecordListView *>()->model();
        for (int row = 0; row < list->rowCount(); ++row)
            ids.remove(list->index(row, 0).data(RecordRole::IdRole).value<RecordId>());
        return ids;
    };
    QVERIFY(faded().isEmpty());
    // What the list finds stands out, live: with each letter.
    QTest::keyClicks(desk.find, u"id:"_s + desk.hub.value());
    QTRY_VERIFY(!faded().isEmpty());
    QTRY_COMPARE(faded(), unlisted());
    QVERIFY(!faded().contains(desk.hub));
    const size_t root = *desk.view->picture().find(desk.hub);
    QVERIFY2(desk.view->spokenText(root).contains(u"; found"_s), qPrintable(desk.view->spokenText(root)));
    // The next picture is searched, too.
    desk.walk(Qt::Key_Left);
    QTRY_VERIFY(!faded().isEmpty());
    QVERIFY(faded().contains(desk.shownRoot()));
    // Keys take it away again, to the last one.
    desk.find->selectAll();
    QTest::keyClick(desk.find, Qt::Key_Delete);
    QVERIFY(desk.find->text().isEmpty());
    QTRY_VERIFY(faded().isEmpty());
    // The picture's own box narrows what the search box finds.
    QTest::keyClicks(desk.find, u"domain:"_s + desk.hub.value().section(u'/', 0, 0));
    QTRY_VERIFY(!faded().contains(desk.hub) && !faded().isEmpty());
    QTRY_COMPARE(faded(), unlisted());
    const QSet<RecordId> byDomain = faded();
    auto *own = desk.graph->pane()->findChild<QLineEdit *>(u"graphFind"_s);
    QTest::keyClicks(own, desk.hub.value());
    QCOMPARE(faded().size(), static_cast<qsizetype>(desk.view->picture().nodes.size()) - 1);
    QVERIFY(!faded().contains(desk.hub));
    own->clear();
    QCOMPARE(faded(), byDomain);
    // What nobody sees is not searched; it is caught up with.
    desk.graph->dock()->hide();
    desk.find->clear();
    desk.graph->dock()->show();
    QTRY_VERIFY(faded().isEmpty());
}

void TestGraphFlow::searchBoxFadesTheMap()
{
    Desk desk(settingsFile());
    desk.open();
    QTest::keyClick(desk.view, Qt::Key_M);
    QTRY_VERIFY(desk.map->content());
    const auto faded = [&desk] {
        qsizetype count = 0;
        for (qsizetype i = 0; i < desk.map->content()->graph->nodeCount(); ++i)
            count += desk.map->isFaded(RecordIndex(i));
        return count;
    };
    const qsizetype all = desk.map->content()->graph->nodeCount();
    QCOMPARE(faded(), 0);
    QTest::keyClicks(desk.find, u"timeout"_s);
    QTRY_VERIFY(faded() > 0);
    const qsizetype listed = desk.window.findChild<RecordListView *>()->model()->rowCount();
    QVERIFY(listed > 0);
    QTRY_COMPARE(faded(), all - listed);
    desk.find->clear();
    QTRY_COMPARE(faded(), 0);
}

QTEST_MAIN(TestGraphFlow)
#include "tst_graphflow.moc"
