// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QByteArray>

#include <stop_token>

namespace Clew {

/// What tells one file from another, whatever the paths that lead to it.
struct FileIdentity
{
    quint64 device = 0;
    quint64 inode = 0;

    friend auto operator<=>(const FileIdentity &, const FileIdentity &) = default;
    friend size_t qHash(const FileIdentity &identity, size_t seed = 0)
    {
        return qHashMulti(seed, identity.device, identity.inode);
    }
};

struct FileBytes
{
    QByteArray bytes; ///< followed by JsonPadding readable bytes, so that a parser need not copy
    FileIdentity identity;
};

/// All bytes of a regular file (a symbolic link to one is followed). Devices, pipes, sockets and folders are
/// never opened for reading: NotRegularFile. Else FileNotFound, FileUnreadable with the system's reason,
/// FileTooLarge above `limit` bytes, Cancelled.
[[nodiscard]] Result<FileBytes> readRegularFile(const QString &path, qint64 limit,
                                                const std::stop_token &stop = {});

} // namespace Clew
