// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/stepcommand.h"

#include "models/edit/document.h"

namespace Clew {

namespace {

constexpr int TypingId = 1;

} // namespace

StepCommand::StepCommand(Document &document, EditStep step)
    : m_document(document)
    , m_step(std::move(step))
{
}

void StepCommand::undo()
{
    m_document.doStep(m_step, false, true);
}

void StepCommand::redo()
{
    m_document.doStep(m_step, true, m_done);
    m_done = true;
}

int StepCommand::id() const
{
    return m_step.session != 0 && m_step.changes.size() == 1 ? TypingId : -1;
}

bool StepCommand::mergeWith(const QUndoCommand *other)
{
    const EditStep &next = static_cast<const StepCommand *>(other)->m_step;
    const PieceChange &change = m_step.changes.constFirst();
    const PieceChange &nextChange = next.changes.constFirst();
    if (next.session != m_step.session || next.pointer != m_step.pointer || next.record != m_step.record ||
        change.file != nextChange.file || change.piece != nextChange.piece)
        return false;
    m_step = m_document.composed(m_step, next);
    m_document.mergedStep();
    const PieceChange &whole = m_step.changes.constFirst();
    setObsolete(whole.before == whole.after); // typed and taken back
    return true;
}

} // namespace Clew
