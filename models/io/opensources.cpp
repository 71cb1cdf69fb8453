// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/opensources.h"

#include "models/io/filelogsource.h"

namespace Clew {

OpenedSources openSources(const QStringList &paths)
{
    OpenedSources opened;
    for (const QString &path : paths) {
        if (auto file = FileLogSource::open(path))
            opened.sources.push_back(std::move(*file));
        else
            opened.issues.append(Issue{.severity = IssueSeverity::Error, .error = file.error()});
    }
    return opened;
}

} // namespace Clew
