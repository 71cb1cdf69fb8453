// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/edgeedits.h"

#include "models/core/jsonpointer.h"
#include "models/edit/document.h"
#include "models/edit/recordlinks.h"
#include "models/edit/recordtexts.h"
#include "models/items/recordfieldmodel.h"
#include "views/editform.h"
#include "views/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The edge at that place; nothing where none stands there.
std::optional<Transition> edgeAt(const Document &document, const RecordId &id, const QString &pointer)
{
    const Result<Record> record = document.record(id);
    if (!record)
        return std::nullopt;
    for (const EdgePlace &place : edgesOf(*record)) {
        if (place.pointer == pointer)
            return place.edge;
    }
    return std::nullopt;
}

} // namespace

EdgeEdits::EdgeEdits(Document &document, RecordFieldModel &fields, EditForm &form, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_fields(fields)
    , m_form(form)
{
    connect(&form, &EditForm::linkRequested, this, &EdgeEdits::link);
    connect(&form, &EditForm::unlinkRequested, this, &EdgeEdits::unlink);
    connect(&form, &EditForm::retargetRequested, this, &EdgeEdits::retarget);
    connect(&form, &EditForm::counterpartRequested, this, &EdgeEdits::writeCounterpart);
    connect(&document, &Document::recordRenamed, this, &EdgeEdits::tellRename);
}

bool EdgeEdits::run(Result<EditPlan> plan, bool both)
{
    if (plan && !both) {
        const RecordId own = m_fields.record();
        plan->texts.removeIf([&own](const PlannedText &text) { return text.record != own; });
    }
    const Result<void> applied = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
    if (!applied)
        Q_EMIT refused(applied.error());
    return applied.has_value();
}

void EdgeEdits::link(Relation relation, const RecordId &to, bool both)
{
    if (!run(planLink(m_document, m_fields.record(), relation, to), both))
        return;
    if (both)
        Q_EMIT said(tr("Written into %1 too: “%2” this record. Undo takes both back.", "an id, a relation")
                        .arg(to.value(), relationWord(inverseOf(relation))));
    const QString list = edgeListPointer(relation);
    m_form.showField(jsonPointerItem(list, m_fields.itemCount(list) - 1));
}

void EdgeEdits::unlink(const QString &pointer, bool both)
{
    const std::optional<Transition> edge = edgeAt(m_document, m_fields.record(), pointer);
    const Result<Record> record = m_document.record(m_fields.record());
    if (!edge || !record) {
        m_fields.removeValue(pointer); // nothing that leads anywhere
        return;
    }
    // Where the record says the same twice, the other side belongs to the one that stays.
    const auto same = std::ranges::count_if(record->transitions, [&edge](const Transition &each) {
        return each.relation == edge->relation && each.target == edge->target;
    });
    const QString list = jsonPointerParent(pointer);
    const bool alone = !both || same > 1;
    const bool done =
        alone ? m_fields.removeValue(pointer)
              : run(planUnlink(m_document, m_fields.record(), edge->relation, edge->target), true);
    if (!done)
        return;
    if (!alone)
        Q_EMIT said(tr("Taken out of %1 too. Undo brings both back.", "an id").arg(edge->target.value()));
    m_form.showField(list);
}

void EdgeEdits::retarget(const QString &pointer, const RecordId &to, bool both)
{
    const std::optional<Transition> edge = edgeAt(m_document, m_fields.record(), pointer);
    if (!run(planRetarget(m_document, m_fields.record(), pointer, to), both) || !both || !edge)
        return;
    Q_EMIT said(tr("The other side went from %1 to %2. Undo takes all of it back.", "two ids")
                    .arg(edge->target.value(), to.value()));
}

void EdgeEdits::writeCounterpart(const QString &pointer)
{
    const std::optional<Transition> edge = edgeAt(m_document, m_fields.record(), pointer);
    if (edge && run(planLink(m_document, m_fields.record(), edge->relation, edge->target), true))
        Q_EMIT said(tr("Written into %1 too: “%2” this record. Undo takes both back.", "an id, a relation")
                        .arg(edge->target.value(), relationWord(inverseOf(edge->relation))));
}

QList<RecordId> EdgeEdits::pointingTo(const RecordId &id) const
{
    QList<RecordId> ids;
    for (const RecordReference &reference : referencesTo(m_document, id)) {
        if (!ids.contains(reference.from))
            ids.append(reference.from);
    }
    return ids;
}

void EdgeEdits::remove(const RecordId &id)
{
    run(planRemove(m_document, id), true);
}

void EdgeEdits::tellRename(const RecordId &from, const RecordId &to)
{
    const auto count = static_cast<int>(pointingTo(to).size());
    const QString renamed =
        tr("%1 is called %2 now; the old id stays as an alias.").arg(from.value(), to.value());
    Q_EMIT said(count == 0
                    ? renamed
                    : tr("%1 %n record(s) that lead to it say so too.", "what happened", count).arg(renamed));
}

} // namespace Clew
