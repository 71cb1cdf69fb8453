// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/ordinaryhits.h"

#include "models/diagnosis/patternscanner.h"

namespace Clew {

OrdinaryLines::OrdinaryLines(const QByteArray &text)
    : m_block(std::make_shared<const EventBlock>(blockOfLines(text)))
{
}

QHash<qsizetype, OrdinaryHit> OrdinaryLines::hitsOf(const std::shared_ptr<const PatternSet> &set) const
{
    if (!m_block || m_block->events.empty())
        return {};
    PatternScanner scanner(set);
    HitCollector collector;
    scanner.scan(*m_block, collector);
    const HitSet found = collector.take();
    QHash<qsizetype, OrdinaryHit> hits;
    for (auto it = found.byRecord.cbegin(); it != found.byRecord.cend(); ++it) {
        if (it->count > 0)
            hits.insert(it.key(),
                        {.lines = it->count,
                         .first = it->kept.empty() ? QString() : QString::fromUtf8(it->kept.front().event)});
    }
    return hits;
}

} // namespace Clew
