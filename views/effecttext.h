// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QString>

namespace Clew {

struct RegexEffect;

/// What changes when one regex of that record takes the place of another, for people, in one or a few
/// sentences. Texts of records stand in it as they are: show it as plain text only.
[[nodiscard]] QString effectText(const RegexEffect &effect, const RecordId &own);

} // namespace Clew
