// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace Clew {

/// The signature with its placeholders filled, as a tool might print it: `X`, `N`, `XXX`, `PORT`, `<path>`,
/// `{name}`, `%s`, `…`. Several ways to fill them, the likeliest first, without repeats and without the
/// signature itself; none where there is no placeholder. Names say what they stand for (`<path>` is a path,
/// `PORT` a port); a letter alone is tried as a whole number, a fraction, a word and hexadecimal digits.
[[nodiscard]] QStringList filledSignatures(const QString &signature);

} // namespace Clew
