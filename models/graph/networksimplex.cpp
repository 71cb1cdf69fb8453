// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/networksimplex.h"

#include <QtAssert>

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>

namespace Clew {

namespace {

constexpr size_t None = std::numeric_limits<size_t>::max();

class NetworkSimplex final
{
public:
    NetworkSimplex(size_t nodeCount, const std::vector<RankConstraint> &constraints)
        : m_constraints(constraints)
        , m_firstIncident(nodeCount + 1, 0)
        , m_incident(2 * constraints.size())
        , m_excess(nodeCount, 0)
        , m_rank(nodeCount, 0)
        , m_parent(nodeCount, None)
        , m_low(nodeCount, 0)
        , m_number(nodeCount, 0)
        , m_inTree(constraints.size(), 0)
        , m_cut(constraints.size(), 0)
    {
        for (const RankConstraint &constraint : constraints) {
            ++m_firstIncident[constraint.tail + 1];
            ++m_firstIncident[constraint.head + 1];
        }
        std::partial_sum(m_firstIncident.begin(), m_firstIncident.end(), m_firstIncident.begin());
        std::vector<size_t> next = m_firstIncident;
        for (size_t c = 0; c < constraints.size(); ++c) {
            m_incident[next[constraints[c].tail]++] = {c, constraints[c].head};
            m_incident[next[constraints[c].head]++] = {c, constraints[c].tail};
            m_excess[constraints[c].tail] += constraints[c].weight;
            m_excess[constraints[c].head] -= constraints[c].weight;
        }
    }

    std::vector<int> run(int maxPivots, const StopPredicate &stop)
    {
        startWithLongestPaths();
        growTightTree();
        numberTree();
        for (int pivot = 0; pivot < maxPivots; ++pivot) {
            constexpr int PivotsBetweenQuestions = 16;
            if (stop && pivot % PivotsBetweenQuestions == 0 && stop())
                break;
            const size_t leaving = leavingConstraint();
            if (leaving == None)
                break;
            exchange(leaving, enteringConstraint(leaving));
        }
        const int least = m_rank.empty() ? 0 : std::ranges::min(m_rank);
        for (int &rank : m_rank)
            rank -= least;
        return m_rank;
    }

private:
    /// A constraint of a node, and the node at its other end.
    struct Incidence
    {
        size_t constraint = 0;
        size_t other = 0;
    };

    [[nodiscard]] std::span<const Incidence> incidentOf(size_t node) const
    {
        return {m_incident.data() + m_firstIncident[node], m_incident.data() + m_firstIncident[node + 1]};
    }

    [[nodiscard]] int slack(size_t c) const
    {
        const RankConstraint &constraint = m_constraints[c];
        return m_rank[constraint.head] - m_rank[constraint.tail] - constraint.length;
    }

    [[nodiscard]] size_t otherEnd(size_t c, size_t node) const
    {
        return m_constraints[c].tail == node ? m_constraints[c].head : m_constraints[c].tail;
    }

    void startWithLongestPaths()
    {
        std::vector<int> waiting(m_rank.size(), 0);
        for (const RankConstraint &constraint : m_constraints)
            ++waiting[constraint.head];
        std::vector<size_t> ready;
        for (size_t node = 0; node < m_rank.size(); ++node) {
            if (waiting[node] == 0)
                ready.push_back(node);
        }
        for (size_t next = 0; next < ready.size(); ++next) {
            const size_t node = ready[next];
            for (const Incidence &incidence : incidentOf(node)) {
                const RankConstraint &constraint = m_constraints[incidence.constraint];
                if (constraint.tail != node)
                    continue;
                m_rank[constraint.head] = std::max(m_rank[constraint.head], m_rank[node] + constraint.length);
                if (--waiting[constraint.head] == 0)
                    ready.push_back(constraint.head);
            }
        }
        Q_ASSERT_X(ready.size() == m_rank.size(), "minimalRanks", "the constraints have a cycle");
    }

    /// Adds tight constraints to the tree from node 0; where none is left, pulls the tree towards the nearest
    /// node outside until one becomes tight.
    void growTightTree()
    {
        if (m_rank.empty())
            return;
        std::vector<char> inside(m_rank.size(), 0);
        std::vector<size_t> members{0};
        inside[0] = 1;
        size_t next = 0;
        while (true) {
            for (; next < members.size(); ++next) {
                for (const auto &[c, other] : incidentOf(members[next])) {
                    if (inside[other] || slack(c) != 0)
                        continue;
                    inside[other] = 1;
                    m_inTree[c] = 1;
                    members.push_back(other);
                }
            }
            if (members.size() == m_rank.size())
                return;
            pullTowards(nearestOutside(inside, members), inside, members);
            next = 0;
        }
    }

    [[nodiscard]] size_t nearestOutside(const std::vector<char> &inside,
                                        const std::vector<size_t> &members) const
    {
        size_t nearest = None;
        for (const size_t node : members) {
            for (const auto &[c, other] : incidentOf(node)) {
                if (!inside[other] && (nearest == None || slack(c) < slack(nearest)))
                    nearest = c;
            }
        }
        Q_ASSERT_X(nearest != None, "minimalRanks", "the constraints do not join all nodes");
        return nearest;
    }

    void pullTowards(size_t c, const std::vector<char> &inside, const std::vector<size_t> &members)
    {
        const int by = inside[m_constraints[c].tail] ? slack(c) : -slack(c);
        for (const size_t node : members)
            m_rank[node] += by;
    }

    /// Numbers the tree in postorder from node 0, so that a subtree is a range of numbers, and computes the
    /// cut values on the way: what total cost changes by when the two sides of a tree constraint move apart.
    void numberTree()
    {
        m_order.clear();
        if (m_rank.empty())
            return;
        m_stack.assign(1, {0, m_firstIncident[0]}); // node, next incident constraint
        m_parent[0] = None;
        m_low[0] = 0;
        while (!m_stack.empty()) {
            auto &[node, at] = m_stack.back();
            const size_t end = m_firstIncident[node + 1];
            while (at < end &&
                   (!m_inTree[m_incident[at].constraint] || m_incident[at].constraint == m_parent[node]))
                ++at;
            if (at < end) {
                const auto [c, child] = m_incident[at++];
                m_parent[child] = c;
                m_low[child] = m_order.size();
                m_stack.emplace_back(child, m_firstIncident[child]);
            } else {
                m_number[node] = m_order.size();
                m_order.push_back(node);
                m_stack.pop_back();
            }
        }
        // Weights out of a subtree less weights into it: constraints inside cancel.
        m_sums = m_excess;
        for (const size_t node : m_order) {
            const size_t parent = m_parent[node];
            if (parent == None)
                continue;
            m_cut[parent] = m_constraints[parent].tail == node ? m_sums[node] : -m_sums[node];
            m_sums[otherEnd(parent, node)] += m_sums[node];
        }
    }

    [[nodiscard]] bool isBelow(size_t node, size_t top) const
    {
        return m_low[top] <= m_number[node] && m_number[node] <= m_number[top];
    }

    /// The next tree constraint with a negative cut value, searched on from the last one.
    size_t leavingConstraint()
    {
        for (size_t i = 0; i < m_constraints.size(); ++i) {
            const size_t c = (m_nextLeaving + i) % m_constraints.size();
            if (m_inTree[c] && m_cut[c] < 0) {
                m_nextLeaving = c + 1;
                return c;
            }
        }
        return None;
    }

    /// The tightest constraint that joins the two sides against the direction of the leaving one.
    [[nodiscard]] size_t enteringConstraint(size_t leaving) const
    {
        const RankConstraint &out = m_constraints[leaving];
        const bool tailIsBelow = m_parent[out.tail] == leaving;
        const size_t top = tailIsBelow ? out.tail : out.head;
        size_t best = None;
        int least = 0;
        // Those that join the sides have one end below: of equally tight ones the first is taken.
        for (size_t i = m_low[top]; i <= m_number[top]; ++i) {
            const size_t node = m_order[i];
            for (const auto &[c, other] : incidentOf(node)) {
                const bool leadsIn = m_constraints[c].head == node;
                if (leadsIn != tailIsBelow || m_inTree[c] || isBelow(other, top))
                    continue;
                const int tightness = slack(c);
                if (best == None || tightness < least || (tightness == least && c < best)) {
                    best = c;
                    least = tightness;
                }
            }
        }
        Q_ASSERT(best != None);
        return best;
    }

    void exchange(size_t leaving, size_t entering)
    {
        // Move the side below the leaving constraint until the entering one is tight.
        const RankConstraint &out = m_constraints[leaving];
        const size_t top = m_parent[out.tail] == leaving ? out.tail : out.head;
        const int by = isBelow(m_constraints[entering].tail, top) ? slack(entering) : -slack(entering);
        for (size_t i = m_low[top]; i <= m_number[top]; ++i)
            m_rank[m_order[i]] += by;
        m_inTree[leaving] = 0;
        m_inTree[entering] = 1;
        numberTree();
    }

    const std::vector<RankConstraint> &m_constraints;
    std::vector<size_t> m_firstIncident;
    std::vector<Incidence> m_incident; ///< of node 0, then of node 1 ...
    std::vector<int> m_excess;         ///< weights out of each node less weights into it
    std::vector<int> m_sums;           ///< reused, as the stack is: a renumbering for each pivot
    std::vector<std::pair<size_t, size_t>> m_stack;
    std::vector<int> m_rank;
    std::vector<size_t> m_parent; ///< constraint towards the root of the tree
    std::vector<size_t> m_low;    ///< least number in the node's subtree
    std::vector<size_t> m_number; ///< in postorder
    std::vector<size_t> m_order;  ///< nodes by number
    std::vector<char> m_inTree;
    std::vector<int> m_cut;
    size_t m_nextLeaving = 0;
};

} // namespace

std::vector<int> minimalRanks(size_t nodeCount, const std::vector<RankConstraint> &constraints, int maxPivots,
                              const StopPredicate &stop)
{
    return NetworkSimplex(nodeCount, constraints).run(maxPivots, stop);
}

} // namespace Clew
