// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/markedtext.h"

#include <QCache>

namespace Clew {

/// Draws lines as drawMarkedText() does and keeps them laid out for the next time: most words of a list
/// (domains, trust, ids) come again with each painting, and laying a text out costs more than drawing it.
/// A line is found again by what it is made of, so nothing has to be told when texts, fonts or sizes change.
class MarkedLines final
{
public:
    MarkedLines()
        : m_lines(MostLines)
    {
    }

    /// Draws the line and returns the width that it took.
    qreal draw(QPainter *painter, const QRectF &rect, const MarkedText &line);
    /// Width of the line where nothing limits it; of a long text, of as much as is ever drawn.
    [[nodiscard]] qreal widthOf(const MarkedText &line);

    static constexpr int MostLines = 768;

private:
    struct Key
    {
        QString text;
        QList<TextRange> marks;
        QFont font;
        QRgb ground = 0; ///< of the marks; 0: they are underlined
        qreal width = 0; ///< 0: without a limit

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.text, key.font, key.ground, key.width, key.marks.size(),
                              key.marks.isEmpty() ? 0 : key.marks.constFirst().start,
                              key.marks.isEmpty() ? 0 : key.marks.constFirst().length);
        }
    };
    [[nodiscard]] const LaidText &laid(const MarkedText &line, qreal width);

    QCache<Key, LaidText> m_lines;
};

} // namespace Clew
