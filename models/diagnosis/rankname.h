// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <optional>

namespace Clew {

/// The rank whose log a path names, as launchers and people write it: "rank3.log", "rank-03.txt",
/// "run_rank_3.out", "rank3/stderr.log". Of several the last counts, which is the innermost. Nothing where
/// the path names none, or a number above MaxRankInName.
[[nodiscard]] std::optional<int> rankInName(QStringView path);

/// Larger numbers are dates and job ids.
inline constexpr int MaxRankInName = 99'999;

} // namespace Clew
