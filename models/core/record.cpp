// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/record.h"

namespace Clew {

QStringList allSources(const Record &record)
{
    QStringList sources;
    const auto add = [&sources](const QString &source) {
        if (!source.isEmpty() && !sources.contains(source))
            sources.append(source);
    };
    add(record.officialDocUrl);
    for (const DeadEnd &deadEnd : record.deadEnds) {
        for (const QString &source : deadEnd.sources)
            add(source);
    }
    for (const Workaround &workaround : record.workarounds) {
        for (const QString &source : workaround.sources)
            add(source);
    }
    return sources;
}

} // namespace Clew
