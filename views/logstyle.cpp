// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logstyle.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QWidget>

#include <cmath>

namespace Clew {

LogStyle LogStyle::of(const QWidget &widget)
{
    const QPalette &palette = widget.palette();
    LogStyle style;
    style.theme = Theme::of(palette);
    style.font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (widget.font().pointSizeF() > 0)
        style.font.setPointSizeF(widget.font().pointSizeF());
    const QFontMetricsF metrics(style.font);
    style.cell = metrics.horizontalAdvance(u'0');
    style.row = static_cast<int>(std::ceil(metrics.height())) + 2;
    style.claimGround = mixed(style.theme.base, style.theme.danger, 0.16);
    style.hintGround = mixed(style.theme.base, style.theme.caution, 0.14);
    style.selected = palette.color(QPalette::Highlight);
    style.selectedText = readable(palette.color(QPalette::HighlightedText), style.selected);
    return style;
}

QColor LogStyle::levelColour(LogLevel level) const
{
    switch (level) {
    case LogLevel::Fatal:
    case LogLevel::Error:
        return theme.danger;
    case LogLevel::Warning:
        return theme.caution;
    case LogLevel::Debug:
        return theme.muted;
    case LogLevel::Info:
    case LogLevel::Unknown:
        return theme.text;
    }
    Q_UNREACHABLE_RETURN(QColor());
}

} // namespace Clew
