// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <optional>

namespace Clew {

/// Why a record's regex cannot be looked for: EmptyRegex, InvalidRegex (what is wrong, offset in the regex),
/// RegexMatchesEmpty; nothing where it can. The verdict of the pattern set itself. Thread-safe; some
/// microseconds, or some tens where the regex engine has to be asked.
[[nodiscard]] std::optional<Error> checkRegex(const QString &regex);

} // namespace Clew
