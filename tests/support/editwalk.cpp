// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/editwalk.h"

#include "models/edit/recordlinks.h"
#include "models/io/recordsaver.h"
#include "tests/support/randomedit.h"

#include <QUndoStack>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew::TestData {

RecordId EditWalk::any()
{
    return m_ids.value(m_random.bounded(std::max<qsizetype>(m_ids.size(), 1)));
}

bool EditWalk::save()
{
    for (const FileSave &file : m_document.changedFiles()) {
        if (!RecordSaver().save(file))
            return false;
        m_document.fileSaved(file.path);
    }
    return true;
}

Result<EditPlan> EditWalk::fieldPlan(const RecordId &one)
{
    const auto field = RandomEdit::field(m_document.text(one), m_random);
    if (!field)
        return std::unexpected(Error{});
    return planSet(m_document, one, field->edit.pointer, field->edit.json,
                   static_cast<quint32>(m_random.bounded(3)));
}

Result<EditPlan> EditWalk::listPlan(const RecordId &one)
{
    switch (m_random.bounded(6)) {
    case 0:
        return planInsert(m_document, one, u"/tags/-"_s,
                          m_document.codec().textJson(RandomEdit::text(m_random)));
    case 1:
        return planRemoveItem(m_document, one, u"/tags/0"_s);
    case 2:
        return planDuplicateItem(m_document, one, u"/tags/0"_s);
    case 3:
        return planMoveItem(m_document, one, u"/tags/0"_s, m_random.bounded(3));
    case 4:
        return planLink(m_document, one, static_cast<Relation>(m_random.bounded(3)), any());
    default:
        return planUnlink(m_document, one, static_cast<Relation>(m_random.bounded(3)), any());
    }
}

Result<EditPlan> EditWalk::recordPlan(const RecordId &one)
{
    const RecordId fresh(u"n/%1"_s.arg(m_number));
    if (m_random.bounded(3) == 0)
        return m_random.bounded(3) == 0 ? planRename(m_document, one, fresh) : std::unexpected(Error{});
    if (m_ids.size() < MostRecords)
        return planAdd(m_document, fresh, m_folder.filePath(u"n%1.json"_s.arg(m_number)));
    return m_random.bounded(2) == 0 ? planRemove(m_document, one) : planMerge(m_document, one, any());
}

Result<EditPlan> EditWalk::plan()
{
    const RecordId one = any();
    const int kind = m_random.bounded(10);
    return kind < 4 ? listPlan(one) : kind < 6 ? recordPlan(one) : fieldPlan(one);
}

bool EditWalk::step()
{
    ++m_number;
    m_ids = m_document.ids();
    QUndoStack &stack = m_document.undoStack();
    switch (m_random.bounded(16)) {
    case 0:
    case 1:
        stack.undo();
        return true;
    case 2:
        stack.redo();
        return true;
    case 3:
        stack.setIndex(m_random.bounded(std::max(stack.index() - 5, 0), stack.count() + 1));
        return true;
    case 4:
        return m_random.bounded(4) > 0 || save();
    default:
        break;
    }
    const Result<EditPlan> planned = plan();
    if (!planned || planned->texts.isEmpty())
        return true; // there was nothing to do it to
    ++m_made;
    return m_document.apply(*planned).has_value();
}

} // namespace Clew::TestData
