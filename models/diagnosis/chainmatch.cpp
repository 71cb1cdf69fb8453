// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/chainmatch.h"

#include <algorithm>
#include <string_view>

namespace Clew {

namespace {

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

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

bool isBounded(std::span<const ChainPart> chain)
{
    return std::any_of(chain.begin(), chain.end(),
                       [](const ChainPart &part) { return part.maxGap != RegexNode::Unlimited; });
}

} // namespace

qsizetype findBytes(QByteArrayView text, QByteArrayView needle, qsizetype from)
{
    const std::string_view hay(text.data(), static_cast<std::size_t>(text.size()));
    const std::size_t at = hay.find(std::string_view(needle.data(), static_cast<std::size_t>(needle.size())),
                                    static_cast<std::size_t>(from));
    return at == std::string_view::npos ? -1 : static_cast<qsizetype>(at);
}

bool holdsInOrder(QByteArrayView folded, std::span<const QByteArray> literals)
{
    qsizetype from = 0;
    for (const QByteArray &literal : literals) {
        const qsizetype at = findBytes(folded, literal, from);
        if (at < 0)
            return false;
        from = at + literal.size();
    }
    return true;
}

bool ChainMatch::matches(QByteArrayView folded, std::span<const ChainPart> chain, int trailing)
{
    const bool bounded = isBounded(chain);
    for (qsizetype begin = 0;;) {
        // Lines without the first literal are passed over at the speed of one search.
        const qsizetype first = findBytes(folded, chain.front().literal, begin);
        if (first < 0)
            return false;
        const qsizetype lineBegin = folded.first(first).lastIndexOf('\n') + 1; // -1 + 1: the text's own begin
        qsizetype lineEnd = folded.indexOf('\n', first);
        if (lineEnd < 0)
            lineEnd = folded.size();
        const QByteArrayView line = folded.sliced(lineBegin, lineEnd - lineBegin);
        if (bounded ? boundedLineMatches(line, chain, trailing) : lineMatches(line, chain, trailing))
            return true;
        if (lineEnd == folded.size())
            return false;
        begin = lineEnd + 1;
    }
}

/// Without upper bounds the earliest place of each literal leaves the most room for the next.
bool ChainMatch::lineMatches(QByteArrayView line, std::span<const ChainPart> chain, int trailing)
{
    qsizetype end = 0;
    for (const ChainPart &part : chain) {
        const qsizetype from = forward(line, end, part.minGap);
        const qsizetype at = from < 0 ? -1 : findBytes(line, part.literal, from);
        if (at < 0)
            return false;
        end = at + part.literal.size();
    }
    return forward(line, end, trailing) >= 0;
}

/// Keeps every place where the chain so far can end: with an upper bound the earliest is not always right.
bool ChainMatch::boundedLineMatches(QByteArrayView line, std::span<const ChainPart> chain, int trailing)
{
    m_ends.assign(1, 0);
    for (const ChainPart &part : chain) {
        m_next.clear();
        auto oldest = m_ends.cbegin();
        for (qsizetype at = findBytes(line, part.literal, 0); at >= 0;
             at = findBytes(line, part.literal, at + 1)) {
            const qsizetype latestEnd = backward(line, at, part.minGap);
            const qsizetype earliestEnd = part.maxGap == RegexNode::Unlimited
                                              ? 0
                                              : std::max<qsizetype>(0, backward(line, at, part.maxGap));
            while (oldest != m_ends.cend() && *oldest < earliestEnd)
                ++oldest;
            if (oldest != m_ends.cend() && *oldest <= latestEnd)
                m_next.push_back(at + part.literal.size());
        }
        if (m_next.empty())
            return false;
        m_ends.swap(m_next);
    }
    return forward(line, m_ends.front(), trailing) >= 0;
}

} // namespace Clew
