// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/candidate.h"
#include "models/diagnosis/diagnosis.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

class SiteOrder;

/// Who failed first, who was taken along, whose log is missing. Ranks are those that the logs name, and all
/// below the number of ranks that they say there are; empty where that is fewer than two.
[[nodiscard]] QList<RankState> rankStates(const Candidates &candidates, const SiteOrder &order,
                                          const ErrorSet &errors);

/// The number of ranks that a text says there are ("world_size=8", "nranks 8"), the first that it says.
[[nodiscard]] std::optional<int> worldSizeIn(QByteArrayView text);

/// More ranks than this are not told apart.
inline constexpr int MaxRanks = 4096;

} // namespace Clew
