// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

namespace Clew {

/// The record that was called `old` before it was renamed or merged: the first that has it among its aliases.
/// Invalid where none has, and where a record has that id now. Looks at the text of every record.
[[nodiscard]] RecordIndex findRenamed(const Catalog &catalog, const RecordId &old);

} // namespace Clew
