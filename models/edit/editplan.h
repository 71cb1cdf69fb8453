// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/editstep.h"
#include "models/core/error.h"
#include "models/core/valueedit.h"

namespace Clew {

class Document;

/// The text that a record shall have.
struct PlannedText
{
    RecordId record; ///< as it is called now; of a new one its id
    QByteArray text; ///< null: the record goes
    QString file;    ///< of a new record only

    friend bool operator==(const PlannedText &, const PlannedText &) = default;
};

/// One step as it is thought out, before it is done: records and the texts they shall have.
struct EditPlan
{
    EditKind kind = EditKind::SetField;
    RecordId record;
    QString pointer;
    quint32 session = 0; ///< see EditStep
    QList<PlannedText> texts;

    friend bool operator==(const EditPlan &, const EditPlan &) = default;
};

// Each of these reads the document and changes nothing; Document::apply does the step.

/// A value at a pointer: PointerNotFound where it neither is there nor belongs to the shape of the record,
/// WrongType and OutOfRange by the schema. "/id" renames the record.
[[nodiscard]] Result<EditPlan> planSet(const Document &document, const RecordId &record,
                                       const QString &pointer, const QByteArray &json, quint32 session = 0);
/// A list item before `pointer`'s index ("-": behind the last).
[[nodiscard]] Result<EditPlan> planInsert(const Document &document, const RecordId &record,
                                          const QString &pointer, const QByteArray &json);
[[nodiscard]] Result<EditPlan> planRemoveItem(const Document &document, const RecordId &record,
                                              const QString &pointer);
[[nodiscard]] Result<EditPlan> planDuplicateItem(const Document &document, const RecordId &record,
                                                 const QString &pointer);
[[nodiscard]] Result<EditPlan> planMoveItem(const Document &document, const RecordId &record,
                                            const QString &pointer, qsizetype to);
/// The whole text of a record, as somebody typed it; it must be a record.
[[nodiscard]] Result<EditPlan> planText(const Document &document, const RecordId &record,
                                        const QByteArray &text);
/// A new record in the flat shape, in a file of its own that must not exist. IdTaken, InvalidId.
[[nodiscard]] Result<EditPlan> planAdd(const Document &document, const RecordId &record, const QString &file);

} // namespace Clew
