// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <expected>

namespace Clew {

/// The failure of a step on a document; `argument` as `code` wants it, see ErrorCode.
[[nodiscard]] inline std::unexpected<Error> editFault(ErrorCode code, const QString &argument)
{
    return std::unexpected(Error{.code = code, .arguments = {argument}, .place = {}});
}

} // namespace Clew
