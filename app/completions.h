// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// Completions for shells, made from the option table: subcommands, their options, and the values of options
/// that take one of a few words. Descriptions come in the language of the installed translator.
namespace Completions {

[[nodiscard]] QString bash();
[[nodiscard]] QString zsh();
[[nodiscard]] QString fish();

} // namespace Completions

} // namespace Clew
