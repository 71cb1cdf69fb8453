// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/recordparts.h"

namespace Clew {

/// Reads a record of the flat bilingual shape (`data/schema/record-flat.schema.json`: 30 keys on one level).
/// The root must be an object. A value of the wrong type is a warning and leaves its field empty; only a
/// record without id is refused.
[[nodiscard]] RecordReading readFlatRecord(const JsonTree &tree, const RecordOrigin &origin);

} // namespace Clew
