// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphdesk.h"

#include "app/graphedits.h"
#include "app/mainactions.h"
#include "models/graph/graphstructure.h"
#include "models/items/selectionhub.h"
#include "views/errortext.h"
#include "views/graphpane.h"
#include "views/graphview.h"
#include "views/plaintext.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QScopedValueRollback>

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
        if (visible)
            m_controller.setRoot(m_current);
    });
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
    connect(m_pane, &GraphPane::backRequested, this, &GraphDesk::goBack);
    connect(m_pane, &GraphPane::findTextChanged, this, [this](const QString &text) {
        const auto found = m_controller.found(text);
        m_pane->view()->setFound(found);
        m_pane->map()->setFound(found);
    });
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
                if (const auto found = m_controller.found(m_pane->findText()))
                    m_pane->view()->setFound(found);
            });
    connect(&m_controller, &GraphController::mapChanged, this,
            [this](const std::shared_ptr<const MapContent> &content) {
                m_pane->map()->setContent(content, [this, content](RecordIndex record) {
                    return m_controller.titleOf(content->graph->id(record));
                });
                m_pane->map()->setCurrent(m_current);
                m_pane->map()->setFound(m_controller.found(m_pane->findText()));
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
}

void GraphDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_trail.clear();
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
    if (!m_current.isEmpty() && !m_goingBack && id != m_current) {
        m_trail.append(m_current);
        if (m_trail.size() > MaxTrail)
            m_trail.removeFirst();
    }
    m_current = id;
    m_pane->map()->setCurrent(id);
    if (m_dock->isVisible())
        m_controller.setRoot(id);
}

void GraphDesk::goBack()
{
    if (m_trail.isEmpty())
        return;
    const QScopedValueRollback guard(m_goingBack, true);
    m_parts.selection.setCurrent(m_trail.takeLast());
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

void GraphDesk::exportAs(GraphFormat format)
{
    const GraphPicture &picture = m_pane->view()->picture();
    if (!m_controller.shownGraph() || picture.nodes.empty()) {
        m_parts.say(tr("There is no graph to save."));
        return;
    }
    const QString extension = graphFormatExtension(format);
    QString name = m_current.value();
    name.replace(u'/', u'-');
    const QString path = QFileDialog::getSaveFileName(m_pane, tr("Save Graph as %1").arg(formatName(format)),
                                                      u"%1.%2"_s.arg(name, extension),
                                                      u"%1 (*.%2)"_s.arg(formatName(format), extension));
    if (path.isEmpty())
        return;
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

void GraphDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Graph"));
    m_show->setText(tr("Go to the &Graph"));
    m_show->setToolTip(tr("Show the graph around the current record and walk it by key"));
    for (qsizetype i = 0; i < m_exports.size(); ++i)
        m_exports[i]->setText(tr("As %1…", "file format").arg(formatName(Formats[i])));
}

} // namespace Clew
