// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/candidate.h"

#include <span>

namespace Clew {

/// Which site came first: by time where both sites have one and the times differ enough to tell, else by
/// input, event, depth (the cause of an exception first) and offset. Places of sites sorted that way; every
/// site has a rank of its own.
///
/// Time and place may disagree (a log of two programs, one behind the other), and neither alone is an order
/// that is right everywhere: sites of one input are sorted by place first, then runs that time puts elsewhere
/// are moved.
class SiteOrder final
{
public:
    explicit SiteOrder(std::span<const PreparedSite> sites);

    /// 0 for the site that came first.
    [[nodiscard]] int rank(std::size_t site) const { return m_ranks[site]; }
    /// Places of the sites from the first to the last.
    [[nodiscard]] const std::vector<std::size_t> &sites() const { return m_order; }

private:
    std::vector<std::size_t> m_order;
    std::vector<int> m_ranks;
};

} // namespace Clew
