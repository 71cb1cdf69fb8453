// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/editstep.h"

#include <QUndoCommand>

namespace Clew {

class Document;

/// A step on the undo stack. Steps of one session of typing in one field become one.
class StepCommand final : public QUndoCommand
{
public:
    StepCommand(Document &document, EditStep step);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

    [[nodiscard]] const EditStep &step() const { return m_step; }

private:
    Document &m_document;
    EditStep m_step;
    bool m_done = false; ///< once: focus is where the person edits, and need not be moved
};

} // namespace Clew
