// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/siteorder.h"

#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace Clew {

namespace {

auto placeKey(const ErrorSite &site)
{
    return std::tuple(site.place.input, site.event, -site.depth, site.place.offset);
}

} // namespace

SiteOrder::SiteOrder(std::span<const PreparedSite> sites)
    : m_order(sites.size())
    , m_ranks(sites.size())
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::sort(m_order, [sites](std::size_t a, std::size_t b) {
        return std::tuple(placeKey(sites[a].site), a) < std::tuple(placeKey(sites[b].site), b);
    });
    // A site without a time has that of the one it follows.
    std::vector<std::optional<qint64>> times(sites.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const ErrorSite &site = sites[m_order[i]].site;
        times[m_order[i]] = site.time;
        if (!site.time && i > 0 && sites[m_order[i - 1]].site.place.input == site.place.input)
            times[m_order[i]] = times[m_order[i - 1]];
    }
    // Insertion sort by time: a site moves before those that are clearly later, and stops at the first of
    // which that cannot be said.
    for (std::size_t i = 1; i < m_order.size(); ++i) {
        const std::size_t moved = m_order[i];
        const std::optional<qint64> time = times[moved];
        std::size_t to = i;
        while (time && to > 0) {
            const std::optional<qint64> before = times[m_order[to - 1]];
            if (!before || *before - *time <= VerdictWeights::TimeTolerance)
                break;
            m_order[to] = m_order[to - 1];
            --to;
        }
        m_order[to] = moved;
    }
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_ranks[m_order[i]] = static_cast<int>(i);
}

} // namespace Clew
