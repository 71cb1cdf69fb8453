// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/logclock.h"

#include <QByteArrayView>

#include <array>
#include <optional>

namespace Clew {

/// What stands before the message of a line.
struct LogPrefix
{
    /// What an event shows of its first line begins here: behind times, hosts, container names and rank tags,
    /// which are no part of any message. Program, logger and level stay, because messages are quoted, and
    /// regexes written, with them ("ERROR: relation …", "nginx: [error] open() …").
    qsizetype keep = 0;
    /// The message itself begins here: what a line adds to an event that is open.
    qsizetype body = 0;
    LogLevel level = LogLevel::Unknown;
    std::optional<qint64> time;
    std::optional<int> rank;
    /// Tells the writers of interleaved lines apart: a hash of rank, container, process; 0 where none is
    /// named.
    quint32 lane = 0;
    bool stamped = false;    ///< carries a time or a level of its own
    bool unfinished = false; ///< the runtime cut the line: the next one of the lane goes on in the same word
};

/// Takes the prefixes of log lines apart: times (LogClock), syslog and journald, Kubernetes (CRI and kubectl
/// --prefix), Docker Compose, GitHub Actions and GitLab, BuildKit, Slurm and MPI task tags, torchrun and Ray
/// tags, glog, logcat, logger names and levels. Two forms that ordinary text shares ("3: x", "name | x") are
/// believed only beside another line of the same form, so lines are to be given in order. About 50 ns a line.
class PrefixParser final
{
public:
    [[nodiscard]] LogPrefix parse(QByteArrayView line);

private:
    class Reading;

    bool knowsPipe(quint32 name) const;
    void rememberPipe(quint32 name);

    LogClock m_clock;
    int m_taskTags = 0; ///< how sure "3: " is a task's tag; falls with each line without one
    bool m_lastWasTask = false;
    std::array<quint32, 32> m_pipes{}; ///< hashes of names that stood before " | "
    size_t m_nextPipe = 0;
};

} // namespace Clew
