// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/jsontoken.h"

namespace Clew {

/// The first fault of a JSON text (a byte order mark at its start is allowed), nothing where it is JSON and
/// nests no deeper than `maxDepth`. simdjson tells neither where a bad string or byte stands nor which byte
/// is too much; this scanner does. It runs over texts that were refused, and in tests as the second opinion.
[[nodiscard]] std::optional<JsonFault> findJsonFault(QByteArrayView text, int maxDepth);

/// The fault as an error with the arguments that its code wants: JsonTooDeep and JsonTooLarge name the limit.
[[nodiscard]] Error jsonError(const JsonFault &fault, const Place &place = {});

} // namespace Clew
