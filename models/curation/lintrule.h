// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace Clew {

/// One check of a catalog. The ids of the rules (`ruleId`) are stable: command lines, side files and reports
/// name them.
enum class LintRule {
    Schema,                  ///< form: types, required keys, ranges, repeated keys; what cannot be loaded
    RegexInvalid,            ///< does not compile, is empty, or matches the empty text
    RegexMissesSignature,    ///< does not match the record's own signature as written
    RegexTooBroad,           ///< fires on lines of healthy tools
    RegexIdentical,          ///< several records have the same regex
    RegexOverlaps,           ///< also matches signatures of other records
    RegexSlow,               ///< backtracks beyond the budget on a line made for it
    RegexPortability,        ///< means something else, or nothing, to another engine
    RegexWeakBranch,         ///< an alternative that is short, or has an unescaped dot
    SampleFails,             ///< a sample that must match does not, or one that must not does
    SignatureIdentical,      ///< several records have the same signature
    NearDuplicate,           ///< the signature says nearly what another's says
    EmptyAction,             ///< a dead end or workaround without an action
    RepeatedAction,          ///< the same action twice in one record
    HowEqualsAction,         ///< the steps only repeat the action
    ChineseMissing,          ///< the English has no Chinese
    ChineseCopied,           ///< the Chinese is the English
    ChineseStale,            ///< the English changed after it was translated
    ChineseIdentifier,       ///< a name, flag, number, placeholder or code got lost in the Chinese
    ChinesePunctuation,      ///< width of punctuation, blanks between scripts
    ChineseTerm,             ///< another word than the glossary's
    ConfidenceAboveEvidence, ///< see trust.h
    EvidenceAboveSources,    ///< more reports claimed than addresses given
    NoSource,                ///< no address for the record, or for one of its claims
    SourceBare,              ///< the address of a site, not of a page
    SourceUnsafe,            ///< neither http nor https, or with a password
    RateContradiction,       ///< rates that contradict each other or `resolvable`
    NoEdges,                 ///< no relation to any record
    EdgeDangling,            ///< leads to an id that no record has
    EdgeOneSided,            ///< the other record does not write it
    EdgeSelf,                ///< a record names itself
    EdgeContradiction,       ///< its two sides, or two edges, say different things
    DateImpossible,          ///< no date, in the future, or out of order
    DateStale,               ///< not confirmed for a long time
    SpellingVariant,         ///< a category, domain or version name spelt as nobody else does
};

/// "regex-misses-signature".
[[nodiscard]] QString ruleId(LintRule rule);
[[nodiscard]] std::optional<LintRule> ruleNamed(const QString &id);
/// In the order of the enum.
[[nodiscard]] const QList<LintRule> &allLintRules();

} // namespace Clew
