// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

class QPainter;

namespace Clew {

/// One line of text with marked stretches, as a delegate draws it.
struct MarkedText
{
    QString text;
    QList<TextRange> marks; ///< in order
    QFont font;
    QColor colour;
    QColor markGround; ///< invalid: marks are underlined (on a selected row)
};

/// Draws the line in the rectangle, vertically centred, through QTextLayout (shaping, bidi and fallback fonts
/// survive), and returns the width that it took. What does not fit is elided; where the first mark would be
/// cut off, the beginning is elided instead. Reads at most some hundred characters of a long text.
qreal drawMarkedText(QPainter *painter, const QRectF &rect, const MarkedText &line);

} // namespace Clew
