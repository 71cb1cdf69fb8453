// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"

namespace Clew {

/// The sentence for people, in the language of the window. Texts that came from records stand in it as they
/// are: show it as plain text only.
[[nodiscard]] QString findingText(const LintFinding &finding);

/// "Error", "Warning", "Note".
[[nodiscard]] QString severityWord(FindingSeverity severity);

/// What a rule looks for, in a few words, for a list of rules.
[[nodiscard]] QString ruleTitle(LintRule rule);

} // namespace Clew
