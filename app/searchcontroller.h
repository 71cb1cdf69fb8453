// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/patternset.h"
#include "models/jobs/latestjob.h"
#include "models/search/searcher.h"

#include <QObject>

#include <memory>

namespace Clew {

/// Answers the search box. The index is made in a worker when a catalog is opened; until it is there, queries
/// wait. A search takes a millisecond and runs on the GUI thread; the regexes of all records are asked in a
/// worker, and what they find comes as a second result. Lives on the GUI thread.
class SearchController final : public QObject
{
    Q_OBJECT

public:
    /// Indexes of large catalogs are kept in the folder; an empty one keeps none.
    explicit SearchController(QString cacheFolder = {}, QObject *parent = nullptr);

    /// Makes the index of another catalog; the query is asked again when it is there.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// A record was edited: it is found by what it says now.
    void updateRecord(RecordIndex row, const Record &record);
    /// Answers with resultChanged() at once, or as soon as there is an index.
    void search(const QString &text);
    [[nodiscard]] const SearchQuery &query() const { return m_query; }
    [[nodiscard]] bool isReady() const { return m_engine != nullptr; }
    /// Null until the index is made.
    [[nodiscard]] const SearchIndex *index() const { return m_engine ? &m_engine->index : nullptr; }

Q_SIGNALS:
    void ready();
    void resultChanged(const Clew::SearchResult &result);

private:
    struct Engine
    {
        Engine(std::shared_ptr<const Catalog> records, IndexImage image)
            : catalog(std::move(records))
            , index(std::move(image))
            , searcher(index, *catalog)
        {
        }
        std::shared_ptr<const Catalog> catalog;
        SearchIndex index;
        Searcher searcher;
    };
    /// What the worker finds out of a catalog's regexes.
    struct Regexes
    {
        std::shared_ptr<const PatternSet> patterns;
        RegexMisses misses;
    };

    void answer(const std::vector<RegexHit> &votes);
    void askRegexes();
    void makeRegexes();

    QString m_cacheFolder;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<Engine> m_engine;
    std::shared_ptr<const PatternSet> m_patterns;
    SearchQuery m_query;
    LatestJob m_indexJob;
    LatestJob m_regexJob;
    LatestJob m_voteJob;
};

} // namespace Clew
