// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/rootorder.h"

#include <optional>
#include <span>

namespace Clew {

/// Why a group whose score is that of a claim is none all the same: another group is the better reading of
/// its line, or what it was found by is not enough. Nothing where it may be claimed. Asks for scores, never
/// for levels, so that the order of the groups does not matter.
[[nodiscard]] std::optional<Demotion>
betterReading(const Candidates &candidates, std::span<const JudgedGroup> groups, const JudgedGroup &group);

/// Whether `inner` is what `outer` wraps in the same line, as Go does ("pull image: lookup host: no such
/// host"), and nearly as sure.
[[nodiscard]] bool isWrappedIn(const JudgedGroup &inner, const JudgedGroup &outer);

} // namespace Clew
