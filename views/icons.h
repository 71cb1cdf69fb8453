// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>

namespace Clew {

/// Our own drawings in `resources/icons`.
enum class Glyph {
    Drop,
    Stop,
    DeadEnd,
    Workaround,
    Claim,
    Hint,
    Unknown,
    Issue,
    Swap,
    Copy,
    Add,
    Remove,
    Up,
    Down,
    Grip,
    Fix,
    Star,
    StarOutline,
};

/// A drawing in one colour, sharp at every size and scale. The program's icon is `applicationIcon()`.
[[nodiscard]] QIcon glyphIcon(Glyph glyph, const QColor &colour);
[[nodiscard]] QIcon applicationIcon();

/// The drawing for the action of that object name; a null icon where there is none.
[[nodiscard]] QIcon actionIcon(const QString &action, const QColor &colour);

/// Makes the compiled-in resources known; what reads one calls it first. Cheap when repeated.
void ensureResources();

} // namespace Clew
