// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/io/jsonfault.h"
#include "models/io/jsonparser.h"

#include <functional>

namespace Clew {

/// Largest side file of a catalog that is read.
inline constexpr qsizetype MaxSideFileBytes = qsizetype{4} * 1024 * 1024;

/// Parses a side file and hands its tree on; errors have no place, for a side file has no editor. Errors:
/// JsonTooLarge, what the parser says, WrongType where the root is of another kind.
template <typename T>
[[nodiscard]] Result<T> readSideJson(const QByteArray &json, JsonKind root,
                                     const std::function<T(const JsonTree &)> &read)
{
    if (json.size() > MaxSideFileBytes)
        return std::unexpected(Error{ErrorCode::JsonTooLarge, {QString::number(MaxSideFileBytes)}, {}});
    JsonParser parser;
    const auto tree = parser.parse(json);
    if (!tree)
        return std::unexpected(jsonError(tree.error()));
    if (tree->kind(tree->root()) != root) {
        return std::unexpected(
            Error{ErrorCode::WrongType,
                  {QStringLiteral("/"), jsonKindName(root), jsonKindName(tree->kind(tree->root()))},
                  {}});
    }
    return read(*tree);
}

} // namespace Clew
