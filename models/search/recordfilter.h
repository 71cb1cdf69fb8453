// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchindex.h"
#include "models/search/searchquery.h"

#include <QDate>

namespace Clew {

/// Records whose regex does not match their own signature, by row: found out by the diagnosis layer.
using RegexMisses = std::vector<bool>;

/// The fields of a query as one test on a document. Cheap: columns and bits.
class RecordFilter final
{
public:
    /// `misses` may be null where it is not known yet; then none is taken for one that misses. `today` is for
    /// ages.
    RecordFilter(const SearchQuery &query, const SearchIndex &index, const RegexMisses *misses, QDate today,
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
    void addTest(const QueryItem &item, std::function<bool(quint32)> holds);
    void noSuchValue(const QueryItem &item);

    const SearchIndex &m_index;
    const RegexMisses *m_misses = nullptr;
    QDate m_today;
    const SearchIndex::TextLookup &m_lookup;
    std::vector<Test> m_tests;
    QList<QueryError> m_errors;
};

} // namespace Clew
