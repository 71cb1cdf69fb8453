// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/publicgraph.h"

#include "models/graph/graphsvg.h"
#include "models/graph/neighbourhood.h"
#include "models/graph/recordgraphbuilder.h"
#include "models/graph/wrappedtext.h"
#include "models/io/catalogreader.h"

#include <algorithm>

namespace Clew::TestData {

PublicGraph::PublicGraph(const QString &folder)
{
    const auto catalog = CatalogReader().read({folder});
    if (!catalog)
        return;
    m_catalog = *catalog;
    m_graph = buildRecordGraph(*m_catalog);
    m_byDegree = hubRanking(m_graph);
    std::ranges::sort(m_byDegree, [](const Hub &a, const Hub &b) {
        return a.degree() != b.degree() ? a.degree() > b.degree() : a.record < b.record;
    });
}

GraphSlice PublicGraph::goldenSlice(int row) const
{
    constexpr int Hubs = 10;
    constexpr int Deepest = 18;
    const int rank = row < Hubs ? row : (row - Hubs) * 4 + 6;
    const int depth = row < Hubs ? 1 : row < Deepest ? 2 : 3;
    return neighbourhood(m_graph, {.root = m_byDegree[static_cast<size_t>(rank)].record, .depth = depth});
}

DrawingSizes PublicGraph::sizes() const
{
    constexpr double LabelFont = 11;
    constexpr double LabelHeight = 14;
    return {.node =
                [this](RecordIndex node) {
                    const RecordSummary &summary = m_catalog->summary(node);
                    return estimatedFace({summary.domain}, summary.signature.english).size;
                },
            .label =
                [this](EdgeIndex edge) {
                    const QString label = edgeLabel(m_graph.edge(edge), {});
                    return QSizeF(estimatedTextWidth(label) * LabelFont, LabelHeight);
                }};
}

} // namespace Clew::TestData
