// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

namespace Clew {

/// Contrast of two opaque colours as WCAG 2.2 defines it: 1 (none) to 21 (black on white).
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

/// `amount` (0..1) of `b` in `a`.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double amount);

/// `wanted`, made lighter or darker, hue kept, until it stands out from the background by `ratio`; black or
/// white where no shade does.
[[nodiscard]] QColor readable(const QColor &wanted, const QColor &background, double ratio = 4.5);

/// Least contrast of text with its ground (WCAG 2.2, level AA).
inline constexpr double TextContrast = 4.5;

/// The colours of our own painting, derived from the roles of a palette so that light, dark and high contrast
/// need no list of their own. Every text colour reaches TextContrast on `base` and on `raised`. Colour never
/// says something alone: a word or a shape says it too.
struct Theme
{
    QColor base;    ///< ground of lists and texts
    QColor raised;  ///< ground of cards and code
    QColor text;    ///< what is read first
    QColor muted;   ///< names of fields, second lines
    QColor border;  ///< hairlines (3:1 is not owed to decoration)
    QColor accent;  ///< links, marks
    QColor danger;  ///< dead ends, errors
    QColor good;    ///< workarounds
    QColor caution; ///< hints, warnings
    QColor match;   ///< ground of a found text; `text` is readable on it
    bool dark = false;

    [[nodiscard]] static Theme of(const QPalette &palette);
};

/// What a form on the base ground gives its widgets, so that the outlines of fields and boxes are seen:
/// Fusion draws them darker than the window, which nobody sees on a dark ground. Says one role alone, and
/// none on a light ground.
[[nodiscard]] QPalette outlinesOn(const QPalette &palette);

} // namespace Clew
