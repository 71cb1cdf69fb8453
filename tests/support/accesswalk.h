// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QStringList>

class QWidget;

namespace Clew::TestData {

/// What a walk over the visible controls of a window found.
struct AccessWalk
{
    int controls = 0;      ///< visible and enabled, for the keyboard or the mouse
    QStringList nameless;  ///< without a name for screen readers
    QStringList unreached; ///< that Tab never comes to
    QStringList mouseOnly; ///< that no key can press
};

/// Looks at every visible control of the window, and presses Tab until the keyboard is where it began. The
/// window must be active.
[[nodiscard]] AccessWalk walkControls(QWidget &window);

/// Least contrast of any word in a picture of text lines with the ground around it: for each connected group
/// of letters the most different pixel counts, because the edges of letters are mixed. Draw with a large
/// font: thin strokes have no full colour.
[[nodiscard]] double leastTextContrast(const QImage &picture);

} // namespace Clew::TestData
