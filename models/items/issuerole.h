// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

/// Columns and roles of the list of load issues. Each role answers in every column.
namespace Clew::IssueColumn {
enum Column {
    Severity,
    Message, ///< stable error name here; the sentence is made by the view
    File,
    Line,
    LineColumn, ///< column in the line, code points from 1
    Record,
    Count, ///< number of columns
};
} // namespace Clew::IssueColumn

namespace Clew::IssueRole {
enum Role {
    IssueRole = Qt::UserRole + 1, ///< Issue
    SeverityRole,                 ///< IssueSeverity as int
    CodeRole,                     ///< ErrorCode as int
    ArgumentsRole,                ///< QStringList, arguments of the error
    PlaceRole,                    ///< Place
    RecordIdRole,                 ///< RecordId, empty where the fault stands outside any record
    SortRole,                     ///< value of the column to sort by
};
} // namespace Clew::IssueRole
