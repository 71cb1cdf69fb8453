// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// A fault in a JSON text.
struct JsonFault
{
    ErrorCode code = ErrorCode::JsonSyntax; ///< JsonSyntax, InvalidUtf8 or JsonTooDeep
    qsizetype offset = 0;                   ///< byte at which the text stops being JSON
    QString detail;                         ///< JsonSyntax: "',' or ']' expected"; English, for a report

    friend bool operator==(const JsonFault &, const JsonFault &) = default;
};

/// End of a scalar token, or the fault in it.
using JsonTokenEnd = std::expected<qsizetype, JsonFault>;

/// Space, tab, carriage return and line feed: the white space of RFC 8259.
[[nodiscard]] constexpr bool isJsonSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Offset of the first byte at or after `offset` that is no white space, at most text.size().
[[nodiscard]] qsizetype skipJsonSpace(QByteArrayView text, qsizetype offset);

/// End of the string token whose opening quote stands at `offset`: checks control characters, escapes and
/// UTF-8. A lone surrogate escape is JSON and passes.
[[nodiscard]] JsonTokenEnd jsonStringEnd(QByteArrayView text, qsizetype offset);

/// End of the number token at `offset`, by RFC 8259 grammar alone: 1e400 and integers of any length pass.
[[nodiscard]] JsonTokenEnd jsonNumberEnd(QByteArrayView text, qsizetype offset);

/// End of `true`, `false` or `null` at `offset`.
[[nodiscard]] JsonTokenEnd jsonLiteralEnd(QByteArrayView text, qsizetype offset);

/// Length of the well-formed UTF-8 sequence at `offset`, 0 where the bytes are none.
[[nodiscard]] qsizetype utf8SequenceLength(QByteArrayView text, qsizetype offset);

/// Text of a checked string token, quotes included. Never null. Lone surrogates stay as they are.
[[nodiscard]] QString decodeJsonString(QByteArrayView token);

} // namespace Clew
