// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/curation/findinglist.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace Clew {

/// The transitions of all records, as written, and who points where. One thread at a time.
class RelationIndex final
{
public:
    /// Adds a record, or puts it in the place of the one with its id.
    void put(const Record &record);
    void remove(const RecordId &id);

    /// Records that the record points at and those that point at it or at a name it had, without itself.
    [[nodiscard]] QList<RecordId> neighbours(const RecordId &id) const;

    /// no-edges, edge-dangling, edge-one-sided, edge-self, edge-contradiction. A contradiction of two records
    /// is said in both.
    void check(const Record &record, FindingList &findings) const;

private:
    void checkEdge(const Record &record, const Transition &edge, const QString &pointer,
                   FindingList &findings) const;
    [[nodiscard]] const Transition *entryOf(const RecordId &record, Relation relation,
                                            const RecordId &target) const;

    QHash<RecordId, QList<Transition>> m_out;
    QHash<RecordId, QSet<RecordId>> m_in;           ///< by target
    QHash<QString, QMap<RecordId, bool>> m_aliases; ///< ids that records had before, and who did
    QHash<RecordId, QStringList> m_aliasesOf;
};

} // namespace Clew
