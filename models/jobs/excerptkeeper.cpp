// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/excerptkeeper.h"

#include <algorithm>
#include <set>

namespace Clew {

namespace {

/// The event that a line of the log stands in, the one before it where it stands in none.
qsizetype eventOfLine(const EventBlock &block, LineNumber line)
{
    const auto found = std::ranges::lower_bound(block.events, line, {}, [&block](const EventSpan &event) {
        return block.line(std::max(event.end - 1, event.begin));
    });
    return std::min(found - block.events.begin(), std::ssize(block.events) - 1);
}

} // namespace

void ExcerptKeeper::add(const EventBlock &block, const HitSet &hits, QMap<qint64, QByteArray> &lines)
{
    if (m_bytes >= MaxBytes || block.events.empty())
        return;
    std::set<qsizetype> events;
    for (const RecordHits &record : hits.byRecord) {
        for (const Hit &hit : record.kept)
            events.insert(eventOfLine(block, hit.place.line));
    }
    int errors = 0;
    for (qsizetype event = 0; event < std::ssize(block.events) && errors < MaxErrors; ++event) {
        if (block.events[static_cast<size_t>(event)].level < LogLevel::Error)
            continue;
        ++errors;
        events.insert(event);
    }
    for (const qsizetype event : events)
        keep(block, event, lines);
}

void ExcerptKeeper::keep(const EventBlock &block, qsizetype event, QMap<qint64, QByteArray> &lines)
{
    const qsizetype first = std::max<qsizetype>(event - Around, 0);
    const qsizetype last = std::min<qsizetype>(event + Around, std::ssize(block.events) - 1);
    for (qsizetype each = first; each <= last; ++each) {
        const EventSpan &span = block.events[static_cast<size_t>(each)];
        for (qsizetype at = span.begin; at < span.end && m_bytes < MaxBytes;) {
            const qsizetype found = block.text.indexOf('\n', at);
            const qsizetype end = found < 0 || found > span.end ? span.end : found;
            const qint64 number = block.line(at).value();
            if (!lines.contains(number)) {
                const QByteArray line = block.text.sliced(at, std::min(end - at, MaxLineBytes));
                m_bytes += line.size() + 64;
                lines.insert(number, line);
            }
            at = end + 1;
        }
    }
}

} // namespace Clew
