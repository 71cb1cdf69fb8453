// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/overlapindex.h"

#include "models/diagnosis/hitcollector.h"
#include "models/diagnosis/patternscanner.h"

#include <algorithm>
#include <utility>

namespace Clew {

namespace {

void append(EventBlock &block, const QByteArray &text, int record)
{
    const qsizetype begin = block.text.size();
    block.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(qint64{record} + 1)});
    block.text += text;
    block.events.push_back({.begin = begin, .end = block.text.size()});
    block.text += '\n';
}

HitSet scanned(const std::shared_ptr<const PatternSet> &set, const EventBlock &block)
{
    PatternScanner scanner(set);
    HitCollector collector;
    scanner.scan(block, collector);
    return collector.take();
}

void insertSorted(std::vector<int> &numbers, int number)
{
    const auto place = std::ranges::lower_bound(numbers, number);
    if (place == numbers.end() || *place != number)
        numbers.insert(place, number);
}

void eraseSorted(std::vector<int> &numbers, int number)
{
    const auto place = std::ranges::lower_bound(numbers, number);
    if (place != numbers.end() && *place == number)
        numbers.erase(place);
}

const std::vector<int> &nobody()
{
    static const std::vector<int> none;
    return none;
}

} // namespace

OverlapIndex::Entry &OverlapIndex::entry(int record)
{
    if (const auto needed = static_cast<std::size_t>(record) + 1; m_entries.size() < needed)
        m_entries.resize(needed);
    return m_entries[static_cast<std::size_t>(record)];
}

const EventBlock &OverlapIndex::signatures()
{
    if (!std::exchange(m_blockIsStale, false))
        return m_block;
    m_block = {};
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].present && !m_entries[i].signature.isEmpty())
            append(m_block, m_entries[i].signature, static_cast<int>(i));
    }
    return m_block;
}

std::vector<int> OverlapIndex::matching(const std::shared_ptr<const PatternSet> &set, const QByteArray &text)
{
    std::vector<int> found;
    if (!set || text.isEmpty())
        return found;
    EventBlock block;
    append(block, text, 0);
    const HitSet hits = scanned(set, block);
    for (auto it = hits.byRecord.cbegin(); it != hits.byRecord.cend(); ++it) {
        if (it->count > 0)
            found.push_back(static_cast<int>(it.key()));
    }
    std::ranges::sort(found);
    return found;
}

std::vector<int> OverlapIndex::matchedBySet(const std::shared_ptr<const PatternSet> &set)
{
    std::vector<int> found;
    const EventBlock &block = signatures();
    if (!set || block.events.empty())
        return found;
    const HitSet all = scanned(set, block);
    const auto hits = all.byRecord.constFind(0);
    if (hits == all.byRecord.constEnd())
        return found;
    if (hits->count > static_cast<qint64>(hits->kept.size())) { // too many to be kept: one by one
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (m_entries[i].present && !matching(set, m_entries[i].signature).empty())
                found.push_back(static_cast<int>(i));
        }
        return found;
    }
    for (const Hit &hit : hits->kept) {
        // A signature of several lines counts on from its piece's line: the last piece at or before it.
        const auto piece = std::ranges::upper_bound(block.pieces, hit.place.offset, {}, &TextPiece::raw);
        insertSorted(found, static_cast<int>(std::prev(piece)->line.value() - 1));
    }
    return found;
}

void OverlapIndex::load(const QStringList &signatures, std::shared_ptr<const PatternSet> patterns)
{
    m_entries.clear();
    m_owners.clear();
    m_patterns = std::move(patterns);
    m_blockIsStale = true;
    for (const QString &signature : signatures)
        m_entries.push_back({.signature = signature.toUtf8(), .present = true});
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].matchedBy = matching(m_patterns, m_entries[i].signature);
        for (const int by : m_entries[i].matchedBy)
            m_entries[static_cast<std::size_t>(by)].matches.push_back(static_cast<int>(i));
    }
}

void OverlapIndex::unlinkMatches(int record)
{
    for (const int other : std::exchange(entry(record).matches, {}))
        eraseSorted(entry(other).matchedBy, record);
}

void OverlapIndex::setRegex(int record, std::shared_ptr<const PatternSet> own)
{
    unlinkMatches(record);
    Entry &changed = entry(record);
    changed.present = true;
    changed.own = std::move(own);
    insertSorted(m_owners, record);
    changed.matches = matchedBySet(changed.own);
    for (const int other : changed.matches)
        insertSorted(entry(other).matchedBy, record);
}

void OverlapIndex::setSignature(int record, const QString &signature)
{
    Entry &changed = entry(record);
    changed.present = true;
    changed.signature = signature.toUtf8();
    m_blockIsStale = true;
    for (const int by : std::exchange(changed.matchedBy, {}))
        eraseSorted(entry(by).matches, record);
    std::vector<int> by = matching(m_patterns, changed.signature);
    std::erase_if(by, [this](int other) {
        const Entry &candidate = entry(other);
        return !candidate.present || candidate.own != nullptr; // its regex in the set is an old one
    });
    for (const int owner : m_owners) {
        if (!matching(entry(owner).own, changed.signature).empty())
            insertSorted(by, owner);
    }
    for (const int other : by)
        insertSorted(entry(other).matches, record);
    entry(record).matchedBy = std::move(by);
}

void OverlapIndex::remove(int record)
{
    unlinkMatches(record);
    for (const int by : std::exchange(entry(record).matchedBy, {}))
        eraseSorted(entry(by).matches, record);
    entry(record) = {};
    eraseSorted(m_owners, record);
    m_blockIsStale = true;
}

const std::vector<int> &OverlapIndex::matches(int record) const
{
    const auto place = static_cast<std::size_t>(record);
    return place < m_entries.size() ? m_entries[place].matches : nobody();
}

const std::vector<int> &OverlapIndex::matchedBy(int record) const
{
    const auto place = static_cast<std::size_t>(record);
    return place < m_entries.size() ? m_entries[place].matchedBy : nobody();
}

} // namespace Clew
