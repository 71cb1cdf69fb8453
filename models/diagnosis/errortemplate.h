// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Clew {

/// The shape of a message: numbers, hexadecimal numbers, ids, paths, addresses and quoted texts become "<*>",
/// blanks become one, so that lines that say the same of different things are equal. At most
/// MaxTemplateBytes. Linear.
[[nodiscard]] QByteArray errorTemplate(QByteArrayView line);

inline constexpr qsizetype MaxTemplateBytes = 400;

} // namespace Clew
