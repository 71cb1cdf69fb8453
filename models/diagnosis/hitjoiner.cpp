// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/hitjoiner.h"

#include "models/diagnosis/hitcollector.h"

#include <iterator>

namespace Clew {

HitJoiner::HitJoiner(qsizetype records)
    : m_enough(std::make_shared<EnoughHits>(records))
{
}

void HitJoiner::add(HitSet part)
{
    for (auto it = part.byRecord.begin(); it != part.byRecord.end(); ++it) {
        RecordHits &hits = m_hits.byRecord[it.key()];
        hits.count += it->count;
        hits.last = it->last;
        const std::size_t room = MaxKeptHits - std::min<std::size_t>(MaxKeptHits, hits.kept.size());
        const auto end = it->kept.begin() + static_cast<std::ptrdiff_t>(std::min(room, it->kept.size()));
        std::move(it->kept.begin(), end, std::back_inserter(hits.kept));
        if (hits.kept.size() >= MaxKeptHits)
            m_enough->note(RecordIndex(it.key()));
    }
    for (HitSet::GivenUp &question : part.undecided) {
        if (m_givenUp[{question.record.value(), question.why}]++ < MaxGivenUp)
            m_hits.undecided.push_back(std::move(question));
    }
}

HitSet HitJoiner::hits() const
{
    HitSet hits = m_hits;
    placeLastHits(hits);
    return hits;
}

} // namespace Clew
