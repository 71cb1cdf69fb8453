// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/editdistance.h"

#include <algorithm>

namespace Clew {

bool EditDistance::canCompare(QStringView word)
{
    return !word.isEmpty() && word.size() <= LongestWord &&
           std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x80; });
}

EditDistance::EditDistance(QStringView word)
    : m_length(static_cast<int>(word.size()))
{
    Q_ASSERT(canCompare(word));
    for (qsizetype i = 0; i < word.size(); ++i)
        m_places[word.at(i).unicode()] |= 1ULL << i;
}

int EditDistance::distance(QByteArrayView term, int limit, bool anyPrefix) const
{
    const quint64 last = 1ULL << (m_length - 1);
    quint64 up = ~0ULL;
    quint64 down = 0;
    quint64 diagonal = 0;
    quint64 placesBefore = 0;
    int score = m_length;
    int least = score;
    const qsizetype steps = std::min<qsizetype>(term.size(), m_length + limit);
    for (qsizetype i = 0; i < steps; ++i) {
        const auto unit = static_cast<unsigned char>(term.at(i));
        const quint64 places = unit < 0x80 ? m_places[unit] : 0;
        const quint64 exchange = (((~diagonal) & places) << 1) & placesBefore;
        diagonal = ((((places & up) + up) ^ up) | places | down) | exchange;
        quint64 right = down | ~(diagonal | up);
        quint64 left = diagonal & up;
        if ((right & last) != 0)
            ++score;
        else if ((left & last) != 0)
            --score;
        least = std::min(least, score);
        right = (right << 1) | 1;
        left <<= 1;
        up = left | ~(diagonal | right);
        down = right & diagonal;
        placesBefore = places;
    }
    if (anyPrefix)
        return std::min(least, limit + 1);
    return term.size() > steps ? limit + 1 : std::min(score, limit + 1);
}

int EditDistance::toTerm(QByteArrayView term, int limit) const
{
    return distance(term, limit, false);
}

int EditDistance::toPrefix(QByteArrayView term, int limit) const
{
    return distance(term, limit, true);
}

} // namespace Clew
