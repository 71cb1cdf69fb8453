// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/loadfindings.h"

namespace Clew {

QList<LintFinding> loadFindings(const QList<Issue> &issues, const RuleChoice &rules)
{
    QList<LintFinding> findings;
    if (!rules.has(LintRule::Schema))
        return findings;
    for (const Issue &issue : issues) {
        if (issue.severity != IssueSeverity::Error)
            continue;
        findings.append({.rule = LintRule::Schema,
                         .severity = FindingSeverity::Error,
                         .record = issue.record,
                         .pointer = QString(),
                         .kind = FindingKind::Fault,
                         .fault = issue.error});
    }
    return findings;
}

} // namespace Clew
