// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexcheck.h"

#include "models/diagnosis/recordpatterns.h"

namespace Clew {

std::optional<Error> checkRegex(const QString &regex)
{
    return RecordPatterns(RecordIndex(), regex).problem();
}

} // namespace Clew
