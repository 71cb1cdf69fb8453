// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/reviewnotes.h"

#include "models/curation/sidejson.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

QString reviewedText(const QByteArray &json)
{
    return QString::fromLatin1(QCryptographicHash::hash(json.trimmed(), QCryptographicHash::Sha1).toHex());
}

Result<ReviewNotes> ReviewNotes::fromJson(const QByteArray &json)
{
    return readSideJson<ReviewNotes>(json, JsonKind::Object, [](const JsonTree &tree) {
        ReviewNotes notes;
        const JsonNodeId list = tree.member(tree.root(), u"notes");
        if (!list.isValid() || tree.kind(list) != JsonKind::Array)
            return notes;
        for (JsonNodeId node = tree.firstChild(list); node.isValid(); node = tree.nextSibling(node)) {
            if (tree.kind(node) != JsonKind::Object)
                continue;
            const auto text = [&](QStringView key) {
                const JsonNodeId value = tree.member(node, key);
                return value.isValid() ? tree.text(value) : QString();
            };
            const JsonNodeId accepted = tree.member(node, u"accepted");
            const RecordId id(text(u"id"));
            if (id.isEmpty())
                continue;
            notes.put(id, {.text = text(u"text"),
                           .accepted = accepted.isValid() && tree.raw(accepted) == "true",
                           .reason = text(u"reason"),
                           .reviewer = text(u"reviewer"),
                           .day = QDate::fromString(text(u"day"), Qt::ISODate)});
        }
        return notes;
    });
}

QByteArray ReviewNotes::toJson() const
{
    QList<RecordId> ids = m_notes.keys();
    std::ranges::sort(ids);
    QJsonArray list;
    for (const RecordId &id : std::as_const(ids)) {
        const ReviewNote &note = *m_notes.constFind(id);
        list.append(QJsonObject{{u"id"_s, id.value()},
                                {u"text"_s, note.text},
                                {u"accepted"_s, note.accepted},
                                {u"reason"_s, note.reason},
                                {u"reviewer"_s, note.reviewer},
                                {u"day"_s, note.day.toString(Qt::ISODate)}});
    }
    return QJsonDocument(QJsonObject{{u"notes"_s, list}}).toJson(QJsonDocument::Indented);
}

bool ReviewNotes::copyRecord(const RecordId &from, const RecordId &to)
{
    const std::optional<ReviewNote> known = note(from);
    if (known)
        put(to, *known);
    return known.has_value();
}

std::optional<ReviewNote> ReviewNotes::note(const RecordId &record) const
{
    const auto known = m_notes.constFind(record);
    return known == m_notes.constEnd() ? std::nullopt : std::optional(*known);
}

std::optional<QString> ReviewNotes::sentBack(const RecordId &record, const QByteArray &json) const
{
    const auto known = m_notes.constFind(record);
    if (known == m_notes.constEnd() || known->accepted || known->text != reviewedText(json))
        return std::nullopt;
    return known->reason;
}

} // namespace Clew
