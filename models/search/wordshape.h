// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <algorithm>

namespace Clew {

/// Words with a digit are codes, sizes or numbers: never spelled wrong, only different.
[[nodiscard]] inline bool hasDigit(QStringView word)
{
    return std::ranges::any_of(word, [](QChar c) { return c.isDigit(); });
}

} // namespace Clew
