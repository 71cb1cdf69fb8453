// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

#include <vector>

namespace Clew {

/// What the user keeps of a record beside the catalog.
enum class UserMark : quint8 {
    Bookmark = 1 << 0,
    Note = 1 << 1,
};

/// UserMark bits by row of the record; rows behind the last one have none.
using UserMarks = std::vector<quint8>;

[[nodiscard]] inline bool hasMark(const UserMarks &marks, qsizetype row, UserMark mark)
{
    return row >= 0 && static_cast<size_t>(row) < marks.size() &&
           (marks[static_cast<size_t>(row)] & static_cast<quint8>(mark)) != 0;
}

} // namespace Clew
