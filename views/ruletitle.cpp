// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findingtext.h"

#include <QCoreApplication>

namespace Clew {

namespace {

/// Context of the titles in the translation files.
struct RuleTitle
{
    Q_DECLARE_TR_FUNCTIONS(Clew::RuleTitle)
};

QString titleOfText(LintRule rule)
{
    switch (rule) {
    case LintRule::SignatureIdentical:
        return RuleTitle::tr("Same signature");
    case LintRule::NearDuplicate:
        return RuleTitle::tr("Nearly the same");
    case LintRule::EmptyAction:
        return RuleTitle::tr("Empty action");
    case LintRule::RepeatedAction:
        return RuleTitle::tr("Repeated action");
    case LintRule::HowEqualsAction:
        return RuleTitle::tr("Steps repeat the action");
    case LintRule::ChineseMissing:
        return RuleTitle::tr("No Chinese");
    case LintRule::ChineseCopied:
        return RuleTitle::tr("Chinese is a copy");
    case LintRule::ChineseStale:
        return RuleTitle::tr("Chinese is stale");
    case LintRule::ChineseIdentifier:
        return RuleTitle::tr("Names lost in the Chinese");
    case LintRule::ChinesePunctuation:
        return RuleTitle::tr("Chinese punctuation");
    case LintRule::ChineseTerm:
        return RuleTitle::tr("Other term");
    case LintRule::SpellingVariant:
        return RuleTitle::tr("Other spelling");
    default:
        return {};
    }
}

QString titleOfFact(LintRule rule)
{
    switch (rule) {
    case LintRule::ConfidenceAboveEvidence:
        return RuleTitle::tr("Confidence above evidence");
    case LintRule::EvidenceAboveSources:
        return RuleTitle::tr("Evidence above sources");
    case LintRule::NoSource:
        return RuleTitle::tr("No source");
    case LintRule::SourceBare:
        return RuleTitle::tr("Site without a page");
    case LintRule::SourceUnsafe:
        return RuleTitle::tr("Unsafe address");
    case LintRule::RateContradiction:
        return RuleTitle::tr("Rates contradict");
    case LintRule::NoEdges:
        return RuleTitle::tr("No relations");
    case LintRule::EdgeDangling:
        return RuleTitle::tr("Relation to no record");
    case LintRule::EdgeOneSided:
        return RuleTitle::tr("One-sided relation");
    case LintRule::EdgeSelf:
        return RuleTitle::tr("Relation to itself");
    case LintRule::EdgeContradiction:
        return RuleTitle::tr("Relations contradict");
    case LintRule::DateImpossible:
        return RuleTitle::tr("Impossible date");
    case LintRule::DateStale:
        return RuleTitle::tr("Not confirmed lately");
    default:
        return {};
    }
}

} // namespace

QString ruleTitle(LintRule rule)
{
    switch (rule) {
    case LintRule::Schema:
        return RuleTitle::tr("Form");
    case LintRule::RegexInvalid:
        return RuleTitle::tr("Invalid regex");
    case LintRule::RegexMissesSignature:
        return RuleTitle::tr("Regex misses its signature");
    case LintRule::RegexTooBroad:
        return RuleTitle::tr("Regex is too broad");
    case LintRule::RegexIdentical:
        return RuleTitle::tr("Same regex");
    case LintRule::RegexOverlaps:
        return RuleTitle::tr("Regex hits other signatures");
    case LintRule::RegexSlow:
        return RuleTitle::tr("Regex is slow");
    case LintRule::RegexPortability:
        return RuleTitle::tr("Regex is not portable");
    case LintRule::RegexWeakBranch:
        return RuleTitle::tr("Weak alternative");
    case LintRule::SampleFails:
        return RuleTitle::tr("Sample fails");
    default:
        break;
    }
    const QString title = titleOfText(rule);
    return title.isEmpty() ? titleOfFact(rule) : title;
}

QString severityWord(FindingSeverity severity)
{
    switch (severity) {
    case FindingSeverity::Error:
        return RuleTitle::tr("Error", "severity of a finding");
    case FindingSeverity::Warning:
        return RuleTitle::tr("Warning", "severity of a finding");
    case FindingSeverity::Info:
        break;
    }
    return RuleTitle::tr("Note", "severity of a finding");
}

} // namespace Clew
