// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/io/recordparts.h"

namespace Clew {

/// Shape of the record in `tree`; nothing where it is no object or has the marks of neither shape (an object
/// `error` or `verdict`; else one of the keys `id`, `signature`, `regex`).
[[nodiscard]] std::optional<RecordFormat> recordFormatOf(const JsonTree &tree);

/// Reads a record of either shape. NotARecord where it has neither.
[[nodiscard]] RecordReading readRecord(const JsonTree &tree, const RecordOrigin &origin);

[[nodiscard]] RecordSummary summaryOf(const Record &record);

} // namespace Clew
