// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternset.h"

#include "models/diagnosis/patternsetbuilder.h"

namespace Clew {

std::shared_ptr<const PatternSet> PatternSet::build(std::span<const PatternSource> sources,
                                                    const PatternSetOptions &options,
                                                    const PatternSet *previous)
{
    return PatternSetBuilder(options).build(sources, previous);
}

std::vector<UnfilteredBranch> PatternSet::branchesWithoutLiteral() const
{
    std::vector<UnfilteredBranch> branches;
    for (const Candidate &candidate : m_unfiltered) {
        const RecordPatterns &record = *m_records[candidate.slot];
        branches.push_back({record.record(), candidate.kind == BranchKind::Engine
                                                 ? record.engine(m_branches[candidate.branch].index).pattern()
                                                 : record.regex()});
    }
    return branches;
}

PatternSet::BranchNumbers PatternSet::branchNumbers(RecordIndex record) const
{
    BranchNumbers numbers;
    for (const Branch &branch : m_branches) {
        if (m_records[branch.slot]->record() != record)
            continue;
        ++numbers.all;
        numbers.weak += branch.weak ? 1 : 0;
    }
    return numbers;
}

} // namespace Clew
