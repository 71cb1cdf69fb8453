// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace Clew {

/// A text in Unicode's compatibility form (NFKC), letters in the case they were written in, and where each
/// of its UTF-16 units came from.
struct NormalText
{
    QString text;
    std::vector<qint32> origins; ///< by unit of `text`: place in the source; empty: the same place
};

/// Chunk by chunk (a character with the marks that belong to it), so that places are kept. Linear; text that
/// is all ASCII is shared, not copied.
[[nodiscard]] NormalText normalText(const QString &source);

/// Simple case folding of one UTF-16 unit: length is kept.
[[nodiscard]] char16_t foldedUnit(char16_t unit);

/// A text as whole texts are compared: NFKC, case folded, runs of blanks as one, none at the ends.
[[nodiscard]] QString foldedKey(const QString &source);

/// Chinese characters, kana and hangul: scripts that are written without blanks between words.
[[nodiscard]] bool isUnspacedScript(char32_t character);

} // namespace Clew
