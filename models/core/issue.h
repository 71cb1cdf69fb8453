// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

namespace Clew {

enum class IssueSeverity {
    Error,   ///< the record (or file) could not be loaded
    Warning, ///< loaded, but a part of it could not be used (its regex, a field of the wrong type)
};

/// One fault met while loading a catalog. A load never fails as a whole: it ends with a list of these.
struct Issue
{
    IssueSeverity severity = IssueSeverity::Error;
    Error error;     ///< with file, line and column
    RecordId record; ///< empty where the fault stands outside any known record

    friend bool operator==(const Issue &, const Issue &) = default;
};

} // namespace Clew
