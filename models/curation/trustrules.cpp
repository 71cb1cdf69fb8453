// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/trustrules.h"

#include "models/core/trust.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Rates are written with two decimals.
constexpr double RateTolerance = 0.005;
/// A dead end that helps more often than it fails is none.
constexpr double LowFailRate = 0.5;

QString rateText(double rate)
{
    return QString::number(rate, 'g', 4);
}

void checkSources(const QStringList &sources, const QString &list, FindingList &findings)
{
    for (qsizetype i = 0; i < sources.size(); ++i) {
        const QString pointer = u"%1/%2"_s.arg(list, QString::number(i));
        switch (sourceFault(sources[i])) {
        case SourceFault::None:
            break;
        case SourceFault::Bare:
            findings.add(LintRule::SourceBare, FindingSeverity::Info, pointer, FindingKind::BareSource,
                         {sources[i]});
            break;
        case SourceFault::Unsafe:
            findings.add(LintRule::SourceUnsafe, FindingSeverity::Error, pointer, FindingKind::UnsafeSource,
                         {sources[i]});
            break;
        }
    }
    if (sources.isEmpty())
        findings.add(LintRule::NoSource, FindingSeverity::Info, list, FindingKind::ClaimWithoutSource);
}

void checkAddresses(const Record &record, FindingList &findings)
{
    if (!record.officialDocUrl.isEmpty()) {
        const SourceFault fault = sourceFault(record.officialDocUrl);
        if (fault == SourceFault::Unsafe)
            findings.add(LintRule::SourceUnsafe, FindingSeverity::Error,
                         findings.pointer(RecordField::OfficialDocUrl), FindingKind::UnsafeSource,
                         {record.officialDocUrl});
        else if (fault == SourceFault::Bare)
            findings.add(LintRule::SourceBare, FindingSeverity::Info,
                         findings.pointer(RecordField::OfficialDocUrl), FindingKind::BareSource,
                         {record.officialDocUrl});
    }
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i)
        checkSources(record.deadEnds[i].sources, itemPointer(u"dead_ends"_s, i, u"sources"_s), findings);
    for (qsizetype i = 0; i < record.workarounds.size(); ++i)
        checkSources(record.workarounds[i].sources, itemPointer(u"workarounds"_s, i, u"sources"_s), findings);
}

void checkResolvable(const Record &record, FindingList &findings)
{
    const QString pointer = findings.pointer(RecordField::Resolvable);
    if (record.resolvable == "true"_L1 && record.workarounds.isEmpty())
        findings.add(LintRule::RateContradiction, FindingSeverity::Warning, pointer,
                     FindingKind::ResolvableNoWorkaround, {record.resolvable});
    if (!record.fixSuccessRate)
        return;
    const double rate = *record.fixSuccessRate;
    const bool wrong = (record.resolvable == "false"_L1 && rate > HighRateOfUnresolvable) ||
                       (record.resolvable == "true"_L1 && rate < LowRateOfResolvable);
    if (wrong)
        findings.add(LintRule::RateContradiction, FindingSeverity::Warning, pointer,
                     FindingKind::ResolvableRate, {record.resolvable, rateText(rate)});
}

} // namespace

SourceFault sourceFault(const QString &address)
{
    const QUrl url(address.trimmed(), QUrl::StrictMode);
    const QString scheme = url.scheme().toLower();
    const bool safe = (scheme == "http"_L1 || scheme == "https"_L1) && url.isValid() &&
                      !url.host().isEmpty() && url.userInfo().isEmpty();
    if (!safe)
        return SourceFault::Unsafe;
    const bool page = url.path().size() > 1 || url.hasQuery() || url.hasFragment();
    return page ? SourceFault::None : SourceFault::Bare;
}

void checkTrust(const Record &record, FindingList &findings)
{
    if (trustGap(record) > 0) {
        const double allowed = allowedConfidence(record.evidenceCount, record.verificationTier);
        findings.add(LintRule::ConfidenceAboveEvidence, FindingSeverity::Warning,
                     findings.pointer(RecordField::Confidence), FindingKind::ConfidenceTooHigh,
                     {rateText(*record.confidence), rateText(allowed),
                      QString::number(record.evidenceCount.value_or(0)), record.verificationTier});
    }
    const qsizetype addresses = allSources(record).size();
    if (record.evidenceCount && *record.evidenceCount > addresses)
        findings.add(LintRule::EvidenceAboveSources, FindingSeverity::Warning,
                     findings.pointer(RecordField::EvidenceCount), FindingKind::EvidenceTooHigh,
                     {QString::number(*record.evidenceCount), QString::number(addresses)});
    if (addresses == 0)
        findings.add(LintRule::NoSource, FindingSeverity::Warning,
                     findings.pointer(RecordField::OfficialDocUrl), FindingKind::NoAddress);
    checkAddresses(record, findings);
}

void checkRates(const Record &record, FindingList &findings)
{
    double worst = 1;
    double allFail = 1;
    bool rated = false;
    for (const Workaround &workaround : record.workarounds) {
        if (!workaround.successRate)
            continue;
        rated = true;
        worst = std::min(worst, *workaround.successRate);
        allFail *= 1 - *workaround.successRate;
    }
    const QString pointer = findings.pointer(RecordField::FixSuccessRate);
    if (rated && record.fixSuccessRate) {
        if (*record.fixSuccessRate < worst - RateTolerance)
            findings.add(LintRule::RateContradiction, FindingSeverity::Warning, pointer,
                         FindingKind::RateBelowWorst, {rateText(*record.fixSuccessRate), rateText(worst)});
        else if (*record.fixSuccessRate > 1 - allFail + RateTolerance)
            findings.add(LintRule::RateContradiction, FindingSeverity::Warning, pointer,
                         FindingKind::RateAboveAll,
                         {rateText(*record.fixSuccessRate), rateText(1 - allFail)});
    }
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const std::optional<double> rate = record.deadEnds[i].failRate;
        if (rate && *rate < LowFailRate)
            findings.add(LintRule::RateContradiction, FindingSeverity::Info,
                         itemPointer(u"dead_ends"_s, i, u"fail_rate"_s), FindingKind::DeadEndWorks,
                         {rateText(*rate)});
    }
    checkResolvable(record, findings);
}

} // namespace Clew
