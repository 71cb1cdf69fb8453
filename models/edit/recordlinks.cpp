// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/recordlinks.h"

#include "models/edit/document.h"
#include "models/edit/editfault.h"
#include "models/edit/recordtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Kind = ValueEdit::Kind;

/// An edge as the record writes its others: a bare id, or an object whose id is called error_id or id.
ValueEdit newEdge(const Document &document, const Record &record, Relation relation, const RecordId &to)
{
    const QByteArray id = document.codec().textJson(to.value());
    QByteArray json = "{\"error_id\":" + id + "}";
    for (const EdgePlace &place : edgesOf(record)) {
        if (place.edge.plainId)
            json = id;
        else if (document.codec().kindAt(document.text(record.id), place.pointer + "/error_id"_L1) ==
                     ValueKind::Absent &&
                 !place.edge.target.isEmpty())
            json = "{\"id\":" + id + "}";
        else
            json = "{\"error_id\":" + id + "}";
        if (place.edge.relation == relation)
            break;
    }
    return {.kind = Kind::Insert, .pointer = edgeListPointer(relation) + "/-"_L1, .json = json};
}

/// Edits that take the items away, from the last to the first, so that places stay true.
QList<ValueEdit> removals(const Record &record, const auto &isGone)
{
    QList<ValueEdit> edits;
    for (const EdgePlace &place : edgesOf(record)) {
        if (isGone(place.edge))
            edits.prepend({.kind = Kind::Remove, .pointer = place.pointer});
    }
    return edits;
}

} // namespace

QList<RecordReference> referencesTo(const Document &document, const RecordId &record)
{
    QList<RecordReference> references;
    // Most records do not hold the id at all: their bytes say so faster than their fields. An id may be
    // written with escapes, then only reading helps.
    const QByteArray needle = record.value().toUtf8();
    for (const RecordId &id : document.ids()) {
        const QByteArray text = document.text(id);
        if (id == record || (!text.contains(needle) && !text.contains("\\u") && !text.contains("\\/")))
            continue;
        const Result<Record> read = document.codec().decoded(text);
        if (!read)
            continue;
        for (const EdgePlace &place : edgesOf(*read)) {
            if (place.edge.target == record)
                references.append({.from = id, .pointer = place.pointer, .relation = place.edge.relation});
        }
    }
    return references;
}

QList<RecordId> holdersOf(const QList<RecordReference> &references)
{
    QList<RecordId> ids;
    for (const RecordReference &reference : references) {
        if (!ids.contains(reference.from))
            ids.append(reference.from);
    }
    return ids;
}

Result<EditPlan> planLink(const Document &document, const RecordId &from, Relation relation,
                          const RecordId &to)
{
    const Result<Record> source = document.record(from);
    if (!source)
        return std::unexpected(source.error());
    const Result<Record> target = document.record(to);
    if (!target)
        return std::unexpected(target.error());
    if (from == to)
        return selfEdgeFault(to);
    RecordTexts texts(document);
    if (!hasEdge(*source, relation, to) && !texts.edit(from, {newEdge(document, *source, relation, to)}))
        return std::unexpected(texts.error());
    const Relation inverse = inverseOf(relation);
    if (!hasEdge(*target, inverse, from) && !texts.edit(to, {newEdge(document, *target, inverse, from)}))
        return std::unexpected(texts.error());
    return texts.plan(EditKind::Link, from, edgeListPointer(relation));
}

Result<EditPlan> planUnlink(const Document &document, const RecordId &from, Relation relation,
                            const RecordId &to)
{
    const Result<Record> source = document.record(from);
    if (!source)
        return std::unexpected(source.error());
    RecordTexts texts(document);
    const auto removeFrom = [&](const Record &record, Relation of, const RecordId &target) {
        const QList<ValueEdit> edits = removals(
            record, [&](const Transition &edge) { return edge.relation == of && edge.target == target; });
        return edits.isEmpty() || texts.edit(record.id, edits);
    };
    if (!removeFrom(*source, relation, to))
        return std::unexpected(texts.error());
    if (const Result<Record> target = document.record(to); target && to != from) {
        if (!removeFrom(*target, inverseOf(relation), from))
            return std::unexpected(texts.error());
    }
    EditPlan plan = texts.plan(EditKind::Unlink, from, edgeListPointer(relation));
    if (plan.texts.isEmpty())
        return editFault(ErrorCode::PointerNotFound, edgeListPointer(relation));
    return plan;
}

Result<EditPlan> planRetarget(const Document &document, const RecordId &from, const QString &pointer,
                              const RecordId &to)
{
    const Result<Record> source = document.record(from);
    if (!source)
        return std::unexpected(source.error());
    const QList<EdgePlace> edges = edgesOf(*source);
    const auto place = std::ranges::find(edges, pointer, &EdgePlace::pointer);
    if (place == edges.end())
        return editFault(ErrorCode::PointerNotFound, pointer);
    const Result<Record> target = document.record(to);
    if (!target)
        return std::unexpected(target.error());
    if (from == to)
        return selfEdgeFault(to);
    const RecordCodec &codec = document.codec();
    const Relation relation = place->edge.relation;
    const Relation inverse = inverseOf(relation);
    const QString idKey = codec.kindAt(document.text(from), pointer + "/id"_L1) == ValueKind::Absent
                              ? pointer + "/error_id"_L1
                              : pointer + "/id"_L1;
    RecordTexts texts(document);
    const ValueEdit own{.kind = Kind::Set,
                        .pointer = place->edge.plainId ? pointer : idKey,
                        .json = codec.textJson(to.value())};
    if (!texts.edit(from, {own}))
        return std::unexpected(texts.error());
    const RecordId before = place->edge.target;
    const bool saidElsewhere = std::ranges::any_of(edges, [&](const EdgePlace &each) {
        return each.pointer != pointer && each.edge.relation == relation && each.edge.target == before;
    });
    if (const Result<Record> old = document.record(before);
        old && before != to && before != from && !saidElsewhere) {
        const QList<ValueEdit> gone = removals(
            *old, [&](const Transition &edge) { return edge.relation == inverse && edge.target == from; });
        if (!gone.isEmpty() && !texts.edit(before, gone))
            return std::unexpected(texts.error());
    }
    if (!hasEdge(*target, inverse, from) && !texts.edit(to, {newEdge(document, *target, inverse, from)}))
        return std::unexpected(texts.error());
    return texts.plan(EditKind::Link, from, pointer);
}

Result<EditPlan> planRename(const Document &document, const RecordId &from, const RecordId &to)
{
    if (from == to)
        return EditPlan{.kind = EditKind::RenameRecord, .record = from, .pointer = u"/id"_s, .texts = {}};
    if (!isValidRecordId(to))
        return editFault(ErrorCode::InvalidId, to.value());
    if (document.contains(to))
        return editFault(ErrorCode::IdTaken, to.value());
    const Result<Record> record = document.record(from);
    if (!record)
        return std::unexpected(record.error());
    const RecordCodec &codec = document.codec();
    RecordTexts texts(document);
    QList<ValueEdit> own{{.kind = Kind::Set, .pointer = u"/id"_s, .json = codec.textJson(to.value())}};
    if (!record->aliases.contains(from.value()))
        own.append({.kind = Kind::Insert, .pointer = u"/aliases/-"_s, .json = codec.textJson(from.value())});
    if (const qsizetype alias = record->aliases.indexOf(to.value()); alias >= 0)
        own.append({.kind = Kind::Remove, .pointer = u"/aliases/%1"_s.arg(alias), .json = {}});
    if (!texts.edit(from, own) || !texts.redirect(from, to))
        return std::unexpected(texts.error());
    return texts.plan(EditKind::RenameRecord, from, u"/id"_s);
}

Result<EditPlan> planRemove(const Document &document, const RecordId &record)
{
    if (!document.contains(record))
        return editFault(ErrorCode::RecordNotFound, record.value());
    RecordTexts texts(document);
    texts.remove(record);
    for (const RecordId &holder : holdersOf(referencesTo(document, record))) {
        const Result<Record> other = document.record(holder);
        const QList<ValueEdit> edits =
            removals(*other, [&record](const Transition &edge) { return edge.target == record; });
        if (!texts.edit(holder, edits))
            return std::unexpected(texts.error());
    }
    return texts.plan(EditKind::RemoveRecord, record, {});
}

Result<EditPlan> planDuplicate(const Document &document, const RecordId &record, const RecordId &copy,
                               const QString &file)
{
    Result<EditPlan> plan = planAdd(document, copy, file);
    if (!plan)
        return plan;
    const RecordCodec &codec = document.codec();
    QByteArray text = document.text(record);
    QList<ValueEdit> edits{{.kind = Kind::Set, .pointer = u"/id"_s, .json = codec.textJson(copy.value())}};
    if (codec.countAt(text, u"/aliases"_s) > 0)
        edits.append({.kind = Kind::Set, .pointer = u"/aliases"_s, .json = "[]"});
    for (const Relation relation : {Relation::LeadsTo, Relation::PrecededBy, Relation::ConfusedWith}) {
        const QString list = edgeListPointer(relation);
        if (codec.countAt(text, list) > 0)
            edits.append({.kind = Kind::Set, .pointer = list, .json = "[]"});
    }
    const Result<QByteArray> edited = codec.edited(text, edits);
    if (!edited)
        return std::unexpected(edited.error());
    plan->texts.first().text = *edited;
    return plan;
}

} // namespace Clew
