// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/recordcodec.h"

#include <algorithm>

namespace Clew {

bool isValidRecordId(const RecordId &id)
{
    const QList<QStringView> names = QStringView(id.value()).split(u'/');
    const bool hasSpace =
        std::ranges::any_of(id.value(), [](QChar c) { return c.isSpace() || c.unicode() < 0x20; });
    return names.size() >= 2 && !hasSpace &&
           // An id is a path: of the file of a new record, and of what is kept beside it.
           std::ranges::none_of(names, [](QStringView name) {
               return name.isEmpty() || name == QLatin1StringView(".") || name == QLatin1StringView("..");
           });
}

} // namespace Clew
