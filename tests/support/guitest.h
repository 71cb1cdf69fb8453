// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QTranslator>

class QWidget;

namespace Clew::TestData {

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// QTest::failOnWarning() for tests that open windows: the offscreen platform warns of every one that has a
/// least size, is raised, is a menu or a list that drops down. For init().
void failOnWarning();

/// Fusion style and that palette for the whole program: pictures do not depend on the desktop.
void useLook(const QPalette &palette);

/// Columns `dark`, `language` and `percent`, and a row for each of light and dark, English and Chinese, 100,
/// 150 and 200 %.
void addLooks();

/// useLook() with that palette and the words and numbers of "en" or "zh", until it ends.
class Look final
{
    Q_DISABLE_COPY_MOVE(Look)

public:
    Look(bool dark, const QString &language);
    ~Look();

private:
    QTranslator m_translator;
};

/// Where pictures for people go; it exists.
[[nodiscard]] QString screenshotFolder();

/// Saves a picture of the widget at that scale as build/<preset>/screenshots/<name>.png; false where that
/// failed or the picture is of one colour.
[[nodiscard]] bool saveScreenshot(QWidget &widget, const QString &name, qreal scale);

} // namespace Clew::TestData
