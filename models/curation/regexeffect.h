// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/curation/samples.h"

#include <QHash>

#include <functional>
#include <vector>

namespace Clew {

/// What a regex is tried on before it is saved.
struct EffectCorpus
{
    struct Signature
    {
        RecordId record;
        QString text;
    };
    std::vector<Signature> signatures; ///< of all records
    QHash<RecordId, RecordSamples> samples;
    QStringList ordinary; ///< lines of healthy tools, and of the user's own logs
};

/// What changes when one regex takes the place of another: "now also hits 4 other signatures, 11 ordinary
/// lines".
struct RegexEffect
{
    struct Sample
    {
        RecordId record;
        QString text;
        bool mustMatch = true; ///< its record's regex must match it

        friend bool operator==(const Sample &, const Sample &) = default;
    };

    QList<RecordId> gainedSignatures; ///< in the order of the corpus
    QList<RecordId> lostSignatures;
    QList<Sample> gainedSamples;
    QList<Sample> lostSamples;
    qsizetype gainedOrdinary = 0; ///< lines
    qsizetype lostOrdinary = 0;
    QStringList gainedLines; ///< the first MaxEffectLines of them
    qsizetype undecided = 0; ///< texts on which one of the two hit the match limit

    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const RegexEffect &, const RegexEffect &) = default;
};

inline constexpr qsizetype MaxEffectLines = 20;

/// Compares what the two match, text by text; a regex that cannot be used, or is empty, matches nothing. Some
/// 30 ms for 15,000 lines and 2,500 records. Incomplete where `stop`, asked every thousand texts, said so.
[[nodiscard]] RegexEffect regexEffect(const QString &before, const QString &after, const EffectCorpus &corpus,
                                      const std::function<bool()> &stop = {});

} // namespace Clew
