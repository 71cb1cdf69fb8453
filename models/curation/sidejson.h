// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/io/jsonparser.h"

#include <functional>

namespace Clew {

/// Largest side file of a catalog that is read.
inline constexpr qsizetype MaxSideFileBytes = qsizetype{4} * 1024 * 1024;

/// A fault of the parser as an error; its offset is left out, for a side file has no editor.
[[nodiscard]] inline Error sideFault(const JsonFault &fault)
{
    const QString detail =
        fault.code == ErrorCode::JsonTooDeep ? QString::number(MaxJsonDepth) : fault.detail;
    return Error{fault.code, detail.isEmpty() ? QStringList() : QStringList(detail), {}};
}

/// Parses a side file and hands its tree on. Errors: JsonTooLarge, what the parser says, WrongType where the
/// root is of another kind.
template <typename T>
[[nodiscard]] Result<T> readSideJson(const QByteArray &json, JsonKind root,
                                     const std::function<T(const JsonTree &)> &read)
{
    if (json.size() > MaxSideFileBytes)
        return std::unexpected(Error{ErrorCode::JsonTooLarge, {QString::number(MaxSideFileBytes)}, {}});
    JsonParser parser;
    const auto tree = parser.parse(json);
    if (!tree)
        return std::unexpected(sideFault(tree.error()));
    if (tree->kind(tree->root()) != root) {
        return std::unexpected(
            Error{ErrorCode::WrongType,
                  {QStringLiteral("/"), jsonKindName(root), jsonKindName(tree->kind(tree->root()))},
                  {}});
    }
    return read(*tree);
}

} // namespace Clew
