// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordsummary.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexbranches.h"

#include <memory>
#include <optional>
#include <vector>

namespace Clew {

/// The regex of one record, cut into branches. Immutable but for the regexes that compile when first used;
/// shared between pattern sets, so that an edit of one record costs nothing for the others.
class RecordPatterns final
{
public:
    RecordPatterns(RecordIndex record, const QString &regex);

    [[nodiscard]] RecordIndex record() const { return m_record; }
    [[nodiscard]] const QString &regex() const { return m_regex; }
    /// Why the regex cannot be used: EmptyRegex, InvalidRegex, RegexMatchesEmpty. There are no branches then.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    [[nodiscard]] const std::vector<RegexBranch> &branches() const { return m_branches; }
    /// The regex as a whole, with its captures.
    [[nodiscard]] const MatchRegex &whole() const { return *m_whole; }
    /// The regex of a branch of kind Engine.
    [[nodiscard]] const MatchRegex &engine(std::size_t branch) const { return *m_engines[branch]; }

private:
    RecordIndex m_record;
    QString m_regex;
    std::optional<Error> m_problem;
    std::vector<RegexBranch> m_branches;
    std::unique_ptr<MatchRegex> m_whole;
    std::vector<std::unique_ptr<MatchRegex>> m_engines; ///< by branch; null for other kinds; may be empty
};

} // namespace Clew
