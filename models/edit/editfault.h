// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

#include <expected>

namespace Clew {

/// The failure of a step on a document; `argument` as `code` wants it, see ErrorCode.
[[nodiscard]] inline std::unexpected<Error> editFault(ErrorCode code, const QString &argument)
{
    return std::unexpected(Error{.code = code, .arguments = {argument}, .place = {}});
}

/// The failure of an edge that would end where it starts: InvalidId with "self" behind the id.
[[nodiscard]] inline std::unexpected<Error> selfEdgeFault(const RecordId &id)
{
    return std::unexpected(
        Error{.code = ErrorCode::InvalidId, .arguments = {id.value(), QStringLiteral("self")}, .place = {}});
}

} // namespace Clew
