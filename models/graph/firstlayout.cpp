// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/firstlayout.h"

#include "models/graph/columnassignment.h"
#include "models/graph/cyclebreaker.h"
#include "models/graph/edgerouter.h"
#include "models/graph/labelplacement.h"
#include "models/graph/layerordering.h"
#include "models/graph/rowplacement.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace Clew {

namespace {

/// One way to share the columns out. On which edges of a cycle the drawing turns back, and how near
/// look-alikes stand, decides more about crossings than any order of the columns does; which way is best
/// shows when they are ordered.
struct ColumnTrial
{
    double (*weight)(const LayoutEdge &edge) = nullptr; ///< what an edge that points left costs
    double atRoot = 1;                                  ///< times as much where it is the root's
    ColumnWeights columns;
    bool alikeApart = false; ///< look-alikes stand in different columns
};

double likely(const LayoutEdge &edge)
{
    return edge.weight;
}

double equal(const LayoutEdge &)
{
    return 1;
}

double likelier(const LayoutEdge &edge)
{
    return 1 + edge.weight;
}

double alikeLast(const LayoutEdge &edge)
{
    constexpr double LittleWeight = 0.1;
    return edge.ordered ? edge.weight : LittleWeight;
}

constexpr double RootFirst = 8;

/// The first is what the relations say; the others are worth their time in small pictures.
constexpr ColumnTrial Trials[] = {
    {.weight = likely, .atRoot = RootFirst, .columns = {.ordered = 2, .alike = 1}},
    {.weight = likely, .columns = {.ordered = 2, .alike = 1}},
    {.weight = likely, .columns = {.ordered = 1, .alike = 4}},
    {.weight = equal, .columns = {.ordered = 2, .alike = 1}},
    {.weight = equal, .atRoot = RootFirst, .columns = {.ordered = 2, .alike = 1}},
    {.weight = likelier, .columns = {.ordered = 2, .alike = 1}},
    {.weight = alikeLast, .columns = {.ordered = 1, .alike = 1}, .alikeApart = true},
    {.weight = equal, .columns = {.ordered = 1, .alike = 1}, .alikeApart = true},
};

/// Of dense pictures up to this size so many trials, the best ones, are ordered from all starts; of others
/// only the very best one is.
constexpr size_t ThoroughItems = 150;
constexpr size_t ThoroughTrials = 3;

/// Look-alikes belong above and below each other: other pictures have to be better by this.
constexpr double ApartShare = 0.95;

/// Crossings that one edge of the root in its right direction is worth.
constexpr double CrossingsPerTurn = 4;

size_t trialsFor(const LayoutInput &part)
{
    constexpr size_t SmallParts = 250; // edges
    constexpr size_t Usual = 4;
    if (part.edges.size() > SmallParts)
        return 1;
    return isDense(part.nodes.size(), part.edges.size()) ? std::size(Trials) : Usual;
}

/// Ordered edges that are on no cycle: they have to point right.
std::vector<char> acyclicEdges(const LayoutInput &part)
{
    const std::vector<size_t> strong = strongParts(part);
    std::vector<char> acyclic;
    for (const LayoutEdge &edge : part.edges)
        acyclic.push_back(edge.ordered && strong[edge.from] != strong[edge.to]);
    return acyclic;
}

/// Where look-alikes are given an order too, they may close cycles that are none.
bool turnsWithoutNeed(const LayoutInput &part, const std::vector<char> &leftward,
                      const std::vector<char> &acyclic)
{
    for (size_t e = 0; e < part.edges.size(); ++e) {
        if (leftward[e] && acyclic[e])
            return true;
    }
    return false;
}

LayoutInput trialInput(const LayoutInput &part, const ColumnTrial &trial, const std::vector<char> &acyclic)
{
    constexpr double Unturnable = 1e6;
    LayoutInput input = part;
    for (size_t e = 0; e < part.edges.size(); ++e) {
        const LayoutEdge &edge = part.edges[e];
        const bool isRoots = edge.ordered && (part.root == edge.from || part.root == edge.to);
        input.edges[e].weight = acyclic[e] ? Unturnable : trial.weight(edge) * (isRoots ? trial.atRoot : 1);
        input.edges[e].ordered = edge.ordered || trial.alikeApart;
    }
    return input;
}

/// Edges of the root that point left although no edge between the same two points right: its causes should
/// stand on the left, its consequences on the right.
int turnedAtRoot(const LayoutInput &part, const std::vector<int> &columns)
{
    std::map<size_t, bool> turned; // by the other end
    for (const LayoutEdge &edge : part.edges) {
        if (!edge.ordered || edge.from == edge.to || (part.root != edge.from && part.root != edge.to))
            continue;
        const size_t other = part.root == edge.from ? edge.to : edge.from;
        const bool left = columns[edge.from] >= columns[edge.to];
        const auto [known, isNew] = turned.try_emplace(other, left);
        known->second = known->second && left;
    }
    return static_cast<int>(std::ranges::count_if(turned, [](const auto &entry) { return entry.second; }));
}

/// Columns as a trial has them, ordered.
struct Ordered
{
    LayerGraph layers;
    double turned = 0;
    double share = 1;
    double cost = 0;
};

/// The trials, ordered from one start, the best one first.
std::vector<Ordered> tryColumns(const LayoutInput &part, const StopPredicate &stop)
{
    std::vector<Ordered> found;
    std::vector<std::vector<int>> tried;
    const std::vector<char> acyclic = acyclicEdges(part);
    for (size_t i = 0; i < trialsFor(part); ++i) {
        if (!found.empty() && (std::ranges::min(found, {}, &Ordered::cost).cost == 0 || (stop && stop())))
            break;
        const LayoutInput input = trialInput(part, Trials[i], acyclic);
        const std::vector<char> leftward = leftwardEdges(input);
        if (turnsWithoutNeed(part, leftward, acyclic))
            continue;
        const std::vector<int> columns = assignColumns(input, leftward, Trials[i].columns, stop);
        if (std::ranges::contains(tried, columns))
            continue;
        tried.push_back(columns);
        Ordered ordered{.layers = buildLayerGraph(part, columns),
                        .turned = CrossingsPerTurn * turnedAtRoot(part, columns),
                        .share = Trials[i].alikeApart ? ApartShare : 1};
        const auto crossings = static_cast<double>(orderLayers(ordered.layers, part.root.value_or(0), stop));
        ordered.cost = (crossings + ordered.turned) / ordered.share;
        found.push_back(std::move(ordered));
    }
    std::ranges::stable_sort(found, {}, &Ordered::cost);
    return found;
}

/// The ordered columns of the best trial.
LayerGraph bestLayers(const LayoutInput &part, const StopPredicate &stop)
{
    std::vector<Ordered> found = tryColumns(part, stop);
    const bool isThorough =
        found.front().layers.items.size() <= ThoroughItems && isDense(part.nodes.size(), part.edges.size());
    const size_t count = std::min(found.size(), isThorough ? ThoroughTrials : 1);
    for (size_t i = 0; i < count && (i == 0 || found.front().cost > 0); ++i) {
        Ordered &ordered = found[i];
        const auto crossings =
            static_cast<double>(reorderLayers(ordered.layers, part.root.value_or(0), stop));
        ordered.cost = (crossings + ordered.turned) / ordered.share;
    }
    return std::move(std::ranges::min_element(found, {}, &Ordered::cost)->layers);
}

} // namespace

Layout firstLayout(const LayoutInput &part, const ColumnGeometry &geometry, const StopPredicate &stop)
{
    const LayerGraph layers = bestLayers(part, stop);
    const LanePlan plan = planLanes(part, layers, geometry);
    std::vector<double> rows = placeRows(layers, plan);
    for (size_t item = 0; item < rows.size(); ++item) {
        // Boxes begin on whole units, so that a box that is kept keeps its exact place.
        const std::optional<size_t> &node = layers.items[item].node;
        const double half = node ? part.nodes[*node].size.height() / 2 : 0;
        rows[item] = std::round(rows[item] - half) + half;
    }
    Layout layout = routeEdges(part, layers, plan, rows, geometry, 0);
    layout.bounds = layoutBounds(layout);
    return layout;
}

} // namespace Clew
