// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphmap.h"

#include "models/graph/discpacking.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <numeric>

namespace Clew {

namespace {

constexpr double Seed = 0.75;      ///< of the spiral: its points are about 1 apart
constexpr double DiscMargin = 0.9; ///< between the outermost record and the disc's edge
constexpr double DiscGap = 1.2;    ///< between discs
constexpr double CommonDisc = 4;
constexpr int StopStride = 64;

double discRadius(size_t members)
{
    return Seed * std::sqrt(static_cast<double>(members)) + DiscMargin;
}

/// Points of a sunflower: even, round, any number of them.
QPointF spiralPoint(size_t i)
{
    const double goldenAngle = std::numbers::pi * (3 - std::sqrt(5.0));
    const double radius = Seed * std::sqrt(static_cast<double>(i) + (i == 0 ? 0 : 0.5));
    const double angle = static_cast<double>(i) * goldenAngle;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// A part of the graph that hangs together, with places of its communities around its own middle.
struct Part
{
    std::vector<std::uint32_t> communities;
    std::vector<QPointF> centres;
    size_t nodes = 0;
    double reach = 0;
};

class MapMaker final
{
public:
    MapMaker(const RecordGraph &graph, const std::vector<std::uint32_t> &groups, const StopPredicate &stop)
        : m_graph(graph)
        , m_groups(groups)
        , m_stop(stop)
    {
    }

    GraphMap run()
    {
        findCommunities();
        if (!stopped())
            findRoads();
        if (!stopped())
            orderMembers();
        std::vector<Part> parts;
        if (!stopped())
            parts = makeParts();
        if (!stopped())
            placeParts(parts);
        if (stopped())
            return {.complete = false};
        return std::move(m_map);
    }

private:
    [[nodiscard]] bool stopped() const { return m_stop && m_stop(); }

    void findCommunities()
    {
        std::vector<NodeLink> links;
        links.reserve(m_graph.edges().size());
        for (const GraphEdge &edge : m_graph.edges())
            links.emplace_back(static_cast<std::uint32_t>(edge.from.value()),
                               static_cast<std::uint32_t>(edge.to.value()));
        const auto nodes = static_cast<std::uint32_t>(m_graph.nodeCount());
        const double root = std::sqrt(static_cast<double>(nodes));
        m_map.community =
            graphCommunities(nodes, links, std::max(60U, static_cast<std::uint32_t>(2 * root)), m_stop);
        std::uint32_t next = 0;
        std::map<std::uint32_t, std::uint32_t> ofGroup;
        std::vector<std::uint32_t> number(nodes, NoNumber);
        for (std::uint32_t node = 0; node < nodes; ++node) {
            std::uint32_t &of = m_map.community[node];
            const bool alone = m_graph.edgesOf(RecordIndex(node)).empty();
            if (alone) {
                const auto [known, isNew] = ofGroup.try_emplace(m_groups[node], next);
                next += isNew ? 1 : 0;
                of = known->second;
            } else {
                if (number[of] == NoNumber)
                    number[of] = next++;
                of = number[of];
            }
            if (of == m_map.communities.size())
                m_map.communities.push_back({.linked = !alone});
            m_map.communities[of].members.emplace_back(node);
        }
    }

    void findRoads()
    {
        std::map<NodeLink, int> edges;
        for (const GraphEdge &edge : m_graph.edges()) {
            const std::uint32_t a = communityOf(edge.from);
            const std::uint32_t b = communityOf(edge.to);
            if (a != b)
                ++edges[{std::min(a, b), std::max(a, b)}];
        }
        m_near.resize(m_map.communities.size());
        std::vector<std::pair<int, NodeLink>> ranked;
        for (const auto &[road, count] : edges) {
            ranked.emplace_back(-count, road);
            m_near[road.first].emplace_back(road.second, count);
            m_near[road.second].emplace_back(road.first, count);
        }
        std::ranges::sort(ranked);
        for (const auto &[count, road] : ranked)
            m_map.roads.push_back(road);
    }

    [[nodiscard]] std::uint32_t communityOf(RecordIndex node) const
    {
        return m_map.community[static_cast<size_t>(node.value())];
    }

    /// The best linked member first, then those around it by steps: edges are short.
    void orderMembers()
    {
        m_map.places.resize(m_map.community.size());
        std::vector<char> seen(m_map.community.size(), 0);
        for (std::uint32_t number = 0; number < m_map.communities.size(); ++number) {
            MapCommunity &community = m_map.communities[number];
            community.radius = discRadius(community.members.size());
            if (!community.linked)
                continue;
            const auto inner = [&](RecordIndex node) {
                return std::ranges::count_if(m_graph.edgesOf(node), [&](EdgeIndex edge) {
                    return communityOf(m_graph.edge(edge).other(node)) == number;
                });
            };
            const auto hub = std::ranges::max_element(community.members, {}, inner);
            std::vector<RecordIndex> order{*hub};
            seen[static_cast<size_t>(hub->value())] = 1;
            for (size_t next = 0; next < order.size(); ++next) {
                for (const EdgeIndex edge : m_graph.edgesOf(order[next])) {
                    const RecordIndex other = m_graph.edge(edge).other(order[next]);
                    char &known = seen[static_cast<size_t>(other.value())];
                    if (known || communityOf(other) != number)
                        continue;
                    known = 1;
                    order.push_back(other);
                }
            }
            for (const RecordIndex node : community.members) {
                if (!seen[static_cast<size_t>(node.value())])
                    order.push_back(node);
            }
            community.members = std::move(order);
        }
    }

    std::vector<Part> makeParts()
    {
        std::vector<Part> parts;
        std::vector<char> taken(m_map.communities.size(), 0);
        std::vector<std::uint32_t> bySize(m_map.communities.size());
        std::iota(bySize.begin(), bySize.end(), 0U);
        std::ranges::stable_sort(bySize, std::greater(),
                                 [this](std::uint32_t c) { return m_map.communities[c].members.size(); });
        for (const std::uint32_t start : bySize) {
            if (taken[start])
                continue;
            Part part;
            part.communities.push_back(start);
            taken[start] = 1;
            for (size_t next = 0; next < part.communities.size(); ++next) {
                part.nodes += m_map.communities[part.communities[next]].members.size();
                std::ranges::stable_sort(m_near[part.communities[next]], std::greater(),
                                         &std::pair<std::uint32_t, int>::second);
                for (const auto &[other, count] : m_near[part.communities[next]]) {
                    if (!taken[other]) {
                        taken[other] = 1;
                        part.communities.push_back(other);
                    }
                }
            }
            placeWithin(part);
            parts.push_back(std::move(part));
            if (parts.size() % StopStride == 0 && stopped())
                return {};
        }
        return parts;
    }

    /// Each community as near as it can be to those that it is joined with and that have their place.
    void placeWithin(Part &part)
    {
        DiscPacking packing(CommonDisc, DiscGap);
        std::map<std::uint32_t, QPointF> placed;
        for (size_t i = 0; i < part.communities.size(); ++i) {
            if (i % StopStride == StopStride - 1 && stopped())
                return;
            const std::uint32_t number = part.communities[i];
            QPointF sum;
            double weight = 0;
            for (const auto &[other, count] : m_near[number]) {
                if (const auto known = placed.find(other); known != placed.end()) {
                    sum += known->second * count;
                    weight += count;
                }
            }
            const QPointF wanted = weight > 0 ? sum / weight : QPointF();
            placed[number] = packing.place(wanted, m_map.communities[number].radius);
            part.centres.push_back(placed[number]);
        }
        part.reach = packing.reach();
    }

    void placeParts(std::vector<Part> &parts)
    {
        std::ranges::stable_sort(parts, [this](const Part &a, const Part &b) {
            const bool linkedA = m_map.communities[a.communities[0]].linked;
            const bool linkedB = m_map.communities[b.communities[0]].linked;
            return linkedA != linkedB ? linkedA : a.nodes > b.nodes;
        });
        DiscPacking packing(CommonDisc, DiscGap);
        for (size_t i = 0; i < parts.size(); ++i) {
            if (i % StopStride == StopStride - 1 && stopped())
                return;
            const Part &part = parts[i];
            // The first part keeps its shape, the others find room around and in it; each of those is a disc.
            const QPointF middle = i == 0 ? QPointF() : packing.place({}, part.reach);
            if (i == 0) {
                for (size_t j = 0; j < part.centres.size(); ++j)
                    packing.occupy({part.centres[j], m_map.communities[part.communities[j]].radius});
            }
            for (size_t j = 0; j < part.communities.size() && j < part.centres.size(); ++j) {
                MapCommunity &community = m_map.communities[part.communities[j]];
                community.centre = middle + part.centres[j];
                for (size_t member = 0; member < community.members.size(); ++member)
                    m_map.places[static_cast<size_t>(community.members[member].value())] =
                        community.centre + spiralPoint(member);
            }
        }
        m_map.reach = packing.reach();
    }

    static constexpr std::uint32_t NoNumber = 0xffffffffU;

    const RecordGraph &m_graph;
    const std::vector<std::uint32_t> &m_groups;
    const StopPredicate &m_stop;
    GraphMap m_map;
    std::vector<std::vector<std::pair<std::uint32_t, int>>> m_near; ///< by community: joined ones, edges
};

} // namespace

GraphMap mapOfGraph(const RecordGraph &graph, const std::vector<std::uint32_t> &groups,
                    const StopPredicate &stop)
{
    Q_ASSERT(static_cast<qsizetype>(groups.size()) == graph.nodeCount());
    return MapMaker(graph, groups, stop).run();
}

} // namespace Clew
