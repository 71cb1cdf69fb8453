// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/chainmatch.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/bytesearch.h"

#include <algorithm>

namespace Clew {

namespace {

/// Place `characters` code points behind `at`, -1 where the line ends before.
qsizetype forward(QByteArrayView line, qsizetype at, int characters)
{
    for (; characters > 0; --characters) {
        if (at >= line.size())
            return -1;
        ++at;
        while (at < line.size() && isContinuation(line[at]))
            ++at;
    }
    return at;
}

/// The same, but -1 too where a line end comes between or fewer than `room` bytes follow.
qsizetype forwardOnLine(QByteArrayView text, qsizetype at, int characters, qsizetype room)
{
    for (; characters > 0; --characters) {
        if (at + room >= text.size() || text[at] == '\n')
            return -1;
        ++at;
        while (at < text.size() && isContinuation(text[at]))
            ++at;
    }
    return at;
}

/// Place `characters` code points before `at`, -1 where the line begins later.
qsizetype backward(QByteArrayView line, qsizetype at, int characters)
{
    for (; characters > 0; --characters) {
        if (at <= 0)
            return -1;
        --at;
        while (at > 0 && isContinuation(line[at]))
            --at;
    }
    return at;
}

/// Begin of the line that `at` stands in.
qsizetype lineBeginAt(QByteArrayView text, qsizetype at)
{
    while (at > 0 && text[at - 1] != '\n')
        --at;
    return at;
}

} // namespace

bool ChainMatch::holdsInOrder(QByteArrayView folded, const ChainPool &pool, const ChainPool::Chain &chain)
{
    qsizetype from = 0;
    for (const ChainPool::Step &step : pool.steps(chain)) {
        const qsizetype at = findBytes(folded, pool.literal(step), from);
        if (at < 0)
            return false;
        from = at + step.length;
    }
    return true;
}

bool ChainMatch::matches(QByteArrayView folded, const ChainPool &pool, const ChainPool::Chain &chain)
{
    const std::span<const ChainPool::Step> steps = pool.steps(chain);
    const QByteArrayView firstLiteral = pool.literal(steps.front());
    const bool plainEnds = chain.trailing == 0 && steps.front().minGap == 0;
    if (plainEnds && chain.count == 1)
        return findBytes(folded, firstLiteral) >= 0;
    if (plainEnds && chain.count == 2 && chain.bounded)
        return pairMatches(folded, pool, chain);
    for (qsizetype begin = 0;;) {
        // Lines without the first literal are passed over at the speed of one search.
        const qsizetype first = findBytes(folded, firstLiteral, begin);
        if (first < 0)
            return false;
        const qsizetype lineBegin = steps.front().minGap == 0 ? first : lineBeginAt(folded, first);
        qsizetype lineEnd = findByte(folded, '\n', first);
        if (lineEnd < 0)
            lineEnd = folded.size();
        const QByteArrayView line = folded.sliced(lineBegin, lineEnd - lineBegin);
        if (chain.bounded ? boundedLineMatches(line, first - lineBegin, pool, chain)
                          : lineMatches(line, first - lineBegin, pool, chain))
            return true;
        if (lineEnd == folded.size())
            return false;
        begin = lineEnd + 1;
    }
}

/// Two literals with a bounded gap: behind each place of the first a stretch is searched for the second.
bool ChainMatch::pairMatches(QByteArrayView folded, const ChainPool &pool, const ChainPool::Chain &chain)
{
    const ChainPool::Step &second = pool.steps(chain).back();
    const QByteArrayView firstLiteral = pool.literal(pool.steps(chain).front());
    const QByteArrayView secondLiteral = pool.literal(second);
    for (qsizetype at = findBytes(folded, firstLiteral); at >= 0;
         at = findBytes(folded, firstLiteral, at + 1)) {
        const qsizetype end = at + firstLiteral.size();
        const qsizetype from = forwardOnLine(folded, end, second.minGap, secondLiteral.size());
        if (from < 0)
            continue;
        if (second.maxGap == second.minGap) {
            if (folded.sliced(from).startsWith(secondLiteral))
                return true;
            continue;
        }
        // The rest of the gap, and then the literal; a line end within the gap ends it.
        qsizetype to = from;
        for (int left = second.maxGap - second.minGap; left > 0 && to < folded.size() && folded[to] != '\n';
             --left)
            to = forward(folded, to, 1);
        to = std::min(to + secondLiteral.size(), folded.size());
        if (findBytes(folded.first(to), secondLiteral, from) >= 0)
            return true;
    }
    return false;
}

/// Without upper bounds the earliest place of each literal leaves the most room for the next. `first`: where
/// the first literal stands first.
bool ChainMatch::lineMatches(QByteArrayView line, qsizetype first, const ChainPool &pool,
                             const ChainPool::Chain &chain)
{
    const std::span<const ChainPool::Step> steps = pool.steps(chain);
    const int least = steps.front().minGap;
    qsizetype at = first;
    if (least > 0) {
        const qsizetype from = forward(line, 0, least);
        at = from < 0 ? -1 : findBytes(line, pool.literal(steps.front()), std::max(from, first));
        if (at < 0)
            return false;
    }
    qsizetype end = at + steps.front().length;
    for (const ChainPool::Step &step : steps.subspan(1)) {
        const qsizetype from = forward(line, end, step.minGap);
        at = from < 0 ? -1 : findBytes(line, pool.literal(step), from);
        if (at < 0)
            return false;
        end = at + step.length;
    }
    return forward(line, end, chain.trailing) >= 0;
}

/// Keeps every place where the chain so far can end: with an upper bound the earliest is not always right.
bool ChainMatch::boundedLineMatches(QByteArrayView line, qsizetype first, const ChainPool &pool,
                                    const ChainPool::Chain &chain)
{
    m_ends.assign(1, 0);
    qsizetype from = first;
    for (const ChainPool::Step &step : pool.steps(chain)) {
        const QByteArrayView literal = pool.literal(step);
        m_next.clear();
        auto oldest = m_ends.cbegin();
        for (qsizetype at = findBytes(line, literal, from); at >= 0; at = findBytes(line, literal, at + 1)) {
            const qsizetype latestEnd = backward(line, at, step.minGap);
            const qsizetype earliestEnd = step.maxGap == RegexNode::Unlimited
                                              ? 0
                                              : std::max<qsizetype>(0, backward(line, at, step.maxGap));
            while (oldest != m_ends.cend() && *oldest < earliestEnd)
                ++oldest;
            if (oldest == m_ends.cend())
                break;
            if (*oldest <= latestEnd)
                m_next.push_back(at + step.length);
        }
        if (m_next.empty())
            return false;
        m_ends.swap(m_next);
        from = m_ends.front();
    }
    return forward(line, m_ends.front(), chain.trailing) >= 0;
}

} // namespace Clew
