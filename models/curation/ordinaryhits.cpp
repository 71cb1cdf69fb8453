// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/ordinaryhits.h"

#include "models/diagnosis/patternscanner.h"

namespace Clew {

EventBlock blockOfLines(const QByteArray &text)
{
    EventBlock block{.text = text};
    qsizetype begin = 0;
    qint64 number = 1;
    while (begin < text.size()) {
        qsizetype end = text.indexOf('\n', begin);
        if (end < 0)
            end = text.size();
        block.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(number++)});
        if (end > begin)
            block.events.push_back({.begin = begin, .end = end});
        begin = end + 1;
    }
    return block;
}

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

OrdinaryHit OrdinaryLines::hitsOf(const QString &regex) const
{
    const PatternSource source{.record = RecordIndex(0), .regex = regex};
    return hitsOf(PatternSet::build({&source, 1})).value(0);
}

} // namespace Clew
