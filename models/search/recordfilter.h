// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchindex.h"
#include "models/search/searchquery.h"
#include "models/search/usermarks.h"

#include <QDate>

namespace Clew {

/// Records whose regex does not match their own signature, by row: found out by the diagnosis layer.
using RegexMisses = std::vector<bool>;

/// How far the Chinese of a record is, where that is kept beside the records; bits.
enum class ChineseProgress : quint8 {
    Machine = 1 << 0,  ///< a text that no person has looked at
    Stale = 1 << 1,    ///< a text whose English was changed since
    Edited = 1 << 2,   ///< a text that a person wrote
    Reviewed = 1 << 3, ///< a person stands by every text
};
constexpr int ChineseProgressCount = 4;

/// ChineseProgress bits by row: found out by whoever knows what is remembered of translations.
using ChineseProgresses = std::vector<quint8>;

/// The fields of a query as one test on a document. Cheap: columns and bits.
class RecordFilter final
{
public:
    /// What is known of records beyond the index, by row. All outlive the filter; where misses or progress
    /// are not known yet (empty), no record misses, or has any.
    struct Rows
    {
        const RegexMisses &misses;
        const UserMarks &marks;
        const ChineseProgresses &progress;
    };

    /// `today` is for ages.
    RecordFilter(const SearchQuery &query, const SearchIndex &index, const Rows &rows, QDate today,
                 const SearchIndex::TextLookup &lookup);

    [[nodiscard]] bool isEmpty() const { return m_tests.empty(); }
    [[nodiscard]] bool accepts(quint32 document) const;
    /// Values that no record has.
    [[nodiscard]] const QList<QueryError> &errors() const { return m_errors; }

private:
    struct Test
    {
        std::function<bool(quint32)> holds;
        bool isNegated = false;
    };

    void add(const QueryItem &item);
    void addValue(const QueryItem &item, Facet facet);
    void addSet(const QueryItem &item, const std::vector<quint32> &documents);
    void addTerm(const QueryItem &item, const QString &term);
    void addNumber(const QueryItem &item);
    void addFlags(const QueryItem &item);
    void addMark(const QueryItem &item, UserMark mark);
    void addTest(const QueryItem &item, std::function<bool(quint32)> holds);
    void noSuchValue(const QueryItem &item);

    const SearchIndex &m_index;
    Rows m_rows;
    QDate m_today;
    const SearchIndex::TextLookup &m_lookup;
    std::vector<Test> m_tests;
    QList<QueryError> m_errors;
};

} // namespace Clew
