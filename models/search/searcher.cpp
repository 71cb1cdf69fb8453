// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searcher.h"

#include "models/search/searchpass.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr quint8 NoTier = 255;
constexpr double EnoughWords = 0.6; // of a long query
/// A long text is judged by how much of a signature it says, too.
constexpr float OverlapShare = 0.7F;
constexpr double RegexSays = 0.8;  // of the query, to be a tier of its own
constexpr float RegexVote = 1.15F; // on the score of the others
constexpr size_t MostRegexHits = 200;

} // namespace

Searcher::Searcher(const SearchIndex &index, const Catalog &catalog)
    : m_index(index)
    , m_catalog(catalog)
    , m_lookup([this](quint32 document, SearchIndex::WholeText text) {
        const RecordSummary summary = summaryOf(document);
        switch (text) {
        case SearchIndex::WholeText::Id:
            return summary.id.value();
        case SearchIndex::WholeText::Signature:
            return summary.signature.english;
        case SearchIndex::WholeText::Chinese:
            return summary.signature.chinese;
        }
        Q_UNREACHABLE_RETURN(QString());
    })
    , m_units(index)
{
    indexChanged();
}

void Searcher::indexChanged()
{
    m_units.forget();
    const size_t count = m_index.documentCount();
    m_board.setDocumentCount(count);
    m_tiers.resize(count, NoTier);
    m_excluded.resize(count, 0);
    m_best.resize(count, 0);
    m_bestLine.resize(count, -1);
    m_bestFields.resize(count, 0);
}

void Searcher::setRegexMiss(RecordIndex row, bool misses)
{
    if (m_misses.empty() || row.value() < 0)
        return;
    const auto at = static_cast<size_t>(row.value());
    if (at >= m_misses.size())
        m_misses.resize(at + 1, false);
    m_misses[at] = misses;
}

void Searcher::setChineseProgress(RecordIndex row, quint8 bits)
{
    if (row.value() < 0)
        return;
    const auto at = static_cast<size_t>(row.value());
    if (at >= m_progress.size())
        m_progress.resize(at + 1, 0);
    m_progress[at] = bits;
}

RecordSummary Searcher::summaryOf(quint32 document) const
{
    const RecordIndex row = m_index.rowOf(document);
    if (const Record *record = m_index.edited(row))
        return RecordSummary{.id = record->id, .signature = record->signature};
    return row.value() < m_catalog.size() ? m_catalog.summary(row) : RecordSummary();
}

Record Searcher::recordOf(quint32 document) const
{
    const RecordIndex row = m_index.rowOf(document);
    if (const Record *record = m_index.edited(row))
        return *record;
    return row.value() < m_catalog.size() ? m_catalog.record(row) : Record();
}

void Searcher::setTier(quint32 document, MatchTier tier)
{
    quint8 &known = m_tiers[document];
    if (known == NoTier)
        m_tiered.push_back(document);
    known = std::min(known, static_cast<quint8>(tier));
}

void Searcher::reset()
{
    m_board.clear();
    for (const quint32 document : m_tiered)
        m_tiers[document] = NoTier;
    for (const quint32 document : m_excludedDocuments)
        m_excluded[document] = 0;
    for (const quint32 document : m_bestDocuments) {
        m_best[document] = 0;
        m_bestLine[document] = -1;
    }
    m_tiered.clear();
    m_excludedDocuments.clear();
    m_bestDocuments.clear();
    m_votes.clear();
    m_ranked.clear();
}

QString Searcher::wordsOf(const SearchQuery &query) const
{
    // Words of phrases first, so that the last word of the query stays the last.
    QString words;
    for (const QueryItem &item : query.items) {
        if (item.kind == QueryItemKind::Phrase && !item.isNegated)
            words = words + item.text + u' ';
    }
    return words + query.plainText();
}

bool Searcher::exclude(const SearchQuery &query, const QDeadlineTimer &deadline)
{
    for (const QueryItem &item : query.items) {
        if (item.kind != QueryItemKind::Word || !item.isNegated)
            continue;
        if (deadline.hasExpired())
            return false;
        // Every part of a word must be there for the record to be left out.
        QueryUnits units = m_units.make(
            item.text, {.lastIsOpen = false, .names = UnitMaker::Names::Together, .fuzzy = false});
        if (units.units.empty() || units.unknown > 0)
            continue;
        m_board.clear();
        const auto required = static_cast<int>(units.units.size());
        Scoreboard::arrange(units.units);
        m_board.score(units.units, {.required = required});
        for (const quint32 document : m_board.touched()) {
            if (m_board.count(document) >= required && m_excluded[document] == 0) {
                m_excluded[document] = 1;
                m_excludedDocuments.push_back(document);
            }
        }
        m_board.clear();
    }
    return true;
}

float Searcher::overlapOf(quint32 document, const Pass &pass) const
{
    const RecordCells &cells = m_index.cells(document);
    const float whole = pass.chinese && cells.chineseWeight > 1 ? cells.chineseWeight : cells.signatureWeight;
    const float both = (whole + static_cast<float>(pass.says)) / 2;
    return std::min(1.0F, static_cast<float>(m_board.overlap(document)) / std::max(1.0F, both));
}

void Searcher::markTiers(Pass &pass, bool touch)
{
    const QString folded = foldedKey(pass.query.plainText());
    if (folded.isEmpty())
        return;
    const auto mark = [&](SearchIndex::WholeText text, bool whole, MatchTier tier) {
        for (const quint32 document : m_index.beginningWith(text, folded, whole, m_lookup)) {
            setTier(document, tier);
            if (touch)
                m_board.touch(document);
        }
    };
    mark(SearchIndex::WholeText::Id, true, MatchTier::ExactId);
    mark(SearchIndex::WholeText::Signature, true, MatchTier::ExactSignature);
    mark(SearchIndex::WholeText::Chinese, true, MatchTier::ExactSignature);
    mark(SearchIndex::WholeText::Id, false, MatchTier::Prefix);
    mark(SearchIndex::WholeText::Signature, false, MatchTier::Prefix);
    mark(SearchIndex::WholeText::Chinese, false, MatchTier::Prefix);
}

void Searcher::markRegexHits(Pass &pass)
{
    if (pass.options.regexHits.empty())
        return;
    const UnitMaker::Options options{.lastIsOpen = false, .names = UnitMaker::Names::Apart, .fuzzy = false};
    const QString &text = pass.query.text;
    QHash<qsizetype, quint32> lineSays; // by begin of the line
    size_t tried = 0;
    for (const RegexHit &hit : pass.options.regexHits) {
        const TextRange place = hit.place;
        if (++tried > MostRegexHits)
            break;
        if (place.start < 0 || place.length < 0 || place.start + place.length > text.size())
            continue;
        const qsizetype before = place.start == 0 ? -1 : text.lastIndexOf(u'\n', place.start - 1);
        const qsizetype after = text.indexOf(u'\n', place.start);
        const qsizetype begin = before + 1;
        if (!lineSays.contains(begin)) {
            const QString line = text.sliced(begin, (after < 0 ? text.size() : after) - begin);
            const QString clean = pass.query.isPasted ? withoutNoise(line) : line;
            lineSays.insert(begin, m_units.make(clean, options).says());
        }
        const quint32 says = m_units.make(text.sliced(place.start, place.length), options).says();
        const std::optional<quint32> document = m_index.documentOf(hit.record);
        if (!document)
            continue;
        m_votes.push_back(*document);
        if (says > 0 && says >= lineSays.value(begin) * RegexSays) {
            setTier(*document, MatchTier::RegexHit);
            m_board.touch(*document);
        }
    }
    std::ranges::sort(m_votes);
}

void Searcher::accept(Pass &pass, quint32 document, MatchTier tier, quint32 score)
{
    if (!m_index.isLive(document) || m_excluded[document] != 0 ||
        (!pass.filter.isEmpty() && !pass.filter.accepts(document)))
        return;
    const quint64 key = (7ULL - static_cast<quint64>(tier)) << 61 | static_cast<quint64>(score) << 37 |
                        static_cast<quint64>(m_index.cells(document).staticKey) << 11;
    m_ranked.push_back({.key = key, .document = document, .score = score});
}

void Searcher::collect(Pass &pass, int required)
{
    for (const quint32 document : m_board.touched()) {
        const quint8 special = m_tiers[document];
        const int count = m_board.count(document);
        if (count < required && special == NoTier)
            continue;
        auto tier = count - m_board.fuzzyCount(document) < required ? MatchTier::Fuzzy : MatchTier::Words;
        if (special != NoTier)
            tier = std::min(tier, static_cast<MatchTier>(special));
        quint32 score = m_board.score(document);
        if (pass.byOverlap) {
            const float share = 1 - OverlapShare + OverlapShare * overlapOf(document, pass);
            score = static_cast<quint32>(static_cast<float>(score) * share);
        }
        if (!m_votes.empty() && std::ranges::binary_search(m_votes, document))
            score = static_cast<quint32>(static_cast<float>(score) * RegexVote);
        accept(pass, document, tier, score);
    }
}

void Searcher::collectAll(Pass &pass)
{
    m_ranked.reserve(m_index.documentCount());
    for (quint32 document = 0; document < m_index.documentCount(); ++document)
        accept(pass, document, MatchTier::Words, 0);
}

void Searcher::searchWords(Pass &pass)
{
    const bool isLong = m_units.wordCount(pass.words) >= FewWords;
    const auto names = isLong ? UnitMaker::Names::Apart : UnitMaker::Names::Together;
    QueryUnits units = m_units.make(pass.words, {.lastIsOpen = pass.query.lastIsOpen, .names = names});
    if (units.units.empty() && units.unknown == 0) {
        pass.result.asksNothing = !pass.result.errors.isEmpty() && pass.filter.isEmpty() &&
                                  pass.check.isEmpty() && m_excludedDocuments.empty();
        return collectAll(pass);
    }
    Scoreboard::arrange(units.units);
    pass.says = units.says();
    pass.chinese = units.hasHan;
    pass.byOverlap = isLong;
    pass.mostScore = mostScoreOf(units.units);
    const auto known = static_cast<int>(
        std::ranges::count_if(units.units, [](const QueryUnit &unit) { return !unit.isOptional; }));
    const int enough = static_cast<int>(std::ceil(known * EnoughWords));
    const int allowed = units.hanPairs >= 3 ? units.hanPairs / 3 : 0;
    QList<int> steps{isLong ? std::min(enough, known - allowed) : known - allowed};
    for (const int fewer : {enough, 1}) {
        if (fewer < steps.constLast())
            steps.append(fewer);
    }
    pass.result.isRelaxed = !isLong && units.unknown > 0;
    for (const int required : steps) {
        m_board.clear();
        m_board.score(units.units, {.required = std::max(1, required),
                                    .overlapFields = pass.chinese ? HanOverlap : LatinOverlap});
        if (required == steps.constFirst()) {
            markTiers(pass, true);
            markRegexHits(pass);
        } else {
            for (const quint32 document : m_tiered)
                m_board.touch(document);
        }
        collect(pass, std::max(1, required));
        if (!m_ranked.empty())
            break;
        pass.result.isRelaxed = true;
    }
    pass.result.marks = std::move(units.marks);
}

SearchResult Searcher::search(const SearchQuery &query, const SearchOptions &options)
{
    const QDeadlineTimer deadline(TextCheck::MostMilliseconds);
    SearchResult result = answer(query, options, deadline);
    if (result.total > 0 || !query.hasOperators())
        return result;
    // "-Werror" and "a quoted name" stand in messages too: before nothing is found, they are words.
    const SearchQuery words = query.withoutOperators();
    if (words.items == query.items)
        return result;
    SearchResult relaxed = answer(words, options, deadline);
    if (relaxed.total == 0)
        return result;
    relaxed.isRelaxed = true;
    return relaxed;
}

SearchResult Searcher::answer(const SearchQuery &query, const SearchOptions &options,
                              const QDeadlineTimer &deadline)
{
    Pass pass{.query = query,
              .options = options,
              .filter =
                  RecordFilter(query, m_index, {.misses = m_misses, .marks = m_marks, .progress = m_progress},
                               options.today, m_lookup),
              .check = TextCheck(query, deadline),
              .words = wordsOf(query)};
    pass.result.errors = query.errors + pass.filter.errors();
    pass.result.isPartial = !exclude(query, deadline);
    if (query.isPasted)
        searchPasted(pass);
    else
        searchWords(pass);
    finish(pass);
    reset();
    return std::move(pass.result);
}

bool Searcher::ranksLower(const Ranked &a, const Ranked &b)
{
    return a.key != b.key ? a.key < b.key : a.document > b.document;
}

void Searcher::checkTexts(Pass &pass)
{
    // The best first, for as long as there is time.
    std::ranges::make_heap(m_ranked, ranksLower);
    std::vector<Ranked> accepted;
    while (!m_ranked.empty() && !pass.check.isPartial()) {
        std::ranges::pop_heap(m_ranked, ranksLower);
        const Ranked best = m_ranked.back();
        m_ranked.pop_back();
        if (pass.check.accepts(summaryOf(best.document), [&] { return recordOf(best.document); }))
            accepted.push_back(best);
    }
    m_ranked = std::move(accepted);
    pass.result.isPartial = pass.result.isPartial || pass.check.isPartial();
}

void Searcher::countFacets(Pass &pass)
{
    FacetCounts &facets = pass.result.facets;
    for (int facet = 0; facet < FacetCount; ++facet)
        facets.values[static_cast<size_t>(facet)].assign(
            static_cast<size_t>(m_index.names().values(static_cast<Facet>(facet)).size()), 0);
    std::array<quint32, 1U << DerivedFacetCount> flags{};
    for (const Ranked &ranked : m_ranked) {
        const RecordCells &cells = m_index.cells(ranked.document);
        for (int facet = 0; facet < FacetCount; ++facet)
            ++facets.values[static_cast<size_t>(facet)][cells.value(static_cast<Facet>(facet))];
        ++flags[cells.flags & 0xFFU];
    }
    for (size_t bits = 0; bits < flags.size(); ++bits) {
        for (size_t flag = 0; flag < facets.flags.size(); ++flag)
            facets.flags[flag] += (bits >> flag & 1U) != 0 ? flags[bits] : 0;
    }
    if (m_misses.empty() && m_marks.empty() && m_progress.empty()) {
        facets.progress[1] = facets.flags[2];
        return;
    }
    constexpr auto Stale = static_cast<quint8>(ChineseProgress::Stale);
    for (const Ranked &ranked : m_ranked) {
        const qsizetype row = m_index.rowOf(ranked.document).value();
        const auto place = static_cast<size_t>(row);
        facets.regexMisses += place < m_misses.size() && m_misses[place] ? 1 : 0;
        facets.bookmarked += hasMark(m_marks, row, UserMark::Bookmark) ? 1 : 0;
        facets.noted += hasMark(m_marks, row, UserMark::Note) ? 1 : 0;
        const unsigned bits = place < m_progress.size() ? m_progress[place] : 0;
        for (size_t bit = 0; bit < facets.progress.size(); ++bit)
            facets.progress[bit] += bits >> bit & 1U;
        if ((bits & Stale) == 0 && m_index.cells(ranked.document).has(RecordFlag::ChineseStale))
            ++facets.progress[1];
    }
}

void Searcher::finish(Pass &pass)
{
    if (!pass.check.isEmpty())
        checkTexts(pass);
    if (pass.options.facets)
        countFacets(pass);
    if (pass.result.asksNothing)
        m_ranked.clear();
    pass.result.total = static_cast<qsizetype>(m_ranked.size());
    const auto wanted =
        std::min(m_ranked.size(), static_cast<size_t>(std::max<qsizetype>(0, pass.options.limit)));
    std::partial_sort(m_ranked.begin(), m_ranked.begin() + static_cast<qsizetype>(wanted), m_ranked.end(),
                      [](const Ranked &a, const Ranked &b) { return ranksLower(b, a); });
    const double most = std::max(1.0, pass.mostScore);
    pass.result.hits.reserve(wanted);
    for (size_t i = 0; i < wanted; ++i) {
        const Ranked &ranked = m_ranked[i];
        pass.result.hits.push_back(
            {.record = m_index.rowOf(ranked.document),
             .document = ranked.document,
             .tier = static_cast<MatchTier>(7 - (ranked.key >> 61)),
             .score = std::min(1.0, ranked.score / most),
             .fields = pass.query.isPasted ? m_bestFields[ranked.document] : m_board.fields(ranked.document),
             .hasRegexVote = std::ranges::binary_search(m_votes, ranked.document),
             .line = pass.query.isPasted ? m_bestLine[ranked.document] : -1});
    }
}

} // namespace Clew
