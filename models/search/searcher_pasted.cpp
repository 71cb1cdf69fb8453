// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchpass.h"

#include <algorithm>

namespace Clew {

namespace {

/// Of the best hit: what says less is not shown.
/// How much of a signature a line says, against what that says at all.
constexpr float LineOverlapShare = 0.8F;
constexpr float LeastShare = 0.2F;
/// Postings of one line that bring records in; the words beyond them only tell these apart.
constexpr size_t LineBudget = 8000;
/// Records of one line that such words are looked up for.
constexpr size_t Finalists = 64;
constexpr qsizetype FewLines = 1; // what somebody typed; in more of them there are no typos

} // namespace

double mostScoreOf(const std::vector<QueryUnit> &units)
{
    double most = 0;
    for (const QueryUnit &unit : units) {
        quint32 weight = 0;
        for (const PostingList &list : unit.lists)
            weight = std::max(weight, list.weight);
        most += weight;
    }
    return most * Posting::MostImpact;
}

void Searcher::takeLine(Pass &pass, const PastedLine &line, const QueryUnits &units)
{
    for (const quint32 document : m_board.touched()) {
        const float score = static_cast<float>(m_board.score(document)) *
                            (1 - LineOverlapShare + LineOverlapShare * overlapOf(document, pass));
        if (score <= m_best[document])
            continue;
        if (m_best[document] <= 0)
            m_bestDocuments.push_back(document);
        m_best[document] = score;
        m_bestLine[document] = static_cast<qint32>(line.line);
        m_bestFields[document] = static_cast<quint8>(m_board.fields(document));
        if (score > pass.bestScore) {
            pass.bestScore = score;
            pass.mostScore = mostScoreOf(units.units);
        }
    }
}

void Searcher::scoreLine(Pass &pass, const PastedLine &line, bool fuzzy)
{
    QueryUnits units =
        m_units.make(line.text, {.lastIsOpen = false, .names = UnitMaker::Names::Apart, .fuzzy = fuzzy});
    Scoreboard::arrange(units.units);
    pass.says = units.says();
    pass.chinese = units.hasHan;
    if (units.units.empty() || units.units.front().isOptional)
        return;
    int touching = 0;
    size_t postings = 0;
    for (const QueryUnit &unit : units.units) {
        postings += unit.size;
        if (unit.isOptional || (touching > 0 && postings > LineBudget))
            break;
        ++touching;
    }
    const quint32 fields = units.hasHan ? HanOverlap : LatinOverlap;
    const std::span<const QueryUnit> all(units.units);
    const auto bringing = static_cast<size_t>(touching);
    m_board.clear();
    m_board.score(all.first(bringing), {.required = 1, .touching = touching, .overlapFields = fields});
    std::vector<quint32> finalists = m_board.touched();
    if (finalists.size() > Finalists) {
        const auto last = finalists.begin() + static_cast<qsizetype>(Finalists);
        std::ranges::nth_element(finalists, last, [this](quint32 a, quint32 b) {
            return m_board.score(a) != m_board.score(b) ? m_board.score(a) > m_board.score(b) : a < b;
        });
        finalists.erase(last, finalists.end());
    }
    for (size_t serial = bringing; serial < all.size(); ++serial)
        m_board.addFor(all[serial], serial, finalists, fields);
    takeLine(pass, line, units);
    pass.result.marks.insert(pass.result.marks.end(), units.marks.begin(), units.marks.end());
}

void Searcher::searchPasted(Pass &pass)
{
    const QString text = pass.query.plainText();
    QList<PastedLine> lines = informativeLines(text);
    if (lines.isEmpty())
        lines = {{.text = text, .place = {.start = 0, .length = text.size()}}};
    for (const PastedLine &line : lines)
        scoreLine(pass, line, lines.size() <= FewLines);
    m_board.clear();
    if (!text.trimmed().contains(u'\n'))
        markTiers(pass, false);
    markRegexHits(pass);
    for (const quint32 document : m_tiered) {
        if (m_best[document] <= 0) {
            m_bestDocuments.push_back(document);
            m_best[document] = 0.5F;
        }
    }
    for (const quint32 document : m_bestDocuments) {
        const bool isVoted = std::ranges::binary_search(m_votes, document);
        const bool isSpecial = m_tiers[document] != 255;
        if (m_best[document] < pass.bestScore * LeastShare && !isVoted && !isSpecial)
            continue;
        const auto tier = isSpecial ? static_cast<MatchTier>(m_tiers[document]) : MatchTier::Words;
        const float vote = isVoted ? 1.15F : 1.0F;
        accept(pass, document, tier, static_cast<quint32>(m_best[document] * vote));
    }
}

} // namespace Clew
