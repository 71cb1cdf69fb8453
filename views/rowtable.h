// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

class QTableView;

namespace Clew {

/// The look of a table in which each row is one thing: rows are selected as a whole, one at a time unless the
/// caller says otherwise afterwards, and have a line of text each; no grid, no row numbers; Tab leaves it.
void layOutRowTable(QTableView &table);

} // namespace Clew
