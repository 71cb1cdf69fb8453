// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/pastedtext.h"
#include "models/search/recordfilter.h"
#include "models/search/searchresult.h"
#include "models/search/textcheck.h"

namespace Clew {

/// Answers queries over one index. Holds what is reused from one key press to the next; one thread at a time.
class Searcher final
{
public:
    /// Both must outlive the searcher. The catalog is the one that the index was made of: it answers where a
    /// text must be looked at.
    Searcher(const SearchIndex &index, const Catalog &catalog);

    /// Which records' regexes miss their own signatures; unknown until it is handed in.
    void setRegexMisses(RegexMisses misses) { m_misses = std::move(misses); }
    /// The same of one record that was edited; nothing while the others are unknown.
    void setRegexMiss(RecordIndex row, bool misses);
    /// What the user keeps of records; none until it is handed in.
    void setUserMarks(UserMarks marks) { m_marks = std::move(marks); }
    /// How far the Chinese of the records is; none is anything until it is handed in.
    void setChineseProgress(ChineseProgresses progress) { m_progress = std::move(progress); }
    void setChineseProgress(RecordIndex row, quint8 bits);
    /// The index was edited.
    void indexChanged();

    /// The order of hits is that of MatchTier. Never fails: faults of the query are in the result, and what
    /// is left of it is answered. A millisecond or less as a rule, at most 50.
    [[nodiscard]] SearchResult search(const SearchQuery &query, const SearchOptions &options = {});

    /// A single line with fewer words must match all of them, the last one as a beginning.
    static constexpr int FewWords = 5;

private:
    struct Ranked
    {
        quint64 key = 0;
        quint32 document = 0;
        quint32 score = 0;
    };
    [[nodiscard]] static bool ranksLower(const Ranked &a, const Ranked &b);
    struct Pass; // what is known of the search that runs

    [[nodiscard]] SearchResult answer(const SearchQuery &query, const SearchOptions &options,
                                      const QDeadlineTimer &deadline);
    void searchWords(Pass &pass);
    void searchPasted(Pass &pass);
    void scoreLine(Pass &pass, const PastedLine &line, bool fuzzy);
    void takeLine(Pass &pass, const PastedLine &line, const QueryUnits &units);
    [[nodiscard]] QString wordsOf(const SearchQuery &query) const;
    /// False where time was up before every negated word was looked at.
    [[nodiscard]] bool exclude(const SearchQuery &query, const QDeadlineTimer &deadline);
    void collect(Pass &pass, int required);
    void collectAll(Pass &pass);
    void accept(Pass &pass, quint32 document, MatchTier tier, quint32 score);
    void markTiers(Pass &pass, bool touch);
    void markRegexHits(Pass &pass);
    void setTier(quint32 document, MatchTier tier);
    void finish(Pass &pass);
    void checkTexts(Pass &pass);
    void countFacets(Pass &pass);
    [[nodiscard]] float overlapOf(quint32 document, const Pass &pass) const;
    [[nodiscard]] RecordSummary summaryOf(quint32 document) const;
    [[nodiscard]] Record recordOf(quint32 document) const;
    void reset();

    const SearchIndex &m_index;
    const Catalog &m_catalog;
    SearchIndex::TextLookup m_lookup;
    RegexMisses m_misses;
    UserMarks m_marks;
    ChineseProgresses m_progress;
    UnitMaker m_units;
    Scoreboard m_board;
    std::vector<quint8> m_tiers; ///< by document: MatchTier, NoTier where none is set
    std::vector<quint32> m_tiered;
    std::vector<quint8> m_excluded; ///< by document
    std::vector<quint32> m_excludedDocuments;
    std::vector<float> m_best; ///< by document: pasted text, best score of any line
    std::vector<qint32> m_bestLine;
    std::vector<quint8> m_bestFields;
    std::vector<quint32> m_bestDocuments;
    std::vector<quint32> m_votes; ///< documents whose regexes hit
    std::vector<Ranked> m_ranked;
};

} // namespace Clew
