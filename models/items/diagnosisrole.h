// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

/// Roles of the tree of verdicts.
namespace Clew::DiagnosisRole {
enum Role {
    KindRole = Qt::UserRole + 1, ///< DiagnosisKind as int
    ValueRole,                   ///< Verdict, Unexplained or Undecided, as the kind says
    RecordIdRole,                ///< RecordId; empty for what is unexplained
    PlaceRole,                   ///< LogPlace of the first hit
    CountRole, ///< qint64: hits of a verdict, lines that are unexplained, 1 for an undecided one
};
} // namespace Clew::DiagnosisRole

namespace Clew {

/// What a row of the tree is.
enum class DiagnosisKind {
    Verdict,
    Unexplained,
    Undecided,
};

} // namespace Clew
