// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphslice.h"
#include "models/graph/layouttypes.h"

#include <QSet>

#include <functional>

namespace Clew {

/// Sizes that a drawing gives its parts.
struct DrawingSizes
{
    std::function<QSizeF(RecordIndex)> node;
    std::function<QSizeF(EdgeIndex)> label; ///< none, or an empty size: no label

    explicit operator bool() const { return static_cast<bool>(node); }
};

/// Places of a layout by record, to go on from: a drawing that stays while the slice changes.
struct KeptPlaces
{
    QHash<RecordId, PlacedNode> nodes;
    QSet<RecordId> pinned;
    std::optional<double> pitch;

    friend bool operator==(const KeptPlaces &, const KeptPlaces &) = default;
};

/// The slice as the input of a layout: nodes and edges in the slice's order, the root as the layout's, a
/// missing probability weighing half. Records that `kept` knows keep their places.
[[nodiscard]] LayoutInput layoutInput(const RecordGraph &graph, const GraphSlice &slice,
                                      const DrawingSizes &sizes, const KeptPlaces &kept = {},
                                      const LayoutSpacing &spacing = {});

/// The places of a layout of the slice; what is pinned stays so.
[[nodiscard]] KeptPlaces keptPlaces(const RecordGraph &graph, const GraphSlice &slice, const Layout &layout,
                                    const QSet<RecordId> &pinned = {});

} // namespace Clew
