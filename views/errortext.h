// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

namespace Clew {

/// The sentence for people, in the language of the window. Without the place: see placeText(). Texts that
/// came from outside (paths, what a parser said) stand in it as they are: show it as plain text only.
[[nodiscard]] QString errorText(const Error &error);

/// "file:line:column" as far as known; empty where nothing is.
[[nodiscard]] QString placeText(const Place &place);

} // namespace Clew
