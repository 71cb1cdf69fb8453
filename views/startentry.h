// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textpair.h"

#include <QString>

namespace Clew {

/// Something that the start page offers to open.
struct StartEntry
{
    QString path;
    TextPair title;
    TextPair detail; ///< what it is, in one line

    friend bool operator==(const StartEntry &, const StartEntry &) = default;
};

} // namespace Clew
