// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QString>

namespace Clew {

/// A piece of an English text that a translation must carry over as it is.
struct ProtectedToken
{
    QString text;
    TextRange range; ///< in the English text
    bool isNumber = false;

    friend bool operator==(const ProtectedToken &, const ProtectedToken &) = default;
};

/// Code in backticks, flags, paths, addresses, identifiers (`a_b`, `a.b`, `aB`, `A::b`, `f()`), upper case
/// words of three letters and more, placeholders (`{x}`, `%1`, `<path>`), numbers; in the order of the text.
/// Not "e.g." and the like, and of prose no single letter or ordinary word.
[[nodiscard]] QList<ProtectedToken> protectedTokens(const QString &english);

/// The tokens of the English text that do not stand in the Chinese one, each once. Numbers may lose their
/// thousands separators and stand in Chinese digits up to ten ("3" as "三"); upper case words may take or
/// lose a plural s; a call may lose its arguments' blanks.
[[nodiscard]] QStringList lostTokens(const QString &english, const QString &chinese);

/// Ranges of a text that no rule of prose touches: code in backticks, addresses, paths, placeholders.
[[nodiscard]] QList<TextRange> codeRanges(const QString &text);

} // namespace Clew
