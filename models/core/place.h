// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"

#include <QString>

namespace Clew {

/// Where in the outside world something was met.
struct Place
{
    QString file;    ///< path as the user gave it, archive members as "run.tar.gz!/rank3.log"; may be empty
    LineNumber line; ///< invalid where no line applies
    int column = 0;  ///< Unicode code points from 1; 0 where none applies

    friend bool operator==(const Place &, const Place &) = default;
};

} // namespace Clew
