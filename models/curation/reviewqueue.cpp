// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/reviewqueue.h"

#include "models/core/trust.h"

#include <algorithm>

namespace Clew {

double defectWeight(FindingSeverity severity)
{
    switch (severity) {
    case FindingSeverity::Error:
        return 4;
    case FindingSeverity::Warning:
        return 1;
    case FindingSeverity::Info:
        break;
    }
    return 0.2;
}

bool isReviewed(const Record &record)
{
    return confidenceCeiling(record.verificationTier) > confidenceCeiling(QString());
}

ReviewItem reviewItem(const Record &record, const QList<LintFinding> &findings)
{
    ReviewItem item{.record = record.id, .trustGap = trustGap(record)};
    for (const LintFinding &finding : findings)
        item.defects += defectWeight(finding.severity);
    item.score = (1 + item.defects) * (NoGap + item.trustGap);
    return item;
}

void sortForReview(QList<ReviewItem> &items)
{
    std::sort(items.begin(), items.end(), [](const ReviewItem &a, const ReviewItem &b) {
        return a.score != b.score ? a.score > b.score : a.record < b.record;
    });
}

} // namespace Clew
