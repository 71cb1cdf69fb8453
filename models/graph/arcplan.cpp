// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/arcplan.h"

#include "models/graph/columnarcs.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace Clew {

namespace {

/// Arcs that share an item, a side and a direction.
struct Bundle
{
    size_t top = 0; ///< places that its track spans
    size_t bottom = 0;
    Side side = Side::Right;
    int track = 0;
};

class ColumnArcPlan final
{
public:
    ColumnArcPlan(const LayerGraph &layers, size_t column, const std::vector<size_t> &place,
                  std::vector<std::optional<ArcRoute>> &routes, size_t firstBundle)
        : m_layers(layers)
        , m_place(place)
        , m_routes(routes)
        , m_firstBundle(firstBundle)
        , m_leftSums(lineSums(layers.columns[column], layers.left))
        , m_rightSums(lineSums(layers.columns[column], layers.right))
    {
    }

    /// Returns the number of bundles. `edges` are the arcs of the column.
    size_t run(std::vector<size_t> edges, std::array<int, 2> &tracks)
    {
        std::ranges::stable_sort(edges, {}, [this](size_t e) { return arcOf(e).bottom - arcOf(e).top; });
        std::map<std::pair<size_t, size_t>, int> parallel;
        std::vector<size_t> bent;
        for (const size_t e : edges) {
            m_routes[e] = ArcRoute{};
            const ColumnArc arc = arcOf(e);
            if (arc.bottom - arc.top == 1) {
                m_routes[e]->straight = true;
                m_routes[e]->shift = ParallelShift * parallel[{arc.top, arc.bottom}]++;
            } else {
                bent.push_back(e);
            }
        }
        for (const size_t e : bent)
            m_routes[e]->side = cheaperSide(e);
        for (const size_t e : bent)
            putIntoBundle(e);
        assignTracks(tracks);
        for (const size_t e : bent)
            m_routes[e]->track = m_bundles[m_routes[e]->bundle - m_firstBundle].track;
        return m_bundles.size();
    }

private:
    static constexpr double ParallelShift = 14;

    [[nodiscard]] ColumnArc arcOf(size_t e) const
    {
        const size_t a = m_place[m_layers.chains[e].front()];
        const size_t b = m_place[m_layers.chains[e].back()];
        return {std::min(a, b), std::max(a, b)};
    }

    Side cheaperSide(size_t e)
    {
        const ColumnArc arc = arcOf(e);
        qint64 left = m_leftSums[arc.bottom] - m_leftSums[arc.top + 1];
        qint64 right = m_rightSums[arc.bottom] - m_rightSums[arc.top + 1];
        for (const auto &[other, side] : m_sided) {
            if (arc.interleaves(other))
                ++(side == Side::Left ? left : right);
        }
        Side side = left < right ? Side::Left : Side::Right;
        if (left == right) {
            // Keep an item's arcs together.
            const auto known = std::ranges::find_if(m_sided, [&arc](const auto &sided) {
                return sided.first.top == arc.top || sided.first.bottom == arc.bottom ||
                       sided.first.top == arc.bottom || sided.first.bottom == arc.top;
            });
            if (known != m_sided.end())
                side = known->second;
        }
        m_sided.emplace_back(arc, side);
        return side;
    }

    /// Keyed by the end with more arcs; of equals by the one that comes first among the nodes.
    void putIntoBundle(size_t e)
    {
        const size_t a = m_layers.chains[e].front();
        const size_t b = m_layers.chains[e].back();
        const auto rank = [this](size_t item) {
            return std::pair(m_layers.arcs[item].size(), m_layers.items.size() - item);
        };
        const size_t hub = rank(a) >= rank(b) ? a : b;
        const bool upwards = m_place[hub == a ? b : a] < m_place[hub];
        ArcRoute &route = *m_routes[e];
        route.hub = hub;
        const ColumnArc arc = arcOf(e);
        const auto [entry, isNew] = m_bundleOf.try_emplace({hub, route.side, upwards}, m_bundles.size());
        if (isNew)
            m_bundles.push_back({arc.top, arc.bottom, route.side, 0});
        Bundle &bundle = m_bundles[entry->second];
        bundle.top = std::min(bundle.top, arc.top);
        bundle.bottom = std::max(bundle.bottom, arc.bottom);
        route.bundle = m_firstBundle + entry->second;
    }

    void assignTracks(std::array<int, 2> &tracks)
    {
        std::vector<size_t> order(m_bundles.size());
        for (size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {},
                                 [this](size_t i) { return m_bundles[i].bottom - m_bundles[i].top; });
        for (size_t i = 0; i < order.size(); ++i) {
            Bundle &bundle = m_bundles[order[i]];
            for (size_t j = 0; j < i; ++j) {
                const Bundle &inner = m_bundles[order[j]];
                const bool meets = inner.top <= bundle.bottom && bundle.top <= inner.bottom;
                if (inner.side == bundle.side && meets)
                    bundle.track = std::max(bundle.track, inner.track + 1);
            }
            int &used = tracks[bundle.side == Side::Left ? 0 : 1];
            used = std::max(used, bundle.track + 1);
        }
    }

    const LayerGraph &m_layers;
    const std::vector<size_t> &m_place;
    std::vector<std::optional<ArcRoute>> &m_routes;
    size_t m_firstBundle;
    std::vector<qint64> m_leftSums;
    std::vector<qint64> m_rightSums;
    std::vector<std::pair<ColumnArc, Side>> m_sided;
    std::vector<Bundle> m_bundles;
    std::map<std::tuple<size_t, Side, bool>, size_t> m_bundleOf;
};

} // namespace

std::vector<std::optional<ArcRoute>> planArcs(const LayerGraph &layers, const std::vector<size_t> &place,
                                              std::vector<std::array<int, 2>> &tracks)
{
    std::vector<std::optional<ArcRoute>> routes(layers.chains.size());
    std::vector<std::vector<size_t>> edgesOfColumn(layers.columns.size());
    for (size_t e = 0; e < layers.chains.size(); ++e) {
        const std::vector<size_t> &chain = layers.chains[e];
        if (chain.size() == 2 && layers.items[chain[0]].column == layers.items[chain[1]].column)
            edgesOfColumn[static_cast<size_t>(layers.items[chain[0]].column)].push_back(e);
    }
    tracks.assign(layers.columns.size(), {0, 0});
    size_t bundles = 0;
    for (size_t c = 0; c < layers.columns.size(); ++c) {
        if (!edgesOfColumn[c].empty())
            bundles += ColumnArcPlan(layers, c, place, routes, bundles).run(edgesOfColumn[c], tracks[c]);
    }
    return routes;
}

} // namespace Clew
