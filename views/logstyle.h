// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "views/theme.h"

#include <QFont>

class QWidget;

namespace Clew {

/// Font, colours and cells of a log as a widget shows it. To be made anew when its font or palette changes.
struct LogStyle
{
    /// In the font of fixed width, as large as the widget's own.
    [[nodiscard]] static LogStyle of(const QWidget &widget);

    [[nodiscard]] QColor levelColour(LogLevel level) const;

    Theme theme = {};
    QFont font = {};
    QColor claimGround = {};
    QColor hintGround = {};
    QColor selected = {};
    QColor selectedText = {};
    qreal cell = 8; ///< width of a cell, device-independent pixels
    int row = 16;   ///< height of a row
};

} // namespace Clew
