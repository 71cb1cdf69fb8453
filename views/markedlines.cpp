// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/markedlines.h"

namespace Clew {

const LaidText &MarkedLines::laid(const MarkedText &line, qreal width)
{
    const Key key{.text = line.text,
                  .marks = line.marks,
                  .font = line.font,
                  .ground = line.marks.isEmpty() || !line.markGround.isValid() ? 0 : line.markGround.rgba(),
                  .width = width};
    if (const LaidText *known = m_lines.object(key))
        return *known;
    LaidText *made = layOutMarkedText(line, width).release();
    // A cache of more than one line takes every line.
    [[maybe_unused]] const bool taken = m_lines.insert(key, made);
    Q_ASSERT(taken);
    return *made;
}

qreal MarkedLines::widthOf(const MarkedText &line)
{
    return line.text.isEmpty() ? 0 : laid(line, 0).width;
}

qreal MarkedLines::draw(QPainter *painter, const QRectF &rect, const MarkedText &line)
{
    if (line.text.isEmpty() || rect.width() <= 0)
        return 0;
    // What fits is the same line at every width.
    const LaidText &whole = laid(line, 0);
    if (whole.isWhole && whole.width <= rect.width())
        return drawLaidText(painter, rect, whole, line.colour);
    return drawLaidText(painter, rect, laid(line, rect.width()), line.colour);
}

} // namespace Clew
