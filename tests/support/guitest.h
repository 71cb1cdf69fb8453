// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

class QWidget;

namespace Clew::TestData {

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// QTest::failOnWarning() for tests that open windows: the offscreen platform warns of every one that has a
/// least size. For init().
void failOnWarning();

/// Fusion style and that palette for the whole program: pictures do not depend on the desktop.
void useLook(const QPalette &palette);

/// Where pictures for people go; it exists.
[[nodiscard]] QString screenshotFolder();

/// Saves a picture of the widget at that scale as build/<preset>/screenshots/<name>.png; false where that
/// failed or the picture is of one colour.
[[nodiscard]] bool saveScreenshot(QWidget &widget, const QString &name, qreal scale);

} // namespace Clew::TestData
