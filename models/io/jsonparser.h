// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/jsontoken.h"
#include "models/io/jsontree.h"

#include <memory>

namespace Clew {

/// Deepest nesting of arrays and objects that is read; deeper is JsonTooDeep. Records nest four levels.
inline constexpr int MaxJsonDepth = 256;

/// Largest text that is read; a larger one is JsonTooLarge. Records here have up to 30 kB.
inline constexpr qsizetype MaxJsonBytes = qsizetype{16} * 1024 * 1024;

/// Bytes that a text handed to JsonParser should be followed by in memory, so that it is read in place; they
/// may hold anything. A text without them is copied first.
inline constexpr qsizetype JsonPadding = 64;

/// Turns bytes into a JsonTree, checking all of it: UTF-8, strings and their escapes, numbers (which need not
/// fit a double), nesting, nothing behind the value. A byte order mark may stand in front. Keeps its buffers
/// between texts; use one a thread.
class JsonParser final
{
public:
    JsonParser();
    ~JsonParser();
    Q_DISABLE_COPY_MOVE(JsonParser)

    /// The tree over `text`, which must outlive it. `readableBehind`: how many bytes of memory behind the
    /// text may be read.
    [[nodiscard]] std::expected<JsonTree, JsonFault> parse(QByteArrayView text, qsizetype readableBehind = 0);

private:
    struct Buffers;
    std::unique_ptr<Buffers> m_buffers;
};

} // namespace Clew
