// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/jobs/inputtext.h"
#include "models/jobs/jobcontrol.h"

#include <QString>

#include <optional>

namespace Clew {

/// What is looked for in a log, whatever the case of its letters.
struct LogQuery
{
    QString text;
    bool regex = false; ///< in the dialect of the records

    friend bool operator==(const LogQuery &, const LogQuery &) = default;
};

/// Where it was found.
struct LogFound
{
    LineNumber line;   ///< invalid where it is nowhere
    QString match;     ///< what matched, at most LogFind::MaxMatch characters
    qint64 offset = 0; ///< of the match in its line, in bytes of UTF-8
    bool wrapped = false;
    qint64 undecided = 0; ///< lines on which the regex was given up

    friend bool operator==(const LogFound &, const LogFound &) = default;
};

/// Searches the lines of one input from a line on, forwards or backwards, and around the end. Streams in
/// bounded memory: some 100 MB/s and more for a text, less for a regex. For one search, on a worker thread.
class LogFind final
{
public:
    /// InvalidRegex.
    [[nodiscard]] static Result<LogFound> find(const InputText &text, const LogQuery &query, LineNumber from,
                                               bool forward, JobControl &control);

    static constexpr qsizetype MaxMatch = 200;
    /// A longer line is searched in windows of this many bytes that overlap by Overlap.
    static constexpr qsizetype MaxLine = qsizetype(1) << 20;
    static constexpr qsizetype Overlap = qsizetype(8) * 1024;
};

} // namespace Clew
