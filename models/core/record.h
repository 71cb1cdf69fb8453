// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/core/textpair.h"
#include "models/core/transition.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace Clew {

/// Shape of the file that a record was read from. Records are edited and saved in the shape they came in.
enum class RecordFormat {
    Flat,   ///< bilingual, 30 keys on one level
    Nested, ///< ErrorCanon: error, environment, verdict, metadata
};

/// One line of the version life cycle. Null strings stand for `null` in the source.
struct VersionEntry
{
    QString version;
    QString introduced;
    QString deprecated;
    QString removed;
    QString behaviorChange;
    QString status;
    QList<ExtraField> extra;

    friend bool operator==(const VersionEntry &, const VersionEntry &) = default;
};

/// A fix that does not work, and why.
struct DeadEnd
{
    QString action;
    QString whyFails;
    std::optional<double> failRate; ///< 0..1
    QString condition;
    QStringList sources;
    QList<ExtraField> extra;

    friend bool operator==(const DeadEnd &, const DeadEnd &) = default;
};

/// A fix that works, and how often.
struct Workaround
{
    TextPair action;                   ///< Chinese from `workarounds_zh` at the same place of the list
    std::optional<double> successRate; ///< 0..1
    QString how;
    QString condition;
    QStringList sources;
    QList<ExtraField> extra;

    friend bool operator==(const Workaround &, const Workaround &) = default;
};

/// What one error means. A value; every text is plain text, never markup. A null QString stands for `null` or
/// an absent key of the source, an empty one for "" - the difference matters only when the record is saved.
/// Lists are as long as the source's: an entry of the wrong type stays as an empty one, so that a place in
/// the list is a place in the file.
struct Record
{
    RecordId id;
    RecordFormat format = RecordFormat::Flat;

    TextPair signature;
    QString regex; ///< dialect: Python `re`, searched without regard to case
    QString domain;
    QString category;
    QString subcategory;
    TextPair rootCause; ///< nested: verdict.summary
    QString rootCauseType;

    QList<VersionEntry> versions; ///< nested: one made of environment.runtime
    QList<ExtraField> osSpecific; ///< nested: one field "os" of environment.os
    QList<DeadEnd> deadEnds;
    QList<Workaround> workarounds;
    QStringList surplusWorkaroundsZh; ///< entries of `workarounds_zh` beyond the last workaround
    QList<Transition>
        transitions; ///< leads_to, preceded_by, frequently_confused_with, each in its file's order

    QString officialDocUrl;
    QString officialDocSection;
    QString errorCode;
    /// "ai_generated", "human_reviewed" …; nested: metadata.review_status as written, whose "auto_generated"
    /// is the flat shape's "ai_generated".
    QString verificationTier;
    std::optional<double> confidence;     ///< 0..1
    std::optional<double> fixSuccessRate; ///< 0..1
    QString resolvable;                   ///< "true", "false", "partial"
    QString firstSeen;                    ///< ISO date as written
    QString lastConfirmed;
    QString lastUpdated;
    std::optional<qint64> evidenceCount;
    QStringList
        tags; ///< nested: "key:value" of each scalar in environment.hardware and environment.additional
    QString locale;
    QStringList aliases;
    /// Values that no member above holds; the key is the value's JSON pointer in the record ("/url",
    /// "/metadata/generated_by") in both shapes. The parts above keep their own, there by plain key.
    QList<ExtraField> extra;

    friend bool operator==(const Record &, const Record &) = default;
};

/// Every source address that the record gives: official document, dead ends, workarounds; in order, without
/// repeats.
[[nodiscard]] QStringList allSources(const Record &record);

} // namespace Clew
