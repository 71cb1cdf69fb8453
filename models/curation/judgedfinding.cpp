// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/judgedfinding.h"

namespace Clew {

QList<JudgedFinding> judged(const QList<LintFinding> &findings, const Dismissals &dismissals,
                            const RecordBytes &bytes)
{
    QList<JudgedFinding> all;
    all.reserve(findings.size());
    for (const LintFinding &finding : findings) {
        JudgedFinding each{.finding = finding};
        // Texts are looked up for those few alone that somebody may have dismissed.
        if (!finding.record.isEmpty() && dismissals.knows(finding)) {
            if (const QByteArray json = bytes(finding.record); !json.isNull())
                each.reason = dismissals.reasonFor(finding, json);
        }
        all.append(each);
    }
    return all;
}

} // namespace Clew
