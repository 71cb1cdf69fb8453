// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/candidate.h"

#include <vector>

namespace Clew {

class DiagnosisKnowledge;
class SiteOrder;

/// What was found of one record: its best site, and all that are about as good.
struct Finding
{
    Candidate best;
    std::vector<std::size_t> sites; ///< sorted places
    std::size_t first = 0;          ///< of these, the one that came first
};

/// Records that say the same about the same line.
struct FindingGroup
{
    Finding head;              ///< the best of them
    std::vector<Finding> also; ///< others, best first
    /// Of the head, with the best domain of all: what several domains' records say alike is known in the
    /// log's.
    double score = 0;
};

/// Groups findings: records that were found in the same first line and are explained by the same words of it,
/// or that differ only in their environment, are one group. Groups by score, best first.
[[nodiscard]] std::vector<FindingGroup> groupedFindings(const DiagnosisKnowledge &knowledge,
                                                        const Candidates &candidates, const SiteOrder &order);

} // namespace Clew
