// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtTypes>

namespace Clew {

struct TextPair;

/// Language of a catalog text, or of the words for people; the two are independent of each other.
enum class Language : quint8 {
    English,
    Chinese,
};

/// Which language columns stand where. At least one is shown.
struct LanguageColumns
{
    Language first = Language::English;
    bool english = true;
    bool chinese = true;

    friend bool operator==(const LanguageColumns &, const LanguageColumns &) = default;
};

/// The text in the language, in the other one where it is empty.
[[nodiscard]] QString textIn(const TextPair &text, Language language);

} // namespace Clew
