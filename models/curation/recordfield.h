// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

namespace Clew {

/// The fields of a record that checks speak of.
enum class RecordField {
    Signature,
    SignatureZh,
    Regex,
    Domain,
    Category,
    RootCause,
    RootCauseZh,
    Versions,
    DeadEnds,
    Workarounds,
    WorkaroundsZh,
    Edges,
    OfficialDocUrl,
    Confidence,
    FixSuccessRate,
    Resolvable,
    FirstSeen,
    LastConfirmed,
    LastUpdated,
    EvidenceCount,
};

/// JSON pointer of a field in a shape: "/regex", "/error/regex". Empty where the shape has no such field (no
/// Chinese and no official document in the nested one).
[[nodiscard]] QString fieldPointer(RecordFormat format, RecordField field);

/// "/dead_ends/0/action"; both shapes have lists of claims at the same place.
[[nodiscard]] QString itemPointer(const QString &list, qsizetype index, const QString &key = QString());

/// JSON pointer of an entry in the transition graph: "/transition_graph/leads_to/0".
[[nodiscard]] QString edgePointer(Relation relation, qsizetype position);

} // namespace Clew
