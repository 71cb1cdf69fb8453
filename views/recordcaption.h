// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"

namespace Clew {

/// The small line above a title in pictures: domain, trust and rate, those that the record gives, as the
/// window words them: "cuda · reviewed · 85 %".
[[nodiscard]] QString recordCaption(const RecordSummary &summary);

} // namespace Clew
