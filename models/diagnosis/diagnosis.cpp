// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnosis.h"

#include <algorithm>

namespace Clew {

bool Diagnosis::isUnknown() const
{
    return std::none_of(verdicts.begin(), verdicts.end(),
                        [](const Verdict &verdict) { return verdict.level == VerdictLevel::Claim; });
}

} // namespace Clew
