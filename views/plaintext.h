// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QLabel;

/// Catalog and log texts are plain text, whatever they look like (`<b>`, `&`, `<script>`). Qt guesses rich
/// text in labels and tool tips and a shortcut in `&`; these functions are the only way in.
namespace Clew {

/// Shows a text as it stands.
void setPlainText(QLabel *label, const QString &text);

/// A tool tip that shows the text as it stands, wrapped, at most MaxToolTip characters of it.
[[nodiscard]] QString plainToolTip(const QString &text);

/// A text for a button, action or tab: `&` stays an ampersand, line ends become blanks, and what is longer
/// than `limit` characters is cut with an ellipsis.
[[nodiscard]] QString plainButtonText(const QString &text, qsizetype limit = 300);

/// At most `limit` characters, cut between characters (never within a surrogate pair), with an ellipsis.
[[nodiscard]] QString cutText(const QString &text, qsizetype limit);

/// For one line: line ends and tabs as blanks, control characters as their pictures (U+2400 block).
[[nodiscard]] QString singleLine(QStringView text);

inline constexpr qsizetype MaxToolTip = 2000;
/// Characters of a text that a cell of a list shows.
inline constexpr qsizetype MaxCellText = 300;

} // namespace Clew
