// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/eventblock.h"

#include <QHash>

#include <vector>

namespace Clew {

/// A place where a record's regex matched, with enough of the event to weigh it after its block is gone.
struct Hit
{
    LogPlace place;           ///< where the match begins
    QByteArray event;         ///< cleaned text of the event, UTF-8, at most MaxHitText bytes around the match
    qsizetype matchBegin = 0; ///< bytes in `event`
    qsizetype matchEnd = 0;
    LogLevel level = LogLevel::Unknown;
    std::optional<qint64> time;
    std::optional<int> rank;
    bool traceback = false;
    bool weak = false; ///< the branch that matched also fires on ordinary lines
    QList<Capture> captures;
};

/// All hits of one record over a whole job.
struct RecordHits
{
    qint64 count = 0;      ///< events in which the regex matched, exact
    std::vector<Hit> kept; ///< the first MaxKeptHits, in the order of the input
    LogPlace last;         ///< in the last match: its begin where it was kept, else its rarest literal
};

/// What the matcher found, by record; plus what it had to give up.
struct HitSet
{
    QHash<qsizetype, RecordHits> byRecord; ///< key: RecordIndex::value()
    struct GivenUp
    {
        RecordIndex record;
        LogPlace place;
        QString why; ///< "match limit", "line too long"
    };
    std::vector<GivenUp> undecided;
};

/// Where all hits of a record were kept, the begin of the last match is known: sets RecordHits::last to it.
void placeLastHits(HitSet &hits);

inline constexpr std::size_t MaxKeptHits = 64;
inline constexpr qsizetype MaxHitText = 8192;

} // namespace Clew
