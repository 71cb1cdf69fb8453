// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/domainknowledge.h"

#include <QSet>

namespace Clew {

/// What a stretch of log says about its domains: for each the sum of its strongest distinct words. A value;
/// the knowledge must outlive it.
class DomainEvidence final
{
public:
    /// `words`: how many words count for each domain; so that a long log does not speak for all of them.
    DomainEvidence(const DomainKnowledge &knowledge, int words);

    void add(std::span<const LogWord> words);
    void add(const DomainEvidence &other);

    /// Nats.
    [[nodiscard]] double of(int domain) const;
    /// The same as if the log did not say some words; `without`: their keys in ascending order. Only the
    /// strongest words are kept, so that it may be a little less than that.
    [[nodiscard]] double of(int domain, std::span<const WordKey> without) const;
    /// The strongest domain's evidence.
    [[nodiscard]] double strongest() const;
    /// How well a domain fits: its share of the strongest one's evidence, which counts as `floor` where it is
    /// less. 0 to 1.
    [[nodiscard]] double fit(int domain, double floor) const;
    /// The words that speak most for the domain, strongest first.
    [[nodiscard]] std::vector<WordKey> wordsFor(int domain) const;

private:
    void addWord(WordKey word);

    struct Strong
    {
        double weight = 0;
        WordKey word = 0;
    };
    const DomainKnowledge *m_knowledge;
    size_t m_count;                  ///< words that count
    size_t m_kept;                   ///< words that are kept
    std::vector<Strong> m_strongest; ///< m_kept a domain, heaviest first
    QSet<WordKey> m_seen;
};

} // namespace Clew
