// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/filedescriptor.h"
#include "models/io/logsource.h"

namespace Clew {

/// One regular file as it stands, or standard input ("-").
class FileLogSource final : public LogSource
{
public:
    /// Opens at once, so that what is wrong with the path is known before the job starts. Errors of
    /// FileDescriptor::openRegular and standardInput.
    [[nodiscard]] static Result<std::unique_ptr<FileLogSource>> open(const QString &path);

    bool next() override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] std::optional<qint64> size() const override;
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_consumed; }
    [[nodiscard]] std::optional<qint64> total() const override { return size(); }

private:
    FileLogSource(QString path, FileDescriptor file);

    QString m_path;
    FileDescriptor m_file;
    qint64 m_size = -1;
    qint64 m_consumed = 0;
    bool m_started = false;
};

} // namespace Clew
