// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/wordweights.h"

#include "models/diagnosis/errorline.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <cmath>

namespace Clew {

void WordWeights::addRecord(std::span<const WordKey> words)
{
    ++m_recordCount;
    for (const WordKey word : words)
        ++m_records[word];
}

void WordWeights::addOrdinaryLines(QByteArrayView text)
{
    std::vector<WordKey> seen;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        const QByteArrayView line = end < 0 ? text : text.first(end);
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        seen.clear();
        for (const LogWord &word : wordsOf(line))
            seen.push_back(word.key);
        std::ranges::sort(seen);
        const auto repeats = std::ranges::unique(seen);
        for (auto key = seen.begin(); key != repeats.begin(); ++key)
            ++m_lines[*key];
        ++m_lineCount;
    }
}

void WordWeights::finish()
{
    m_weights.reserve(m_records.size());
    for (auto it = m_records.cbegin(); it != m_records.cend(); ++it)
        m_weights.insert(it.key(), compute(it.value(), m_lines.value(it.key())));
    hold(standardExceptionWords(), VerdictWeights::StandardExceptionWeight);
    if (m_recordCount < VerdictWeights::LeastCatalogSize)
        hold(failureWords(), VerdictWeights::FailureWordWeight);
}

void WordWeights::hold(std::span<const WordKey> words, double most)
{
    for (const WordKey key : words) {
        if (const auto found = m_weights.find(key); found != m_weights.end())
            *found = std::min(*found, most);
    }
}

double WordWeights::weight(WordKey key, bool number) const
{
    const auto known = m_weights.constFind(key);
    const double weight = known != m_weights.cend() ? *known : compute(0, m_lines.value(key));
    return number ? std::min(weight, VerdictWeights::NumberWeight) : weight;
}

double WordWeights::kindFactor(WordKind kind)
{
    switch (kind) {
    case WordKind::Plain:
        break;
    case WordKind::Part:
        return VerdictWeights::PartFactor;
    case WordKind::Compound:
        return VerdictWeights::CompoundFactor;
    }
    return 1;
}

double WordWeights::compute(int records, int lines) const
{
    const int all = std::max(m_recordCount, VerdictWeights::LeastCatalogSize);
    double weight = std::log((all + 1) / (records + 0.5));
    if (m_lineCount > 0) {
        // A word of every third ordinary line is worth two nats, one that none has is not held back.
        weight =
            std::min(weight, VerdictWeights::OrdinaryHeadroom + std::log((m_lineCount + 1) / (lines + 0.5)));
    }
    return std::max(weight, VerdictWeights::LeastWordWeight);
}

} // namespace Clew
