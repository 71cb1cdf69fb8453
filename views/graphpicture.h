// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/graph/graphedge.h"
#include "models/graph/graphsvg.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace Clew {

/// A record as it is drawn.
struct PictureNode
{
    RecordId id;
    QString title; ///< in full, as the caption; the face has what fits
    QString caption;
    NodeFace face;
    QRectF box;
    std::optional<double> rate; ///< 0..1
    bool root = false;
    bool pinned = false;
    bool collapsed = false;
    int hidden = 0; ///< neighbours that are not shown

    friend bool operator==(const PictureNode &, const PictureNode &) = default;
};

/// A relation as it is drawn.
struct PictureEdge
{
    size_t from = 0;
    size_t to = 0;
    EdgeKind kind = EdgeKind::LeadsTo;
    std::vector<QPointF> curve; ///< as PlacedEdge has it
    std::optional<QRectF> label;
    QString word;           ///< on the label
    QString note;           ///< condition, delay, distinction, contradictions: for the tool tip
    bool sharedEnd = false; ///< as PlacedEdge has it
    bool backward = false;
    bool proposed = false; ///< found in a log, not in the catalog

    friend bool operator==(const PictureEdge &, const PictureEdge &) = default;
};

/// What a graph view shows, laid out, in units of the view at scale 1. A value: views keep copies, exports
/// take the same one.
struct GraphPicture
{
    std::vector<PictureNode> nodes;
    std::vector<PictureEdge> edges;
    QRectF bounds;
    qsizetype omitted = 0; ///< records that belong here and were cut by the limit

    /// Place of a record in `nodes`.
    [[nodiscard]] std::optional<size_t> find(const RecordId &id) const
    {
        for (size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].id == id)
                return i;
        }
        return std::nullopt;
    }

    friend bool operator==(const GraphPicture &, const GraphPicture &) = default;
};

/// A link of a diagnosed chain: after the record before, this one was seen.
struct ChainLink
{
    RecordId from;
    RecordId to;
    QString delay; ///< in words: "12 lines later"

    friend bool operator==(const ChainLink &, const ChainLink &) = default;
};

} // namespace Clew
