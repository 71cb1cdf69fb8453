// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"

#include <QList>
#include <QString>

#include <optional>
#include <span>
#include <stop_token>

namespace Clew {

/// Bytes to diagnose: a file, a pipe, a pasted text, or the files of a folder or an archive one after the
/// other. Read forward only, never mapped into memory (a log may be truncated while it is read), never
/// written anywhere. For one thread at a time; it may be handed from one to another.
///
///     while (source.next())
///         while (auto n = source.read(buffer); n && *n > 0) ...
class LogSource
{
    Q_DISABLE_COPY_MOVE(LogSource)

public:
    LogSource() = default;
    virtual ~LogSource() = default;

    /// Moves to the next input, the first at the first call; what is left unread of the current one is
    /// skipped. False when there is none. Inputs that cannot be read are skipped and become issues.
    virtual bool next() = 0;

    /// Path of the current input for people and reports: as it was given, archive members as
    /// "run.tar.gz!/rank3.log", standard input as "-".
    [[nodiscard]] virtual QString path() const = 0;

    /// Bytes of the current input where they are known beforehand.
    [[nodiscard]] virtual std::optional<qint64> size() const { return {}; }

    /// Next bytes of the current input, 0 at its end. Blocks while a pipe is silent. FileUnreadable,
    /// ArchiveBroken, ArchiveRefused: the input ends here, next() goes on with the one after it.
    [[nodiscard]] virtual Result<qsizetype> read(std::span<char> buffer) = 0;

    /// Bytes taken so far from what lies on disk (compressed bytes of an archive), for progress.
    [[nodiscard]] virtual qint64 consumed() const = 0;

    /// Bytes that lie on disk, where known: the end of `consumed`.
    [[nodiscard]] virtual std::optional<qint64> total() const { return {}; }

    /// The file that the bytes of the current input stand in as they are, so that its lines can be read
    /// again; empty for what is unpacked, piped or pasted.
    [[nodiscard]] virtual QString plainFile() const { return {}; }

    /// What comes behind the end that read() told.
    enum class Wait {
        More,  ///< read() has something again
        Quiet, ///< nothing for a moment, which was waited
        Over,  ///< no more of this input
    };
    /// Waits a moment for a log that is still being written, not longer than until `stop` is requested.
    [[nodiscard]] virtual Wait waitForMore(const std::stop_token &stop)
    {
        Q_UNUSED(stop)
        return Wait::Over;
    }

    /// What could not be read since the last call.
    [[nodiscard]] virtual QList<Issue> takeIssues() { return {}; }
};

} // namespace Clew
