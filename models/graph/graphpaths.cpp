// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphpaths.h"

#include <QSet>

#include <algorithm>

namespace Clew {

namespace {

constexpr int Unreached = -1;

/// Enumerates paths depth first and turns back wherever the rest of the way would be too long.
class PathSearch final
{
public:
    PathSearch(const RecordGraph &graph, const PathQuery &query, const StopPredicate &stop)
        : m_graph(graph)
        , m_query(query)
        , m_stop(stop)
        , m_toTarget(stepsToTarget())
        , m_onPath(static_cast<size_t>(graph.nodeCount()), 0)
    {
    }

    PathList run()
    {
        const int shortest = remaining(m_query.from);
        if (shortest == Unreached || m_query.from == m_query.to)
            return {};
        m_maxLength = shortest + std::max(m_query.detour, 0);
        m_path.nodes.push_back(m_query.from);
        m_onPath[offset(m_query.from)] = 1;
        // Length by length, so that a limit cuts the longest.
        for (m_length = shortest; m_length <= m_maxLength && m_found.complete; ++m_length)
            extend();
        sortFound();
        return std::move(m_found);
    }

private:
    static size_t offset(RecordIndex node) { return static_cast<size_t>(node.value()); }
    [[nodiscard]] int remaining(RecordIndex node) const { return m_toTarget[offset(node)]; }

    /// Breadth first from the target against the steps.
    [[nodiscard]] std::vector<int> stepsToTarget() const
    {
        std::vector<int> steps(static_cast<size_t>(m_graph.nodeCount()), Unreached);
        std::vector<RecordIndex> queue{m_query.to};
        steps[offset(m_query.to)] = 0;
        for (size_t next = 0; next < queue.size(); ++next) {
            const RecordIndex node = queue[next];
            for (const EdgeIndex index : m_graph.edgesOf(node)) {
                const GraphEdge &edge = m_graph.edge(index);
                const RecordIndex before = edge.other(node);
                if (steps[offset(before)] != Unreached || !m_query.steps.testFlag(stepOver(edge, before)))
                    continue;
                steps[offset(before)] = steps[offset(node)] + 1;
                queue.push_back(before);
            }
        }
        return steps;
    }

    void extend()
    {
        const RecordIndex end = m_path.nodes.back();
        const int left = m_length - static_cast<int>(m_path.edges.size());
        if (end == m_query.to) {
            if (left == 0)
                keepPath();
            return;
        }
        for (const EdgeIndex index : m_graph.edgesOf(end)) {
            if (!spendStep())
                return;
            const GraphEdge &edge = m_graph.edge(index);
            const RecordIndex next = edge.other(end);
            if (m_onPath[offset(next)] || !m_query.steps.testFlag(stepOver(edge, end)) ||
                remaining(next) == Unreached || remaining(next) > left - 1)
                continue;
            m_path.nodes.push_back(next);
            m_path.edges.push_back(index);
            m_onPath[offset(next)] = 1;
            extend();
            m_onPath[offset(next)] = 0;
            m_path.nodes.pop_back();
            m_path.edges.pop_back();
        }
    }

    bool spendStep()
    {
        constexpr qsizetype StepsBetweenQuestions = 4096;
        ++m_steps;
        if (m_steps > PathStepBudget || (m_stop && m_steps % StepsBetweenQuestions == 0 && m_stop()))
            m_found.complete = false;
        return m_found.complete;
    }

    void keepPath()
    {
        if (static_cast<qsizetype>(m_found.paths.size()) >= m_query.limit) {
            m_found.complete = false;
            return;
        }
        m_path.probability = 1;
        for (const EdgeIndex index : m_path.edges)
            m_path.probability *= m_graph.edge(index).probability.value_or(1);
        m_found.paths.push_back(m_path);
    }

    void sortFound()
    {
        std::ranges::sort(m_found.paths, [this](const GraphPath &a, const GraphPath &b) {
            if (a.edges.size() != b.edges.size())
                return a.edges.size() < b.edges.size();
            if (a.probability != b.probability)
                return a.probability > b.probability;
            const auto [x, y] = std::ranges::mismatch(a.nodes, b.nodes);
            if (x != a.nodes.end())
                return m_graph.id(*x) < m_graph.id(*y);
            return a.edges < b.edges;
        });
    }

    const RecordGraph &m_graph;
    const PathQuery &m_query;
    const StopPredicate &m_stop;
    std::vector<int> m_toTarget;
    std::vector<char> m_onPath;
    GraphPath m_path;
    PathList m_found;
    int m_length = 0;
    int m_maxLength = 0;
    qsizetype m_steps = 0;
};

} // namespace

PathList shortPaths(const RecordGraph &graph, const PathQuery &query, const StopPredicate &stop)
{
    const auto isNode = [&graph](RecordIndex node) {
        return node.isValid() && node.value() < graph.nodeCount();
    };
    if (!isNode(query.from) || !isNode(query.to))
        return {};
    return PathSearch(graph, query, stop).run();
}

GraphSlice sliceOf(const PathList &paths)
{
    GraphSlice slice;
    QSet<qsizetype> nodes;
    QSet<qsizetype> edges;
    for (const GraphPath &path : paths.paths) {
        for (const RecordIndex node : path.nodes) {
            if (const qsizetype before = nodes.size(); nodes.insert(node.value()), nodes.size() > before)
                slice.nodes.push_back(node);
        }
        for (const EdgeIndex edge : path.edges) {
            if (const qsizetype before = edges.size(); edges.insert(edge.value()), edges.size() > before)
                slice.edges.push_back(edge);
        }
    }
    std::ranges::sort(slice.edges);
    return slice;
}

} // namespace Clew
