// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/hitcollector.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace Clew {

namespace {

bool isBefore(const LogPlace &a, const LogPlace &b)
{
    return std::tie(a.input, a.offset) < std::tie(b.input, b.offset);
}

} // namespace

void placeLastHits(HitSet &hits)
{
    for (RecordHits &record : hits.byRecord) {
        if (record.count == std::ssize(record.kept))
            record.last = record.kept.back().place;
    }
}

HitCollector::HitCollector(FirstHit firstHit, std::shared_ptr<const EnoughHits> enough)
    : m_firstHit(std::move(firstHit))
    , m_enough(std::move(enough))
{
}

RecordHits &HitCollector::hitsOf(RecordIndex record)
{
    const auto index = static_cast<std::size_t>(record.value());
    if (index >= m_hits.size())
        m_hits.resize(index + 1);
    return m_hits[index];
}

void HitCollector::keep(RecordIndex record, Hit hit)
{
    RecordHits &hits = hitsOf(record);
    if (hits.kept.size() >= MaxKeptHits)
        return;
    hits.kept.push_back(std::move(hit));
    if (hits.kept.size() == 1 && m_firstHit)
        m_firstHit(record, hits.kept.front());
}

void HitCollector::count(RecordIndex record, qint64 events, const LogPlace &last)
{
    RecordHits &hits = hitsOf(record);
    hits.count += events;
    hits.last = last;
}

void HitCollector::giveUp(RecordIndex record, const LogPlace &place, const QString &why)
{
    if (m_givenUp[{record.value(), why}]++ < MaxGivenUp)
        m_undecided.push_back({record, place, why});
}

HitSet HitCollector::take()
{
    HitSet set = takePart();
    placeLastHits(set);
    return set;
}

HitSet HitCollector::takePart()
{
    HitSet set;
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        if (m_hits[i].count > 0)
            set.byRecord.insert(static_cast<qsizetype>(i), std::move(m_hits[i]));
    }
    set.undecided = std::move(m_undecided);
    m_hits.clear();
    m_undecided.clear();
    m_givenUp.clear();
    return set;
}

HitSet HitCollector::joined(std::vector<HitSet> parts)
{
    HitSet all;
    for (HitSet &part : parts) {
        for (auto it = part.byRecord.begin(); it != part.byRecord.end(); ++it) {
            RecordHits &hits = all.byRecord[it.key()];
            if (hits.count == 0 || isBefore(hits.last, it->last))
                hits.last = it->last;
            hits.count += it->count;
            std::move(it->kept.begin(), it->kept.end(), std::back_inserter(hits.kept));
        }
        std::move(part.undecided.begin(), part.undecided.end(), std::back_inserter(all.undecided));
    }
    for (RecordHits &hits : all.byRecord) {
        std::stable_sort(hits.kept.begin(), hits.kept.end(),
                         [](const Hit &a, const Hit &b) { return isBefore(a.place, b.place); });
        if (hits.kept.size() > MaxKeptHits)
            hits.kept.resize(MaxKeptHits);
    }
    std::stable_sort(
        all.undecided.begin(), all.undecided.end(),
        [](const HitSet::GivenUp &a, const HitSet::GivenUp &b) { return isBefore(a.place, b.place); });
    return all;
}

} // namespace Clew
