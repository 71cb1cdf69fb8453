// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/editplan.h"

namespace Clew {

class RecordCodec;

/// A value that the document and the disk have differently.
struct FieldChange
{
    enum class Cause {
        Recovered, ///< an edit of a session that ended without saving
        Conflict,  ///< another program changed what was edited here
    };
    Cause cause = Cause::Recovered;
    RecordId record = {};
    QString pointer = {}; ///< empty: the record as a whole
    QByteArray mine = {}; ///< JSON; null: there is none
    QByteArray disk = {};

    friend bool operator==(const FieldChange &, const FieldChange &) = default;
};

/// The smallest values in which two texts of a record differ, as changes of that cause. A text that is null
/// or empty differs as a whole.
[[nodiscard]] QList<FieldChange> fieldChanges(const RecordCodec &codec, const RecordId &record,
                                              const QByteArray &mine, const QByteArray &disk,
                                              FieldChange::Cause cause);

/// One step that puts what the disk has in the place of what the document has. PointerNotFound where a record
/// has been edited so that a value is nowhere any more.
[[nodiscard]] Result<EditPlan> planTakeDisk(const Document &document, const QList<FieldChange> &changes);

} // namespace Clew
