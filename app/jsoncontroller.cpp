// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/jsoncontroller.h"

#include "app/dismissalstore.h"
#include "app/lintservice.h"
#include "models/core/jsonpointer.h"
#include "models/edit/threeway.h"
#include "models/items/recordfieldmodel.h"
#include "views/jsoneditor.h"

#include <algorithm>

namespace Clew {

JsonController::JsonController(Document &document, RecordFieldModel &fields, JsonEditor &editor,
                               LintService &lint, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_fields(fields)
    , m_editor(editor)
    , m_lint(lint)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &JsonController::ask);
    connect(&m_fields, &RecordFieldModel::refreshed, this, &JsonController::follow);
    connect(&m_editor, &JsonEditor::shown, this, [this] {
        follow();
        m_pause.start();
    });
    connect(&m_editor, &JsonEditor::textChanged, this, &JsonController::take);
    connect(&m_editor, &JsonEditor::applyRequested, this, &JsonController::apply);
    connect(&m_lint, &LintService::draftChecked, this, &JsonController::mark);
    connect(&m_lint, &LintService::findingsChanged, this, [this](const QList<RecordId> &records) {
        if (m_editor.isVisible() && !m_editor.hasDraft() &&
            (records.isEmpty() || records.contains(m_fields.record())))
            mark(m_document.text(m_fields.record()), m_lint.findings(m_fields.record()));
    });
}

void JsonController::setDismissals(const DismissalStore &dismissals)
{
    m_dismissals = &dismissals;
    connect(&dismissals, &DismissalStore::changed, this, [this](const QList<RecordId> &records) {
        if (m_editor.isVisible() && (records.isEmpty() || records.contains(m_fields.record())))
            ask();
    });
}

void JsonController::follow()
{
    if (!m_editor.isVisible())
        return; // laying out a text that nobody sees would cost each key press in the form
    m_editor.setRecord(m_fields.record(), QString::fromUtf8(m_document.text(m_fields.record())));
}

void JsonController::take()
{
    if (!m_fields.hasRecord()) {
        m_editor.setFault(std::nullopt);
        return;
    }
    const Result<Record> record = m_document.codec().decoded(m_editor.text().toUtf8());
    m_editor.setFault(record ? std::nullopt : std::optional(record.error()));
    if (record)
        m_pause.start();
    else
        m_pause.stop();
}

void JsonController::ask()
{
    const RecordId record = m_fields.record();
    if (m_editor.hasDraft())
        m_lint.checkDraft(record, m_editor.text().toUtf8(), m_document.text(record));
    else
        mark(m_document.text(record), m_lint.findings(record));
}

void JsonController::mark(const QByteArray &text, const QList<LintFinding> &findings)
{
    if (text != m_editor.text().toUtf8())
        return; // an answer to what was there before
    QHash<QString, RecordBytesRange> places;
    for (const RecordValue &value : m_document.codec().values(text))
        places.insert(value.pointer, value.bytes);
    QList<JsonMark> marks;
    for (const LintFinding &finding : m_dismissals ? m_dismissals->standing(findings) : findings) {
        QString at = finding.pointer;
        while (!at.isEmpty() && !places.contains(at))
            at = jsonPointerParent(at);
        const RecordBytesRange bytes = places.value(at);
        const qsizetype begin = QString::fromUtf8(text.first(bytes.begin)).size();
        const qsizetype length = QString::fromUtf8(text.sliced(bytes.begin, bytes.end - bytes.begin)).size();
        marks.append({.finding = finding, .range = {.start = begin, .length = length}});
    }
    std::ranges::stable_sort(marks, {}, [](const JsonMark &each) { return each.range.start; });
    m_editor.setMarks(marks);
}

void JsonController::apply()
{
    const RecordId record = m_fields.record();
    const QByteArray now = m_document.text(record);
    const QByteArray base = m_editor.draftBase().toUtf8();
    QByteArray text = m_editor.text().toUtf8();
    if (base != now) // both sides' edits; the draft's where they meet
        text = mergedRecords(m_document.codec(), base, text, now).text;
    const Result<EditPlan> plan = planText(m_document, record, text);
    const Result<void> applied = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
    if (!applied)
        Q_EMIT refused(applied.error());
    else
        m_editor.dropDraft(record);
}

} // namespace Clew
