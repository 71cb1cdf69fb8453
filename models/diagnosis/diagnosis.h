// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/core/recordid.h"
#include "models/diagnosis/nearmiss.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Clew {

/// One file, archive member, pipe or pasted text that was scanned.
struct DiagnosisInput
{
    QString path; ///< "run.tar.gz!/rank3.log", "-" for standard input
    qint64 bytes = 0;
    qint64 lines = 0;
    QString encoding; ///< "UTF-8", "UTF-16LE", "GB18030" …
    std::optional<int> rank;
    QStringList notes; ///< stable English words: "truncated", "binary", "long lines cut"

    friend bool operator==(const DiagnosisInput &, const DiagnosisInput &) = default;
};

/// A place in an input.
struct LogPlace
{
    int input = 0; ///< index in Diagnosis::inputs
    LineNumber line;
    qint64 offset = 0; ///< bytes of the original input

    friend bool operator==(const LogPlace &, const LogPlace &) = default;
};

struct Capture
{
    QString group; ///< "1", "2" … or the group's name
    QString text;

    friend bool operator==(const Capture &, const Capture &) = default;
};

enum class VerdictLevel {
    Claim, ///< the program stands by it
    Hint,  ///< worth a look
};

enum class VerdictRole {
    Root,
    Consequence,
};

/// Why a verdict stands where it stands. `kind` is a stable word ("regex", "signature", "domain", "wrapper"
/// …), arguments are filled into the sentence that `views` makes of it; `text` is the English sentence for
/// machines.
struct Reason
{
    QString kind;
    QString text;
    QStringList arguments;
    double weight = 0; ///< what it added to the score; negative where it spoke against

    friend bool operator==(const Reason &, const Reason &) = default;
};

/// A trace in the log of a fix that the record calls a dead end.
struct TriedDeadEnd
{
    int deadEnd = 0; ///< index in Record::deadEnds
    LogPlace place;

    friend bool operator==(const TriedDeadEnd &, const TriedDeadEnd &) = default;
};

struct Verdict
{
    RecordId id;
    QList<RecordId> also; ///< records that say the same about the same lines
    VerdictLevel level = VerdictLevel::Hint;
    VerdictRole role = VerdictRole::Root;
    double score = 0; ///< 0..1
    qint64 count = 0; ///< hits, exact
    LogPlace first;
    LogPlace last;
    QString text; ///< the first hit's line, cleaned, at most MaxVerdictText characters
    QList<Capture> captures;
    QList<Reason> reasons;
    std::optional<RecordId> consequenceOf;
    std::optional<qint64> delay = {};  ///< milliseconds between the first lines of cause and consequence
    bool foretold = false;             ///< the transition graph says that the cause leads to this
    std::optional<NearMiss> miss = {}; ///< of its regex, where only the meaning agrees
    QList<TriedDeadEnd> tried;

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

struct NearRecord
{
    RecordId id;
    double score = 0; ///< 0..1
    std::optional<NearMiss> miss =
        {}; ///< of its regex, nothing where not even its first characters are there

    friend bool operator==(const NearRecord &, const NearRecord &) = default;
};

/// Errors of one shape that no record explains.
struct Unexplained
{
    QString templateText; ///< variable parts as "<*>"
    qint64 count = 0;
    LogPlace first;
    QList<NearRecord> nearest;

    friend bool operator==(const Unexplained &, const Unexplained &) = default;
};

/// A question that was given up because a limit was hit: never "no match".
struct Undecided
{
    RecordId id;
    LogPlace place;
    QString why; ///< "match limit", "line too long"

    friend bool operator==(const Undecided &, const Undecided &) = default;
};

/// What the logs tell of one rank of a distributed run.
struct RankState
{
    int rank = 0;
    bool silent = false;                 ///< no line of it is in the logs
    std::optional<LogPlace> failed = {}; ///< its first error
    bool victim = false;                 ///< that error only says that another rank was lost
    bool first = false;                  ///< of those that failed and are no victims, the first; one at most

    friend bool operator==(const RankState &, const RankState &) = default;
};

struct DiagnosisStats
{
    double seconds = 0;
    qint64 bytes = 0;
    qint64 recordsScanned = 0;

    friend bool operator==(const DiagnosisStats &, const DiagnosisStats &) = default;
};

/// The answer to "what went wrong in these logs?", in the order a person should read it.
struct Diagnosis
{
    QList<DiagnosisInput> inputs;
    QList<Verdict> verdicts; ///< most likely root cause first, claims before hints
    QList<Unexplained> unexplained;
    QList<Undecided> undecided;
    QList<RankState> ranks; ///< by rank; empty where the logs name fewer than two
    DiagnosisStats stats;
    bool stopped = false; ///< the user stopped the scan: what was found until then

    /// True where nothing is claimed: an ordinary or unexplained log.
    [[nodiscard]] bool isUnknown() const;

    friend bool operator==(const Diagnosis &, const Diagnosis &) = default;
};

inline constexpr int MaxVerdictText = 2000;

} // namespace Clew
