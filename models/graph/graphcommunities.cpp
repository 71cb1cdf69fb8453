// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphcommunities.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace Clew {

namespace {

constexpr std::uint32_t NoCommunity = std::numeric_limits<std::uint32_t>::max();
constexpr int MaxLevels = 12;
constexpr int MaxMoveSweeps = 12;
constexpr std::uint32_t NodesBetweenStops = 4096;

/// A graph in rows: the links of node n are those from first[n] to first[n + 1].
struct WeightedGraph
{
    std::vector<std::uint32_t> first{0};
    std::vector<std::uint32_t> to;
    std::vector<double> weight;
    std::vector<double> degree; ///< sum of weights, twice the inner weight among them
    std::vector<std::uint32_t> size;
    double total = 0; ///< of all degrees

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(size.size()); }
};

WeightedGraph graphOf(std::uint32_t nodeCount, const std::vector<NodeLink> &links)
{
    WeightedGraph graph;
    graph.size.assign(nodeCount, 1);
    graph.degree.assign(nodeCount, 0);
    graph.first.assign(nodeCount + 1, 0);
    for (const auto &[a, b] : links) {
        if (a == b)
            continue;
        ++graph.first[a + 1];
        ++graph.first[b + 1];
    }
    std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
    graph.to.resize(graph.first.back());
    graph.weight.assign(graph.to.size(), 1);
    std::vector<std::uint32_t> next(graph.first.begin(), graph.first.end() - 1);
    for (const auto &[a, b] : links) {
        if (a == b)
            continue;
        graph.to[next[a]++] = b;
        graph.to[next[b]++] = a;
        graph.degree[a] += 1;
        graph.degree[b] += 1;
    }
    graph.total = static_cast<double>(graph.to.size());
    return graph;
}

/// Numbers of communities in the order of first nodes; returns how many there are.
std::uint32_t renumber(std::vector<std::uint32_t> &community)
{
    std::vector<std::uint32_t> number(community.size(), NoCommunity);
    std::uint32_t next = 0;
    for (std::uint32_t &of : community) {
        if (number[of] == NoCommunity)
            number[of] = next++;
        of = number[of];
    }
    return next;
}

/// The nodes of one level, each in the community where it gains most modularity.
class LevelMover final
{
public:
    LevelMover(const WeightedGraph &graph, std::uint32_t largest)
        : m_graph(graph)
        , m_largest(largest)
        , m_community(graph.count())
        , m_degree(graph.degree)
        , m_size(graph.size)
        , m_linked(graph.count(), 0)
    {
        std::iota(m_community.begin(), m_community.end(), 0U);
    }

    std::vector<std::uint32_t> run(const StopPredicate &stop)
    {
        for (int sweep = 0; sweep < MaxMoveSweeps; ++sweep) {
            std::uint32_t moved = 0;
            for (std::uint32_t node = 0; node < m_graph.count(); ++node) {
                if (node % NodesBetweenStops == 0 && stop && stop())
                    return m_community;
                moved += moveNode(node) ? 1 : 0;
            }
            if (moved * 100 <= m_graph.count())
                break;
        }
        return m_community;
    }

private:
    bool moveNode(std::uint32_t node)
    {
        const std::uint32_t home = m_community[node];
        m_near.clear();
        for (std::uint32_t i = m_graph.first[node]; i < m_graph.first[node + 1]; ++i) {
            const std::uint32_t other = m_community[m_graph.to[i]];
            if (m_linked[other] == 0)
                m_near.push_back(other);
            m_linked[other] += m_graph.weight[i];
        }
        m_degree[home] -= m_graph.degree[node];
        m_size[home] -= m_graph.size[node];
        std::uint32_t best = home;
        double bestGain = gain(node, home);
        for (const std::uint32_t other : m_near) {
            const double gained = gain(node, other);
            const bool better = gained > bestGain + 1e-12 || (gained > bestGain - 1e-12 && other < best);
            if (other != home && m_size[other] + m_graph.size[node] <= m_largest && better) {
                best = other;
                bestGain = gained;
            }
        }
        for (const std::uint32_t other : m_near)
            m_linked[other] = 0;
        m_degree[best] += m_graph.degree[node];
        m_size[best] += m_graph.size[node];
        m_community[node] = best;
        return best != home;
    }

    [[nodiscard]] double gain(std::uint32_t node, std::uint32_t community) const
    {
        return m_linked[community] -
               m_degree[community] * m_graph.degree[node] / std::max(m_graph.total, 1.0);
    }

    const WeightedGraph &m_graph;
    std::uint32_t m_largest;
    std::vector<std::uint32_t> m_community;
    std::vector<double> m_degree;
    std::vector<std::uint32_t> m_size;
    std::vector<double> m_linked;
    std::vector<std::uint32_t> m_near;
};

/// The communities as nodes of a smaller graph.
WeightedGraph joined(const WeightedGraph &graph, const std::vector<std::uint32_t> &community,
                     std::uint32_t count)
{
    WeightedGraph less;
    less.size.assign(count, 0);
    less.degree.assign(count, 0);
    std::vector<std::vector<std::uint32_t>> members(count);
    for (std::uint32_t node = 0; node < graph.count(); ++node) {
        members[community[node]].push_back(node);
        less.size[community[node]] += graph.size[node];
        less.degree[community[node]] += graph.degree[node];
    }
    less.total = graph.total;
    std::vector<double> linked(count, 0);
    std::vector<std::uint32_t> near;
    for (std::uint32_t group = 0; group < count; ++group) {
        near.clear();
        for (const std::uint32_t node : members[group]) {
            for (std::uint32_t i = graph.first[node]; i < graph.first[node + 1]; ++i) {
                const std::uint32_t other = community[graph.to[i]];
                if (other == group)
                    continue;
                if (linked[other] == 0)
                    near.push_back(other);
                linked[other] += graph.weight[i];
            }
        }
        std::ranges::sort(near);
        for (const std::uint32_t other : near) {
            less.to.push_back(other);
            less.weight.push_back(linked[other]);
            linked[other] = 0;
        }
        less.first.push_back(static_cast<std::uint32_t>(less.to.size()));
    }
    return less;
}

} // namespace

std::vector<std::uint32_t> graphCommunities(std::uint32_t nodeCount, const std::vector<NodeLink> &links,
                                            std::uint32_t largest, const StopPredicate &stop)
{
    std::vector<std::uint32_t> ofNode(nodeCount);
    std::iota(ofNode.begin(), ofNode.end(), 0U);
    WeightedGraph graph = graphOf(nodeCount, links);
    for (int level = 0; level < MaxLevels; ++level) {
        std::vector<std::uint32_t> community = LevelMover(graph, largest).run(stop);
        const std::uint32_t count = renumber(community);
        for (std::uint32_t &of : ofNode)
            of = community[of];
        if (count == graph.count() || (stop && stop()))
            break;
        graph = joined(graph, community, count);
    }
    renumber(ofNode);
    return ofNode;
}

} // namespace Clew
