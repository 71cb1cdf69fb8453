// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/trust.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double UnreviewedCeiling = 0.80;
constexpr double ReviewedCeiling = 0.95;
constexpr double VerifiedCeiling = 0.99;
/// More reports than this change nothing that two decimals show.
constexpr qint64 ManyReports = 1'000'000;
/// Below what anybody writes: keeps 0.67 from being above 0.67.
constexpr double Tolerance = 1e-9;

} // namespace

double confidenceCeiling(const QString &tier)
{
    static const QStringList verified{u"verified"_s,   u"human_verified"_s, u"machine_verified"_s,
                                      u"reproduced"_s, u"tested"_s,         u"official"_s};
    static const QStringList reviewed{u"human_reviewed"_s, u"reviewed"_s, u"community_reviewed"_s,
                                      u"community_verified"_s};
    const QString word = tier.trimmed().toLower();
    if (verified.contains(word))
        return VerifiedCeiling;
    return reviewed.contains(word) ? ReviewedCeiling : UnreviewedCeiling;
}

double allowedConfidence(std::optional<qint64> evidenceCount, const QString &tier)
{
    const auto reports = static_cast<double>(std::clamp(evidenceCount.value_or(0), qint64(0), ManyReports));
    const double succession = (reports + 1) / (reports + 2);
    return std::round(std::min(confidenceCeiling(tier), succession) * 100) / 100;
}

double trustGap(const Record &record)
{
    if (!record.confidence)
        return 0;
    const double gap = *record.confidence - allowedConfidence(record.evidenceCount, record.verificationTier);
    return gap > Tolerance ? gap : 0;
}

} // namespace Clew
