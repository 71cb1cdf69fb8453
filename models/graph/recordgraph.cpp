// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/recordgraph.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>

namespace Clew {

namespace {

size_t offset(RecordIndex node)
{
    return static_cast<size_t>(node.value());
}

std::vector<size_t> strongParts(size_t nodes, const std::vector<GraphEdge> &edges)
{
    std::vector<std::pair<size_t, size_t>> pairs;
    for (const GraphEdge &edge : edges) {
        if (edge.kind == EdgeKind::LeadsTo)
            pairs.emplace_back(offset(edge.from), offset(edge.to));
    }
    std::vector<size_t> part(nodes, 0);
    if (nodes == 0)
        return part;
    const boost::compressed_sparse_row_graph<boost::directedS> graph(boost::edges_are_unsorted_multi_pass,
                                                                     pairs.begin(), pairs.end(), nodes);
    boost::strong_components(
        graph, boost::make_iterator_property_map(part.begin(), get(boost::vertex_index, graph)));
    return part;
}

} // namespace

RecordGraph::RecordGraph(std::vector<RecordId> ids, std::vector<GraphEdge> edges,
                         std::vector<DanglingEntry> dangling)
    : m_ids(std::move(ids))
    , m_edges(std::move(edges))
    , m_dangling(std::move(dangling))
    , m_entryCount(static_cast<qsizetype>(m_dangling.size()))
{
    m_byId.reserve(nodeCount());
    for (qsizetype i = 0; i < nodeCount(); ++i)
        m_byId.insert(m_ids[static_cast<size_t>(i)], i);

    m_firstIncident.assign(m_ids.size() + 1, 0);
    const auto forEachEnd = [this](auto use) {
        for (qsizetype i = 0; i < edgeCount(); ++i) {
            const GraphEdge &edge = m_edges[static_cast<size_t>(i)];
            use(edge.from, EdgeIndex(i));
            if (edge.to != edge.from)
                use(edge.to, EdgeIndex(i));
        }
    };
    forEachEnd([this](RecordIndex node, EdgeIndex) { ++m_firstIncident[offset(node) + 1]; });
    for (size_t i = 1; i < m_firstIncident.size(); ++i)
        m_firstIncident[i] += m_firstIncident[i - 1];
    m_incident.resize(m_firstIncident.back());
    std::vector<size_t> next = m_firstIncident;
    forEachEnd([this, &next](RecordIndex node, EdgeIndex edge) { m_incident[next[offset(node)]++] = edge; });

    m_strongPart = strongParts(m_ids.size(), m_edges);
    for (const GraphEdge &edge : m_edges)
        m_entryCount += static_cast<qsizetype>(edge.entries.size());
}

const RecordId &RecordGraph::id(RecordIndex node) const
{
    Q_ASSERT(node.isValid() && node.value() < nodeCount());
    return m_ids[offset(node)];
}

RecordIndex RecordGraph::find(const RecordId &id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.constEnd() ? RecordIndex() : RecordIndex(*found);
}

const GraphEdge &RecordGraph::edge(EdgeIndex edge) const
{
    Q_ASSERT(edge.isValid() && edge.value() < edgeCount());
    return m_edges[static_cast<size_t>(edge.value())];
}

bool RecordGraph::isOnCycle(EdgeIndex index) const
{
    const GraphEdge &shown = edge(index);
    return shown.kind == EdgeKind::LeadsTo &&
           m_strongPart[offset(shown.from)] == m_strongPart[offset(shown.to)];
}

std::span<const EdgeIndex> RecordGraph::edgesOf(RecordIndex node) const
{
    Q_ASSERT(node.isValid() && node.value() < nodeCount());
    const size_t first = m_firstIncident[offset(node)];
    return {m_incident.data() + first, m_firstIncident[offset(node) + 1] - first};
}

} // namespace Clew
