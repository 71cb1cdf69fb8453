// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/draftplan.h"

#include "models/edit/document.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

RecordId freeId(const Document &document, const RecordId &wanted)
{
    const QString base =
        wanted.value().contains(u'/') ? wanted.value() : u"unsorted/%1"_s.arg(wanted.value());
    RecordId id(base);
    for (int number = 2; document.contains(id); ++number)
        id = RecordId(u"%1-%2"_s.arg(base, QString::number(number)));
    return id;
}

} // namespace

Result<EditPlan> planDraft(const Document &document, const RecordDraft &draft, const QString &folder)
{
    const RecordId id = freeId(document, draft.record.id);
    Result<EditPlan> plan = planAdd(document, id, u"%1/%2.json"_s.arg(folder, id.value()));
    if (!plan)
        return plan;
    const RecordCodec &codec = document.codec();
    QList<ValueEdit> edits{
        {.pointer = u"/signature"_s, .json = codec.textJson(draft.record.signature.english)},
        {.pointer = u"/regex"_s, .json = codec.textJson(draft.record.regex)}};
    for (const VersionEntry &entry : draft.record.versions) {
        edits.append({.kind = ValueEdit::Kind::Insert,
                      .pointer = u"/versions/-"_s,
                      .json = "{\"version\": " + codec.textJson(entry.version) +
                              R"(, "introduced": null, "deprecated": null, "removed": null, )"
                              R"("behavior_change": null, "status": "active"})"});
    }
    const Result<QByteArray> text = codec.edited(plan->texts.constFirst().text, edits);
    if (!text)
        return std::unexpected(text.error());
    plan->texts.first().text = *text;
    plan->pointer = u"/signature"_s;
    return plan;
}

} // namespace Clew
