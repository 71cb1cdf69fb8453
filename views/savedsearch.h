// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace Clew {

/// A query that the user keeps under a name.
struct SavedSearch
{
    QString name;
    QString query;
    std::optional<qsizetype> count; ///< records that it finds now; nothing while that is not known

    friend bool operator==(const SavedSearch &, const SavedSearch &) = default;
};

} // namespace Clew
