// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/trust.h"

namespace Clew {

/// The badge: "Trust 34 of 100".
[[nodiscard]] QString trustBadge(const TrustCard &card);
/// One sentence: who made or saw the record, how often and when it was confirmed, how sure it says it is, and
/// what contradicts itself in that.
[[nodiscard]] QString trustSentence(const TrustCard &card);

} // namespace Clew
