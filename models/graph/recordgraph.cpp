// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/recordgraph.h"

namespace Clew {

namespace {

size_t offset(RecordIndex node)
{
    return static_cast<size_t>(node.value());
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

std::span<const EdgeIndex> RecordGraph::edgesOf(RecordIndex node) const
{
    Q_ASSERT(node.isValid() && node.value() < nodeCount());
    const size_t first = m_firstIncident[offset(node)];
    return {m_incident.data() + first, m_firstIncident[offset(node) + 1] - first};
}

} // namespace Clew
