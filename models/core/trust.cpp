// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/trust.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double UnreviewedCeiling = 0.80;
constexpr double ReviewedCeiling = 0.95;
constexpr double VerifiedCeiling = 0.99;
/// More reports than this change nothing that two decimals show.
constexpr qint64 ManyReports = 1'000'000;
constexpr int MostTrust = 1000;
constexpr std::array TierWeights{0.5, 0.85, 1.0};
constexpr double UnstatedConfidence = 0.5;
constexpr double HalfLife = 3 * 365.25; // days
/// Below what anybody writes: keeps 0.67 from being above 0.67.
constexpr double Tolerance = 1e-9;

double succession(std::optional<qint64> evidenceCount)
{
    const auto reports = static_cast<double>(std::clamp(evidenceCount.value_or(0), qint64(0), ManyReports));
    return (reports + 1) / (reports + 2);
}

std::optional<int> daysSince(const QString &isoDate, QDate today)
{
    const QDate date = QDate::fromString(isoDate.first(std::min<qsizetype>(10, isoDate.size())), Qt::ISODate);
    if (!date.isValid() || !today.isValid())
        return std::nullopt;
    return static_cast<int>(std::clamp<qint64>(date.daysTo(today), -100'000, 1'000'000));
}

/// Of a record or its summary, which call these members alike.
template <typename R>
TrustCard cardOf(const R &record, const QString &date, qsizetype sources, QDate today)
{
    TrustCard card{.tier = record.verificationTier,
                   .kind = tierKind(record.verificationTier),
                   .evidence = record.evidenceCount,
                   .confidence = record.confidence,
                   .allowed = allowedConfidence(record.evidenceCount, record.verificationTier),
                   .days = daysSince(date, today),
                   .sources = sources};
    card.score = agedTrust(trustScore(card.tier, card.evidence, card.confidence), card.days);
    const auto note = [&card](TrustFault fault, bool is) {
        if (is)
            card.faults.append(fault);
    };
    const double rate = record.fixSuccessRate.value_or(HighRateOfUnresolvable);
    note(TrustFault::ConfidenceAboveEvidence, card.confidence && *card.confidence > card.allowed + Tolerance);
    note(TrustFault::EvidenceAboveSources, sources >= 0 && card.evidence.value_or(0) > sources);
    note(TrustFault::FutureDate, card.days.value_or(0) < -1); // a day for time zones
    note(TrustFault::RateOfUnresolvable, record.resolvable == "false"_L1 && rate > HighRateOfUnresolvable);
    note(TrustFault::RateOfResolvable, record.resolvable == "true"_L1 && rate < LowRateOfResolvable);
    return card;
}

} // namespace

TierKind tierKind(const QString &tier)
{
    static const QStringList verified{u"verified"_s,   u"human_verified"_s, u"machine_verified"_s,
                                      u"reproduced"_s, u"tested"_s,         u"official"_s};
    static const QStringList reviewed{u"human_reviewed"_s, u"reviewed"_s, u"community_reviewed"_s,
                                      u"community_verified"_s};
    const QString word = tier.trimmed().toLower();
    if (verified.contains(word))
        return TierKind::Verified;
    return reviewed.contains(word) ? TierKind::Reviewed : TierKind::Unreviewed;
}

double confidenceCeiling(const QString &tier)
{
    constexpr std::array Ceilings{UnreviewedCeiling, ReviewedCeiling, VerifiedCeiling};
    return Ceilings[static_cast<size_t>(tierKind(tier))];
}

double allowedConfidence(std::optional<qint64> evidenceCount, const QString &tier)
{
    return std::round(std::min(confidenceCeiling(tier), succession(evidenceCount)) * 100) / 100;
}

double trustGap(const Record &record)
{
    if (!record.confidence)
        return 0;
    const double gap = *record.confidence - allowedConfidence(record.evidenceCount, record.verificationTier);
    return gap > Tolerance ? gap : 0;
}

int trustScore(const QString &tier, std::optional<qint64> evidenceCount, std::optional<double> confidence)
{
    const double stated =
        confidence && std::isfinite(*confidence) ? std::clamp(*confidence, 0.0, 1.0) : UnstatedConfidence;
    const double trust = TierWeights[static_cast<size_t>(tierKind(tier))] * succession(evidenceCount) *
                         std::min(stated, allowedConfidence(evidenceCount, tier));
    return static_cast<int>(std::lround(trust * MostTrust));
}

int agedTrust(int score, std::optional<int> days)
{
    const double factor = days ? std::exp2(-std::max(0, *days) / HalfLife) : 0.5;
    return static_cast<int>(std::lround(score * factor));
}

TrustCard trustCard(const Record &record, QDate today)
{
    return cardOf(record, record.lastConfirmed.isEmpty() ? record.lastUpdated : record.lastConfirmed,
                  allSources(record).size(), today);
}

TrustCard trustCard(const RecordSummary &summary, QDate today)
{
    return cardOf(summary, summary.lastConfirmed, -1, today);
}

} // namespace Clew
