// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/scoreboard.h"

#include <algorithm>

namespace Clew {

namespace {

/// Looking a record up in a list costs about as much as stepping over so many postings.
constexpr size_t LookUpCost = 40;

} // namespace

void Scoreboard::setDocumentCount(size_t count)
{
    clear();
    m_cells.resize(count, 0);
}

void Scoreboard::clear()
{
    for (const quint32 document : m_touched)
        m_cells[document] = 0;
    m_touched.clear();
}

void Scoreboard::touch(quint32 document)
{
    if (m_cells[document] != 0)
        return;
    // A serial that no unit has keeps the cell from looking untouched.
    m_cells[document] = 127ULL << UnitShift;
    m_touched.push_back(document);
}

void Scoreboard::addPosting(quint32 posting, quint32 weight, const Step &step)
{
    quint64 &cell = m_cells[Posting::document(posting)];
    if (cell >> UnitShift == step.unit)
        return;
    const quint32 fields = Posting::fields(posting);
    quint64 sum = (cell & ((1ULL << UnitShift) - 1)) + step.add + weight * Posting::impact(posting);
    if ((fields & step.overlapFields) != 0)
        sum += step.overlap;
    cell = sum | static_cast<quint64>(fields) << FieldShift | step.unit << UnitShift;
}

void Scoreboard::addList(const PostingList &list, const Step &step, int least, bool mayTouch)
{
    if (mayTouch) {
        for (const quint32 posting : list.postings) {
            if (m_cells[Posting::document(posting)] == 0)
                m_touched.push_back(Posting::document(posting));
            addPosting(posting, list.weight, step);
        }
        return;
    }
    if (list.isSorted && m_touched.size() * LookUpCost < list.postings.size()) {
        for (const quint32 document : m_touched) {
            if (count(document) < least)
                continue;
            const auto at = std::ranges::lower_bound(list.postings, document, {}, Posting::document);
            if (at != list.postings.end() && Posting::document(*at) == document)
                addPosting(*at, list.weight, step);
        }
        return;
    }
    for (const quint32 posting : list.postings) {
        const quint32 document = Posting::document(posting);
        if (m_cells[document] != 0 && count(document) >= least)
            addPosting(posting, list.weight, step);
    }
}

Scoreboard::Step Scoreboard::stepFor(const QueryUnit &unit, const PostingList &list, size_t serial,
                                     quint32 overlapFields)
{
    Step step{.unit = serial + 1, .overlapFields = overlapFields};
    if (!unit.isOptional) {
        step.add = 1ULL << CountShift | (list.isFuzzy ? 1ULL << FuzzyShift : 0ULL);
        step.overlap = static_cast<quint64>(unit.overlap) << OverlapShift;
    }
    return step;
}

void Scoreboard::arrange(std::vector<QueryUnit> &units)
{
    if (units.size() > MostUnits)
        units.resize(MostUnits);
    std::ranges::stable_sort(units, {},
                             [](const QueryUnit &unit) { return std::pair(unit.isOptional, unit.size); });
}

void Scoreboard::score(std::span<const QueryUnit> units, const Rules &rules)
{
    Q_ASSERT(units.size() <= MostUnits);
    const auto counted = static_cast<int>(
        std::ranges::count_if(units, [](const QueryUnit &unit) { return !unit.isOptional; }));
    // Whoever matches enough of all units is in one of the first lists.
    const int touching = rules.touching >= 0 ? rules.touching : counted - rules.required + 1;
    for (size_t i = 0; i < units.size(); ++i) {
        const QueryUnit &unit = units[i];
        const int place = static_cast<int>(i);
        const bool mayTouch = !unit.isOptional && place < touching;
        const int least = unit.isOptional ? rules.required : std::max(0, rules.required - (counted - place));
        for (const PostingList &list : unit.lists)
            addList(list, stepFor(unit, list, i, rules.overlapFields), least, mayTouch);
    }
}

void Scoreboard::addFor(const QueryUnit &unit, size_t serial, std::span<const quint32> documents,
                        quint32 overlapFields)
{
    for (const PostingList &list : unit.lists) {
        if (!list.isSorted)
            continue;
        const Step step = stepFor(unit, list, serial, overlapFields);
        for (const quint32 document : documents) {
            const auto at = std::ranges::lower_bound(list.postings, document, {}, Posting::document);
            if (at != list.postings.end() && Posting::document(*at) == document)
                addPosting(*at, list.weight, step);
        }
    }
}

} // namespace Clew
