// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/editplan.h"

#include "models/core/jsonpointer.h"
#include "models/edit/document.h"
#include "models/edit/editfault.h"
#include "models/edit/recordfields.h"
#include "models/edit/recordlinks.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

RecordFormat formatOf(const RecordCodec &codec, const QByteArray &text)
{
    const Result<Record> record = codec.decoded(text);
    return record ? record->format : RecordFormat::Flat;
}

/// A step that edits one record.
Result<EditPlan> planEdit(const Document &document, const RecordId &record, EditKind kind,
                          const QString &focus, const ValueEdit &edit)
{
    const QByteArray text = document.text(record);
    if (text.isNull())
        return editFault(ErrorCode::RecordNotFound, record.value());
    const Result<QByteArray> edited = document.codec().edited(text, {edit});
    if (!edited)
        return std::unexpected(edited.error());
    return EditPlan{.kind = kind,
                    .record = record,
                    .pointer = focus,
                    .texts = {{.record = record, .text = *edited, .file = {}}}};
}

/// True where a value may be put: it is there, or the schema knows the place and all that it stands in.
bool hasPlace(const RecordCodec &codec, const QByteArray &text, RecordFormat format, const QString &pointer)
{
    if (pointer.isEmpty() || codec.kindAt(text, pointer) != ValueKind::Absent)
        return true;
    if (!pointer.startsWith(u'/'))
        return false;
    const QString parent = jsonPointerParent(pointer);
    const FieldType parentType = fieldType(format, parent);
    const bool isItem = parentType == FieldType::Items || parentType == FieldType::Texts ||
                        codec.kindAt(text, parent) == ValueKind::List;
    if (isItem) {
        const QString next = QString::number(codec.countAt(text, parent));
        const QString token = pointer.sliced(parent.size() + 1);
        return (token == "-"_L1 || token == next) && hasPlace(codec, text, format, parent);
    }
    return fieldType(format, pointer) != FieldType::Unknown && hasPlace(codec, text, format, parent);
}

} // namespace

Result<EditPlan> planSet(const Document &document, const RecordId &record, const QString &pointer,
                         const QByteArray &json, quint32 session)
{
    const QByteArray text = document.text(record);
    if (text.isNull())
        return editFault(ErrorCode::RecordNotFound, record.value());
    const RecordCodec &codec = document.codec();
    const RecordFormat format = formatOf(codec, text);
    if (!hasPlace(codec, text, format, pointer))
        return editFault(ErrorCode::PointerNotFound, pointer);
    if (const std::optional<Error> wrong = valueFault(codec, format, pointer, json))
        return std::unexpected(*wrong);
    if (pointer == "/id"_L1) {
        const Result<QByteArray> renamed =
            codec.edited(text, {{.kind = ValueEdit::Kind::Set, .pointer = pointer, .json = json}});
        const Result<Record> after = renamed ? codec.decoded(*renamed) : std::unexpected(renamed.error());
        return after ? planRename(document, record, after->id) : std::unexpected(after.error());
    }
    Result<EditPlan> plan = planEdit(document, record, EditKind::SetField, pointer,
                                     {.kind = ValueEdit::Kind::Set, .pointer = pointer, .json = json});
    if (plan)
        plan->session = session;
    return plan;
}

Result<EditPlan> planInsert(const Document &document, const RecordId &record, const QString &pointer,
                            const QByteArray &json)
{
    const QByteArray text = document.text(record);
    if (text.isNull())
        return editFault(ErrorCode::RecordNotFound, record.value());
    const RecordFormat format = formatOf(document.codec(), text);
    if (const std::optional<Error> wrong = valueFault(document.codec(), format, pointer, json))
        return std::unexpected(*wrong);
    return planEdit(document, record, EditKind::AddItem, pointer,
                    {.kind = ValueEdit::Kind::Insert, .pointer = pointer, .json = json});
}

Result<EditPlan> planRemoveItem(const Document &document, const RecordId &record, const QString &pointer)
{
    return planEdit(document, record, EditKind::RemoveItem, pointer,
                    {.kind = ValueEdit::Kind::Remove, .pointer = pointer});
}

Result<EditPlan> planDuplicateItem(const Document &document, const RecordId &record, const QString &pointer)
{
    const QByteArray value = document.codec().valueAt(document.text(record), pointer);
    if (value.isNull())
        return editFault(ErrorCode::PointerNotFound, pointer);
    return planEdit(document, record, EditKind::DuplicateItem, pointer,
                    {.kind = ValueEdit::Kind::Insert, .pointer = pointer, .json = value});
}

Result<EditPlan> planMoveItem(const Document &document, const RecordId &record, const QString &pointer,
                              qsizetype to)
{
    const QString focus = jsonPointerParent(pointer) + u'/' + QString::number(to);
    return planEdit(document, record, EditKind::MoveItem, focus,
                    {.kind = ValueEdit::Kind::Move, .pointer = pointer, .to = to});
}

Result<EditPlan> planText(const Document &document, const RecordId &record, const QByteArray &text)
{
    if (!document.contains(record))
        return editFault(ErrorCode::RecordNotFound, record.value());
    const Result<Record> read = document.codec().decoded(text);
    if (!read)
        return std::unexpected(read.error());
    return EditPlan{.kind = EditKind::SetField,
                    .record = record,
                    .pointer = {},
                    .texts = {{.record = record, .text = text.trimmed(), .file = {}}}};
}

Result<EditPlan> planAdd(const Document &document, const RecordId &record, const QString &file)
{
    if (!isValidRecordId(record))
        return editFault(ErrorCode::InvalidId, record.value());
    if (document.contains(record))
        return editFault(ErrorCode::IdTaken, record.value());
    return EditPlan{
        .kind = EditKind::AddRecord,
        .record = record,
        .pointer = u"/signature"_s,
        .texts = {{.record = record, .text = document.codec().blankRecord(record), .file = file}}};
}

} // namespace Clew
