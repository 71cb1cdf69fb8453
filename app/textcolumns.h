// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace Clew {

/// Columns of a terminal that a text takes: 2 for wide East Asian characters (Unicode TR11 W and F), 0 for
/// combining and control characters, 1 for all others.
[[nodiscard]] int displayWidth(QStringView text);

/// Breaks a text into lines of at most `width` columns (at least 2), at the places where Unicode TR14 allows
/// it, inside a word where it must. Line ends of the text are kept. An empty text is one empty line.
[[nodiscard]] QStringList wrapToWidth(const QString &text, int width);

/// Two texts side by side, each wrapped to half of `width` less the rule between them.
[[nodiscard]] QStringList sideBySide(const QString &left, const QString &right, int width);

/// The text with control characters other than line ends and tabs replaced by U+FFFD, so that a record or a
/// log line cannot steer the terminal.
[[nodiscard]] QString safeForTerminal(const QString &text);

} // namespace Clew
