// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace Clew {

/// Asked by long work whether to stop, at least every 50 ms and on the thread that does the work; an empty
/// one never stops.
using StopPredicate = std::function<bool()>;

} // namespace Clew
