// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace Clew {

/// "2 claims, 1 hint", or that nothing is claimed.
[[nodiscard]] QString outcomeText(const Diagnosis &diagnosis);

/// What was read: files, size, lines, records, seconds, and whether it was stopped.
[[nodiscard]] QString scannedText(const Diagnosis &diagnosis);

/// "line 812", with the input's path where there are several. Plain text.
[[nodiscard]] QString logPlaceText(const Diagnosis &diagnosis, const LogPlace &place);

/// The rank that failed first; none where the logs do not tell.
[[nodiscard]] std::optional<RankState> firstFailedRank(const Diagnosis &diagnosis);
/// What the logs tell of the other ranks: which failed, too, which were only drawn along, and of which there
/// is no line. A sentence each; none where no rank failed.
[[nodiscard]] QStringList otherRanksTexts(const Diagnosis &diagnosis);

} // namespace Clew
