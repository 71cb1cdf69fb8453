// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/posting.h"

#include <span>
#include <vector>

namespace Clew {

/// Postings that a term of the query stands for.
struct PostingList
{
    std::span<const quint32> postings;
    quint32 weight = 0;    ///< of one step of impact: how rare the term is, how sure it is what was meant
    bool isFuzzy = false;  ///< a term that was not written
    bool isSorted = false; ///< one list and not several behind each other
};

/// One thing a record has to say to match. A record counts once for it, by the first list that has it.
struct QueryUnit
{
    std::vector<PostingList> lists;
    quint32 overlap = 0;     ///< weight among the terms of a signature, eighths of a nat
    bool isOptional = false; ///< adds to the score alone
    size_t size = 0;         ///< postings in all lists
};

/// Adds up what the records of a catalog score: one cell a record, cleared after use by the list of those
/// that were touched. Reused from search to search; one thread at a time.
class Scoreboard final
{
public:
    void setDocumentCount(size_t count);

    struct Rules
    {
        int required = 1;  ///< units that a record must match, optional ones apart
        int touching = -1; ///< only records of so many of the smallest units are met; -1: as few as do
        quint32 overlapFields = 0; ///< fields whose terms count as overlap
    };
    /// Puts the units into the order of their sizes, optional ones last; those beyond MostUnits are dropped.
    static void arrange(std::vector<QueryUnit> &units);
    /// Counts for each record how many units it matches; records that can no longer reach what is required
    /// are passed over. The units must be arranged.
    void score(std::span<const QueryUnit> units, const Rules &rules);
    /// Adds a unit, of serial number `serial` from 0, for a few records alone.
    void addFor(const QueryUnit &unit, size_t serial, std::span<const quint32> documents,
                quint32 overlapFields);
    /// Adds a record that no unit may have found.
    void touch(quint32 document);
    /// Every record that was met; not each of them matches enough units.
    [[nodiscard]] const std::vector<quint32> &touched() const { return m_touched; }
    void clear();

    [[nodiscard]] int count(quint32 document) const
    {
        return static_cast<int>((m_cells[document] >> CountShift) & 63);
    }
    [[nodiscard]] int fuzzyCount(quint32 document) const
    {
        return static_cast<int>((m_cells[document] >> FuzzyShift) & 63);
    }
    [[nodiscard]] quint32 fields(quint32 document) const
    {
        return static_cast<quint32>(m_cells[document] >> FieldShift) & 31U;
    }
    [[nodiscard]] quint32 score(quint32 document) const
    {
        return static_cast<quint32>(m_cells[document]) & ScoreMask;
    }
    [[nodiscard]] quint32 overlap(quint32 document) const
    {
        return static_cast<quint32>(m_cells[document] >> OverlapShift) & 0xFFFFU;
    }

    /// More units are not scored.
    static constexpr size_t MostUnits = 48;
    static constexpr quint32 WeightUnit = 32; ///< PostingList::weight a nat

private:
    // A cell, from below: score 22, overlap 16, fields 5, fuzzy matches 6, matches 6, last unit 7. Sums stay
    // in their bits: 48 units of at most 400 * 127 and 100 eighths of a nat.
    static constexpr quint32 OverlapShift = 22;
    static constexpr quint32 FieldShift = 38;
    static constexpr quint32 FuzzyShift = 43;
    static constexpr quint32 CountShift = 49;
    static constexpr quint32 UnitShift = 55;
    static constexpr quint32 ScoreMask = (1U << OverlapShift) - 1;

    struct Step
    {
        quint64 unit = 0; ///< serial from 1
        quint64 add = 0;  ///< matches
        quint64 overlap = 0;
        quint32 overlapFields = 0;
    };

    void addPosting(quint32 posting, quint32 weight, const Step &step);
    [[nodiscard]] static Step stepFor(const QueryUnit &unit, const PostingList &list, size_t serial,
                                      quint32 overlapFields);
    void addList(const PostingList &list, const Step &step, int least, bool mayTouch);

    std::vector<quint64> m_cells;
    std::vector<quint32> m_touched;
};

} // namespace Clew
