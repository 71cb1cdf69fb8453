// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/filedescriptor.h"
#include "models/io/logsource.h"

namespace Clew {

/// One regular file as it stands.
class FileLogSource final : public LogSource
{
public:
    /// Takes an open file, so that what is wrong with a path is known before the job starts.
    FileLogSource(QString path, FileDescriptor file);

    bool next() override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] std::optional<qint64> size() const override;
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_consumed; }
    [[nodiscard]] std::optional<qint64> total() const override { return size(); }
    [[nodiscard]] QString plainFile() const override { return m_path; }

private:
    QString m_path;
    FileDescriptor m_file;
    qint64 m_size = -1;
    qint64 m_consumed = 0;
    bool m_started = false;
};

} // namespace Clew
