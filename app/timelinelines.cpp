// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/timelinelines.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxName = 16;

} // namespace

TimelineLines::TimelineLines(std::shared_ptr<const LogTimeline> timeline,
                             QList<std::shared_ptr<const LineSource>> sources, QStringList names)
    : m_timeline(std::move(timeline))
    , m_sources(std::move(sources))
    , m_names(std::move(names))
{
    qint64 last = 1;
    for (const LogTimeline::Entry &entry : m_timeline->entries()) {
        m_begins.push_back(m_rows + 1);
        m_rows += entry.lines;
        last = std::max(last, entry.line + entry.lines);
    }
    qsizetype widest = 0;
    for (QString &name : m_names) {
        name.truncate(MaxName);
        widest = std::max(widest, name.size());
    }
    m_labelWidth = static_cast<int>(widest + 1 + QString::number(last).size());
}

LogPlace TimelineLines::placeOf(LineNumber row) const
{
    const auto next = std::ranges::upper_bound(m_begins, row.value());
    if (next == m_begins.begin() || row.value() > m_rows)
        return {};
    const auto index = static_cast<std::size_t>(next - m_begins.begin() - 1);
    const LogTimeline::Entry &entry = m_timeline->entries()[index];
    return {.input = entry.input, .line = LineNumber(entry.line + row.value() - m_begins[index])};
}

LineNumber TimelineLines::rowOfPlace(const LogPlace &place) const
{
    for (std::size_t i = 0; i < m_begins.size(); ++i) {
        const LogTimeline::Entry &entry = m_timeline->entries()[i];
        const qint64 into = place.line.value() - entry.line;
        if (entry.input == place.input && into >= 0 && into < entry.lines)
            return LineNumber(m_begins[i] + into);
    }
    return {};
}

LogLine TimelineLines::line(LineNumber row) const
{
    const LogPlace place = placeOf(row);
    const auto source = m_sources.value(place.input);
    if (!source || !place.line.isValid() || place.line.value() > source->lineCount())
        return {};
    return source->line(place.line);
}

QString TimelineLines::label(LineNumber row) const
{
    const LogPlace place = placeOf(row);
    return u"%1:%2"_s.arg(m_names.value(place.input), QString::number(place.line.value()));
}

} // namespace Clew
