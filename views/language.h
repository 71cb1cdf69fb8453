// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

namespace Clew {

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

} // namespace Clew
