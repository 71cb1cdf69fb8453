// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/curation/findinglist.h"

namespace Clew {

/// What the reader could not load, as findings of the rule `schema`: what it did load, the rules look at
/// themselves.
[[nodiscard]] QList<LintFinding> loadFindings(const QList<Issue> &issues, const RuleChoice &rules);

} // namespace Clew
