// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"

#include <QDate>

namespace Clew {

/// How much confidence a record may state, from how often it was confirmed and who looked at it:
///
///     allowed = min(ceiling(tier), (n + 1) / (n + 2)), rounded to two decimals, n = evidence_count
///
/// (n + 1) / (n + 2) is Laplace's rule of succession: what n reports for a statement and none against it are
/// worth when nothing else is known: 0.50, 0.67, 0.75, 0.80, 0.83, 0.86 for n = 0 to 5, 0.92 for 10, 0.98 for
/// 50. The ceiling is what reports alone cannot lift: 0.80 where no person has looked (`ai_generated`,
/// `auto_generated`, `unreviewed`, none and any word not listed), 0.95 where one has (`human_reviewed`,
/// `reviewed`, `community_reviewed`, `community_verified`), 0.99 where the fix was tried (`verified`,
/// `human_verified`, `machine_verified`, `reproduced`, `tested`, `official`). An absent or negative count
/// is 0.

/// Who looked at a record, as the three groups above.
enum class TierKind : quint8 {
    Unreviewed,
    Reviewed,
    Verified,
};
[[nodiscard]] TierKind tierKind(const QString &tier);

/// Highest confidence that the tier alone allows, 0..1. Tiers are compared without regard to case.
[[nodiscard]] double confidenceCeiling(const QString &tier);

/// Highest confidence that evidence and tier allow together, 0..1, rounded to two decimals.
[[nodiscard]] double allowedConfidence(std::optional<qint64> evidenceCount, const QString &tier);

/// How far the record's confidence lies above what is allowed; 0 where it does not, or states none.
[[nodiscard]] double trustGap(const Record &record);

/// How far a record is to be believed, 0 to 1000, whatever the day is: tier × evidence × confidence, that is
///
///     weight(tier) · (n + 1) / (n + 2) · min(confidence, allowed),   0.5 where no confidence is stated
///
/// with a weight of 0.5 where nobody looked, 0.85 where somebody did, 1 where it was tried.
[[nodiscard]] int trustScore(const QString &tier, std::optional<qint64> evidenceCount,
                             std::optional<double> confidence);
/// The same today, 0 to 1000: trust halves every three years; where no date is known it is halved.
[[nodiscard]] int agedTrust(int score, std::optional<int> days);

/// Of what cannot be resolved no fix helps in more cases than this; of what can, in no fewer.
inline constexpr double HighRateOfUnresolvable = 0.5;
inline constexpr double LowRateOfResolvable = 0.3;

/// What speaks against the record's own word on itself.
enum class TrustFault : quint8 {
    ConfidenceAboveEvidence, ///< states more than `allowedConfidence`
    EvidenceAboveSources,    ///< counts more reports than it names addresses
    FutureDate,              ///< confirmed on a day that is still to come
    RateOfUnresolvable,      ///< cannot be resolved, and its fixes help in most cases
    RateOfResolvable,        ///< can be resolved, and its fixes fail in most cases
};

/// Tier, evidence, confidence and age of a record, and what contradicts itself in them.
struct TrustCard
{
    QString tier;
    TierKind kind = TierKind::Unreviewed;
    std::optional<qint64> evidence;
    std::optional<double> confidence; ///< 0..1
    double allowed = 0;               ///< 0..1: what evidence and tier allow
    std::optional<int> days;          ///< since it was last confirmed or updated; negative: still to come
    qsizetype sources = -1;           ///< addresses; -1: not known
    int score = 0;                    ///< agedTrust
    QList<TrustFault> faults;         ///< in the order of TrustFault

    friend bool operator==(const TrustCard &, const TrustCard &) = default;
};
[[nodiscard]] TrustCard trustCard(const Record &record, QDate today);
/// Of a summary, which does not know the sources nor the day of an update.
[[nodiscard]] TrustCard trustCard(const RecordSummary &summary, QDate today);

} // namespace Clew
