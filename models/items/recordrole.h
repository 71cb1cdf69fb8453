// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

/// Columns and roles of every model whose rows are records. Each role answers in every column.
namespace Clew::RecordColumn {
enum Column {
    Signature,
    Id,
    Domain,
    Tier,
    Confidence,
    FixRate,
    Evidence,
    LastConfirmed,
    Trust, ///< agedTrust today, to sort by
    Count, ///< number of columns
};
} // namespace Clew::RecordColumn

namespace Clew::RecordRole {
enum Role {
    IdRole = Qt::UserRole + 1, ///< RecordId
    SignatureRole,             ///< TextPair
    DomainRole,                ///< QString
    CategoryRole,              ///< QString
    TierRole,                  ///< QString as written: "ai_generated"
    ResolvableRole,            ///< QString as written: "partial"
    ConfidenceRole,            ///< double 0..1; invalid QVariant where the record says nothing
    FixRateRole,               ///< double 0..1 or invalid
    EvidenceRole,              ///< qint64 or invalid
    LastConfirmedRole,         ///< QString as written
    TrustRole,                 ///< TrustCard of the summary, today
    MismatchRole,              ///< VersionMismatch; invalid where the record fits the user's versions
    BookmarkRole,              ///< bool: the user bookmarked it
    NoteRole,                  ///< bool: the user wrote a note on it
    SortRole,                  ///< value of the column to sort by; invalid sorts last in either order
    // What the find text hit, QList<TextRange>; filled in by RecordFilterModel, empty below it.
    EnglishMatchesRole,
    ChineseMatchesRole,
    IdMatchesRole,
    HitRole, ///< SearchHit: why the record is there; invalid where nothing was searched for
};
} // namespace Clew::RecordRole
