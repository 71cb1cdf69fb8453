// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/visithistory.h"

namespace Clew {

void VisitHistory::visit(const RecordId &record)
{
    if (record.isEmpty() || (m_at >= 0 && m_visits.at(m_at).record == record))
        return;
    m_visits.resize(m_at + 1);
    m_visits.append({.record = record});
    if (m_visits.size() > MaxVisits)
        m_visits.removeFirst();
    m_at = m_visits.size() - 1;
}

void VisitHistory::keepPlace(int page, int top)
{
    if (m_at < 0)
        return;
    m_visits[m_at].page = page;
    m_visits[m_at].top = top;
}

void VisitHistory::keepGraph(const GraphPlace &place)
{
    if (m_at >= 0)
        m_visits[m_at].graph = place;
}

} // namespace Clew
