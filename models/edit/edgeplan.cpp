// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/edgeplan.h"

#include "models/core/jsonpointer.h"
#include "models/edit/document.h"
#include "models/edit/editfault.h"
#include "models/edit/recordtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Kind = ValueEdit::Kind;

std::unexpected<Error> fault(ErrorCode code, const QStringList &arguments)
{
    return std::unexpected(Error{.code = code, .arguments = arguments, .place = {}});
}

/// What an entry names: a relation and the record at its other end.
struct EntryKey
{
    Relation relation = Relation::LeadsTo;
    RecordId target;

    [[nodiscard]] bool names(const Transition &edge) const
    {
        return edge.relation == relation && edge.target == target;
    }
    friend bool operator==(const EntryKey &, const EntryKey &) = default;
};

QList<EdgePlace> entriesOf(const Record &record, const EntryKey &key)
{
    QList<EdgePlace> found;
    for (const EdgePlace &place : edgesOf(record)) {
        if (key.names(place.edge))
            found.append(place);
    }
    return found;
}

/// Writes the entries of one edge into its two records.
class EdgeWriter final
{
public:
    EdgeWriter(const Document &document, const EdgeDraft &draft)
        : m_codec(document.codec())
        , m_draft(draft)
        , m_texts(document)
    {
    }

    [[nodiscard]] bool hasFailed() const { return m_failed; }
    [[nodiscard]] const Error &error() const { return m_error; }
    [[nodiscard]] EditPlan plan() const
    {
        return m_texts.plan(EditKind::Link, m_draft.from, edgeListPointer(m_draft.relation));
    }

    /// The entry `before` of the record becomes `after`; whatever it says twice goes.
    bool change(const RecordId &id, const std::optional<EntryKey> &before, const EntryKey &after)
    {
        const QByteArray carried = before && *before != after ? take(id, *before) : QByteArray();
        return m_failed ? false : write(id, after, carried);
    }

    /// Takes the entries away and returns the text of the first; null where there is none.
    QByteArray take(const RecordId &id, const EntryKey &key)
    {
        const std::optional<Record> record = read(id);
        if (!record)
            return {};
        QList<ValueEdit> edits;
        QByteArray text;
        for (const EdgePlace &place : entriesOf(*record, key)) {
            edits.prepend({.kind = Kind::Remove, .pointer = place.pointer}); // from the last, so places stay
            if (text.isNull())
                text = m_codec.valueAt(m_texts.text(id), place.pointer);
        }
        if (!edits.isEmpty())
            apply(id, edits);
        return text;
    }

    /// Puts the entry into the record: where it stands already, else behind the last one, made of `carried`.
    bool write(const RecordId &id, const EntryKey &key, const QByteArray &carried)
    {
        const std::optional<Record> record = read(id);
        if (!record)
            return false;
        const QList<EdgePlace> known = entriesOf(*record, key);
        if (!known.isEmpty())
            return writeValues(id, *record, known.first());
        QByteArray entry = carried.isEmpty() ? blankEntry(id, *record, key.relation) : carried;
        if (!isPlain(entry)) {
            const QString name = hasMember(entry, u"error_id"_s) ? u"/error_id"_s : u"/id"_s;
            const Result<QByteArray> named =
                m_codec.edited(entry, {{.pointer = name, .json = m_codec.textJson(key.target.value())}});
            if (!named)
                return fail(named.error());
            entry = *named;
        } else {
            entry = m_codec.textJson(key.target.value());
        }
        const QString list = edgeListPointer(key.relation);
        const auto at = std::ranges::count_if(
            record->transitions, [&key](const Transition &edge) { return edge.relation == key.relation; });
        if (!apply(id, {{.kind = Kind::Insert, .pointer = list + "/-"_L1, .json = entry}}))
            return false;
        const std::optional<Record> now = read(id);
        const QString pointer = jsonPointerItem(list, at);
        return now && writeValues(id, *now, {.pointer = pointer, .edge = transitionAt(*now, pointer)});
    }

private:
    [[nodiscard]] static Transition transitionAt(const Record &record, const QString &pointer)
    {
        for (const EdgePlace &place : edgesOf(record)) {
            if (place.pointer == pointer)
                return place.edge;
        }
        return {};
    }

    [[nodiscard]] static bool isPlain(const QByteArray &entry) { return entry.trimmed().startsWith('"'); }

    [[nodiscard]] bool hasMember(const QByteArray &object, const QString &name) const
    {
        return m_codec.kindAt(object, u'/' + name) != ValueKind::Absent;
    }

    /// As the record writes its others: a bare id, or an object whose id is called error_id or id.
    [[nodiscard]] QByteArray blankEntry(const RecordId &id, const Record &record, Relation relation) const
    {
        QByteArray entry = R"({"error_id": ""})";
        for (const EdgePlace &place : edgesOf(record)) {
            if (place.edge.plainId)
                entry = R"("")";
            else if (m_codec.kindAt(m_texts.text(id), place.pointer + "/error_id"_L1) == ValueKind::Absent)
                entry = R"({"id": ""})";
            else
                entry = R"({"error_id": ""})";
            if (place.edge.relation == relation)
                break;
        }
        return entry;
    }

    [[nodiscard]] bool saysSomething() const
    {
        return m_draft.probability || !m_draft.condition.isEmpty() || !m_draft.delay.isEmpty() ||
               !m_draft.distinction.isEmpty();
    }

    bool writeValues(const RecordId &id, const Record &record, const EdgePlace &place)
    {
        QString pointer = place.pointer;
        QList<ValueEdit> edits;
        if (place.edge.plainId) {
            if (!saysSomething())
                return true;
            edits.append({.pointer = pointer,
                          .json = R"({"error_id": )" + m_codec.textJson(place.edge.target.value()) + "}"});
        }
        const QByteArray text = m_texts.text(id);
        const auto present = [&](const QString &name) {
            return m_codec.kindAt(text, pointer + u'/' + name) != ValueKind::Absent;
        };
        const auto put = [&](const QString &name, bool same, const QByteArray &json) {
            if (same)
                return;
            if (!json.isNull())
                edits.append({.pointer = pointer + u'/' + name, .json = json});
            else if (present(name))
                edits.append({.kind = Kind::Remove, .pointer = pointer + u'/' + name});
        };
        const auto putText = [&](const QString &name, const QString &now, const QString &wanted) {
            put(name, now == wanted, wanted.isEmpty() ? QByteArray() : m_codec.textJson(wanted));
        };
        put(u"probability"_s, place.edge.probability == m_draft.probability,
            m_draft.probability ? m_codec.numberJson(*m_draft.probability) : QByteArray());
        putText(u"condition"_s, place.edge.condition, m_draft.condition);
        const bool isFlat = record.format == RecordFormat::Flat;
        const bool isTypical =
            present(u"typical_delay"_s) || (!present(u"delay"_s) && !isFlat); // as the two shapes have it
        putText(isTypical ? u"typical_delay"_s : u"delay"_s, place.edge.delay, m_draft.delay);
        putText(u"distinction"_s, place.edge.distinction, m_draft.distinction);
        return edits.isEmpty() || apply(id, edits);
    }

    [[nodiscard]] std::optional<Record> read(const RecordId &id)
    {
        const QByteArray text = m_texts.text(id);
        if (text.isEmpty()) {
            fail({.code = ErrorCode::RecordNotFound, .arguments = {id.value()}, .place = {}});
            return std::nullopt;
        }
        Result<Record> record = m_codec.decoded(text);
        if (!record) {
            fail(record.error());
            return std::nullopt;
        }
        return *std::move(record);
    }

    bool apply(const RecordId &id, const QList<ValueEdit> &edits)
    {
        return m_texts.edit(id, edits) || fail(m_texts.error());
    }

    bool fail(const Error &error)
    {
        m_failed = true;
        m_error = error;
        return false;
    }

    const RecordCodec &m_codec;
    const EdgeDraft &m_draft;
    RecordTexts m_texts;
    Error m_error;
    bool m_failed = false;
};

EdgeDraft draftOf(const RecordId &from, Relation relation, const RecordId &to, const Transition &edge)
{
    return {.from = from,
            .relation = relation,
            .to = to,
            .probability = edge.probability,
            .condition = edge.condition,
            .delay = edge.delay,
            .distinction = edge.distinction};
}

} // namespace

std::optional<EdgeDraft> edgeDraft(const Document &document, const RecordId &from, Relation relation,
                                   const RecordId &to)
{
    std::optional<EdgeDraft> draft;
    const auto addFrom = [&](const RecordId &holder, const EntryKey &key) {
        const Result<Record> record = document.record(holder);
        if (!record)
            return;
        for (const EdgePlace &place : entriesOf(*record, key)) {
            const EdgeDraft said = draftOf(from, relation, to, place.edge);
            if (!draft) {
                draft = said;
                continue;
            }
            if (!draft->probability)
                draft->probability = said.probability;
            for (QString EdgeDraft::*field :
                 {&EdgeDraft::condition, &EdgeDraft::delay, &EdgeDraft::distinction}) {
                if ((*draft.*field).isEmpty())
                    *draft.*field = said.*field;
            }
        }
    };
    addFrom(from, {relation, to});
    addFrom(to, {inverseOf(relation), from});
    return draft;
}

Result<EditPlan> planEdge(const Document &document, const std::optional<EdgeDraft> &before,
                          const EdgeDraft &after)
{
    Q_ASSERT(!before || before->from == after.from);
    if (after.from == after.to)
        return selfEdgeFault(after.to);
    if (after.probability && !(*after.probability >= 0 && *after.probability <= 1))
        return fault(ErrorCode::OutOfRange,
                     {u"/probability"_s, QString::number(*after.probability), u"0..1"_s});
    for (const RecordId &end : {after.from, after.to}) {
        if (!document.contains(end))
            return fault(ErrorCode::RecordNotFound, {end.value()});
    }
    if (before && !edgeDraft(document, before->from, before->relation, before->to))
        return fault(ErrorCode::PointerNotFound, {edgeListPointer(before->relation)});

    EdgeWriter writer(document, after);
    const auto own = before ? std::optional(EntryKey{before->relation, before->to}) : std::nullopt;
    if (!writer.change(after.from, own, {after.relation, after.to}))
        return std::unexpected(writer.error());
    const EntryKey back{inverseOf(after.relation), after.from};
    const auto oldBack =
        before ? std::optional(EntryKey{inverseOf(before->relation), before->from}) : std::nullopt;
    bool done = false;
    if (before && before->to != after.to) {
        // The other record lost it; it may be gone itself.
        const QByteArray carried =
            document.contains(before->to) ? writer.take(before->to, *oldBack) : QByteArray();
        done = !writer.hasFailed() && writer.write(after.to, back, carried);
    } else {
        done = writer.change(after.to, oldBack, back);
    }
    if (!done)
        return std::unexpected(writer.error());
    return writer.plan();
}

} // namespace Clew
