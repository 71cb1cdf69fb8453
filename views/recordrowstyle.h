// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QStyleOptionViewItem>

#include <vector>

namespace Clew {

/// What a row of the list of records is drawn with; sizes follow the font, so every scale works.
struct RecordRowStyle
{
    QFont first;
    QFont second;
    QColor text;
    QColor muted;
    QColor caution;
    QColor star;
    QColor groove;
    QColor bar;
    QColor markGround; ///< invalid on a selected row
    qreal padding = 0;
    qreal gap = 0;
    qreal firstHeight = 0; ///< of the two lines
    qreal secondHeight = 0;
    qreal rateWidth = 0;   ///< of "100 %" in the second font
    qreal letterWidth = 0; ///< of the second font, on average
    bool isDimmed = false; ///< the record is about other versions

    [[nodiscard]] qreal height() const { return firstHeight + secondHeight + lineGap() + padding * 2; }
    [[nodiscard]] qreal lineGap() const;
};

/// Makes the styles of rows and keeps the few that a list needs: the shades of a palette take longer to find
/// than a row to draw. Found again by font, palette and state.
class RecordRowStyles final
{
public:
    [[nodiscard]] const RecordRowStyle &of(const QStyleOptionViewItem &option, bool isDimmed);

private:
    struct Known
    {
        qint64 palette = 0;
        QFont font;
        QLocale locale;
        bool isSelected = false;
        bool isActive = false;
        RecordRowStyle style;
    };
    std::vector<Known> m_known;
};

} // namespace Clew
