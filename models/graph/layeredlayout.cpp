// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/layeredlayout.h"

#include "models/graph/continuedlayout.h"
#include "models/graph/firstlayout.h"
#include "models/graph/labelplacement.h"
#include "models/graph/layoutparts.h"
#include "models/graph/partpacking.h"

#include <algorithm>

namespace Clew {

namespace {

/// A part as an input of its own, with the way back.
struct SubInput
{
    LayoutInput input;
    std::vector<size_t> nodes; ///< in the whole input
    std::vector<size_t> edges;
};

/// `local` has room for the nodes of the whole and is used again for each part: a picture may have many.
SubInput subInput(const LayoutInput &whole, const std::vector<const LayoutPart *> &parts,
                  std::vector<size_t> &local)
{
    SubInput sub{.input = {.pitch = whole.pitch, .spacing = whole.spacing}};
    for (const LayoutPart *part : parts) {
        sub.nodes.insert(sub.nodes.end(), part->nodes.begin(), part->nodes.end());
        sub.edges.insert(sub.edges.end(), part->edges.begin(), part->edges.end());
    }
    std::ranges::sort(sub.nodes);
    std::ranges::sort(sub.edges);
    for (const size_t node : sub.nodes) {
        local[node] = sub.input.nodes.size();
        if (whole.root == node)
            sub.input.root = local[node];
        sub.input.nodes.push_back(whole.nodes[node]);
    }
    for (const size_t e : sub.edges) {
        LayoutEdge edge = whole.edges[e];
        edge.from = local[edge.from];
        edge.to = local[edge.to];
        sub.input.edges.push_back(edge);
    }
    return sub;
}

/// Puts a part's layout into the whole, moved by whole columns and downwards.
void paste(Layout &whole, const SubInput &sub, const Layout &part, int columns, double down)
{
    const QPointF by(columns * part.pitch, down);
    for (size_t i = 0; i < sub.nodes.size(); ++i)
        whole.nodes[sub.nodes[i]] = {part.nodes[i].box.translated(by), part.nodes[i].column + columns};
    for (size_t i = 0; i < sub.edges.size(); ++i) {
        PlacedEdge edge = part.edges[i];
        for (QPointF &point : edge.curve)
            point += by;
        if (edge.label)
            edge.label->translate(by);
        whole.edges[sub.edges[i]] = edge;
    }
}

bool hasKept(const LayoutInput &input, const LayoutPart &part)
{
    return std::ranges::any_of(part.nodes,
                               [&input](size_t node) { return input.nodes[node].kept.has_value(); });
}

std::vector<NodeMove> movesOf(const LayoutInput &input, const Layout &layout)
{
    std::vector<NodeMove> moves;
    for (size_t node = 0; node < input.nodes.size(); ++node) {
        const std::optional<PlacedNode> &kept = input.nodes[node].kept;
        const PlacedNode &placed = layout.nodes[node];
        if (!kept || kept->box == placed.box)
            continue;
        const bool sameHeight = kept->box.center().y() == placed.box.center().y();
        if (kept->column != placed.column)
            moves.push_back({node, MoveReason::Order});
        else if (sameHeight && kept->box.center().x() != placed.box.center().x())
            moves.push_back({node, MoveReason::Pitch});
        else if (!sameHeight || kept->box.center() != placed.box.center())
            moves.push_back({node, MoveReason::Overlap});
    }
    return moves;
}

} // namespace

Layout layeredLayout(const LayoutInput &input, const StopPredicate &stop)
{
    const ColumnGeometry geometry = columnGeometry(input);
    Layout whole{.nodes = std::vector<PlacedNode>(input.nodes.size()),
                 .edges = std::vector<PlacedEdge>(input.edges.size()),
                 .pitch = geometry.pitch};
    const std::vector<LayoutPart> parts = connectedParts(input);
    const auto isStopped = [&stop] { return stop && stop(); };

    PartPacking packing(geometry.pitch);
    std::vector<size_t> local(input.nodes.size(), 0);
    std::vector<const LayoutPart *> continued;
    std::vector<std::pair<SubInput, Layout>> firsts;
    for (const LayoutPart &part : parts) {
        if (hasKept(input, part)) {
            continued.push_back(&part);
            continue;
        }
        SubInput sub = subInput(input, {&part}, local);
        Layout layout = firstLayout(sub.input, geometry, stop);
        if (isStopped())
            return {.complete = false};
        firsts.emplace_back(std::move(sub), std::move(layout));
    }
    if (!continued.empty()) {
        const SubInput sub = subInput(input, continued, local);
        const Layout layout = continuedLayout(sub.input, geometry, stop);
        if (!layout.complete || isStopped())
            return {.complete = false};
        paste(whole, sub, layout, 0, 0);
        packing.occupy(layout.bounds);
    }

    // The root's part first, at the origin, then the larger ones.
    std::ranges::stable_sort(firsts, [](const auto &a, const auto &b) {
        const auto rank = [](const std::pair<SubInput, Layout> &part) {
            return std::pair(!part.first.input.root, -static_cast<qint64>(part.first.nodes.size()));
        };
        return rank(a) < rank(b);
    });
    for (const auto &[sub, layout] : firsts)
        packing.expect(layout.bounds);
    for (const auto &[sub, layout] : firsts) {
        PartPlace place;
        if (sub.input.root && continued.empty()) {
            const PlacedNode &root = layout.nodes[*sub.input.root];
            place = {-root.column, -root.box.center().y()};
            packing.occupy(layout.bounds.translated(place.columns * geometry.pitch, place.down));
        } else {
            place = packing.place(layout.bounds);
        }
        paste(whole, sub, layout, place.columns, place.down);
    }

    settleLabels(whole, input.spacing.labelGap);
    whole.moves = movesOf(input, whole);
    whole.bounds = layoutBounds(whole);
    return whole;
}

} // namespace Clew
