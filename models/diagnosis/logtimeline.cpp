// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logtimeline.h"

#include <algorithm>
#include <climits>

namespace Clew {

void LogTimeline::add(const EventBlock &block)
{
    for (const EventSpan &event : block.events) {
        if (!event.time || event.overlap > 0)
            continue;
        if (m_overflown || m_entries.size() >= MaxEvents) {
            m_overflown = true;
            m_entries = {};
            return;
        }
        m_entries.push_back(
            {.time = *event.time, .line = block.line(event.begin).value(), .input = block.input});
    }
}

void LogTimeline::finish(const std::vector<qint64> &lines)
{
    std::ranges::sort(m_entries, {}, [](const Entry &entry) { return std::pair(entry.input, entry.line); });
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        const bool hasNext = i + 1 < m_entries.size() && m_entries[i + 1].input == entry.input;
        const qint64 total = lines.at(static_cast<std::size_t>(entry.input));
        const qint64 end = hasNext ? m_entries[i + 1].line : total + 1;
        entry.lines = static_cast<int>(std::clamp<qint64>(end - entry.line, 0, INT_MAX));
    }
    // Two events of one line are one entry.
    std::erase_if(m_entries, [](const Entry &entry) { return entry.lines == 0; });
    // The clocks of one log may step back a little; its lines stay in their order where times are equal.
    std::ranges::stable_sort(m_entries, {}, &Entry::time);
}

std::optional<qint64> LogTimeline::timeOf(int input, LineNumber line) const
{
    for (const Entry &entry : m_entries) {
        if (entry.input == input && entry.line <= line.value() && line.value() < entry.line + entry.lines)
            return entry.time;
    }
    return std::nullopt;
}

LineNumber LogTimeline::lineAt(int input, qint64 time) const
{
    LineNumber found;
    for (const Entry &entry : m_entries) { // in the order of time
        if (entry.input != input)
            continue;
        if (entry.time > time && found.isValid())
            break;
        found = LineNumber(entry.line);
        if (entry.time > time)
            break;
    }
    return found;
}

} // namespace Clew
