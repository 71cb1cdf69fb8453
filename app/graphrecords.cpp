// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphrecords.h"

#include "models/io/recordreader.h"

#include <QSet>

#include <algorithm>

namespace Clew {

bool GraphRecords::take(const Record &record)
{
    Edited edited{.summary = summaryOf(record), .transitions = record.transitions};
    const auto known = m_edits.constFind(record.id);
    bool isSame = false;
    if (known != m_edits.constEnd()) {
        isSame = *known && (*known)->transitions == edited.transitions;
    } else if (m_catalog) {
        const RecordIndex index = m_catalog->find(record.id);
        isSame = index.isValid() && m_catalog->record(index).transitions == edited.transitions;
    }
    m_edits.insert(record.id, std::move(edited));
    return !isSame;
}

void GraphRecords::remove(const RecordId &id)
{
    m_edits.insert(id, std::nullopt);
}

const RecordSummary &GraphRecords::summary(const RecordId &id) const
{
    static const RecordSummary nothing;
    if (const auto edited = m_edits.constFind(id); edited != m_edits.constEnd())
        return *edited ? (*edited)->summary : nothing;
    const RecordIndex index = m_catalog ? m_catalog->find(id) : RecordIndex();
    return index.isValid() ? m_catalog->summary(index) : nothing;
}

GraphRecords::Transitions GraphRecords::readTransitions(const StopPredicate &stop) const
{
    return std::make_shared<const std::vector<RecordTransitions>>(recordTransitions(*m_catalog, stop));
}

std::vector<RecordTransitions> GraphRecords::editedTransitions(const Transitions &read) const
{
    std::vector<RecordTransitions> records;
    records.reserve(read->size());
    QSet<RecordId> met;
    for (const RecordTransitions &record : *read) {
        const auto edited = m_edits.constFind(record.id);
        if (edited == m_edits.constEnd()) {
            records.push_back(record);
            continue;
        }
        met.insert(record.id);
        if (*edited)
            records.push_back({record.id, (*edited)->transitions});
    }
    const auto old = static_cast<std::ptrdiff_t>(records.size());
    for (auto edited = m_edits.constBegin(); edited != m_edits.constEnd(); ++edited) {
        if (*edited && !met.contains(edited.key()))
            records.push_back({edited.key(), (*edited)->transitions});
    }
    std::sort(records.begin() + old, records.end(),
              [](const RecordTransitions &a, const RecordTransitions &b) { return a.id < b.id; });
    return records;
}

} // namespace Clew
