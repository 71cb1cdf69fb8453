// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <functional>

namespace Clew {

/// Width of a text on one line, in the caller's unit.
using TextWidth = std::function<double(QStringView)>;

/// The text on at most `maxLines` lines of at most `maxWidth`: broken at spaces, after the punctuation that
/// identifiers and paths have, and between ideographs; within a word where it is wider than a line. What does
/// not fit is cut and ends in "…". At least one line; control characters and line breaks count as spaces.
[[nodiscard]] QStringList wrappedText(const QString &text, double maxWidth, int maxLines,
                                      const TextWidth &widthOf);

/// The parts on one line of `maxWidth`, the separator between them. Where there is no room for all, the front
/// ones give way: the first is cut, and left out where hardly a letter of it stays, then the next. The last
/// part is cut only where it does not fit alone. Control characters count as spaces.
[[nodiscard]] QString fittedParts(const QStringList &parts, QStringView separator, double maxWidth,
                                  const TextWidth &widthOf);

/// Estimated width in units of the font size, for a common sans-serif face: what a writer without fonts goes
/// by. On the wide side for most texts.
[[nodiscard]] double estimatedTextWidth(QStringView text);

} // namespace Clew
