// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/archivelimits.h"
#include "models/io/logsource.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace Clew {

/// What paths turned out to be.
struct OpenedSources
{
    std::vector<std::unique_ptr<LogSource>> sources; ///< in the order of the paths
    QList<Issue> issues;                             ///< one for each path that cannot be read
};

/// Opens files, folders, archives and "-" (standard input). Only regular files and pipes are read: a FIFO, a
/// device or a socket is an issue. Reads no more than the first bytes of each file; folders and archives are
/// gone through as they are read.
[[nodiscard]] OpenedSources openSources(const QStringList &paths, const ArchiveLimits &limits = {});

/// One regular file: an archive if its first bytes say so, else a log.
[[nodiscard]] Result<std::unique_ptr<LogSource>> openFile(const QString &path,
                                                          const ArchiveLimits &limits = {});

} // namespace Clew
