// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace Clew {

/// A term of the messages that systems and tools print where they are set to another language, and the words
/// of the English message.
struct LocalisedTerm
{
    std::string_view term;    ///< UTF-8
    std::string_view english; ///< words separated by one blank
};

/// The longest known term that `text` begins with, null where it begins with none. Logarithmic.
[[nodiscard]] const LocalisedTerm *localisedTermAt(std::string_view text);

/// The English words for a whole word of a language in Latin letters ("fehlgeschlagen": "failed"), in lower
/// case; empty for words that are not known. Logarithmic.
[[nodiscard]] std::string_view localisedWord(std::string_view word);

/// All terms, sorted by bytes.
[[nodiscard]] std::span<const LocalisedTerm> localisedTerms();

} // namespace Clew
