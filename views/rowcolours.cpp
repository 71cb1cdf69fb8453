// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/rowcolours.h"

#include "views/theme.h"

#include <QStyleOptionViewItem>

namespace Clew {

RowColours RowColours::of(const QStyleOptionViewItem &option)
{
    const Theme theme = Theme::of(option.palette);
    if (!option.state.testFlag(QStyle::State_Selected))
        return {.text = theme.text, .muted = theme.muted, .border = theme.border, .match = theme.match};
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ground = option.palette.color(group, QPalette::Highlight);
    const QColor text = readable(option.palette.color(group, QPalette::HighlightedText), ground);
    return {.text = text,
            .muted = readable(mixed(text, ground, 0.2), ground),
            .border = mixed(ground, text, 0.4),
            .match = {}};
}

} // namespace Clew
