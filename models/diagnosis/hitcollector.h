// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/enoughhits.h"
#include "models/diagnosis/hitset.h"

#include <functional>
#include <memory>
#include <vector>

namespace Clew {

/// Gathers what one PatternScanner finds in the blocks that it is given, in their order. One thread at a
/// time; several collectors are joined at the end, or block by block with a HitJoiner.
class HitCollector final
{
public:
    /// Called with the first hit of each record, in the scanning thread.
    using FirstHit = std::function<void(RecordIndex, const Hit &)>;

    /// `enough`: records of which no hit need be kept any more, as others have found enough.
    explicit HitCollector(FirstHit firstHit = {}, std::shared_ptr<const EnoughHits> enough = {});

    /// Whether another hit of the record would be kept.
    [[nodiscard]] bool wants(RecordIndex record) const
    {
        const auto index = static_cast<std::size_t>(record.value());
        return (index >= m_hits.size() || m_hits[index].kept.size() < MaxKeptHits) &&
               !(m_enough && m_enough->has(record));
    }
    /// Keeps a hit without counting it. Blocks must come in the order of the input.
    void keep(RecordIndex record, Hit hit);
    /// Adds events in which the record's regex matched; `last` is the place of the last of them.
    void count(RecordIndex record, qint64 events, const LogPlace &last);
    /// Notes a question that was given up; an invalid record stands for all. Of each record and reason the
    /// first MaxGivenUp are kept.
    void giveUp(RecordIndex record, const LogPlace &place, const QString &why);

    /// What was gathered so far; the collector is empty then.
    [[nodiscard]] HitSet take();
    /// The same as one part of a whole, for HitJoiner::add().
    [[nodiscard]] HitSet takePart();
    /// Joins what several threads found: counts add up, the first MaxKeptHits by input and offset stay.
    [[nodiscard]] static HitSet joined(std::vector<HitSet> parts);

private:
    RecordHits &hitsOf(RecordIndex record);

    FirstHit m_firstHit;
    std::shared_ptr<const EnoughHits> m_enough;
    std::vector<RecordHits> m_hits; ///< by record
    std::vector<HitSet::GivenUp> m_undecided;
    QHash<std::pair<qsizetype, QString>, int> m_givenUp;
};

inline constexpr int MaxGivenUp = 16;

} // namespace Clew
