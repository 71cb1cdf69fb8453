// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphcontroller.h"

#include "models/graph/layeredlayout.h"
#include "models/graph/recordgraphbuilder.h"
#include "views/graphtextmodel.h"
#include "views/recordcaption.h"

#include <map>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

StopPredicate stopOf(const JobControl &control)
{
    return [&control] { return control.isCancelled(); };
}

/// What most of the members of each community are about.
QList<QString> communityNames(const GraphMap &map, const Catalog &catalog)
{
    QList<QString> names;
    for (const MapCommunity &community : map.communities) {
        std::map<QString, int> counts;
        for (const RecordIndex member : community.members)
            ++counts[catalog.summary(member).domain];
        const auto most =
            std::ranges::max_element(counts, {}, [](const auto &count) { return count.second; });
        names.append(most == counts.end() ? QString() : most->first);
    }
    return names;
}

std::shared_ptr<const MapContent> mapContent(const std::shared_ptr<const RecordGraph> &graph,
                                             const Catalog &catalog, const StopPredicate &stop)
{
    std::map<QString, std::uint32_t> numbers;
    std::vector<std::uint32_t> groups;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const QString &domain = catalog.summary(RecordIndex(i)).domain;
        groups.push_back(
            numbers.try_emplace(domain, static_cast<std::uint32_t>(numbers.size())).first->second);
    }
    auto content = std::make_shared<MapContent>();
    content->graph = graph;
    content->map = mapOfGraph(*graph, groups, stop);
    if (!content->map.complete)
        return nullptr;
    content->names = communityNames(content->map, catalog);
    return content;
}

} // namespace

QList<ChainLink> chainOf(const Diagnosis &diagnosis)
{
    QList<ChainLink> chain;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (!verdict.consequenceOf)
            continue;
        ChainLink link{.from = *verdict.consequenceOf, .to = verdict.id};
        const auto cause = std::ranges::find(diagnosis.verdicts, link.from, &Verdict::id);
        if (cause != diagnosis.verdicts.end() && cause->first.input == verdict.first.input) {
            const qint64 lines = verdict.first.line.value() - cause->first.line.value();
            link.delay = GraphController::tr("%n line(s) later", nullptr,
                                             static_cast<int>(std::max<qint64>(lines, 0)));
        }
        chain.append(link);
    }
    return chain;
}

GraphController::GraphController(const QFont &font, QObject *parent)
    : QObject(parent)
    , m_faces(font)
{
    m_focus.query.limit = FirstLimit;
    for (LatestJob *job : {&m_buildJob, &m_layoutJob, &m_mapJob}) {
        connect(job, &LatestJob::runningChanged, this, [this] {
            Q_EMIT busyChanged(m_buildJob.isRunning() || m_layoutJob.isRunning() || m_mapJob.isRunning());
        });
    }
}

QString GraphController::titleOf(RecordIndex record) const
{
    return textIn(m_catalog->summary(record).signature, m_language);
}

GraphTexts GraphController::texts() const
{
    GraphTexts texts = graphWords();
    texts.title = [this](RecordIndex record) { return titleOf(record); };
    texts.caption = [this](RecordIndex record) { return recordCaption(m_catalog->summary(record)); };
    return texts;
}

RecordIndex GraphController::find(const RecordId &id) const
{
    return m_graph ? m_graph->find(id) : RecordIndex();
}

std::optional<QSet<RecordId>> GraphController::found(const QString &words) const
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty() || !m_catalog)
        return std::nullopt;
    QSet<RecordId> found;
    for (qsizetype i = 0; i < m_catalog->size(); ++i) {
        const RecordSummary &summary = m_catalog->summary(RecordIndex(i));
        const auto has = [&summary](const QString &word) {
            return summary.id.value().contains(word, Qt::CaseInsensitive) ||
                   summary.signature.english.contains(word, Qt::CaseInsensitive) ||
                   summary.signature.chinese.contains(word, Qt::CaseInsensitive);
        };
        if (std::ranges::all_of(wanted, has))
            found.insert(summary.id);
    }
    return found;
}

void GraphController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_layoutJob.cancel();
    m_mapJob.cancel();
    m_catalog = catalog;
    m_graph = nullptr;
    m_hasMap = false;
    m_slice = {};
    Q_EMIT mapChanged(nullptr);
    build();
}

void GraphController::build()
{
    using Graph = std::shared_ptr<const RecordGraph>;
    const std::function<Result<Graph>(JobControl &)> body =
        [catalog = m_catalog](JobControl &control) -> Result<Graph> {
        return std::make_shared<const RecordGraph>(buildRecordGraph(*catalog, stopOf(control)));
    };
    m_buildJob.start<Graph>(body, [this](Result<Graph> graph) {
        if (!graph)
            return;
        m_graph = *graph;
        layOut();
        if (m_mapWanted)
            makeMap();
    });
}

void GraphController::setFont(const QFont &font)
{
    if (font == m_faces.font())
        return;
    m_faces = GraphFaces(font);
    arrangeAnew();
}

void GraphController::setLanguage(Language language)
{
    m_language = language;
    m_kept.pitch.reset();
    arrangeAnew();
}

void GraphController::setRoot(const RecordId &id)
{
    m_root = id;
    m_focus.query.limit = FirstLimit;
    layOut();
}

void GraphController::setReach(int depth, Steps steps)
{
    if (m_focus.query.depth == depth && m_focus.query.steps == steps)
        return;
    m_focus.query.depth = depth;
    m_focus.query.steps = steps;
    layOut();
}

void GraphController::showMore()
{
    m_focus.query.limit += MoreStep;
    layOut();
}

void GraphController::toggleExpanded(const RecordId &id)
{
    const RecordIndex record = find(id);
    if (!record.isValid())
        return;
    const std::vector<int> hidden = hiddenNeighbours(*m_graph, m_slice, m_focus.query.steps);
    const auto at = std::ranges::find(m_slice.nodes, record);
    const bool hides =
        at != m_slice.nodes.end() && hidden[static_cast<size_t>(at - m_slice.nodes.begin())] > 0;
    if (m_collapsed.remove(id)) {
        // Opened again: as it was.
    } else if (hides) {
        m_expanded.insert(id);
    } else if (!m_expanded.remove(id)) {
        m_collapsed.insert(id);
    }
    layOut();
}

void GraphController::togglePinned(const RecordId &id)
{
    if (!m_kept.pinned.remove(id))
        m_kept.pinned.insert(id);
    layOut();
}

void GraphController::arrangeAnew()
{
    const QHash<RecordId, PlacedNode> before = std::exchange(m_kept.nodes, {});
    for (const RecordId &pinned : std::as_const(m_kept.pinned)) {
        if (const auto place = before.constFind(pinned); place != before.constEnd())
            m_kept.nodes.insert(pinned, *place);
    }
    if (m_kept.nodes.isEmpty())
        m_kept.pitch.reset();
    layOut();
}

void GraphController::layOut()
{
    const RecordIndex root = find(m_root);
    if (!root.isValid()) {
        m_layoutJob.cancel();
        m_slice = {};
        m_tree.setRows({});
        Q_EMIT pictureChanged({}, {});
        return;
    }
    GraphFocus focus = m_focus;
    focus.query.root = root;
    const auto indexes = [this](const QSet<RecordId> &ids) {
        std::vector<RecordIndex> found;
        for (const RecordId &id : ids) {
            if (const RecordIndex record = find(id); record.isValid())
                found.push_back(record);
        }
        std::ranges::sort(found);
        return found;
    };
    focus.expanded = indexes(m_expanded);
    focus.collapsed = indexes(m_collapsed);
    const GraphSlice slice = focusedSlice(*m_graph, focus);
    const GraphTexts words = texts();
    const LayoutInput input =
        layoutInput(*m_graph, slice, m_faces.sizes(*m_graph, slice, words), m_kept, m_faces.spacing(words));
    const std::function<Result<Layout>(JobControl &)> body = [input](JobControl &control) -> Result<Layout> {
        return layeredLayout(input, stopOf(control));
    };
    m_layoutJob.start<Layout>(body, [this, slice](Result<Layout> layout) {
        if (layout && layout->complete)
            deliver(slice, *layout);
    });
}

void GraphController::deliver(const GraphSlice &slice, const Layout &layout)
{
    m_slice = slice;
    m_kept = keptPlaces(*m_graph, slice, layout, m_kept.pinned);
    GraphPicture picture = m_faces.picture(*m_graph, slice, layout, texts());
    const std::vector<int> hidden = hiddenNeighbours(*m_graph, slice, m_focus.query.steps);
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        PictureNode &node = picture.nodes[i];
        node.pinned = m_kept.pinned.contains(node.id);
        node.collapsed = m_collapsed.contains(node.id);
        node.hidden = hidden[i];
        node.rate = m_catalog->summary(slice.nodes[i]).fixSuccessRate;
    }
    m_tree.setRows(graphTreeRows(*m_graph, slice,
                                 [this](RecordIndex node) { return m_catalog->summary(node).signature; }));
    Q_EMIT pictureChanged(picture, layout.moves);
}

void GraphController::setMapWanted(bool wanted)
{
    m_mapWanted = wanted;
    if (wanted && !m_hasMap && m_graph && !m_mapJob.isRunning())
        makeMap();
}

void GraphController::makeMap()
{
    using Content = std::shared_ptr<const MapContent>;
    const std::function<Result<Content>(JobControl &)> body =
        [graph = m_graph, catalog = m_catalog](JobControl &control) -> Result<Content> {
        return mapContent(graph, *catalog, stopOf(control));
    };
    m_mapJob.start<Content>(body, [this](Result<Content> content) {
        if (!content || !*content)
            return;
        m_hasMap = true;
        Q_EMIT mapChanged(*content);
    });
}

void GraphController::stop()
{
    m_buildJob.cancel();
    m_layoutJob.cancel();
    m_mapJob.cancel();
}

} // namespace Clew
