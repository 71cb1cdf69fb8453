// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace Clew::Bench {

/// `count` regexes: first those given, then variants of them in which about three words in five are replaced
/// by other, pronounceable ones of the same length - a larger catalog shares its common words, not its names.
/// The same input gives the same output.
[[nodiscard]] QStringList variantsOf(const QStringList &regexes, qsizetype count);

/// A few hundred regexes of the usual shapes, for runs without a catalog.
[[nodiscard]] QStringList someRegexes();

} // namespace Clew::Bench
