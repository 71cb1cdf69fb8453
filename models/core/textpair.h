// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// A text in both languages of the catalog.
struct TextPair
{
    QString english;
    QString chinese;

    friend bool operator==(const TextPair &, const TextPair &) = default;
};

} // namespace Clew
