// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/fieldchange.h"

#include "models/edit/document.h"
#include "models/edit/recordtexts.h"

namespace Clew {

QList<FieldChange> fieldChanges(const RecordCodec &codec, const RecordId &record, const QByteArray &mine,
                                const QByteArray &disk, FieldChange::Cause cause)
{
    if (mine.isEmpty() || disk.isEmpty())
        return {{.cause = cause, .record = record, .pointer = {}, .mine = mine, .disk = disk}};
    QList<FieldChange> changes;
    for (const QString &pointer : codec.differences(disk, mine))
        changes.append({.cause = cause,
                        .record = record,
                        .pointer = pointer,
                        .mine = codec.valueAt(mine, pointer),
                        .disk = codec.valueAt(disk, pointer)});
    return changes;
}

Result<EditPlan> planTakeDisk(const Document &document, const QList<FieldChange> &changes)
{
    RecordTexts texts(document);
    RecordId first;
    QString pointer;
    for (const FieldChange &change : changes) {
        if (first.isEmpty()) {
            first = change.record;
            pointer = change.pointer;
        }
        if (change.pointer.isEmpty()) {
            if (change.disk.isEmpty())
                texts.remove(change.record);
            else
                texts.set(change.record, change.disk);
            continue;
        }
        const ValueEdit edit{.kind = change.disk.isNull() ? ValueEdit::Kind::Remove : ValueEdit::Kind::Set,
                             .pointer = change.pointer,
                             .json = change.disk};
        if (!texts.edit(change.record, {edit}))
            return std::unexpected(texts.error());
    }
    return texts.plan(EditKind::SetField, first, pointer);
}

} // namespace Clew
