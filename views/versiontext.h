// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/environment.h"

namespace Clew {

/// "It is about pytorch>=2.0; you run pytorch 1.13."
[[nodiscard]] QString mismatchText(const VersionMismatch &mismatch);

} // namespace Clew
