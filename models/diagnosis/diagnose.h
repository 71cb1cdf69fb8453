// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/errorset.h"
#include "models/diagnosis/hitset.h"

namespace Clew {

class DiagnosisKnowledge;

/// What went wrong, judged from what the matcher and the error collector found in all inputs of a job. Pure;
/// bounded by the limits of both sets, some tens of milliseconds where they are full. Inputs and stats are
/// left to the caller, but for stats.recordsScanned.
[[nodiscard]] Diagnosis diagnose(const DiagnosisKnowledge &knowledge, const HitSet &hits,
                                 const ErrorSet &errors);

/// Groups of unexplained errors that are listed, and records that are named for each.
inline constexpr int MaxUnexplained = 50;
inline constexpr int MaxNearest = 3;
/// Hints that are listed behind the claims.
inline constexpr int MaxHints = 20;

} // namespace Clew
