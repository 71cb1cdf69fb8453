// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace Clew::TestData {

/// Random and hostile texts for the search box: operators without an end, regexes that backtrack, huge words,
/// halves of pairs, control characters, words of the given texts put together at random. The same seed gives
/// the same texts.
[[nodiscard]] QStringList hostileQueries(int count, const QStringList &texts, quint32 seed = 1);

} // namespace Clew::TestData
