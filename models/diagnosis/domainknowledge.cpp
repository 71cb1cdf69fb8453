// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/domainknowledge.h"

#include "models/diagnosis/toolmarks.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <cmath>

namespace Clew {

int DomainKnowledge::domainId(const QString &domain)
{
    if (const auto known = m_ids.constFind(domain); known != m_ids.cend())
        return *known;
    const int id = domainCount();
    m_ids.insert(domain, id);
    m_names.push_back(domain);
    m_records.push_back(0);
    return id;
}

void DomainKnowledge::addRecord(int domain, std::span<const WordKey> words)
{
    ++m_records[static_cast<size_t>(domain)];
    for (const WordKey word : words) {
        ++m_recordsWith[word];
        ++m_recordsOfDomainWith[{domain, word}];
    }
}

void DomainKnowledge::finish()
{
    int all = 0;
    for (const int records : m_records)
        all += records;
    QHash<WordKey, std::vector<Share>> shares;
    for (auto it = m_recordsOfDomainWith.cbegin(); it != m_recordsOfDomainWith.cend(); ++it) {
        const auto [domain, word] = it.key();
        const int here = it.value();
        const int records = m_records[static_cast<size_t>(domain)];
        if (here < VerdictWeights::LeastDomainRecords)
            continue;
        const double inside = here / (records + VerdictWeights::DomainSmoothing);
        const double outside = (m_recordsWith.value(word) - here + 0.5) / (all - records + 1);
        const double lift =
            std::log(inside / outside) * std::min(1.0, here / VerdictWeights::FullDomainRecords);
        if (lift > 0)
            shares[word].push_back({.domain = domain, .weight = lift});
    }
    // A domain too small to have a vocabulary is known by its name.
    for (int domain = 0; domain < domainCount(); ++domain) {
        if (recordCount(domain) >= VerdictWeights::LeastDomainSize)
            continue;
        for (const LogWord &word : wordsOf(name(domain).toUtf8())) {
            std::vector<Share> &ofWord = shares[word.key];
            std::erase_if(ofWord, [domain](const Share &share) { return share.domain == domain; });
            ofWord.push_back({.domain = domain, .weight = VerdictWeights::LogDomainFloor});
        }
    }
    for (int domain = 0; domain < domainCount(); ++domain)
        shares[toolMark(name(domain))].push_back(
            {.domain = domain, .weight = VerdictWeights::ToolMarkWeight});
    for (auto it = shares.begin(); it != shares.end(); ++it) {
        std::ranges::sort(*it, {}, &Share::domain);
        const auto begin = static_cast<quint32>(m_shares.size());
        m_shares.insert(m_shares.end(), it->begin(), it->end());
        m_ranges.insert(it.key(), {.begin = begin, .end = static_cast<quint32>(m_shares.size())});
    }
    m_recordsWith.clear();
    m_recordsOfDomainWith.clear();
}

std::span<const DomainKnowledge::Share> DomainKnowledge::domainsOf(WordKey word) const
{
    const auto range = m_ranges.constFind(word);
    if (range == m_ranges.cend())
        return {};
    return std::span(m_shares).subspan(range->begin, range->end - range->begin);
}

} // namespace Clew
