// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QString>

#include <optional>

namespace Clew {

/// The link to a record that other programs can hold: "clew://record/<domain>/<slug>". What stands in an id
/// beside letters, digits and "-._~" is percent-encoded.
[[nodiscard]] QString recordLink(const RecordId &id);

/// Whether the text claims to be such a link, valid or not.
[[nodiscard]] bool isRecordLink(const QString &text);

/// The id that a link names; nothing where the link is not exactly of that form: another host, a user, port,
/// query or fragment, an empty or relative part, fewer than two parts, control characters, or more than
/// MaxRecordLink characters. Whether a record has the id is for the catalog to say.
[[nodiscard]] std::optional<RecordId> recordOfLink(const QString &link);

inline constexpr qsizetype MaxRecordLink = 1024;

} // namespace Clew
