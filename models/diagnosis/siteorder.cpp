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
    // Insertion sort by time: a site moves before those that are clearly later, and stops at the first of
    // which that cannot be said. Sites without a time stay behind the one they follow.
    for (std::size_t i = 1; i < m_order.size(); ++i) {
        const std::size_t moved = m_order[i];
        const std::optional<qint64> time = sites[moved].site.time;
        std::size_t to = i;
        while (time && to > 0) {
            const std::optional<qint64> before = sites[m_order[to - 1]].site.time;
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
