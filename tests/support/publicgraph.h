// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/graph/graphstructure.h"
#include "models/graph/slicelayout.h"

#include <memory>

namespace Clew::TestData {

/// The public catalog of the shared test data as a graph, with sizes of boxes and labels as a drawing without
/// fonts gives them.
class PublicGraph final
{
public:
    /// `folder` holds the catalog. Nothing is there where it cannot be read.
    explicit PublicGraph(const QString &folder);

    [[nodiscard]] bool isValid() const { return m_catalog && m_graph.nodeCount() > 0; }
    [[nodiscard]] const RecordGraph &graph() const { return m_graph; }
    [[nodiscard]] const Catalog &catalog() const { return *m_catalog; }
    /// Records by their number of edges, most first; equals in the catalog's order.
    [[nodiscard]] const std::vector<Hub> &byDegree() const { return m_byDegree; }
    /// The neighbourhood that row `row` of the goldens shows: the ten greatest hubs, then lesser ones deeper.
    [[nodiscard]] GraphSlice goldenSlice(int row) const;
    [[nodiscard]] DrawingSizes sizes() const;

    static constexpr int GoldenRows = 20;

private:
    std::shared_ptr<const Catalog> m_catalog;
    RecordGraph m_graph;
    std::vector<Hub> m_byDegree;
};

} // namespace Clew::TestData
