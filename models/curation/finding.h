// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"
#include "models/curation/lintrule.h"

#include <QStringList>

#include <optional>

namespace Clew {

enum class FindingSeverity {
    Error,   ///< the record does not work as it stands
    Warning, ///< it says something that it should not
    Info,    ///< it could say more, or say it better
};

/// What a finding says. The sentence for people is made from kind and arguments by `views/findingtext`.
enum class FindingKind {
    Fault,                ///< see LintFinding::fault
    SchemaType,           ///< args: expected, found
    SchemaMissing,        ///< args: key
    SchemaRepeatedKey,    ///< args: key
    SchemaEnum,           ///< args: value, allowed values
    SchemaRange,          ///< args: value, range
    SchemaPattern,        ///< args: value
    SchemaTooShort,       ///< -
    SchemaNoAlternative,  ///< -
    SchemaSurplusChinese, ///< args: number of Chinese workarounds, number of workarounds
    MissesSignature,      ///< args: signature
    MissesPlaceholders,   ///< args: the signature filled in as it would match
    MissesAcrossLines,    ///< -: a `.` would have to match a line end
    MissesUndecided,      ///< -: the match limit was hit
    TooBroad,             ///< args: ordinary lines it hits, lines of the corpus, the first of them
    IdenticalRegex,       ///< args: the other ids, "; " between
    IdenticalSignature,   ///< args: the other ids, "; " between
    Overlaps,             ///< args: number of others, the first ids, "; " between
    Slow,                 ///< args: steps, length of the line in characters, begin of the line
    NotPortable,          ///< args: construct, offset in characters, engines, what it is to them (see there)
    ShortBranch,          ///< args: the alternative
    UnescapedDot,         ///< args: the piece around it, offset in characters
    SampleMissed,         ///< args: the sample
    SampleHit,            ///< args: the sample
    SampleUndecided,      ///< args: the sample
    NearlySame,           ///< args: the other id, percent of words in common
    EmptyDeadEnd,         ///< -
    EmptyWorkaround,      ///< -
    RepeatedAction,       ///< args: pointer of the first one
    TriedAndAdvised,      ///< args: pointer of the dead end that says the same
    HowEqualsAction,      ///< -
    NoChinese,            ///< -
    CopiedChinese,        ///< -
    NoHan,                ///< -: the Chinese text holds no Chinese character
    StaleChinese,         ///< args: the English that was translated
    LostTokens,           ///< args: the tokens, ", " between
    ChineseWidth,         ///< args: the piece around the first place
    ChineseSpacing,       ///< args: the piece around the first place
    OtherTerm,            ///< args: English term, Chinese term of the glossary
    ConfidenceTooHigh,    ///< args: confidence, allowed, evidence count, tier
    EvidenceTooHigh,      ///< args: evidence count, number of distinct addresses
    NoAddress,            ///< -: the record names none at all
    ClaimWithoutSource,   ///< -
    BareSource,           ///< args: address
    UnsafeSource,         ///< args: address
    RateBelowWorst,       ///< args: rate, the worst workaround's
    RateAboveAll,         ///< args: rate, what all workarounds together can reach
    ResolvableRate,       ///< args: resolvable, rate
    ResolvableNoWorkaround, ///< args: resolvable
    DeadEndWorks,           ///< args: fail rate: it fails less often than it helps
    NoEdges,                ///< -
    DanglingEdge,           ///< args: target
    OneSidedEdge,           ///< args: target, the relation that is missing there
    SelfEdge,               ///< args: relation
    EdgeProbabilities,      ///< args: target, probability here, probability there
    EdgeDelays,             ///< args: target, delay here, delay there
    EdgeBothWays,           ///< args: target
    RepeatedEdge,           ///< args: target
    NoDate,                 ///< args: text
    DateInFuture,           ///< args: date
    DateTooOld,             ///< args: date
    DatesOutOfOrder,        ///< args: date, pointer of the other, the other date
    NotConfirmedLately,     ///< args: date, days
    OtherSpelling,          ///< args: spelling here, usual spelling, number of records with the usual one
};

/// A text that would clear the finding: the value at `pointer` replaced by `text`; nothing for a text where
/// the value should go.
struct FindingFix
{
    QString pointer;
    std::optional<QString> text;

    friend bool operator==(const FindingFix &, const FindingFix &) = default;
};

/// One thing that a check found in one record. A value.
struct LintFinding
{
    LintRule rule = LintRule::Schema;
    FindingSeverity severity = FindingSeverity::Warning;
    RecordId record; ///< empty where a file could not be read as a record
    QString pointer; ///< JSON pointer (RFC 6901) in the record's own shape; empty: the record as a whole
    FindingKind kind = FindingKind::Fault;
    QStringList arguments;
    std::optional<Error> fault = {}; ///< Fault: what the reader or the regex compiler said
    std::optional<FindingFix> fix = {};

    friend bool operator==(const LintFinding &, const LintFinding &) = default;
};

/// "error", "warning", "info".
[[nodiscard]] QString severityName(FindingSeverity severity);

} // namespace Clew
