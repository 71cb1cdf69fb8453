// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

namespace Clew {

/// How much confidence a record may state, from how often it was confirmed and who looked at it:
///
///     allowed = min(ceiling(tier), (n + 1) / (n + 2)), rounded to two decimals, n = evidence_count
///
/// (n + 1) / (n + 2) is Laplace's rule of succession: what n reports for a statement and none against it are
/// worth when nothing else is known: 0.50, 0.67, 0.75, 0.80, 0.83, 0.86 for n = 0 to 5, 0.92 for 10, 0.98 for
/// 50. The ceiling is what reports alone cannot lift: 0.80 where no person has looked (`ai_generated`,
/// `auto_generated`, `unreviewed`, none and any word not listed), 0.95 where one has (`human_reviewed`,
/// `reviewed`, `community_reviewed`, `community_verified`), 0.99 where the fix was tried (`verified`,
/// `human_verified`, `machine_verified`, `reproduced`, `tested`, `official`). An absent or negative count
/// is 0.

/// Highest confidence that the tier alone allows, 0..1. Tiers are compared without regard to case.
[[nodiscard]] double confidenceCeiling(const QString &tier);

/// Highest confidence that evidence and tier allow together, 0..1, rounded to two decimals.
[[nodiscard]] double allowedConfidence(std::optional<qint64> evidenceCount, const QString &tier);

/// How far the record's confidence lies above what is allowed; 0 where it does not, or states none.
[[nodiscard]] double trustGap(const Record &record);

} // namespace Clew
