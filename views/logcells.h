// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// A log line made ready for a grid of equal cells, as terminals show it: tabs widened to the next multiple
/// of eight, control characters as their pictures.
struct CellLine
{
    QString text;
    int cells = 0;
};

[[nodiscard]] CellLine toCells(QStringView line);

/// The stretch of a line that covers the cells from `from` to `to`, and the cell that it begins at.
struct CellSlice
{
    QStringView text;
    int cell = 0;
};
[[nodiscard]] CellSlice sliceCells(QStringView text, int from, int to);

/// Cells that a character takes: 2 where East Asian fonts draw it wide, 0 where it joins the one before.
[[nodiscard]] int cellWidth(char32_t character);

} // namespace Clew
