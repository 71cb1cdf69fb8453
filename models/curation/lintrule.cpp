// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/lintrule.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr std::array<std::pair<LintRule, QLatin1StringView>, 35> Names{{
    {LintRule::Schema, "schema"_L1},
    {LintRule::RegexInvalid, "regex-invalid"_L1},
    {LintRule::RegexMissesSignature, "regex-misses-signature"_L1},
    {LintRule::RegexTooBroad, "regex-too-broad"_L1},
    {LintRule::RegexIdentical, "regex-identical"_L1},
    {LintRule::RegexOverlaps, "regex-overlaps"_L1},
    {LintRule::RegexSlow, "regex-slow"_L1},
    {LintRule::RegexPortability, "regex-portability"_L1},
    {LintRule::RegexWeakBranch, "regex-weak-branch"_L1},
    {LintRule::SampleFails, "sample-fails"_L1},
    {LintRule::SignatureIdentical, "signature-identical"_L1},
    {LintRule::NearDuplicate, "near-duplicate"_L1},
    {LintRule::EmptyAction, "empty-action"_L1},
    {LintRule::RepeatedAction, "repeated-action"_L1},
    {LintRule::HowEqualsAction, "how-equals-action"_L1},
    {LintRule::ChineseMissing, "chinese-missing"_L1},
    {LintRule::ChineseCopied, "chinese-copied"_L1},
    {LintRule::ChineseStale, "chinese-stale"_L1},
    {LintRule::ChineseIdentifier, "chinese-identifier"_L1},
    {LintRule::ChinesePunctuation, "chinese-punctuation"_L1},
    {LintRule::ChineseTerm, "chinese-term"_L1},
    {LintRule::ConfidenceAboveEvidence, "confidence-above-evidence"_L1},
    {LintRule::EvidenceAboveSources, "evidence-above-sources"_L1},
    {LintRule::NoSource, "no-source"_L1},
    {LintRule::SourceBare, "source-bare"_L1},
    {LintRule::SourceUnsafe, "source-unsafe"_L1},
    {LintRule::RateContradiction, "rate-contradiction"_L1},
    {LintRule::NoEdges, "no-edges"_L1},
    {LintRule::EdgeDangling, "edge-dangling"_L1},
    {LintRule::EdgeOneSided, "edge-one-sided"_L1},
    {LintRule::EdgeSelf, "edge-self"_L1},
    {LintRule::EdgeContradiction, "edge-contradiction"_L1},
    {LintRule::DateImpossible, "date-impossible"_L1},
    {LintRule::DateStale, "date-stale"_L1},
    {LintRule::SpellingVariant, "spelling-variant"_L1},
}};

} // namespace

QString ruleId(LintRule rule)
{
    for (const auto &[known, name] : Names) {
        if (known == rule)
            return name;
    }
    Q_UNREACHABLE_RETURN(QString());
}

std::optional<LintRule> ruleNamed(const QString &id)
{
    for (const auto &[rule, name] : Names) {
        if (name == id)
            return rule;
    }
    return std::nullopt;
}

const QList<LintRule> &allLintRules()
{
    static const QList<LintRule> rules = [] {
        QList<LintRule> all;
        for (const auto &[rule, name] : Names)
            all.append(rule);
        return all;
    }();
    return rules;
}

} // namespace Clew
