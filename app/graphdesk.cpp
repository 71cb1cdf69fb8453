// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphdesk.h"

#include "app/filequestion.h"
#include "app/graphedits.h"
#include "app/graphmime.h"
#include "app/mainactions.h"
#include "app/searchcontroller.h"
#include "models/graph/graphstructure.h"
#include "models/items/selectionhub.h"
#include "views/dragout.h"
#include "views/errortext.h"
#include "views/graphpane.h"
#include "views/graphview.h"
#include "views/plaintext.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QDrag>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr GraphFormat Formats[] = {GraphFormat::Svg, GraphFormat::Png,     GraphFormat::Pdf,
                                   GraphFormat::Dot, GraphFormat::GraphMl, GraphFormat::Mermaid};

QString formatName(GraphFormat format)
{
    switch (format) {
    case GraphFormat::Svg:
        return u"SVG"_s;
    case GraphFormat::Png:
        return u"PNG"_s;
    case GraphFormat::Pdf:
        return u"PDF"_s;
    case GraphFormat::Dot:
        return u"Graphviz DOT"_s;
    case GraphFormat::GraphMl:
        return u"GraphML"_s;
    case GraphFormat::Mermaid:
        return u"Mermaid"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

} // namespace

GraphDesk::GraphDesk(const WindowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_controller(parts.window.font())
    , m_pane(new GraphPane(&parts.window))
    , m_edits(new GraphEdits(parts, m_controller, *m_pane, this))
    , m_dock(parts.addDock(u"graphDock"_s, m_pane, Qt::BottomDockWidgetArea))
{
    m_pane->setTree(m_controller.tree());
    m_show = new QAction(this);
    m_show->setObjectName(u"showGraph"_s);
    m_show->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    parts.actions.viewMenu->addAction(m_show);
    connect(m_show, &QAction::triggered, this, [this] {
        WindowParts::reveal(m_dock);
        m_pane->view()->setFocus(Qt::ShortcutFocusReason);
    });
    addExports();
    connectPane();
    connectController();
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &GraphDesk::follow);
    // A picture that nobody sees is not laid out: the selection is caught up with when the dock is shown.
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible)
            return;
        showCurrent();
        findAnew();
    });
    m_findAnew.setSingleShot(true);
    m_findAnew.setInterval(0);
    connect(&m_findAnew, &QTimer::timeout, this, &GraphDesk::findAnew);
    retranslate();
}

QSplitter *GraphDesk::splitter() const
{
    return m_pane->splitter();
}

void GraphDesk::connectPane()
{
    connect(m_pane, &GraphPane::queryChanged, this,
            [this] { m_controller.setReach(m_pane->depth(), m_pane->steps()); });
    connect(m_pane, &GraphPane::moreRequested, &m_controller, &GraphController::showMore);
    connect(m_pane, &GraphPane::stopRequested, &m_controller, &GraphController::stop);
    connect(m_pane, &GraphPane::arrangeRequested, &m_controller, &GraphController::arrangeAnew);
    connect(m_pane, &GraphPane::mapToggled, &m_controller, &GraphController::setMapWanted);
    connect(m_pane, &GraphPane::recordRequested, &m_parts.selection, &SelectionHub::setCurrent);
    connect(m_pane, &GraphPane::backRequested, this, &GraphDesk::backRequested);
    connect(m_pane, &GraphPane::findTextChanged, this, &GraphDesk::showFound);
    GraphView *view = m_pane->view();
    connect(view, &GraphView::expandToggled, &m_controller, &GraphController::toggleExpanded);
    connect(view, &GraphView::pinToggled, &m_controller, &GraphController::togglePinned);
    connect(view, &GraphView::menuRequested, this, &GraphDesk::showMenu);
    connect(m_pane, &GraphPane::fontChanged, &m_controller, &GraphController::setFont);
    connect(m_pane->hubsMenu(), &QMenu::aboutToShow, this, &GraphDesk::fillHubs);
}

/// "Most errors end here": the records in which most ways meet.
void GraphDesk::fillHubs()
{
    constexpr size_t MostHubs = 20;
    constexpr qsizetype MostTitle = 80;
    QMenu *menu = m_pane->hubsMenu();
    menu->clear();
    const std::shared_ptr<const RecordGraph> &graph = m_controller.graph();
    const std::vector<Hub> hubs = graph ? hubRanking(*graph) : std::vector<Hub>();
    for (size_t i = 0; i < hubs.size() && i < MostHubs && hubs[i].causes > 0; ++i) {
        const RecordId id = graph->id(hubs[i].record);
        const QString title = m_controller.titleOf(id);
        QAction *action = menu->addAction(plainButtonText(
            tr("%1. %2 (causes: %3)", "place in a ranking, record, count")
                .arg(QString::number(i + 1), cutText(title.isEmpty() ? id.value() : title, MostTitle),
                     m_pane->locale().toString(hubs[i].causes))));
        connect(action, &QAction::triggered, this, [this, id] { m_parts.selection.setCurrent(id); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No error ends in another one."))->setEnabled(false);
}

void GraphDesk::setDocument(Document &document)
{
    m_edits->setDocument(document);
}

void GraphDesk::connectController()
{
    connect(&m_controller, &GraphController::pictureChanged, this,
            [this](const GraphPicture &picture, const std::vector<NodeMove> &moves) {
                m_pane->setPicture(picture);
                m_pane->setMoves(moves);
                showFound();
                const bool isCurrent = std::ranges::any_of(picture.nodes, [this](const PictureNode &node) {
                    return node.root && node.id == m_current;
                });
                if (!isCurrent || !m_pictureLeft)
                    return;
                m_pane->view()->setPlace(*m_pictureLeft);
                m_pictureLeft.reset();
            });
    connect(&m_controller, &GraphController::mapChanged, this,
            [this](const std::shared_ptr<const MapContent> &content) {
                m_pane->map()->setContent(content, [this, content](RecordIndex record) {
                    return m_controller.titleOf(content->graph->id(record));
                });
                m_pane->map()->setCurrent(m_current);
                if (content && m_mapLeft)
                    m_pane->map()->setPlace(*std::exchange(m_mapLeft, std::nullopt));
                showFound();
            });
    connect(&m_controller, &GraphController::busyChanged, m_pane, &GraphPane::setBusy);
}

void GraphDesk::addExports()
{
    for (const GraphFormat format : Formats) {
        QAction *action = m_pane->exportMenu()->addAction(QString());
        action->setObjectName(u"exportGraph_"_s + graphFormatExtension(format));
        connect(action, &QAction::triggered, this, [this, format] { exportAs(format); });
        m_exports.append(action);
    }
    m_pane->exportMenu()->addSeparator();
    m_copy = m_pane->exportMenu()->addAction(QString());
    m_copy->setObjectName(u"copyGraphPicture"_s);
    connect(m_copy, &QAction::triggered, this, &GraphDesk::copyPicture);
    connect(new DragOut(m_pane->view()), &DragOut::wanted, this, &GraphDesk::dragOut);
}

void GraphDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_searched.reset(); // the search box answers anew when it has the catalog
    m_controller.setCatalog(catalog);
}

void GraphDesk::setLanguage(Language language)
{
    m_pane->setLanguage(language);
    m_controller.setLanguage(language);
}

void GraphDesk::setDiagnosis(const Diagnosis &diagnosis)
{
    const QList<ChainLink> chain = chainOf(diagnosis);
    m_pane->view()->setChain(chain);
    m_edits->setChain(chain);
}

void GraphDesk::follow(const RecordId &id)
{
    m_current = id;
    m_left.reset();
    m_pictureLeft.reset();
    m_mapLeft.reset();
    m_pane->map()->setCurrent(id);
    if (m_dock->isVisible())
        showCurrent();
}

void GraphDesk::showCurrent()
{
    const std::optional<GraphPlace> left = std::exchange(m_left, std::nullopt);
    if (!left) {
        if (m_controller.root() != m_current)
            m_controller.setRoot(m_current);
        return;
    }
    m_pictureLeft = left->picture;
    m_mapLeft = left->map;
    m_pane->setReach(left->scope.depth, left->scope.steps);
    m_pane->setShowsMap(left->showsMap);
    m_controller.goBackTo(m_current, left->scope);
    if (m_mapLeft && m_pane->map()->content())
        m_pane->map()->setPlace(*std::exchange(m_mapLeft, std::nullopt));
}

std::optional<GraphPlace> GraphDesk::place() const
{
    const GraphPicture &picture = m_pane->view()->picture();
    const auto root = std::ranges::find_if(picture.nodes, &PictureNode::root);
    if (root == picture.nodes.end() || root->id != m_current || m_left || m_pictureLeft)
        return std::nullopt;
    return GraphPlace{.scope = m_controller.scope(),
                      .showsMap = m_pane->showsMap(),
                      .picture = m_pane->view()->place(),
                      .map = m_pane->map()->place()};
}

void GraphDesk::setPlace(const GraphPlace &place)
{
    m_left = place;
    if (m_dock->isVisible())
        showCurrent();
}

void GraphDesk::setSearch(const SearchController &search)
{
    m_search = &search;
    connect(&search, &SearchController::resultChanged, &m_findAnew, qOverload<>(&QTimer::start));
}

void GraphDesk::findAnew()
{
    if (!m_search || !m_dock->isVisible())
        return;
    m_searched = m_search->found();
    showFound();
}

/// With words in both boxes, what both find.
void GraphDesk::showFound()
{
    std::optional<QSet<RecordId>> found = m_controller.found(m_pane->findText());
    if (found && m_searched)
        found->intersect(*m_searched);
    else if (m_searched)
        found = m_searched;
    m_pane->view()->setFound(found);
    m_pane->map()->setFound(found);
}

void GraphDesk::showMenu(const RecordId &id, const QPoint &globalPosition)
{
    auto *menu = new QMenu(m_pane);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const QString &text, const QKeySequence &key) {
        QAction *action = menu->addAction(text);
        action->setShortcut(key); // the key is the picture's own; the menu only names it
        return action;
    };
    connect(add(tr("&Open Record"), Qt::Key_Return), &QAction::triggered, this,
            [this, id] { m_parts.selection.setCurrent(id); });
    connect(add(tr("&Show or Hide Neighbours"), Qt::Key_Space), &QAction::triggered, this,
            [this, id] { m_controller.toggleExpanded(id); });
    connect(add(m_controller.isPinned(id) ? tr("Un&pin") : tr("&Pin"), Qt::Key_P), &QAction::triggered, this,
            [this, id] { m_controller.togglePinned(id); });
    menu->addSeparator();
    connect(add(tr("&Draw an Edge…"), Qt::Key_L), &QAction::triggered, this,
            [this, id] { m_edits->link(id); });
    QMenu *edges = menu->addMenu(tr("&Edges"));
    m_edits->addEdges(*edges, id);
    edges->setEnabled(!edges->isEmpty());
    connect(add(tr("Pa&ths to…"), Qt::Key_T), &QAction::triggered, this,
            [this, id] { m_edits->showPaths(id); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Copy Id")), &QAction::triggered, this,
            [id] { QGuiApplication::clipboard()->setText(id.value()); });
    menu->popup(globalPosition);
}

QString GraphDesk::fileName(GraphFormat format) const
{
    QString name = m_current.value();
    name.replace(u'/', u'-');
    return u"%1.%2"_s.arg(name, graphFormatExtension(format));
}

void GraphDesk::exportAs(GraphFormat format)
{
    const GraphPicture &picture = m_pane->view()->picture();
    if (!m_controller.shownGraph() || picture.nodes.empty()) {
        m_parts.say(tr("There is no graph to save."));
        return;
    }
    askWhereToSave(m_pane, tr("Save Graph as %1").arg(formatName(format)), fileName(format),
                   u"%1 (*.%2)"_s.arg(formatName(format), graphFormatExtension(format)),
                   [this, format](const QString &path) { save(format, path); });
}

void GraphDesk::save(GraphFormat format, const QString &path)
{
    const GraphPicture &picture = m_pane->view()->picture();
    if (!m_controller.shownGraph()) // a catalog was opened meanwhile
        return m_parts.say(tr("There is no graph to save."));
    const GraphTexts texts = m_controller.texts();
    const GraphExport exported{.graph = *m_controller.shownGraph(),
                               .slice = m_controller.slice(),
                               .texts = texts,
                               .picture = picture,
                               .font = m_pane->view()->font(),
                               .palette = m_pane->palette()};
    const Result<void> saved = exported.save(format, path);
    m_parts.say(saved ? tr("Saved %1").arg(path) : errorText(saved.error()));
}

std::unique_ptr<QMimeData> GraphDesk::pictureData(bool withFile) const
{
    const GraphView &view = *m_pane->view();
    if (!m_controller.shownGraph() || view.picture().nodes.empty())
        return nullptr;
    const GraphTexts texts = m_controller.texts();
    const GraphExport exported{.graph = *m_controller.shownGraph(),
                               .slice = m_controller.slice(),
                               .texts = texts,
                               .picture = view.picture()};
    const QString file =
        withFile && m_dragged.isValid() ? m_dragged.filePath(fileName(GraphFormat::Png)) : QString();
    return std::make_unique<GraphMime>(view.picture(), view.font(), m_pane->palette(),
                                       exported.bytes(GraphFormat::Svg), file);
}

void GraphDesk::dragOut()
{
    std::unique_ptr<QMimeData> data = pictureData(true);
    if (!data)
        return;
    auto *drag = new QDrag(m_pane->view()); // Qt deletes it
    drag->setMimeData(data.release());
    drag->exec(Qt::CopyAction);
}

void GraphDesk::copyPicture()
{
    std::unique_ptr<QMimeData> data = pictureData(false);
    if (!data)
        return m_parts.say(tr("There is no graph to copy."));
    QGuiApplication::clipboard()->setMimeData(data.release());
    m_parts.say(tr("Copied the picture"));
}

void GraphDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Graph"));
    m_show->setText(tr("Go to the &Graph"));
    m_show->setToolTip(tr("Show the graph around the current record and walk it by key"));
    for (qsizetype i = 0; i < m_exports.size(); ++i)
        m_exports[i]->setText(tr("As %1…", "file format").arg(formatName(Formats[i])));
    m_copy->setText(tr("&Copy Picture"));
}

} // namespace Clew
