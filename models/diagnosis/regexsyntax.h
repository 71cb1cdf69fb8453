// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/diagnosis/regexnode.h"

#include <QStringView>

namespace Clew {

/// Longer regexes are refused: no signature needs them and every stage behind may then rely on it.
inline constexpr qsizetype MaxRegexLength = 65'536;
/// Groups within groups.
inline constexpr int MaxRegexNesting = 100;

/// The dialect of the catalogs' regexes: Python `re` for texts, searched without regard to case.
namespace RegexSyntax {

/// Parses a regex. Errors: EmptyRegex; InvalidRegex with Python's own wording and the offset in UTF-16 units.
/// Whatever Python refuses is refused here, even where PCRE2 would take it for something else. Linear.
[[nodiscard]] Result<RegexTree> parse(QStringView regex);

enum class Captures {
    Keep,
    Drop, ///< groups capture nothing: faster where only a yes or no is wanted
};

/// The regex in PCRE2's dialect, to be compiled with CASELESS, UTF and UCP and '\n' as the only line end.
[[nodiscard]] QString toPcre2(const RegexNode &node, Captures captures = Captures::Keep);

/// A character that stands for something else than itself outside a class, and needs `\` in front.
[[nodiscard]] bool isSpecial(QChar c);

/// The text with `\` in front of every special character: matches the text and nothing else.
[[nodiscard]] QString escaped(QStringView text);

/// True where the node can match the empty text at any place, so that a search for it always succeeds.
/// Conservative: false where an assertion decides.
[[nodiscard]] bool matchesEmpty(const RegexNode &node);

} // namespace RegexSyntax

} // namespace Clew
