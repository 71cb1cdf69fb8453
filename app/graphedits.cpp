// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphedits.h"

#include "app/graphcontroller.h"
#include "models/edit/document.h"
#include "models/edit/edgeplan.h"
#include "models/edit/recordlinks.h"
#include "models/graph/graphtext.h"
#include "views/edgeeditor.h"
#include "views/errortext.h"
#include "views/graphpane.h"
#include "views/graphview.h"
#include "views/pathsdialog.h"
#include "views/plaintext.h"

#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostChoices = 60;
constexpr qsizetype MostMenuTitle = 70;

Relation relationOf(EdgeKind kind)
{
    return kind == EdgeKind::LeadsTo ? Relation::LeadsTo : Relation::ConfusedWith;
}

/// A menu that is gone when it is closed.
QMenu *passingMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

} // namespace

GraphEdits::GraphEdits(const WindowParts &parts, GraphController &controller, GraphPane &pane,
                       QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_controller(controller)
    , m_pane(pane)
{
    const GraphView *view = pane.view();
    connect(view, &GraphView::edgeDrawn, this, &GraphEdits::draw);
    connect(view, &GraphView::linkRequested, this, &GraphEdits::link);
    connect(view, &GraphView::edgeRequested, this, &GraphEdits::edit);
    connect(view, &GraphView::edgeMenuRequested, this, &GraphEdits::showEdgeMenu);
    connect(view, &GraphView::edgesRequested, this, &GraphEdits::showEdgesMenu);
    connect(view, &GraphView::pathsRequested, this, &GraphEdits::showPaths);
}

void GraphEdits::setDocument(Document &document)
{
    m_document = &document;
    const auto take = [this](const RecordId &id) {
        if (const Result<Record> record = m_document->record(id))
            m_controller.takeRecord(*record);
    };
    connect(m_document, &Document::recordChanged, this, take);
    connect(m_document, &Document::recordAdded, this, take);
    connect(m_document, &Document::recordRemoved, &m_controller, &GraphController::removeRecord);
    connect(m_document, &Document::recordRenamed, this,
            [this, take](const RecordId &from, const RecordId &to) {
                m_controller.removeRecord(from);
                take(to);
            });
    connect(m_document, &Document::wasReset, &m_controller, &GraphController::forgetEdits);
}

void GraphEdits::setChain(const QList<ChainLink> &chain)
{
    m_chain = chain;
    propose();
}

void GraphEdits::propose()
{
    std::vector<SeenOrder> seen;
    for (const ChainLink &hop : std::as_const(m_chain)) {
        if (const SeenOrder order{hop.from, hop.to}; !m_dismissed.contains(order))
            seen.push_back(order);
    }
    m_controller.setSeen(seen);
}

bool GraphEdits::isProposed(const RecordId &from, const RecordId &to) const
{
    const GraphPicture &picture = m_pane.view()->picture();
    return std::ranges::any_of(picture.edges, [&](const PictureEdge &edge) {
        return edge.proposed && picture.nodes[edge.from].id == from && picture.nodes[edge.to].id == to;
    });
}

RecordChoice GraphEdits::choiceOf(const RecordId &id) const
{
    return {id, m_controller.titleOf(id)};
}

/// Without words: what the picture shows, which is what one most likely means.
QList<RecordChoice> GraphEdits::choices(const QString &words, const RecordId &but) const
{
    QList<RecordChoice> found;
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) {
        for (const PictureNode &node : m_pane.view()->picture().nodes) {
            if (node.id != but && found.size() < MostChoices)
                found.append({node.id, node.title});
        }
        return found;
    }
    const std::shared_ptr<const RecordGraph> &graph = m_controller.graph();
    QList<RecordChoice> within; // ids that begin with the words come before those that have them somewhere
    for (qsizetype i = 0; graph && i < graph->nodeCount() && found.size() < MostChoices; ++i) {
        const RecordId &id = graph->id(RecordIndex(i));
        if (id == but || !hasWords(m_controller.records().summary(id), wanted))
            continue;
        if (id.value().startsWith(wanted.first(), Qt::CaseInsensitive))
            found.append(choiceOf(id));
        else if (within.size() < MostChoices)
            within.append(choiceOf(id));
    }
    return (found + within).first(std::min(found.size() + within.size(), MostChoices));
}

void GraphEdits::draw(const RecordId &from, const RecordId &to)
{
    if (!m_document || !m_document->contains(from))
        return;
    openEditor({.from = from, .relation = Relation::LeadsTo, .to = to}, true);
}

void GraphEdits::edit(const RecordId &from, const RecordId &to, EdgeKind kind)
{
    if (!m_document)
        return;
    const std::optional<EdgeDraft> draft = edgeDraft(*m_document, from, relationOf(kind), to);
    if (draft)
        openEditor(*draft, false);
    else if (isProposed(from, to))
        draw(from, to);
}

void GraphEdits::openEditor(const EdgeDraft &draft, bool isNew)
{
    auto *editor = new EdgeEditor(&m_pane);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->setRecord(choiceOf(draft.from),
                      [this, from = draft.from](const QString &words) { return choices(words, from); });
    editor->setForm({.relation = draft.relation,
                     .other = draft.to,
                     .probability = draft.probability,
                     .condition = draft.condition,
                     .delay = draft.delay,
                     .distinction = draft.distinction},
                    draft.to.isEmpty() ? QString() : m_controller.titleOf(draft.to));
    editor->setNote(tr("OK writes the edge into both records; undo takes it back from both."));
    connect(editor, &QDialog::accepted, this, [this, editor, draft, isNew] {
        const EdgeForm form = editor->form();
        const EdgeDraft wanted{.from = draft.from,
                               .relation = form.relation,
                               .to = form.other,
                               .probability = form.probability,
                               .condition = form.condition,
                               .delay = form.delay,
                               .distinction = form.distinction};
        const auto before = isNew ? std::nullopt : std::optional(draft);
        if (const Result<EditPlan> plan = planEdge(*m_document, before, wanted))
            apply(*plan, tr("The edge stands in both records."));
        else
            say(plan.error());
    });
    editor->open();
}

void GraphEdits::remove(const RecordId &from, const RecordId &to, EdgeKind kind)
{
    if (!m_document)
        return;
    if (const Result<EditPlan> plan = planUnlink(*m_document, from, relationOf(kind), to))
        apply(*plan, tr("The edge is out of both records."));
    else
        say(plan.error());
}

void GraphEdits::accept(const RecordId &from, const RecordId &to)
{
    if (!m_document)
        return;
    if (const Result<EditPlan> plan = planEdge(*m_document, std::nullopt, {.from = from, .to = to}))
        apply(*plan, tr("The edge stands in both records."));
    else
        say(plan.error());
}

void GraphEdits::dismiss(const RecordId &from, const RecordId &to)
{
    m_dismissed.append({from, to});
    propose();
}

void GraphEdits::apply(const EditPlan &plan, const QString &said)
{
    if (const Result<void> done = m_document->apply(plan))
        m_parts.say(said);
    else
        say(done.error());
}

void GraphEdits::say(const Error &error) const
{
    m_parts.say(errorText(error));
}

void GraphEdits::addEdgeActions(QMenu &menu, const RecordId &from, const RecordId &to, EdgeKind kind)
{
    const auto add = [&menu, this](const QString &name, const QString &text, auto slot) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, slot);
    };
    if (isProposed(from, to) && kind == EdgeKind::LeadsTo) {
        add(u"acceptEdge"_s, tr("&Accept the Proposed Edge"), [this, from, to] { accept(from, to); });
        add(u"dismissEdge"_s, tr("&Dismiss It"), [this, from, to] { dismiss(from, to); });
        add(u"editEdge"_s, tr("&Edit and Accept…"), [this, from, to] { draw(from, to); });
        return;
    }
    add(u"editEdge"_s, tr("&Edit the Edge…"), [this, from, to, kind] { edit(from, to, kind); });
    add(u"removeEdge"_s, tr("&Remove the Edge"), [this, from, to, kind] { remove(from, to, kind); });
}

void GraphEdits::addEdges(QMenu &menu, const RecordId &record)
{
    const GraphPicture &picture = m_pane.view()->picture();
    for (const PictureEdge &edge : picture.edges) {
        const PictureNode &from = picture.nodes[edge.from];
        const PictureNode &to = picture.nodes[edge.to];
        if (from.id != record && to.id != record)
            continue;
        const QString text =
            tr("%1 (%2) %3", "record, relation, record")
                .arg(cutText(from.title, MostMenuTitle), edge.word, cutText(to.title, MostMenuTitle));
        QMenu *submenu = menu.addMenu(plainButtonText(text));
        addEdgeActions(*submenu, from.id, to.id, edge.kind);
    }
}

void GraphEdits::showEdgeMenu(const RecordId &from, const RecordId &to, EdgeKind kind,
                              const QPoint &globalPosition)
{
    if (!m_document)
        return;
    QMenu *menu = passingMenu(&m_pane);
    addEdgeActions(*menu, from, to, kind);
    menu->popup(globalPosition);
}

void GraphEdits::showEdgesMenu(const RecordId &record, const QPoint &globalPosition)
{
    if (!m_document)
        return;
    QMenu *menu = passingMenu(&m_pane);
    addEdges(*menu, record);
    QAction *draws = menu->addAction(tr("&Draw an Edge…"));
    connect(draws, &QAction::triggered, this, [this, record] { link(record); });
    menu->popup(globalPosition);
}

void GraphEdits::showPaths(const RecordId &from)
{
    auto *dialog = new PathsDialog(&m_pane);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto ways = [this, from](const RecordId &to) -> PathTexts {
        const std::shared_ptr<const RecordGraph> &graph = m_controller.graph();
        if (!graph)
            return {};
        PathQuery query{.from = graph->find(from), .to = graph->find(to)};
        if (!query.from.isValid() || !query.to.isValid())
            return {};
        PathList paths = shortPaths(*graph, query);
        if (paths.paths.empty()) {
            query.steps = AllSteps; // against the arrows and over look-alikes, where nothing leads straight
            paths = shortPaths(*graph, query);
        }
        return {pathsToText(*graph, paths).split(u'\n', Qt::SkipEmptyParts), paths.complete};
    };
    dialog->setRecord(
        choiceOf(from), [this, from](const QString &words) { return choices(words, from); }, ways);
    dialog->open();
}

} // namespace Clew
