// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/domainevidence.h"
#include "models/diagnosis/errorline.h"
#include "models/diagnosis/runoutcome.h"

#include <QByteArray>
#include <QHash>

#include <optional>
#include <vector>

namespace Clew {

/// A line that speaks of an error, with what stands below it in the same event; lines of one shape of one
/// rank of one input are one site.
struct ErrorSite
{
    LogPlace place; ///< of the first such line
    LogPlace last;  ///< of the last
    qint64 count = 1;
    qint64 event = 0; ///< byte offset of the event that it was first seen in
    QByteArray text;  ///< the line, then up to SiteLines - 1 lines that go on with it; UTF-8
    QByteArray shape; ///< errorTemplate() of the line
    ErrorStrength strength = ErrorStrength::None;
    std::optional<qint64> time; ///< of the event, or of the last one before it in its block that had one
    std::optional<int> rank;
    bool traceback = false;
    QByteArray language; ///< of the stack trace that it stands in (stackLanguage()); empty: none
    int depth = 0;       ///< within one event: the cause of a chain of exceptions is deeper
    Handling handling = Handling::None; ///< what the log says beside it each time, the least of it
    bool warning = false;               ///< each time its own prefix calls it a warning or less
    qint64 quiet = 0;                   ///< ordinary events directly before it
    std::vector<float> near; ///< evidence of the lines around it, by domain; empty where it was not taken
};

/// A trace of a fix that a record calls a dead end, seen in the log.
struct DeadEndTrace
{
    RecordIndex record;
    int deadEnd = 0;
    LogPlace place;

    friend bool operator==(const DeadEndTrace &, const DeadEndTrace &) = default;
};

/// The errors of a whole job, bounded in memory.
struct ErrorSet
{
    std::vector<ErrorSite> sites;      ///< by input, event, depth (deepest first) and offset
    std::optional<DomainEvidence> log; ///< nothing where no block was seen
    std::vector<DeadEndTrace> traces;
    /// Where a tool said how a run ended (runoutcome.h), the last place of each input.
    QHash<int, LogPlace> successes;
    QHash<int, LogPlace> failures;
    QHash<int, LogPlace> zeros; ///< ... or that it counted no errors
    QHash<int, LogPlace> calms; ///< the last ordinary event of each input
    std::vector<bool> ranks;    ///< by rank: whether a line of it was seen
    int worldSize = 0;          ///< ranks that the logs say there are; 0 where they do not say
    qint64 dropped = 0;         ///< sites beyond the limits below
};

/// Kept sites of strength Error and above, and of less.
inline constexpr int MaxErrorSites = 1000;
inline constexpr int MaxWeakSites = 500;
/// Lines of an event that become sites, and lines that a site holds.
inline constexpr int MaxSitesOfEvent = 8;
inline constexpr int SiteLines = 4;
inline constexpr qsizetype MaxSiteText = 3000;
/// Bytes of each input, from its begin, that are searched for traces of dead ends.
inline constexpr qint64 TraceSearchBytes = 8 * 1024 * 1024;
/// Bytes of each input, from its begin, that are asked for its domains; behind them only what stands around
/// errors is.
inline constexpr qint64 DomainSampleBytes = 512 * 1024;

} // namespace Clew
