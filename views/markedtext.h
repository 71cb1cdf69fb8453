// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>
#include <QTextLayout>

#include <memory>

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

/// A text that is laid out in one line.
struct LaidText
{
    QTextLayout layout;
    qreal width = 0; ///< that it takes
    qreal height = 0;
    bool isWhole = true; ///< nothing of the text was left out
};

/// Lays the line out within the width as drawMarkedText() does; 0: as wide as it is. Its colour is not part
/// of that.
[[nodiscard]] std::unique_ptr<LaidText> layOutMarkedText(const MarkedText &line, qreal width);
/// Draws it vertically centred in the rectangle, clipped where it does not fit, and returns the width that it
/// took. Changes the painter's pen.
qreal drawLaidText(QPainter *painter, const QRectF &rect, const LaidText &laid, const QColor &colour);

/// Draws the line in the rectangle, vertically centred, through QTextLayout (shaping, bidi and fallback fonts
/// survive), and returns the width that it took. What does not fit is elided; where the first mark would be
/// cut off, the beginning is elided instead. Reads at most some hundred characters of a long text.
qreal drawMarkedText(QPainter *painter, const QRectF &rect, const MarkedText &line);

} // namespace Clew
