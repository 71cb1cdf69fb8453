// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphdesk.h"
#include "app/historydesk.h"
#include "app/mainactions.h"
#include "models/items/selectionhub.h"
#include "tests/support/guitest.h"
#include "tests/support/memorycatalog.h"
#include "tests/support/testdata.h"
#include "views/codestyle.h"
#include "views/detailpane.h"
#include "views/dragout.h"
#include "views/graphpane.h"
#include "views/graphview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record recordOf(const QString &id, const QStringList &leadsTo = {}, const QStringList &alikes = {})
{
    Record record;
    record.id = RecordId(id);
    record.signature = {u"Error of %1"_s.arg(id), u"%1 的错误"_s.arg(id)};
    record.domain = u"cuda"_s;
    record.fixSuccessRate = 0.8;
    for (const QString &target : leadsTo)
        record.transitions.append(
            {.relation = Relation::LeadsTo, .target = RecordId(target), .probability = 0.5});
    for (const QString &target : alikes)
        record.transitions.append({.relation = Relation::ConfusedWith, .target = RecordId(target)});
    return record;
}

/// a > b > c > d, b ~ e; and a hub with 420 consequences.
std::shared_ptr<const Catalog> testCatalog()
{
    std::vector<Record> records{recordOf(u"a"_s, {u"b"_s}), recordOf(u"b"_s, {u"c"_s}, {u"e"_s}),
                                recordOf(u"c"_s, {u"d"_s}), recordOf(u"d"_s), recordOf(u"e"_s)};
    QStringList many;
    for (int i = 0; i < 420; ++i)
        many.append(u"leaf/%1"_s.arg(i));
    records.push_back(recordOf(u"hub"_s, many));
    for (const QString &leaf : std::as_const(many))
        records.push_back(recordOf(leaf));
    return TestData::memoryCatalog(std::move(records));
}

/// The controller with the last of its pictures.
struct Shown
{
    Shown()
    {
        QObject::connect(&controller, &GraphController::pictureChanged, &controller,
                         [this](const GraphPicture &made, const std::vector<NodeMove> &moved) {
                             picture = made;
                             moves = moved;
                             ++count;
                         });
        controller.setCatalog(testCatalog());
    }

    [[nodiscard]] QString ids() const
    {
        QStringList names;
        for (const PictureNode &node : picture.nodes)
            names.append(node.id.value());
        names.sort();
        return names.join(u' ');
    }

    GraphController controller{QFont()};
    GraphPicture picture;
    std::vector<NodeMove> moves;
    int count = 0;
};

} // namespace

class TestGraphDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void pictureFollowsRootDepthAndDirection();
    void recordsOpenAndClose();
    void pinnedRecordsStayWhenArrangedAnew();
    void limitIsRaisedByAHundred();
    void stopLeavesThePictureBefore();
    void mapIsMadeWhenItIsWanted();
    void chainOfADiagnosis();
    void exportsWhatIsShown_data();
    void exportsWhatIsShown();
    void exportSaysWhatWentWrong();
    void deskKeepsGraphAndSelectionInStep();
    void pictureIsDraggedAndCopied();

private:
    QTemporaryDir m_folder;
};

void TestGraphDesk::init()
{
    TestData::failOnWarning();
    TestData::useLook(TestData::lightPalette());
}

void TestGraphDesk::pictureFollowsRootDepthAndDirection()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    shown.controller.setReach(2, AllSteps);
    QTRY_COMPARE(shown.ids(), u"a b c d e"_s);
    QVERIFY(shown.moves.empty());
    shown.controller.setReach(2, Step::ToConsequences);
    QTRY_COMPARE(shown.ids(), u"b c d"_s);
    QCOMPARE(shown.controller.tree()->rowCount(), 3);
    shown.controller.setLanguage(Language::Chinese);
    QTRY_COMPARE(shown.picture.nodes.front().title, u"b 的错误"_s);
    shown.controller.setRoot(RecordId(u"not there"_s));
    QTRY_VERIFY(shown.picture.nodes.empty());
    QCOMPARE(shown.controller.tree()->rowCount(), 0);
}

void TestGraphDesk::recordsOpenAndClose()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    QCOMPARE(shown.picture.nodes[*shown.picture.find(RecordId(u"c"_s))].hidden, 1);
    shown.controller.toggleExpanded(RecordId(u"c"_s));
    QTRY_COMPARE(shown.ids(), u"a b c d e"_s);
    shown.controller.toggleExpanded(RecordId(u"c"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    shown.controller.toggleExpanded(RecordId(u"b"_s)); // hides nothing: it is closed
    QTRY_COMPARE(shown.ids(), u"b"_s);
    QVERIFY(shown.picture.nodes.front().collapsed);
    shown.controller.toggleExpanded(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
}

void TestGraphDesk::pinnedRecordsStayWhenArrangedAnew()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    shown.controller.setRoot(RecordId(u"c"_s));
    QTRY_COMPARE(shown.ids(), u"b c d"_s);
    const QRectF place = shown.picture.nodes[*shown.picture.find(RecordId(u"d"_s))].box;
    shown.controller.togglePinned(RecordId(u"d"_s));
    QTRY_VERIFY(shown.picture.nodes[*shown.picture.find(RecordId(u"d"_s))].pinned);
    const int before = shown.count;
    shown.controller.arrangeAnew();
    QTRY_VERIFY(shown.count > before);
    QCOMPARE(shown.picture.nodes[*shown.picture.find(RecordId(u"d"_s))].box, place);
}

void TestGraphDesk::limitIsRaisedByAHundred()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"hub"_s));
    QTRY_COMPARE(shown.picture.nodes.size(), size_t(300));
    QCOMPARE(shown.picture.omitted, 121);
    const GraphPicture first = shown.picture;
    shown.controller.showMore();
    QTRY_COMPARE(shown.picture.nodes.size(), size_t(400));
    QCOMPARE(shown.picture.omitted, 21);
    for (size_t i = 0; i < first.nodes.size(); ++i)
        QCOMPARE(shown.picture.nodes[i].box, first.nodes[i].box);
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    shown.controller.setRoot(RecordId(u"hub"_s)); // the limit starts again
    QTRY_COMPARE(shown.picture.nodes.size(), size_t(300));
}

void TestGraphDesk::stopLeavesThePictureBefore()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    const int before = shown.count;
    QSignalSpy busy(&shown.controller, &GraphController::busyChanged);
    shown.controller.setRoot(RecordId(u"hub"_s));
    shown.controller.stop();
    QTRY_VERIFY(!busy.isEmpty() && !busy.last().first().toBool());
    QCOMPARE(shown.count, before);
    shown.controller.setRoot(RecordId(u"c"_s));
    QTRY_COMPARE(shown.ids(), u"b c d"_s);
}

void TestGraphDesk::mapIsMadeWhenItIsWanted()
{
    Shown shown;
    std::shared_ptr<const MapContent> content;
    connect(&shown.controller, &GraphController::mapChanged, this,
            [&content](const std::shared_ptr<const MapContent> &made) { content = made; });
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    QVERIFY(!content);
    shown.controller.setMapWanted(true);
    QTRY_VERIFY(content);
    QCOMPARE(content->map.places.size(), size_t(426));
    QCOMPARE(content->names.size(), qsizetype(content->map.communities.size()));
    QCOMPARE(content->names.first(), u"cuda"_s);
}

void TestGraphDesk::chainOfADiagnosis()
{
    Diagnosis diagnosis;
    Verdict root{.id = RecordId(u"b"_s)};
    root.first = {.input = 0, .line = LineNumber(10)};
    Verdict next{.id = RecordId(u"c"_s)};
    next.first = {.input = 0, .line = LineNumber(22)};
    next.consequenceOf = root.id;
    Verdict elsewhere{.id = RecordId(u"d"_s)};
    elsewhere.first = {.input = 1, .line = LineNumber(3)};
    elsewhere.consequenceOf = next.id;
    diagnosis.verdicts = {root, next, elsewhere};
    const QList<ChainLink> chain = chainOf(diagnosis);
    QCOMPARE(chain.size(), 2);
    QCOMPARE(chain[0].from, root.id);
    QCOMPARE(chain[0].to, next.id);
    QVERIFY2(chain[0].delay.contains(u"12"_s), qPrintable(chain[0].delay));
    QCOMPARE(chain[1].delay, QString()); // another input: its lines do not count
}

void TestGraphDesk::exportsWhatIsShown_data()
{
    QTest::addColumn<GraphFormat>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("svg") << GraphFormat::Svg << QByteArray("<?xml");
    QTest::newRow("png") << GraphFormat::Png << QByteArray("\x89PNG");
    QTest::newRow("pdf") << GraphFormat::Pdf << QByteArray("%PDF-");
    QTest::newRow("dot") << GraphFormat::Dot << QByteArray("digraph");
    QTest::newRow("graphml") << GraphFormat::GraphMl << QByteArray("<?xml");
    QTest::newRow("mermaid") << GraphFormat::Mermaid << QByteArray("flowchart LR");
}

void TestGraphDesk::exportsWhatIsShown()
{
    QFETCH(const GraphFormat, format);
    Shown shown;
    shown.controller.setLanguage(Language::Chinese);
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    const GraphTexts texts = shown.controller.texts();
    const GraphExport exported{.graph = *shown.controller.graph(),
                               .slice = shown.controller.slice(),
                               .texts = texts,
                               .picture = shown.picture,
                               .palette = QApplication::palette()};
    const QString path = m_folder.filePath(u"graph."_s + graphFormatExtension(format));
    QVERIFY(exported.save(format, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QFETCH(const QByteArray, start);
    QVERIFY(bytes.startsWith(start));
    switch (format) {
    case GraphFormat::Svg: {
        QSvgRenderer renderer(bytes);
        QVERIFY(renderer.isValid());
        QVERIFY(renderer.defaultSize().width() >= shown.picture.bounds.width());
        QVERIFY(bytes.contains(u"b 的错误"_s.toUtf8()));
        break;
    }
    case GraphFormat::Png: {
        const QImage image = QImage::fromData(bytes);
        QVERIFY(image.width() >= 2 * shown.picture.bounds.width());
        break;
    }
    case GraphFormat::Pdf:
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        break;
    default:
        QVERIFY(bytes.contains(u"b 的错误"_s.toUtf8()));
        QVERIFY(!bytes.contains("leaf"));
    }
}

void TestGraphDesk::exportSaysWhatWentWrong()
{
    Shown shown;
    shown.controller.setRoot(RecordId(u"b"_s));
    QTRY_COMPARE(shown.ids(), u"a b c e"_s);
    const GraphTexts texts = shown.controller.texts();
    const GraphExport exported{.graph = *shown.controller.graph(),
                               .slice = shown.controller.slice(),
                               .texts = texts,
                               .picture = shown.picture};
    const Result<void> saved =
        exported.save(GraphFormat::Dot, m_folder.filePath(u"no such folder/graph.dot"_s));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::SaveFailed);
}

/// What is chosen in the list is drawn, what is opened in the graph is chosen in the list.
void TestGraphDesk::deskKeepsGraphAndSelectionInStep()
{
    QSettings settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    QMainWindow window;
    window.resize(1200, 700);
    MainActions actions(&window);
    SelectionHub selection;
    SelectionHub *hub = &selection;
    const CodeStyle codeStyle;
    const WindowParts parts{.window = window,
                            .actions = actions,
                            .selection = selection,
                            .codeStyle = codeStyle,
                            .settings = settings};
    DetailPane detail(codeStyle);
    auto *history = new HistoryDesk(parts, detail, [](const RecordId &) { return true; }, &window);
    auto *desk = new GraphDesk(parts, &window);
    history->setGraph(*desk);
    window.show();
    const auto records = testCatalog();
    desk->setCatalog(records);
    GraphView *view = desk->pane()->view();
    hub->setCurrent(RecordId(u"b"_s));
    QTRY_COMPARE(view->picture().nodes.size(), size_t(4));
    QVERIFY(view->picture().nodes[*view->cursor()].root);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(hub->current(), RecordId(u"c"_s));
    QTRY_COMPARE(view->picture().nodes.size(), size_t(3));
    QTest::keyClick(view, Qt::Key_Backspace);
    QCOMPARE(hub->current(), RecordId(u"b"_s));
    QTRY_COMPARE(view->picture().nodes.size(), size_t(4));
    // The tree beside it follows, and is followed.
    auto *tree = desk->pane()->findChild<QTreeView *>(u"graphTree"_s);
    QCOMPARE(tree->currentIndex().data(GraphRole::IdRole).value<RecordId>(), RecordId(u"b"_s));
    const QModelIndex other = tree->model()->index(2, 0);
    tree->setCurrentIndex(other);
    QCOMPARE(view->picture().nodes[*view->cursor()].id, other.data(GraphRole::IdRole).value<RecordId>());
    // A dock that nobody sees lays nothing out, and catches up.
    desk->dock()->hide();
    hub->setCurrent(RecordId(u"d"_s));
    QCOMPARE(view->picture().nodes.size(), size_t(4));
    desk->dock()->show();
    QTRY_COMPARE(view->picture().nodes.size(), size_t(2));
}

/// With the control key a drag takes the picture along; without, it pans.
void TestGraphDesk::pictureIsDraggedAndCopied()
{
    GraphView watched;
    watched.resize(400, 300);
    DragOut out(&watched);
    QSignalSpy wanted(&out, &DragOut::wanted);
    const auto drag = [&watched](Qt::KeyboardModifiers keys) {
        QTest::mousePress(&watched, Qt::LeftButton, keys, {50, 50});
        QTest::mouseMove(&watched, {52, 50});
        QTest::mouseMove(&watched, {120, 90});
        QTest::mouseRelease(&watched, Qt::LeftButton, keys, {120, 90});
    };
    const QPointF before = watched.toWidget(QPointF());
    drag(Qt::ControlModifier);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(watched.toWidget(QPointF()), before);
    drag(Qt::NoModifier);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(watched.toWidget(QPointF()) != before);

    QSettings settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    QMainWindow window;
    MainActions actions(&window);
    SelectionHub selection;
    const CodeStyle codeStyle;
    auto *desk = new GraphDesk({.window = window,
                                .actions = actions,
                                .selection = selection,
                                .codeStyle = codeStyle,
                                .settings = settings},
                               &window);
    window.show();
    QVERIFY(!desk->pictureData(true));
    desk->setCatalog(testCatalog());
    selection.setCurrent(RecordId(u"b"_s));
    QTRY_COMPARE(desk->pane()->view()->picture().nodes.size(), size_t(4));
    const std::unique_ptr<QMimeData> data = desk->pictureData(true);
    QVERIFY(data && data->hasImage() && data->hasUrls());
    const QImage image = data->imageData().value<QImage>();
    QVERIFY(image.width() >= 2 * desk->pane()->view()->picture().bounds.width());
    QCOMPARE(QImage::fromData(data->data(u"image/png"_s)).size(), image.size());
    QVERIFY(QSvgRenderer(data->data(u"image/svg+xml"_s)).isValid());
    QCOMPARE(data->urls().size(), 1);
    const QString file = data->urls().constFirst().toLocalFile();
    QVERIFY2(file.endsWith(u"/b.png"_s), qPrintable(file));
    QCOMPARE(QImage(file).size(), image.size());
    auto *copy = desk->pane()->exportMenu()->findChild<QAction *>(u"copyGraphPicture"_s);
    QVERIFY(copy);
    copy->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), image.size());
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasUrls());
}

QTEST_MAIN(TestGraphDesk)
#include "tst_graphdesk.moc"
