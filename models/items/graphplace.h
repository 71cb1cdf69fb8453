// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/neighbourhood.h"
#include "models/graph/slicelayout.h"

#include <QPointF>
#include <QSet>

#include <optional>

namespace Clew {

/// How a picture is looked at, told from one record of it: so it holds when the picture is laid out anew.
struct ViewPlace
{
    double scale = 1;
    QPointF fromRecord; ///< from the record to the middle of the view, in units of the picture

    friend bool operator==(const ViewPlace &, const ViewPlace &) = default;
};

/// What is shown around a record, and where its records stand.
struct GraphScope
{
    int depth = 1;
    Steps steps = AllSteps;
    qsizetype limit = NeighbourhoodQuery().limit;
    QSet<RecordId> expanded;
    QSet<RecordId> collapsed;
    QHash<RecordId, PlacedNode> nodes;
    std::optional<double> pitch;
    int sizes = 0; ///< counts the fonts and languages before: `nodes` are of no use to boxes of other sizes

    friend bool operator==(const GraphScope &, const GraphScope &) = default;
};

/// The place in the graph at which a record was left: some kilobytes, 30 for 300 records.
struct GraphPlace
{
    GraphScope scope;
    bool showsMap = false;
    std::optional<ViewPlace> picture;
    std::optional<ViewPlace> map; ///< none where the map was not made

    friend bool operator==(const GraphPlace &, const GraphPlace &) = default;
};

} // namespace Clew
