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
QList<QString> communityNames(const GraphMap &map, const QList<QString> &domains)
{
    QList<QString> names;
    for (const MapCommunity &community : map.communities) {
        std::map<QString, int> counts;
        for (const RecordIndex member : community.members)
            ++counts[domains[member.value()]];
        const auto most =
            std::ranges::max_element(counts, {}, [](const auto &count) { return count.second; });
        names.append(most == counts.end() ? QString() : most->first);
    }
    return names;
}

std::shared_ptr<const MapContent> mapContent(const std::shared_ptr<const RecordGraph> &graph,
                                             const GraphRecords &records, const StopPredicate &stop)
{
    std::map<QString, std::uint32_t> numbers;
    std::vector<std::uint32_t> groups;
    QList<QString> domains;
    for (qsizetype i = 0; i < graph->nodeCount(); ++i) {
        domains.append(records.summary(graph->id(RecordIndex(i))).domain);
        groups.push_back(
            numbers.try_emplace(domains.last(), static_cast<std::uint32_t>(numbers.size())).first->second);
    }
    auto content = std::make_shared<MapContent>();
    content->graph = graph;
    content->map = mapOfGraph(*graph, groups, stop);
    if (!content->map.complete)
        return nullptr;
    content->names = communityNames(content->map, domains);
    return content;
}

} // namespace

bool hasWords(const RecordSummary &summary, const QStringList &words)
{
    return std::ranges::all_of(words, [&summary](const QString &word) {
        return summary.id.value().contains(word, Qt::CaseInsensitive) ||
               summary.signature.english.contains(word, Qt::CaseInsensitive) ||
               summary.signature.chinese.contains(word, Qt::CaseInsensitive);
    });
}

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
    m_rebuild.setSingleShot(true);
    m_rebuild.setInterval(0);
    connect(&m_rebuild, &QTimer::timeout, this, &GraphController::build);
    for (LatestJob *job : {&m_buildJob, &m_layoutJob, &m_mapJob}) {
        connect(job, &LatestJob::runningChanged, this, [this] {
            Q_EMIT busyChanged(m_buildJob.isRunning() || m_layoutJob.isRunning() || m_mapJob.isRunning());
        });
    }
}

QString GraphController::titleOf(const RecordId &id) const
{
    return textIn(m_records.summary(id).signature, m_language);
}

GraphTexts GraphController::textsOf(const std::shared_ptr<const RecordGraph> &graph) const
{
    GraphTexts texts = graphWords();
    texts.title = [this, graph](RecordIndex record) { return titleOf(graph->id(record)); };
    texts.caption = [this, graph](RecordIndex record) {
        return recordCaption(m_records.summary(graph->id(record)));
    };
    return texts;
}

RecordIndex GraphController::find(const RecordId &id) const
{
    return m_graph ? m_graph->find(id) : RecordIndex();
}

std::optional<QSet<RecordId>> GraphController::found(const QString &words) const
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty() || !m_graph)
        return std::nullopt;
    QSet<RecordId> found;
    for (qsizetype i = 0; i < m_graph->nodeCount(); ++i) {
        const RecordId &id = m_graph->id(RecordIndex(i));
        if (hasWords(m_records.summary(id), wanted))
            found.insert(id);
    }
    return found;
}

void GraphController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_layoutJob.cancel();
    m_mapJob.cancel();
    m_records.setCatalog(catalog);
    ++m_sizes; // titles of the same ids may be others
    m_read = nullptr;
    m_graph = nullptr;
    m_shownGraph = nullptr;
    m_hasMap = false;
    m_slice = {};
    Q_EMIT mapChanged(nullptr);
    build();
}

void GraphController::takeRecord(const Record &record)
{
    if (m_records.take(record))
        m_rebuild.start();
    else if (m_graph && !m_rebuild.isActive())
        layOut(); // the title or rate may be another one
}

void GraphController::removeRecord(const RecordId &id)
{
    m_records.remove(id);
    m_rebuild.start();
}

void GraphController::forgetEdits()
{
    if (!m_records.hasEdits())
        return;
    m_records.clearEdits();
    m_rebuild.start();
}

void GraphController::setSeen(const std::vector<SeenOrder> &seen)
{
    if (seen == m_seen)
        return;
    m_seen = seen;
    m_rebuild.start();
}

void GraphController::build()
{
    if (!m_records.hasCatalog())
        return;
    struct Built
    {
        GraphRecords::Transitions read;
        std::shared_ptr<const RecordGraph> graph;
    };
    const std::function<Result<Built>(JobControl &)> body =
        [records = m_records, read = m_read, seen = m_seen](JobControl &control) -> Result<Built> {
        Built built{.read = read ? read : records.readTransitions(stopOf(control)), .graph = nullptr};
        built.graph = std::make_shared<const RecordGraph>(
            buildRecordGraph(records.editedTransitions(built.read), seen));
        return built;
    };
    m_rebuild.stop();
    m_buildJob.start<Built>(body, [this](Result<Built> built) {
        if (!built)
            return;
        m_read = built->read;
        m_graph = built->graph;
        layOut();
        m_mapJob.cancel();
        m_hasMap = false;
        if (m_mapWanted)
            makeMap();
    });
}

void GraphController::setFont(const QFont &font)
{
    if (font == m_faces.font())
        return;
    m_faces = GraphFaces(font);
    ++m_sizes;
    arrangeAnew();
}

void GraphController::setLanguage(Language language)
{
    m_language = language;
    m_kept.pitch.reset();
    ++m_sizes;
    arrangeAnew();
}

void GraphController::setRoot(const RecordId &id)
{
    m_root = id;
    m_focus.query.limit = FirstLimit;
    layOut();
}

GraphScope GraphController::scope() const
{
    return {.depth = m_focus.query.depth,
            .steps = m_focus.query.steps,
            .limit = m_focus.query.limit,
            .expanded = m_expanded,
            .collapsed = m_collapsed,
            .nodes = m_kept.nodes,
            .pitch = m_kept.pitch,
            .sizes = m_sizes};
}

void GraphController::goBackTo(const RecordId &id, const GraphScope &scope)
{
    m_root = id;
    m_focus.query.depth = scope.depth;
    m_focus.query.steps = scope.steps;
    m_focus.query.limit = scope.limit;
    m_expanded = scope.expanded;
    m_collapsed = scope.collapsed;
    if (scope.sizes == m_sizes) {
        // What was pinned since stays where it was pinned.
        const QHash<RecordId, PlacedNode> before = std::exchange(m_kept.nodes, scope.nodes);
        for (const RecordId &pinned : std::as_const(m_kept.pinned)) {
            if (const auto place = before.constFind(pinned); place != before.constEnd())
                m_kept.nodes.insert(pinned, *place);
        }
        m_kept.pitch = std::max(m_kept.pitch, scope.pitch);
    }
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
    const RecordIndex record = m_shownGraph ? m_shownGraph->find(id) : RecordIndex();
    if (!record.isValid())
        return;
    const std::vector<int> hidden = hiddenNeighbours(*m_shownGraph, m_slice, m_focus.query.steps);
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
        m_shownGraph = nullptr;
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
    const GraphTexts words = textsOf(m_graph);
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
    m_shownGraph = m_graph;
    m_kept = keptPlaces(*m_graph, slice, layout, m_kept.pinned);
    GraphPicture picture = m_faces.picture(*m_graph, slice, layout, texts());
    const std::vector<int> hidden = hiddenNeighbours(*m_graph, slice, m_focus.query.steps);
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        PictureNode &node = picture.nodes[i];
        node.pinned = m_kept.pinned.contains(node.id);
        node.collapsed = m_collapsed.contains(node.id);
        node.hidden = hidden[i];
        node.rate = m_records.summary(node.id).fixSuccessRate;
    }
    m_tree.setRows(graphTreeRows(*m_graph, slice, [this](RecordIndex node) {
        return m_records.summary(m_graph->id(node)).signature;
    }));
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
        [graph = m_graph, records = m_records](JobControl &control) -> Result<Content> {
        return mapContent(graph, records, stopOf(control));
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
