// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/edit/editplan.h"

namespace Clew {

/// An edge between two records, told from the side of `from`.
struct EdgeDraft
{
    RecordId from;
    Relation relation = Relation::LeadsTo;
    RecordId to;
    std::optional<double> probability; ///< 0..1
    QString condition;
    QString delay;
    QString distinction;

    friend bool operator==(const EdgeDraft &, const EdgeDraft &) = default;
};

/// The edge as the records have it: of what both say, the word of `from`; what only the other one says is
/// taken from there. Nothing where neither has it.
[[nodiscard]] std::optional<EdgeDraft> edgeDraft(const Document &document, const RecordId &from,
                                                 Relation relation, const RecordId &to);

/// Makes the edge `before` the edge `after` (both of the same `from`), or adds `after` where there is no
/// before. Both records get an entry each and say the same afterwards; entries that stay keep their place and
/// what else they hold, one that goes to another record or relation takes it along. A plan without texts
/// where all is so already. RecordNotFound; InvalidId for an edge from a record to itself; OutOfRange for a
/// probability; PointerNotFound where `before` is nowhere.
[[nodiscard]] Result<EditPlan> planEdge(const Document &document, const std::optional<EdgeDraft> &before,
                                        const EdgeDraft &after);

} // namespace Clew
