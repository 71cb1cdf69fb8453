// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordrowstyle.h"

#include "views/theme.h"
#include "views/words.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr size_t MostStyles = 16; // selected, active, dimmed: eight of one palette

void takeColours(RecordRowStyle &style, const QStyleOptionViewItem &option)
{
    const Theme theme = Theme::of(option.palette);
    if (option.state.testFlag(QStyle::State_Selected)) {
        const QPalette::ColorGroup group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        const QColor ground = option.palette.color(group, QPalette::Highlight);
        style.text = readable(option.palette.color(group, QPalette::HighlightedText), ground);
        style.muted = readable(mixed(style.text, ground, 0.2), ground);
        style.caution = style.muted; // the circle says it too
        style.star = style.text;
        style.groove = mixed(ground, style.text, 0.3);
        style.bar = style.text;
        return;
    }
    style.text = style.isDimmed ? theme.muted : theme.text;
    style.muted = theme.muted;
    style.caution = theme.caution;
    style.star = theme.accent;
    style.groove = theme.border;
    style.bar = style.isDimmed ? theme.muted : theme.good;
    style.markGround = theme.match;
}

RecordRowStyle made(const QStyleOptionViewItem &option, bool isDimmed)
{
    RecordRowStyle style;
    style.isDimmed = isDimmed;
    style.first = option.font;
    style.second = option.font;
    if (option.font.pointSizeF() > 0)
        style.second.setPointSizeF(option.font.pointSizeF() * 0.9);
    style.first.setItalic(isDimmed);
    style.padding = std::round(option.fontMetrics.height() * 0.36);
    style.gap = option.fontMetrics.averageCharWidth();
    const QFontMetricsF second(style.second);
    style.firstHeight = std::ceil(QFontMetricsF(style.first).height());
    style.secondHeight = std::ceil(second.height());
    style.rateWidth = second.horizontalAdvance(percentText(1.0)) + 1;
    style.letterWidth = second.averageCharWidth();
    takeColours(style, option);
    return style;
}

} // namespace

qreal RecordRowStyle::lineGap() const
{
    return std::round(padding * 0.4);
}

const RecordRowStyle &RecordRowStyles::of(const QStyleOptionViewItem &option, bool isDimmed)
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isActive = option.state.testFlag(QStyle::State_Active);
    const qint64 palette = option.palette.cacheKey();
    const QLocale locale; // "100 %" is written as it says
    const auto isIt = [&](const Known &known) {
        return known.palette == palette && known.isSelected == isSelected && known.isActive == isActive &&
               known.style.isDimmed == isDimmed && known.font == option.font && known.locale == locale;
    };
    if (const auto known = std::ranges::find_if(m_known, isIt); known != m_known.end())
        return known->style;
    if (m_known.size() >= MostStyles)
        m_known.clear();
    m_known.push_back({.palette = palette,
                       .font = option.font,
                       .locale = locale,
                       .isSelected = isSelected,
                       .isActive = isActive,
                       .style = made(option, isDimmed)});
    return m_known.back().style;
}

} // namespace Clew
