// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/recordpatterns.h"

#include "models/diagnosis/regexsyntax.h"

#include <algorithm>

namespace Clew {

RecordPatterns::RecordPatterns(RecordIndex record, const QString &regex)
    : m_record(record)
    , m_regex(regex)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    if (!tree) {
        m_problem = tree.error();
        return;
    }
    if (RegexSyntax::matchesEmpty(tree->root)) {
        m_problem = Error{ErrorCode::RegexMatchesEmpty, {}, {}};
        return;
    }
    m_whole = std::make_unique<MatchRegex>(RegexSyntax::toPcre2(tree->root));
    m_branches = branchesOf(*tree);
    const bool needsEngine =
        std::any_of(m_branches.cbegin(), m_branches.cend(),
                    [](const RegexBranch &branch) { return branch.kind == BranchKind::Engine; });
    if (!needsEngine)
        return; // characters and gaps always compile
    m_problem = MatchRegex::problemOf(m_whole->pattern());
    if (m_problem) {
        m_branches.clear();
        return;
    }
    for (RegexBranch &branch : m_branches) {
        m_engines.push_back(branch.kind == BranchKind::Engine
                                ? std::make_unique<MatchRegex>(std::exchange(branch.pattern, {}))
                                : nullptr);
    }
}

} // namespace Clew
