// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/rowplacement.h"

namespace Clew {

namespace {

/// A line or arc that pulls an item to a height: that of the other item plus the difference of their lanes.
struct Pull
{
    size_t other = 0;
    double offset = 0;
    double weight = 1;
    int direction = 0; ///< -1 from the left, 1 from the right, 0 from the same column
};

class RowSolver final
{
public:
    RowSolver(const LayerGraph &layers, const LanePlan &plan)
        : m_layers(layers)
        , m_plan(plan)
        , m_pulls(layers.items.size())
        , m_y(layers.items.size(), 0)
    {
        for (size_t e = 0; e < layers.chains.size(); ++e)
            addPulls(e);
    }

    std::vector<double> run()
    {
        stack();
        constexpr int Sweeps = 12;
        constexpr int Settling = 24;
        const size_t count = m_layers.columns.size();
        for (int sweep = 0; sweep < Sweeps; ++sweep) {
            for (size_t c = 0; c < count; ++c)
                solveColumn(c, -1);
            for (size_t c = count; c > 0; --c)
                solveColumn(c - 1, 1);
        }
        for (int round = 0; round < Settling; ++round) {
            for (size_t c = 0; c < count; ++c)
                solveColumn(round % 2 == 0 ? c : count - 1 - c, 0);
        }
        return m_y;
    }

private:
    void addPulls(size_t e)
    {
        const std::vector<size_t> &chain = m_layers.chains[e];
        if (chain.size() < 2)
            return;
        if (m_plan.arcs[e]) {
            constexpr double ArcWeight = 0.25;
            m_pulls[chain[0]].push_back({chain[1], 0, ArcWeight, 0});
            m_pulls[chain[1]].push_back({chain[0], 0, ArcWeight, 0});
            return;
        }
        for (size_t i = 0; i + 1 < chain.size(); ++i) {
            const LinkLanes &lanes = m_plan.links[e][i];
            const double offset = lanes.exit.level - lanes.entry.level;
            const int bends = int(!m_layers.items[chain[i]].node) + int(!m_layers.items[chain[i + 1]].node);
            constexpr double Weights[] = {1, 2, 8};
            m_pulls[chain[i + 1]].push_back({chain[i], offset, Weights[bends], -1});
            m_pulls[chain[i]].push_back({chain[i + 1], -offset, Weights[bends], 1});
        }
    }

    [[nodiscard]] double distance(size_t upper, size_t lower) const
    {
        return m_plan.extents[upper].below + m_plan.gapBelow[upper] + m_plan.extents[lower].above;
    }

    /// Each column about the middle.
    void stack()
    {
        for (const std::vector<size_t> &column : m_layers.columns) {
            double height = 0;
            for (size_t i = 0; i + 1 < column.size(); ++i)
                height += distance(column[i], column[i + 1]);
            double at = -height / 2;
            for (size_t i = 0; i < column.size(); ++i) {
                m_y[column[i]] = at;
                if (i + 1 < column.size())
                    at += distance(column[i], column[i + 1]);
            }
        }
    }

    struct Block
    {
        double sum = 0; ///< of weight times wanted height, less the distances above
        double weight = 0;
        size_t count = 0;

        [[nodiscard]] double height() const { return sum / weight; }
    };

    /// `direction`: which pulls count; 0 for all. An item without any keeps its height, weakly.
    void solveColumn(size_t index, int direction)
    {
        const std::vector<size_t> &column = m_layers.columns[index];
        std::vector<Block> blocks;
        double above = 0; // distance from the first item
        for (size_t i = 0; i < column.size(); ++i) {
            if (i > 0)
                above += distance(column[i - 1], column[i]);
            constexpr double Inertia = 0.02;
            double weight = Inertia;
            double sum = Inertia * m_y[column[i]];
            for (const Pull &pull : m_pulls[column[i]]) {
                if (direction != 0 && pull.direction != direction)
                    continue;
                weight += pull.weight;
                sum += pull.weight * (m_y[pull.other] + pull.offset);
            }
            blocks.push_back({sum - weight * above, weight, 1});
            while (blocks.size() > 1 && blocks[blocks.size() - 2].height() > blocks.back().height()) {
                Block &upper = blocks[blocks.size() - 2];
                upper.sum += blocks.back().sum;
                upper.weight += blocks.back().weight;
                upper.count += blocks.back().count;
                blocks.pop_back();
            }
        }
        size_t i = 0;
        above = 0;
        for (const Block &block : blocks) {
            for (size_t k = 0; k < block.count; ++k, ++i) {
                if (i > 0)
                    above += distance(column[i - 1], column[i]);
                m_y[column[i]] = block.height() + above;
            }
        }
    }

    const LayerGraph &m_layers;
    const LanePlan &m_plan;
    std::vector<std::vector<Pull>> m_pulls;
    std::vector<double> m_y;
};

} // namespace

std::vector<double> placeRows(const LayerGraph &layers, const LanePlan &plan)
{
    return RowSolver(layers, plan).run();
}

} // namespace Clew
