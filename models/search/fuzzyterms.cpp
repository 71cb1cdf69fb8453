// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/fuzzyterms.h"

#include "models/search/editdistance.h"
#include "models/search/wordshape.h"

#include <algorithm>

namespace Clew {

namespace {

bool atMostBits(quint32 bits, int most)
{
    for (int i = 0; i < most && bits != 0; ++i)
        bits &= bits - 1;
    return bits == 0;
}

/// Ranges of the dictionary where a term with a typo may stand: one typo leaves the first or the second
/// letter in one of the first two places. Sorted, without overlap.
std::vector<TermDictionary::Range> rangesNear(const TermDictionary &dictionary, QStringView word)
{
    constexpr QStringView Letters = u"abcdefghijklmnopqrstuvwxyz";
    const QChar first = word.at(0);
    const QChar second = word.at(1);
    std::vector<TermDictionary::Range> ranges;
    const auto add = [&](const QString &prefix) {
        const TermDictionary::Range range = dictionary.withPrefix(prefix);
        if (!range.isEmpty())
            ranges.push_back(range);
    };
    for (const QChar letter : Letters) {
        if (letter == first || letter == second) {
            add(QString(letter));
            continue;
        }
        QString prefix(letter);
        add(prefix + std::min(first, second));
        if (first != second)
            add(prefix + std::max(first, second));
    }
    return ranges;
}

} // namespace

int typosAllowed(qsizetype length)
{
    return length < 4 ? 0 : length < 8 ? 1 : 2;
}

std::vector<FuzzyTerm> fuzzyTerms(const TermDictionary &dictionary, QStringView word, bool asPrefix,
                                  qsizetype most)
{
    std::vector<FuzzyTerm> found;
    const int limit = typosAllowed(word.size());
    if (limit == 0 || !EditDistance::canCompare(word) || hasDigit(word))
        return found;
    const EditDistance distance(word);
    const quint32 mask = TermDictionary::maskOf(word.toLatin1());
    const std::span<const quint32> masks = dictionary.masks();
    for (const TermDictionary::Range range : rangesNear(dictionary, word)) {
        for (quint32 i = range.begin; i < range.end; ++i) {
            if (!atMostBits(mask & ~masks[i], limit) || (!asPrefix && !atMostBits(masks[i] & ~mask, limit)))
                continue;
            const QByteArrayView term = dictionary.term(i);
            if (term.size() + limit < word.size() || (!asPrefix && term.size() > word.size() + limit))
                continue;
            const int edits = asPrefix ? distance.toPrefix(term, limit) : distance.toTerm(term, limit);
            if (edits <= limit)
                found.push_back({.term = i, .distance = edits});
        }
    }
    const auto rank = [&](const FuzzyTerm &candidate) {
        const QByteArrayView term = dictionary.term(candidate.term);
        return std::tuple(candidate.distance, QLatin1Char(term.at(0)) == word.at(0) ? 0 : 1, term.size(),
                          candidate.term);
    };
    std::ranges::sort(found, {}, rank);
    if (static_cast<qsizetype>(found.size()) > most)
        found.resize(static_cast<size_t>(most));
    return found;
}

} // namespace Clew
