// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/textdiff.h"

class QTextCursor;

namespace Clew {

struct Theme;

/// Writes the pieces where the cursor is: what was removed struck through, what was added bold, both in their
/// colours as well.
void insertDifference(QTextCursor &cursor, const QList<DiffPiece> &pieces, const Theme &theme);

} // namespace Clew
