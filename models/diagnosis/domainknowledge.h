// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/logwords.h"

#include <QHash>
#include <QString>

#include <span>
#include <vector>

namespace Clew {

/// Which words belong to which domain of the catalog ("broker" to kafka, "traceback" to python), learned from
/// the texts of its records: how much more often the records of a domain say a word than all others do.
/// Filled first, asked afterwards.
class DomainKnowledge final
{
public:
    /// Place of a domain in the order in which they came.
    [[nodiscard]] int domainId(const QString &domain);
    /// The distinct words of all texts of one record.
    void addRecord(int domain, std::span<const WordKey> words);
    void finish();

    struct Share
    {
        int domain = 0;
        double weight = 0; ///< nats, greater than zero
    };
    /// The domains that a word speaks for. Constant time.
    [[nodiscard]] std::span<const Share> domainsOf(WordKey word) const;
    [[nodiscard]] int domainCount() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] int recordCount(int domain) const { return m_records[static_cast<size_t>(domain)]; }
    [[nodiscard]] const QString &name(int domain) const { return m_names[static_cast<size_t>(domain)]; }

private:
    std::vector<QString> m_names;
    QHash<QString, int> m_ids;
    std::vector<int> m_records;        ///< by domain
    QHash<WordKey, int> m_recordsWith; ///< records of all domains that say a word
    QHash<std::pair<int, WordKey>, int> m_recordsOfDomainWith;
    struct Range
    {
        quint32 begin = 0;
        quint32 end = 0;
    };
    QHash<WordKey, Range> m_ranges;
    std::vector<Share> m_shares;
};

} // namespace Clew
