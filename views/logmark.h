// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/diagnosis/diagnosis.h"

#include <QString>

namespace Clew {

/// A line that a verdict points at.
struct LogMark
{
    LineNumber line;
    VerdictLevel level = VerdictLevel::Hint;
    QString title; ///< shown as a tool tip

    friend bool operator==(const LogMark &, const LogMark &) = default;
};

} // namespace Clew
