// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/reviewqueue.h"

#include "models/core/trust.h"
#include "models/curation/recordfield.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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

bool isReviewedTier(const QString &tier)
{
    return confidenceCeiling(tier) > confidenceCeiling(QString());
}

bool isReviewed(const Record &record)
{
    return isReviewedTier(record.verificationTier);
}

ReviewItem reviewItem(const Record &record, const QList<LintFinding> &findings)
{
    ReviewItem item{.record = record.id, .trustGap = trustGap(record)};
    for (const LintFinding &finding : findings)
        item.defects += defectWeight(finding.severity);
    item.score = (1 + item.defects) * (NoGap + item.trustGap);
    return item;
}

QList<AcceptedText> acceptance(RecordFormat format, const QDate &day)
{
    const bool flat = format == RecordFormat::Flat;
    const QString date = day.toString(Qt::ISODate);
    return {
        {flat ? u"/verification_tier"_s : u"/metadata/review_status"_s, u"human_reviewed"_s},
        {flat ? fieldPointer(format, RecordField::LastConfirmed) : u"/metadata/last_verification"_s, date},
        {fieldPointer(format, RecordField::LastUpdated), date}};
}

void sortForReview(QList<ReviewItem> &items)
{
    std::sort(items.begin(), items.end(), [](const ReviewItem &a, const ReviewItem &b) {
        return a.score != b.score ? a.score > b.score : a.record < b.record;
    });
}

} // namespace Clew
