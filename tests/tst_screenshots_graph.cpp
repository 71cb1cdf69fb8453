// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphdesk.h"
#include "app/mainactions.h"
#include "models/graph/graphstructure.h"
#include "models/graph/layeredlayout.h"
#include "models/io/catalogreader.h"
#include "models/items/selectionhub.h"
#include "tests/support/guitest.h"
#include "tests/support/layoutchecks.h"
#include "tests/support/publicgraph.h"
#include "tests/support/testdata.h"
#include "views/codestyle.h"
#include "views/graphpane.h"
#include "views/graphtextmodel.h"
#include "views/graphview.h"
#include "views/recordcaption.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;

/// Pictures of the graph pane for people to look at; fails where a picture cannot be made.
class TestScreenshotsGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void pictures_data();
    void pictures();
    void neighbourhoods();
};

void TestScreenshotsGraph::pictures_data()
{
    TestData::addLooks();
}

void TestScreenshotsGraph::pictures()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested")
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const qreal scale = percent / 100.0;
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const TestData::Look look(dark, language);
    if (QTest::currentTestFailed())
        return;
    const auto catalog = CatalogReader().read({folder});
    QVERIFY(catalog);

    QTemporaryDir settingsFolder;
    QSettings settings(settingsFolder.filePath(u"settings.ini"_s), QSettings::IniFormat);
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
    GraphPane *pane = desk->pane();
    GraphView *view = pane->view();
    view->setAnimated(false);
    window.resize(1240, 760);
    window.show();
    desk->setLanguage(language == "zh"_L1 ? Language::Chinese : Language::English);
    desk->setCatalog(*catalog);
    QTRY_VERIFY(desk->controller().graph());
    const std::vector<Hub> hubs = hubRanking(*desk->controller().graph());
    const auto show = [&](size_t rank) {
        selection.setCurrent(desk->controller().graph()->id(hubs[rank].record));
    };
    const auto save = [&](const char *name) {
        return TestData::saveScreenshot(*pane, u"graph-%1-%2"_s.arg(QString::fromLatin1(name), tag), scale);
    };

    show(40);
    QTRY_VERIFY(view->picture().nodes.size() > 1);
    QVERIFY(save("near"));
    pane->findChild<QSpinBox *>(u"graphDepth"_s)->setValue(2);
    const size_t before = view->picture().nodes.size();
    QTRY_VERIFY(view->picture().nodes.size() > before);
    const PictureEdge &edge = view->picture().edges.front();
    view->setChain({{view->picture().nodes[edge.from].id, view->picture().nodes[edge.to].id, u"+12"_s}});
    view->fit();
    QVERIFY(save("two-steps"));
    view->setChain({});
    pane->findChild<QSpinBox *>(u"graphDepth"_s)->setValue(1);
    show(0);
    QTRY_VERIFY(view->picture().find(selection.current()) && view->picture().nodes.size() > 20);
    pane->findChild<QToolButton *>(u"graphArrange"_s)->click();
    QTRY_VERIFY(view->picture().nodes.size() > 20);
    pane->findChild<QLineEdit *>(u"graphFind"_s)->setText(u"timeout"_s);
    QVERIFY(save("hub"));
    pane->findChild<QLineEdit *>(u"graphFind"_s)->clear();
    pane->findChild<QToolButton *>(u"graphMapToggle"_s)->click();
    QTRY_VERIFY(pane->map()->content());
    QCoreApplication::processEvents();
    QVERIFY(save("map"));
    for (int i = 0; i < 8; ++i)
        pane->map()->zoomIn();
    pane->map()->setCurrent(selection.current());
    QVERIFY(save("map-near"));
    for (int i = 0; i < 8; ++i)
        pane->map()->zoomIn();
    pane->map()->setCurrent(selection.current());
    QVERIFY(save("map-titles"));
}

/// The twenty neighbourhoods whose layouts are goldens, as they are exported.
void TestScreenshotsGraph::neighbourhoods()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested")
    TestData::useLook(TestData::lightPalette());
    const TestData::PublicGraph shared(folder);
    QVERIFY(shared.isValid());
    const RecordGraph &graph = shared.graph();
    GraphFaces faces(QApplication::font());
    GraphTexts texts = graphWords();
    texts.title = [&shared](RecordIndex record) {
        return shared.catalog().summary(record).signature.english;
    };
    texts.caption = [&shared](RecordIndex record) { return recordCaption(shared.catalog().summary(record)); };
    const QDir pictures(TestData::screenshotFolder());
    for (int row = 0; row < TestData::PublicGraph::GoldenRows; ++row) {
        const GraphSlice slice = shared.goldenSlice(row);
        const LayoutInput input =
            layoutInput(graph, slice, faces.sizes(graph, slice, texts), {}, faces.spacing(texts));
        const Layout layout = layeredLayout(input);
        QCOMPARE(LayoutChecks::firstFault(input, layout), QString());
        const GraphPicture picture = faces.picture(graph, slice, layout, texts);
        const GraphExport exported{.graph = graph,
                                   .slice = slice,
                                   .texts = texts,
                                   .picture = picture,
                                   .font = QApplication::font(),
                                   .palette = QApplication::palette()};
        QVERIFY(exported.save(GraphFormat::Png,
                              pictures.filePath(u"graph-golden-%1.png"_s.arg(row, 2, 10, QChar(u'0')))));
        if (row == 3)
            QVERIFY(exported.save(GraphFormat::Svg, pictures.filePath(u"graph-golden.svg"_s)));
    }
}

QTEST_MAIN(TestScreenshotsGraph)
#include "tst_screenshots_graph.moc"
