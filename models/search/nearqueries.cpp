// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/nearqueries.h"

#include "models/search/editdistance.h"
#include "models/search/fuzzyterms.h"
#include "models/search/textfold.h"

#include <algorithm>
#include <bit>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype TermsOfWord = 3;
constexpr qsizetype ShortestBeginning = 3;
constexpr quint32 MostTermsOfPrefix = 4000; // as completions do

/// One more typo than a search forgives, and up to two letters in five.
int typosOffered(qsizetype length)
{
    return std::min<int>(4, std::max(typosAllowed(length) + 1, static_cast<int>(length * 2 / 5)));
}

class NearSearch final
{
public:
    NearSearch(const SearchQuery &query, Searcher &searcher, const SearchIndex &index)
        : m_query(query)
        , m_searcher(searcher)
        , m_index(index)
        , m_deadline(MostNearMilliseconds)
    {
    }

    [[nodiscard]] NearMisses run()
    {
        for (const QueryItem &item : m_query.items) {
            const bool isWord = item.kind == QueryItemKind::Word && !item.isNegated;
            if (isWord && !m_query.isPasted && countAlone(item) == 0)
                addUnknown(item);
        }
        const qsizetype replaced = m_found.queries.size();
        if (m_query.items.size() > 1) {
            for (const QueryItem &item : m_query.items)
                addWithout(item);
        }
        std::stable_sort(m_found.queries.begin() + replaced, m_found.queries.end(),
                         [](const NearQuery &a, const NearQuery &b) { return a.count > b.count; });
        m_found.queries.resize(std::min<qsizetype>(m_found.queries.size(), MostNearQueries));
        return std::move(m_found);
    }

private:
    qsizetype count(const QString &text)
    {
        if (m_asked >= MostAsked || m_deadline.hasExpired())
            return 0;
        ++m_asked;
        const SearchQuery query = parseQuery(text);
        const SearchResult result = m_searcher.search(query, {.limit = 0, .facets = false});
        // One that had to be relaxed too is no way out.
        return query.items.isEmpty() || result.isRelaxed ? 0 : result.total;
    }

    /// What finds the word and nothing else; 1 where there was no time to look.
    qsizetype countAlone(const QueryItem &item)
    {
        if (m_asked >= MostAsked || m_deadline.hasExpired())
            return 1;
        ++m_asked;
        SearchQuery alone;
        alone.text = item.text;
        alone.items = {item};
        alone.lastIsOpen = m_query.lastIsOpen && item == m_query.items.constLast();
        return m_searcher.search(alone, {.limit = 1, .facets = false}).total;
    }

    [[nodiscard]] QString with(const QueryItem &item, const QString &term) const
    {
        QString text = m_query.text;
        text.replace(item.place.start, item.place.length, term);
        return text.simplified();
    }

    void add(const QueryItem &item, const QString &term)
    {
        const QString text = with(item, term);
        if (text.isEmpty() || text == m_query.text)
            return;
        if (const qsizetype found = count(text); found > 0)
            m_found.queries.append(
                {.item = m_query.text.sliced(item.place.start, item.place.length).trimmed(),
                 .term = term,
                 .query = text,
                 .count = found});
    }

    void addUnknown(const QueryItem &item)
    {
        m_found.unknown.append(item.text);
        for (const QString &term : termsNear(foldedKey(item.text)))
            add(item, term);
    }

    void addWithout(const QueryItem &item)
    {
        // The text that was pasted is what is asked; and the beginning of a sentence cannot be left out.
        const bool isText = m_query.isPasted && item.kind == QueryItemKind::Word;
        if (!isText)
            add(item, QString());
    }

    [[nodiscard]] QStringList termsNear(const QString &word) const
    {
        QStringList terms = EditDistance::canCompare(word) ? termsAlmost(word) : QStringList();
        if (terms.isEmpty())
            terms = termsOfBeginning(word);
        if (terms.isEmpty())
            terms = charactersOf(word);
        return terms;
    }

    /// Terms of the dictionary with more typos than a search forgives: linear.
    [[nodiscard]] QStringList termsAlmost(const QString &word) const
    {
        struct Near
        {
            quint32 term;
            int distance;
            size_t count;
        };
        std::vector<Near> found;
        const TermDictionary &dictionary = m_index.dictionary();
        const EditDistance distance(word);
        const quint32 mask = TermDictionary::maskOf(word.toLatin1());
        int limit = word.size() < ShortestBeginning ? 0 : typosOffered(word.size());
        for (quint32 i = 0; limit > 0 && i < dictionary.size(); ++i) {
            const QByteArrayView term = dictionary.term(i);
            if (std::popcount(mask & ~dictionary.masks()[i]) > limit ||
                std::abs(term.size() - word.size()) > limit)
                continue;
            const int edits = distance.toTerm(term, limit);
            if (edits > limit)
                continue;
            if (i % 4096 == 0 && m_deadline.hasExpired())
                break;
            found.push_back(
                {.term = i, .distance = edits, .count = m_index.postings({.begin = i, .end = i + 1}).size()});
            limit = std::min(limit, edits + 1); // what is much farther is not offered beside it
        }
        std::ranges::sort(found, [](const Near &a, const Near &b) {
            return std::tuple(a.distance, b.count, a.term) < std::tuple(b.distance, a.count, b.term);
        });
        QStringList terms;
        for (const Near &near : found) {
            if (terms.size() < TermsOfWord)
                terms.append(dictionary.text(near.term));
        }
        return terms;
    }

    /// The most frequent terms that begin as the word does, of the longest beginning that any has.
    [[nodiscard]] QStringList termsOfBeginning(const QString &word) const
    {
        for (qsizetype length = word.size() - 1; length >= ShortestBeginning; --length) {
            const TermDictionary::Range range =
                m_index.dictionary().withPrefix(QStringView(word).first(length));
            if (range.isEmpty())
                continue;
            std::vector<quint32> terms;
            for (quint32 term = range.begin; term < std::min(range.end, range.begin + MostTermsOfPrefix);
                 ++term)
                terms.push_back(term);
            std::ranges::stable_sort(terms, std::greater(), [this](quint32 term) {
                return m_index.postings({.begin = term, .end = term + 1}).size();
            });
            QStringList texts;
            for (const quint32 term : terms) {
                if (texts.size() < TermsOfWord)
                    texts.append(m_index.dictionary().text(term));
            }
            return texts;
        }
        return {};
    }

    /// Chinese of which no two characters stand together in any record: each alone.
    [[nodiscard]] QStringList charactersOf(const QString &word) const
    {
        QStringList characters;
        for (const QChar c : word) {
            if (characters.size() < TermsOfWord && isUnspacedScript(c.unicode()) && !characters.contains(c) &&
                !m_index.dictionary().withPrefix(QString(c)).isEmpty())
                characters.append(c);
        }
        return characters;
    }

    const SearchQuery &m_query;
    Searcher &m_searcher;
    const SearchIndex &m_index;
    const QDeadlineTimer m_deadline;
    int m_asked = 0;
    NearMisses m_found;
};

} // namespace

NearMisses nearMisses(const SearchQuery &query, Searcher &searcher, const SearchIndex &index)
{
    return NearSearch(query, searcher, index).run();
}

} // namespace Clew
