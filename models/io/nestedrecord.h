// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/recordparts.h"

namespace Clew {

/// Reads a record of the nested ErrorCanon shape (error, environment, verdict, metadata). The root must be an
/// object. What has no place in Record stays in Record::extra under its JSON pointer, the record's own web
/// address (`/url`) and its schema version among it. A value of the wrong type is a warning and leaves its
/// field empty; only a record without id is refused.
[[nodiscard]] RecordReading readNestedRecord(const JsonTree &tree, const RecordOrigin &origin);

} // namespace Clew
