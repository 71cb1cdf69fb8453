// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace Clew {

/// What the process tells the shell. Plain enum, because exit() takes an int.
namespace ExitStatus {
enum Value : int {
    Done = 0,         ///< done and found, or clean
    NothingFound = 1, ///< nothing found, or findings where clean was asked
    WrongUsage = 2,
    InputUnreadable = 3,
    Undecided = 4, ///< a limit was hit
};
} // namespace ExitStatus

} // namespace Clew
