// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/itemsteps.h"

#include "models/core/jsonpointer.h"
#include "models/edit/document.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Kind = ValueEdit::Kind;

constexpr auto Workarounds = "/workarounds"_L1;
constexpr auto WorkaroundsZh = "/workarounds_zh"_L1;

QString itemOf(QLatin1StringView list, qsizetype place)
{
    return jsonPointerItem(QString(list), place);
}

/// Puts empty texts behind the last Chinese one until there are `count`.
QList<ValueEdit> padding(qsizetype has, qsizetype count)
{
    QList<ValueEdit> edits;
    for (qsizetype i = has; i < count; ++i)
        edits.append({.kind = Kind::Insert, .pointer = itemOf(WorkaroundsZh, i), .json = "\"\""});
    return edits;
}

/// What keeps the Chinese beside its workaround.
QList<ValueEdit> chineseEdits(const RecordCodec &codec, const QByteArray &text, const ItemStep &step)
{
    const qsizetype count = codec.countAt(text, WorkaroundsZh);
    const qsizetype place = jsonPointerName(step.pointer).toLongLong();
    const QString own = itemOf(WorkaroundsZh, place);
    switch (step.kind) {
    case EditKind::AddItem:
        if (place < count)
            return {{.kind = Kind::Insert, .pointer = own, .json = "\"\""}};
        return {};
    case EditKind::RemoveItem:
        if (place < count)
            return {{.kind = Kind::Remove, .pointer = own}};
        return {};
    case EditKind::DuplicateItem:
        if (place < count)
            return {{.kind = Kind::Insert, .pointer = own, .json = codec.valueAt(text, own)}};
        return {};
    case EditKind::MoveItem: {
        if (std::min(place, step.to) >= count)
            return {};
        return padding(count, std::max(place, step.to) + 1) +
               QList<ValueEdit>{{.kind = Kind::Move, .pointer = own, .to = step.to}};
    }
    default:
        return {};
    }
}

bool isWorkaroundOfFlatShape(const RecordCodec &codec, const QByteArray &text, const QString &pointer)
{
    if (jsonPointerParent(pointer) != Workarounds || codec.kindAt(text, WorkaroundsZh) != ValueKind::List)
        return false;
    const Result<Record> record = codec.decoded(text);
    return record && record->format == RecordFormat::Flat;
}

} // namespace

Result<EditPlan> planItemStep(const Document &document, const RecordId &record, const ItemStep &step)
{
    const auto plain = [&]() -> Result<EditPlan> {
        switch (step.kind) {
        case EditKind::AddItem:
            return planInsert(document, record, step.pointer, step.json);
        case EditKind::DuplicateItem:
            return planDuplicateItem(document, record, step.pointer);
        case EditKind::MoveItem:
            return planMoveItem(document, record, step.pointer, step.to);
        default:
            return planRemoveItem(document, record, step.pointer);
        }
    };
    Result<EditPlan> plan = plain();
    const RecordCodec &codec = document.codec();
    const QByteArray text = document.text(record);
    if (!plan || !isWorkaroundOfFlatShape(codec, text, step.pointer))
        return plan;
    QByteArray &edited = plan->texts.first().text;
    const Result<QByteArray> both = codec.edited(edited, chineseEdits(codec, text, step));
    if (!both)
        return std::unexpected(both.error());
    edited = *both;
    return plan;
}

Result<EditPlan> planSetText(const Document &document, const RecordId &record, const QString &pointer,
                             const QString &text, quint32 session)
{
    const RecordCodec &codec = document.codec();
    const QByteArray json = codec.textJson(text);
    const QByteArray bytes = document.text(record);
    const bool isChinese = jsonPointerParent(pointer) == WorkaroundsZh;
    const qsizetype count = isChinese ? codec.countAt(bytes, WorkaroundsZh) : 0;
    const qsizetype place = isChinese ? jsonPointerName(pointer).toLongLong() : 0;
    if (!isChinese || place <= count)
        return planSet(document, record, pointer, json, session);
    Result<EditPlan> plan = planSet(document, record, itemOf(WorkaroundsZh, count), "\"\"", session);
    if (!plan)
        return plan;
    const Result<QByteArray> whole =
        codec.edited(plan->texts.constFirst().text,
                     padding(count + 1, place) +
                         QList<ValueEdit>{{.kind = Kind::Insert, .pointer = pointer, .json = json}});
    if (!whole)
        return std::unexpected(whole.error());
    plan->texts.first().text = *whole;
    plan->pointer = pointer;
    return plan;
}

} // namespace Clew
