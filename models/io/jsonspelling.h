// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/jsontree.h"

namespace Clew {

/// How a file writes what JSON leaves open; read off its text, so that new values look like the old ones.
struct JsonSpelling
{
    QByteArray lineEnd;                 ///< "\n", "\r\n", or empty where all stands on one line
    QByteArray unit = "  ";             ///< a level of indentation
    QByteArray colon = ": ";            ///< between key and value, white space included
    QByteArray comma = ", ";            ///< between values on one line
    QByteArray padding;                 ///< behind an opening bracket and before the closing one, on one line
    bool listsOfTextsOnOneLine = false; ///< lists without lists or objects in them
    bool objectsOnOneLine = false;      ///< objects within the record
    bool asciiOnly = false;             ///< everything else is written \uXXXX
    bool escapesSlash = false;

    /// Cost: a pass over the values.
    [[nodiscard]] static JsonSpelling of(const JsonTree &tree);

    /// A string with its quotes.
    [[nodiscard]] QByteArray string(QStringView text) const;
    /// The inside of a string, without quotes.
    [[nodiscard]] QByteArray escaped(QStringView text) const;
    /// The value respelled: white space and escapes as here, numbers as they were. `indent` is the white
    /// space before the line that it begins on.
    [[nodiscard]] QByteArray value(const JsonTree &tree, JsonNodeId node, const QByteArray &indent) const;
    /// Whether a list or object with this content is spread over lines.
    [[nodiscard]] bool spreads(const JsonTree &tree, JsonNodeId node) const;
};

/// White space at the start of the line that the byte stands on, as far as the text goes.
[[nodiscard]] QByteArray lineIndent(QByteArrayView text, qsizetype offset);

/// True where both say the same: strings by their text, numbers by their spelling, members by their order.
[[nodiscard]] bool sameJson(const JsonTree &a, JsonNodeId nodeA, const JsonTree &b, JsonNodeId nodeB);

} // namespace Clew
