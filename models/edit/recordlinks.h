// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/edit/editplan.h"

namespace Clew {

/// A place in a record that names another record.
struct RecordReference
{
    RecordId from;
    QString pointer; ///< of the list item
    Relation relation = Relation::LeadsTo;

    friend bool operator==(const RecordReference &, const RecordReference &) = default;
};

/// Every edge of other records that leads to `record`. Cost: a pass over all records.
[[nodiscard]] QList<RecordReference> referencesTo(const Document &document, const RecordId &record);

/// Records that have them, each once.
[[nodiscard]] QList<RecordId> holdersOf(const QList<RecordReference> &references);

/// Writes the edge into both records, each in its file's way; a side that has it already stays. A plan
/// without texts where both have it. RecordNotFound; InvalidId for an edge from a record to itself.
[[nodiscard]] Result<EditPlan> planLink(const Document &document, const RecordId &from, Relation relation,
                                        const RecordId &to);
/// Takes the edge and its counterpart out of both records. PointerNotFound where neither has it.
[[nodiscard]] Result<EditPlan> planUnlink(const Document &document, const RecordId &from, Relation relation,
                                          const RecordId &to);
/// The edge at a place of the record ("/transition_graph/leads_to/0") leads to `to` and keeps all else that
/// it says; its counterpart goes from the old target to the new one. PointerNotFound where no edge stands
/// there, RecordNotFound; InvalidId for an edge to the record itself.
[[nodiscard]] Result<EditPlan> planRetarget(const Document &document, const RecordId &from,
                                            const QString &pointer, const RecordId &to);
/// A new id for a record: every edge to it says the new one, the old id stays as an alias. IdTaken,
/// InvalidId.
[[nodiscard]] Result<EditPlan> planRename(const Document &document, const RecordId &from, const RecordId &to);
/// The record goes, and every edge to it (see referencesTo) with it.
[[nodiscard]] Result<EditPlan> planRemove(const Document &document, const RecordId &record);
/// A new record in that file that says what the other does, but for its aliases and for the edges, which are
/// the other's. IdTaken, InvalidId.
[[nodiscard]] Result<EditPlan> planDuplicate(const Document &document, const RecordId &record,
                                             const RecordId &copy, const QString &file);
/// `gone` becomes part of `kept`: its id and aliases are aliases, its edges are taken over, edges to it lead
/// to `kept`, dead ends, workarounds, tags and versions that `kept` does not have are added, texts that
/// `kept` lacks are filled in. Both in the same shape, else WrongType.
[[nodiscard]] Result<EditPlan> planMerge(const Document &document, const RecordId &kept,
                                         const RecordId &gone);

} // namespace Clew
