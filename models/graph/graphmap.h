// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphcommunities.h"
#include "models/graph/graphslice.h"

#include <QPointF>
#include <QRectF>

namespace Clew {

/// Records that stand together in the map of a whole graph.
struct MapCommunity
{
    QPointF centre;
    double radius = 0;
    std::vector<RecordIndex> members; ///< the one with most edges within first
    bool linked = true;               ///< false: records without an edge that share a group

    friend bool operator==(const MapCommunity &, const MapCommunity &) = default;
};

/// Places for all records of a graph. The unit is about the distance of two records that stand side by side.
struct GraphMap
{
    std::vector<QPointF> places;          ///< by node
    std::vector<std::uint32_t> community; ///< by node
    std::vector<MapCommunity> communities;
    std::vector<NodeLink> roads; ///< communities that edges join, those with more edges first
    double reach = 0;            ///< everything lies within this distance of the origin
    bool complete = true;        ///< false where it was stopped: then it is empty

    friend bool operator==(const GraphMap &, const GraphMap &) = default;
};

/// A map of the whole graph for looking at it from afar: communities are discs, those that edges join stand
/// near each other, the largest component in the middle, records without an edge by their group (`groups`,
/// one for each node) around all. No two records stand nearer than 0.9. Deterministic. 100,000 nodes take
/// less than two seconds.
[[nodiscard]] GraphMap mapOfGraph(const RecordGraph &graph, const std::vector<std::uint32_t> &groups,
                                  const StopPredicate &stop = {});

} // namespace Clew
