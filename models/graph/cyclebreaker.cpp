// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/cyclebreaker.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>

#include <algorithm>
#include <limits>

namespace Clew {

namespace {

using DirectedGraph = boost::compressed_sparse_row_graph<boost::directedS>;

/// An ordered edge in the direction that it is to be given.
struct Direction
{
    size_t from = 0;
    size_t to = 0;
    double weight = 1;
    bool turned = false; ///< against the edge, as its kept nodes stand
};

std::vector<std::optional<Direction>> directions(const LayoutInput &input)
{
    std::vector<std::optional<Direction>> found;
    for (const LayoutEdge &edge : input.edges) {
        if (!edge.ordered || edge.from == edge.to) {
            found.emplace_back();
            continue;
        }
        const std::optional<PlacedNode> &from = input.nodes[edge.from].kept;
        const std::optional<PlacedNode> &to = input.nodes[edge.to].kept;
        const bool turned = edge.cyclic && from && to && from->column > to->column;
        found.push_back(turned ? Direction{edge.to, edge.from, edge.weight, true}
                               : Direction{edge.from, edge.to, edge.weight, false});
    }
    return found;
}

std::vector<size_t> strongParts(const LayoutInput &input, const std::vector<std::optional<Direction>> &edges)
{
    std::vector<std::pair<size_t, size_t>> pairs;
    for (const std::optional<Direction> &edge : edges) {
        if (edge)
            pairs.emplace_back(edge->from, edge->to);
    }
    std::vector<size_t> part(input.nodes.size(), 0);
    if (part.empty())
        return part;
    const DirectedGraph graph(boost::edges_are_unsorted_multi_pass, pairs.begin(), pairs.end(), part.size());
    boost::strong_components(
        graph, boost::make_iterator_property_map(part.begin(), get(boost::vertex_index, graph)));
    return part;
}

/// An order of the nodes of one strongly connected part, in which little weight points back.
class PartOrder final
{
public:
    PartOrder(const LayoutInput &input, const std::vector<Direction> &edges, std::vector<size_t> members,
              std::vector<size_t> &place)
        : m_input(input)
        , m_order(std::move(members))
        , m_place(place)
    {
        for (size_t i = 0; i < m_order.size(); ++i)
            m_place[m_order[i]] = i;
        m_links.resize(m_order.size());
        for (const Direction &edge : edges) {
            m_links[m_place[edge.from]].push_back({m_place[edge.to], edge.weight});
            m_links[m_place[edge.to]].push_back({m_place[edge.from], -edge.weight});
        }
    }

    /// Leaves the final places in `place`.
    void run()
    {
        std::vector<size_t> ids(m_order.size());
        for (size_t i = 0; i < ids.size(); ++i)
            ids[i] = i;
        startGreedily(ids);
        constexpr int MaxRounds = 12;
        bool moved = true;
        for (int round = 0; round < MaxRounds && moved; ++round) {
            moved = false;
            for (size_t id = 0; id < ids.size(); ++id)
                moved = moveToBestPlace(ids, id) || moved;
        }
        for (size_t i = 0; i < ids.size(); ++i)
            m_place[m_order[ids[i]]] = i;
    }

private:
    struct Link
    {
        size_t other = 0;  ///< local id
        double weight = 0; ///< positive where the edge leads to the other, negative where it comes from it
    };

    [[nodiscard]] std::optional<int> keptColumn(size_t id) const
    {
        const std::optional<PlacedNode> &kept = m_input.nodes[m_order[id]].kept;
        return kept ? std::optional(kept->column) : std::nullopt;
    }

    /// Kept nodes by their columns first; each other node goes where it turns the least weight back.
    void startGreedily(std::vector<size_t> &ids)
    {
        std::ranges::stable_sort(
            ids, {}, [this](size_t id) { return keptColumn(id).value_or(std::numeric_limits<int>::max()); });
        std::vector<size_t> sequence;
        m_at.assign(ids.size(), Outside);
        for (const size_t id : ids) {
            sequence.push_back(id);
            m_at[id] = sequence.size() - 1;
            if (!keptColumn(id))
                moveToBestPlace(sequence, id);
        }
        ids = sequence;
    }

    /// Scans all places of a node from where it stands to both sides; true where it moved to a better one.
    bool moveToBestPlace(std::vector<size_t> &sequence, size_t id)
    {
        if (keptColumn(id))
            return false;
        std::vector<std::pair<size_t, double>> links; // place of the other end, weight
        for (const Link &link : m_links[id]) {
            if (m_at[link.other] != Outside)
                links.emplace_back(m_at[link.other], link.weight);
        }
        std::ranges::sort(links);
        const size_t from = m_at[id];
        // Passing a node to the right turns an edge to it back, and an edge from it forward.
        double gain = 0;
        double bestGain = 0;
        size_t best = from;
        for (const auto &[place, weight] : links) {
            if (place <= from)
                continue;
            gain -= weight;
            if (gain > bestGain + Tiny) {
                bestGain = gain;
                best = place;
            }
        }
        gain = 0;
        for (auto link = links.rbegin(); link != links.rend(); ++link) {
            if (link->first >= from)
                continue;
            gain += link->second;
            if (gain > bestGain + Tiny) {
                bestGain = gain;
                best = link->first;
            }
        }
        if (best == from)
            return false;
        const auto at = [&sequence](size_t place) {
            return sequence.begin() + static_cast<qsizetype>(place);
        };
        if (best > from)
            std::rotate(at(from), at(from) + 1, at(best) + 1);
        else
            std::rotate(at(best), at(from), at(from) + 1);
        for (size_t i = std::min(from, best); i <= std::max(from, best); ++i)
            m_at[sequence[i]] = i;
        return true;
    }

    static constexpr double Tiny = 1e-9;
    static constexpr size_t Outside = std::numeric_limits<size_t>::max();

    const LayoutInput &m_input;
    std::vector<size_t> m_order; ///< node of each local id
    std::vector<size_t> &m_place;
    std::vector<std::vector<Link>> m_links; ///< by local id
    std::vector<size_t> m_at;               ///< place of each local id in the sequence
};

} // namespace

std::vector<char> leftwardEdges(const LayoutInput &input)
{
    const std::vector<std::optional<Direction>> edges = directions(input);
    const std::vector<size_t> part = strongParts(input, edges);
    std::vector<std::vector<size_t>> members(input.nodes.size());
    for (size_t node = 0; node < part.size(); ++node)
        members[part[node]].push_back(node);
    std::vector<std::vector<Direction>> edgesOfPart(input.nodes.size());
    for (const std::optional<Direction> &edge : edges) {
        if (edge && part[edge->from] == part[edge->to])
            edgesOfPart[part[edge->from]].push_back(*edge);
    }

    std::vector<size_t> place(input.nodes.size(), 0);
    for (size_t p = 0; p < members.size(); ++p) {
        if (members[p].size() > 1)
            PartOrder(input, edgesOfPart[p], members[p], place).run();
    }
    std::vector<char> leftward(input.edges.size(), 0);
    for (size_t e = 0; e < input.edges.size(); ++e) {
        const std::optional<Direction> &edge = edges[e];
        if (!edge)
            leftward[e] = input.edges[e].ordered; // from a node to itself
        else if (part[edge->from] == part[edge->to] && place[edge->from] > place[edge->to])
            leftward[e] = !edge->turned;
        else
            leftward[e] = edge->turned;
    }
    return leftward;
}

std::vector<size_t> strongParts(const LayoutInput &input)
{
    return strongParts(input, directions(input));
}

} // namespace Clew
