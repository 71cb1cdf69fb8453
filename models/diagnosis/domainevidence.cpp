// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/domainevidence.h"

#include <algorithm>

namespace Clew {

namespace {

/// Words beyond those that count which are kept: they count where others are left out.
constexpr size_t Spare = 4;

} // namespace

DomainEvidence::DomainEvidence(const DomainKnowledge &knowledge, int words)
    : m_knowledge(&knowledge)
    , m_count(static_cast<size_t>(words))
    , m_kept(m_count + Spare)
    , m_strongest(static_cast<size_t>(knowledge.domainCount()) * m_kept)
{
}

void DomainEvidence::add(std::span<const LogWord> words)
{
    for (const LogWord &word : words)
        addWord(word.key);
}

void DomainEvidence::add(const DomainEvidence &other)
{
    for (const WordKey word : other.m_seen)
        addWord(word);
}

void DomainEvidence::addWord(WordKey word)
{
    const std::span<const DomainKnowledge::Share> shares = m_knowledge->domainsOf(word);
    if (shares.empty() || m_seen.contains(word))
        return;
    m_seen.insert(word);
    for (const DomainKnowledge::Share &share : shares) {
        const auto begin =
            m_strongest.begin() + static_cast<std::ptrdiff_t>(static_cast<size_t>(share.domain) * m_kept);
        const auto end = begin + static_cast<std::ptrdiff_t>(m_kept);
        Strong moved{.weight = share.weight, .word = word};
        for (auto strong = begin; strong != end; ++strong) {
            // Of equal words the smaller key stays in front: the order of the log must not matter.
            if (moved.weight > strong->weight ||
                (moved.weight == strong->weight && moved.word < strong->word))
                std::swap(moved, *strong);
        }
    }
}

double DomainEvidence::of(int domain) const
{
    return of(domain, {});
}

double DomainEvidence::of(int domain, std::span<const WordKey> without) const
{
    double sum = 0;
    size_t counted = 0;
    for (size_t i = 0; i < m_kept && counted < m_count; ++i) {
        const Strong &strong = m_strongest[static_cast<size_t>(domain) * m_kept + i];
        if (std::ranges::binary_search(without, strong.word))
            continue;
        sum += strong.weight;
        ++counted;
    }
    return sum;
}

double DomainEvidence::strongest() const
{
    double most = 0;
    for (int domain = 0; domain < m_knowledge->domainCount(); ++domain)
        most = std::max(most, of(domain));
    return most;
}

double DomainEvidence::fit(int domain, double floor) const
{
    return of(domain) / std::max(strongest(), floor);
}

std::vector<WordKey> DomainEvidence::wordsFor(int domain) const
{
    std::vector<WordKey> words;
    for (size_t i = 0; i < m_count; ++i) {
        const Strong &strong = m_strongest[static_cast<size_t>(domain) * m_kept + i];
        if (strong.weight > 0)
            words.push_back(strong.word);
    }
    return words;
}

} // namespace Clew
