// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/jobs/latestjob.h"
#include "models/jobs/regexvotes.h"
#include "models/search/nearqueries.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <map>
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
    /// The regexes of that catalog, which are asked about pasted texts.
    void setPatterns(const std::shared_ptr<const PatternSet> &patterns);
    /// A record was edited or added: it is found by what it says now. Edits that come before the index is
    /// made wait for it.
    void updateRecord(RecordIndex row, const Record &record);
    void removeRecord(RecordIndex row);
    /// Every record is again what the catalog says.
    void forgetEdits();
    /// What the user keeps of records; of the next catalog it is to be set again.
    void setUserMarks(UserMarks marks);
    /// Why the query finds nothing, or nothing with every word, and what finds something; see nearMisses().
    [[nodiscard]] NearMisses nearMisses();
    /// How many records a query finds, without answering the box; nothing until the index is made.
    [[nodiscard]] std::optional<qsizetype> count(const QString &text);
    /// How far the Chinese of the catalog's records is, by row, and of one record since then.
    void setChineseProgress(ChineseProgresses progress);
    void setChineseProgress(RecordIndex row, quint8 bits);
    /// Answers with resultChanged() at once, or as soon as there is an index. The first hits come alone: a
    /// list of all records is more than fits between two frames.
    void search(const QString &text);
    /// Answers again, with more hits or with all.
    void wantMore(bool all);
    /// Whether answers hold all hits from the start: they are to be sorted.
    void setWantsAll(bool all) { m_wantsAll = all; }
    static constexpr qsizetype FirstHits = 200;
    /// Answers a text apart from the search box, the best first; nothing until there is an index.
    [[nodiscard]] QList<RecordSummary> find(const QString &text, qsizetype most) const;
    /// All records that the query of the box finds now, however many the list has of them; nothing where
    /// nothing is asked for, or there is no index yet. Searches anew.
    [[nodiscard]] std::optional<QSet<RecordId>> found() const;
    [[nodiscard]] const SearchQuery &query() const { return m_query; }
    [[nodiscard]] bool isReady() const { return m_engine != nullptr; }
    /// Null until the index is made.
    [[nodiscard]] const SearchIndex *index() const { return m_engine ? &m_engine->index : nullptr; }

Q_SIGNALS:
    void ready();
    /// What queries find may be something else now: an index, an edit, or what regexes miss.
    void recordsChanged();
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

    void answer();
    void askRegexes();
    void findMisses();
    void findEditedMisses();
    void take(RecordIndex row);
    void edited();
    [[nodiscard]] std::vector<EditedRegex> editedRegexes() const;

    QString m_cacheFolder;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<Engine> m_engine;
    std::shared_ptr<const PatternSet> m_patterns;
    std::map<RecordIndex, std::optional<Record>> m_edits; ///< nothing: removed
    ChineseProgresses m_progress;
    SearchQuery m_query;
    UserMarks m_marks;
    std::vector<RegexHit> m_votes; ///< of the query
    qsizetype m_limit = FirstHits;
    bool m_wantsAll = false;
    QTimer m_afterEdits; ///< a step may be many edits
    LatestJob m_indexJob;
    LatestJob m_missJob;
    LatestJob m_editedMissJob;
    LatestJob m_voteJob;
};

} // namespace Clew
