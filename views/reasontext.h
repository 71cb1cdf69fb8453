// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"

namespace Clew {

/// The sentence for people of a reason, in the language of the window; the reason's own English where its
/// kind is not known here. Plain text.
[[nodiscard]] QString reasonText(const Reason &reason);

} // namespace Clew
