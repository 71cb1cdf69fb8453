// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"

#include <QStringList>

namespace Clew {

/// The parts of the small line above a title in pictures: domain, trust and rate, those that the record
/// gives, as the window words them: "cuda", "● reviewed", "85 %".
[[nodiscard]] QStringList recordCaption(const RecordSummary &summary);

} // namespace Clew
