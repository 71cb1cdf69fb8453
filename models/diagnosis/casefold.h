// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringView>

namespace Clew {

/// Simple case folding of one code point (status C and S of Unicode's CaseFolding.txt): characters that
/// PCRE2 takes for one another under CASELESS|UTF|UCP fold to the same one. Constant time.
[[nodiscard]] char32_t foldedCase(char32_t character);

/// True where folding may be relied on whatever Unicode version the regex library was built with: ASCII, the
/// Latin, Greek and Cyrillic letters of old, and everything that has no case. Any other character must not
/// stand in a literal that is searched for in folded text.
[[nodiscard]] bool hasStableFolding(char32_t character);

/// Appends a code point as UTF-8. Surrogates must not come here.
void appendUtf8(QByteArray &text, char32_t character);

/// Folded UTF-8 of a text.
[[nodiscard]] QByteArray foldedUtf8(QStringView text);

/// Folds valid UTF-8 in place of a copy: `out` receives the folded bytes of `text`. Where every character
/// outside ASCII folds to itself - nearly always - the length stays and byte i of one is byte i of the other.
/// Returns whether that is so.
bool foldUtf8(QByteArrayView text, QByteArray &out);

} // namespace Clew
