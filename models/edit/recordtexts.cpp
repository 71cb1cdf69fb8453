// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/recordtexts.h"

#include "models/edit/document.h"
#include "models/edit/recordlinks.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Kind = ValueEdit::Kind;

/// Where an edge names its target.
QString targetPointer(const RecordCodec &codec, const QByteArray &text, const EdgePlace &place)
{
    if (place.edge.plainId)
        return place.pointer;
    const QString errorId = place.pointer + "/error_id"_L1;
    return codec.kindAt(text, errorId) == ValueKind::Absent ? place.pointer + "/id"_L1 : errorId;
}

} // namespace

QString edgeListPointer(Relation relation)
{
    switch (relation) {
    case Relation::LeadsTo:
        return u"/transition_graph/leads_to"_s;
    case Relation::PrecededBy:
        return u"/transition_graph/preceded_by"_s;
    case Relation::ConfusedWith:
        return u"/transition_graph/frequently_confused_with"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QList<EdgePlace> edgesOf(const Record &record)
{
    QList<EdgePlace> places;
    std::array<qsizetype, 3> next{};
    for (const Transition &edge : record.transitions) {
        qsizetype &index = next[static_cast<size_t>(edge.relation)];
        places.append(
            {.pointer = edgeListPointer(edge.relation) + u'/' + QString::number(index++), .edge = edge});
    }
    return places;
}

bool hasEdge(const Record &record, Relation relation, const RecordId &to)
{
    return std::ranges::any_of(record.transitions, [&](const Transition &edge) {
        return edge.relation == relation && edge.target == to;
    });
}

QByteArray RecordTexts::text(const RecordId &id) const
{
    const auto known = m_texts.constFind(id);
    return known == m_texts.constEnd() ? m_document.text(id) : *known;
}

bool RecordTexts::edit(const RecordId &id, const QList<ValueEdit> &edits)
{
    const Result<QByteArray> edited = m_document.codec().edited(text(id), edits);
    if (!edited) {
        m_error = edited.error();
        return false;
    }
    m_texts.insert(id, *edited);
    return true;
}

bool RecordTexts::redirect(const RecordId &from, const RecordId &to)
{
    QList<RecordId> holders = holdersOf(referencesTo(m_document, from));
    holders.removeOne(to);
    holders = QList<RecordId>{to, from} + holders; // the one may have edges to itself
    const RecordCodec &codec = m_document.codec();
    for (const RecordId &holder : std::as_const(holders)) {
        const QByteArray now = text(holder);
        const Result<Record> record = now.isEmpty() ? std::unexpected(Error{}) : codec.decoded(now);
        if (!record)
            continue;
        QList<ValueEdit> edits;
        QList<ValueEdit> removals; // last, from the end, so that places stay true
        for (const EdgePlace &place : edgesOf(*record)) {
            const bool isSelf = holder == to && (place.edge.target == from || place.edge.target == to);
            if (place.edge.target != from && !isSelf)
                continue;
            if (isSelf || hasEdge(*record, place.edge.relation, to))
                removals.prepend({.kind = Kind::Remove, .pointer = place.pointer});
            else
                edits.append({.kind = Kind::Set,
                              .pointer = targetPointer(codec, now, place),
                              .json = codec.textJson(to.value())});
        }
        if (!(edits + removals).isEmpty() && !edit(holder, edits + removals))
            return false;
    }
    return true;
}

EditPlan RecordTexts::plan(EditKind kind, const RecordId &record, const QString &pointer) const
{
    EditPlan plan{.kind = kind, .record = record, .pointer = pointer, .texts = {}};
    for (auto it = m_texts.constBegin(); it != m_texts.constEnd(); ++it)
        plan.texts.append({.record = it.key(), .text = it.value(), .file = {}});
    return plan;
}

} // namespace Clew
