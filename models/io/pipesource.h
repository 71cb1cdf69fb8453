// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/archivelimits.h"
#include "models/io/filedescriptor.h"
#include "models/io/logsource.h"

#include <QByteArray>

#include <memory>

namespace Clew {

/// Standard input, "-". What comes is looked at before it is handed on, so that `clew diagnose - <
/// run.tar.gz` works as the file does.
class PipeSource final : public LogSource
{
public:
    [[nodiscard]] static Result<std::unique_ptr<PipeSource>> open(ArchiveLimits limits = {});

    bool next() override;
    [[nodiscard]] QString path() const override;
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_consumed; }
    [[nodiscard]] QList<Issue> takeIssues() override;

private:
    PipeSource(FileDescriptor file, ArchiveLimits limits);
    Result<qsizetype> readBytes(std::span<char> buffer);

    FileDescriptor m_file;
    ArchiveLimits m_limits;
    QByteArray m_head; ///< read ahead to look at it
    std::unique_ptr<LogSource> m_archive;
    qint64 m_consumed = 0;
    bool m_started = false;
};

} // namespace Clew
