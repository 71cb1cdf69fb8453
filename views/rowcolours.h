// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

class QStyleOptionViewItem;

namespace Clew {

/// The colours of a row that a delegate paints itself. All texts are readable (TextContrast) on the ground
/// that the style gave the row, selected or not.
struct RowColours
{
    QColor text;
    QColor muted;
    QColor border;
    QColor match; ///< ground of a found text; invalid on a selected row: underline there

    [[nodiscard]] static RowColours of(const QStyleOptionViewItem &option);
};

} // namespace Clew
