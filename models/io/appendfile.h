// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QByteArray>

namespace Clew {

/// A file that only grows, by whole parts: one that does not fit leaves no trace.
class AppendFile final
{
    Q_DISABLE_COPY(AppendFile)

public:
    AppendFile() = default;
    ~AppendFile();
    AppendFile(AppendFile &&other) noexcept;
    AppendFile &operator=(AppendFile &&other) noexcept;

    /// Opens or makes the file, readable for its user alone, with the folders it stands in, and cuts it to
    /// its first `keep` bytes. JournalFailed.
    [[nodiscard]] static Result<AppendFile> open(const QString &path, qint64 keep);

    /// The system's reason where it failed, else empty.
    [[nodiscard]] QString append(const QByteArray &bytes);
    /// Brings it to the disk; the system's reason where that failed, else empty.
    [[nodiscard]] QString sync() const;

private:
    int m_descriptor = -1;
    qint64 m_size = 0;
};

} // namespace Clew
