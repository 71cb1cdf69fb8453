// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/edgeindex.h"
#include "models/graph/graphedge.h"

#include <QHash>

#include <span>
#include <vector>

namespace Clew {

/// The records of a catalog and the merged relations between them. An immutable value; every function may be
/// called from any thread. Nodes are the catalog's own record indexes. Made by `buildRecordGraph`.
class RecordGraph final
{
public:
    RecordGraph() = default;
    /// `edges` refer to indexes of `ids` and hold each (from, to, kind) once; their order is kept.
    RecordGraph(std::vector<RecordId> ids, std::vector<GraphEdge> edges, std::vector<DanglingEntry> dangling);

    [[nodiscard]] qsizetype nodeCount() const { return static_cast<qsizetype>(m_ids.size()); }
    [[nodiscard]] qsizetype edgeCount() const { return static_cast<qsizetype>(m_edges.size()); }
    /// Entries as written, those with a dangling target among them.
    [[nodiscard]] qsizetype entryCount() const { return m_entryCount; }

    [[nodiscard]] const RecordId &id(RecordIndex node) const;
    /// Invalid where the graph has no such record. Constant time.
    [[nodiscard]] RecordIndex find(const RecordId &id) const;
    [[nodiscard]] const GraphEdge &edge(EdgeIndex edge) const;
    [[nodiscard]] const std::vector<GraphEdge> &edges() const { return m_edges; }
    /// Edges that start or end at the record, ascending; an edge to itself stands once.
    [[nodiscard]] std::span<const EdgeIndex> edgesOf(RecordIndex node) const;
    /// Whether the edge is a `leads_to` one on a cycle of such. Constant time.
    [[nodiscard]] bool isOnCycle(EdgeIndex edge) const;
    /// In the order of the catalog and its files.
    [[nodiscard]] const std::vector<DanglingEntry> &dangling() const { return m_dangling; }

private:
    std::vector<RecordId> m_ids;
    QHash<RecordId, qsizetype> m_byId;
    std::vector<GraphEdge> m_edges;
    std::vector<DanglingEntry> m_dangling;
    std::vector<EdgeIndex> m_incident; ///< edges of node 0, then of node 1 ...
    std::vector<size_t> m_firstIncident;
    std::vector<size_t> m_strongPart; ///< by node: its strongly connected part over `leads_to`
    qsizetype m_entryCount = 0;
};

} // namespace Clew
