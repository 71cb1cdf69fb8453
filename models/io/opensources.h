// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

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

/// Opens files, folders, archives and "-" (standard input). Only regular files and pipes are read. Reads no
/// more than the first bytes of each file.
[[nodiscard]] OpenedSources openSources(const QStringList &paths);

} // namespace Clew
