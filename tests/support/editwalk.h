// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/document.h"
#include "tests/support/testfolder.h"

#include <QRandomGenerator>

namespace Clew::TestData {

/// Steps on a document as a restless person makes them: fields, list items, edges, records that come, go, are
/// renamed and merged, undo, redo, jumps in the stack, and saving. The same seed walks the same way.
class EditWalk final
{
public:
    /// Both must outlive the walk.
    EditWalk(Document &document, const TestFolder &folder, quint32 seed)
        : m_document(document)
        , m_folder(folder)
        , m_random(seed)
    {
    }

    /// False where a step failed that must not.
    [[nodiscard]] bool step();
    /// Writes every changed file.
    [[nodiscard]] bool save();
    /// Edits that were made.
    [[nodiscard]] int made() const { return m_made; }

private:
    [[nodiscard]] RecordId any();
    [[nodiscard]] Result<EditPlan> fieldPlan(const RecordId &one);
    [[nodiscard]] Result<EditPlan> listPlan(const RecordId &one);
    [[nodiscard]] Result<EditPlan> recordPlan(const RecordId &one);
    [[nodiscard]] Result<EditPlan> plan();

    static constexpr qsizetype MostRecords = 12;

    Document &m_document;
    const TestFolder &m_folder;
    QRandomGenerator m_random;
    QList<RecordId> m_ids;
    int m_number = 0;
    int m_made = 0;
};

} // namespace Clew::TestData
