// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// Who stands by a record, for its caption: the word of the tier behind a full circle where a person has
/// looked at it ("● reviewed"), behind an empty one where nobody has ("○ AI-generated").
[[nodiscard]] QString trustWords(const QString &tier);

} // namespace Clew
