// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/errorcollector.h"

#include "models/diagnosis/casefold.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/eventlines.h"
#include "models/diagnosis/rankstates.h"
#include "models/diagnosis/runoutcome.h"
#include "models/diagnosis/toolmarks.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <tuple>

namespace Clew {

namespace {

/// Events before and behind an error, and bytes of each, that say which tool is at work there.
constexpr std::size_t NearEvents = 4;
constexpr qsizetype NearBytes = 400;
/// Bytes of an event that are looked at.
constexpr qsizetype MaxEventLook = 64 * 1024;

QByteArrayView textOf(const EventBlock &block, const EventSpan &event, qsizetype most)
{
    return QByteArrayView(block.text).sliced(event.begin, std::min(event.end - event.begin, most));
}

/// "The following assertion was thrown while building Foo:": the next event is the message.
bool announcesMessage(QByteArrayView event)
{
    return event.endsWith(':') && event.contains(" was thrown");
}

void keepLast(QHash<int, LogPlace> &all, const QHash<int, LogPlace> &more)
{
    for (auto it = more.cbegin(); it != more.cend(); ++it) {
        const auto known = all.constFind(it.key());
        if (known == all.cend() || known->offset < it->offset)
            all.insert(it.key(), *it);
    }
}

bool comesBefore(const ErrorSite &a, const ErrorSite &b)
{
    return std::tuple(a.place.input, a.event, -a.depth, a.place.offset) <
           std::tuple(b.place.input, b.event, -b.depth, b.place.offset);
}

} // namespace

ErrorCollector::ErrorCollector(std::shared_ptr<const DiagnosisKnowledge> knowledge)
    : m_knowledge(std::move(knowledge))
{
}

ErrorCollector::~ErrorCollector() = default;

void ErrorCollector::add(const EventBlock &block)
{
    if (!m_set.log)
        m_set.log.emplace(m_knowledge->domains(), VerdictWeights::LogDomainWords);
    sampleDomains(block);
    lookForTraces(block);
    m_trigger = m_knowledge->triggers().next(block.text, 0);
    m_quiet = 0;
    m_announced = false;
    m_times.reset();
    std::optional<qsizetype> calm; // the last ordinary event
    for (std::size_t i = 0; i < block.events.size(); ++i) {
        if (block.events[i].rank)
            noteRank(*block.events[i].rank);
        if (mayBeError(block, block.events[i]) || m_announced)
            addEvent(block, i, m_announced);
        else
            ++m_quiet;
        const QByteArrayView text = textOf(block, block.events[i], NearBytes).trimmed();
        if (!text.isEmpty())
            m_announced = announcesMessage(text);
        if (m_quiet > 0)
            calm = block.events[i].begin;
    }
    if (calm) {
        const qsizetype begin = *calm;
        m_set.calms.insert(
            block.input,
            LogPlace{.input = block.input, .line = block.line(begin), .offset = block.rawOffset(begin)});
    }
}

/// The most that is said by the line itself, the one that heads its event, the event behind it or, of a
/// trace, the one before it.
Handling ErrorCollector::handlingAt(const EventBlock &block, std::size_t index, QByteArrayView line)
{
    const auto headOf = [&block](std::size_t event) {
        const QByteArrayView text = textOf(block, block.events[event], NearBytes);
        const qsizetype end = text.indexOf('\n');
        return end < 0 ? text : text.first(end);
    };
    const bool ofTrace = block.events[index].traceback && index > 0;
    Handling handling = std::max(handlingOf(line), handlingOf(headOf(index)));
    if (ofTrace)
        handling = std::max(handling, handlingOf(headOf(index - 1)));
    if (index + 1 < block.events.size())
        handling = std::max(handling, handlingOf(headOf(index + 1)));
    return handling;
}

bool ErrorCollector::mayBeError(const EventBlock &block, const EventSpan &event)
{
    while (m_trigger >= 0 && m_trigger < event.begin)
        m_trigger = m_knowledge->triggers().next(block.text, event.begin);
    const bool triggered = m_trigger >= 0 && m_trigger < event.end;
    return triggered || event.traceback || event.level >= LogLevel::Warning;
}

void ErrorCollector::sampleDomains(const EventBlock &block)
{
    qint64 &sampled = m_sampled[block.input];
    const qint64 most = std::min<qint64>(DomainSampleBytes - sampled, block.text.size());
    if (most <= 0)
        return;
    const QByteArrayView sample = QByteArrayView(block.text).first(most);
    m_set.log->add(wordsOf(sample));
    m_set.log->add(toolMarksIn(sample));
    if (m_set.worldSize == 0)
        m_set.worldSize = worldSizeIn(sample).value_or(0);
    sampled += most;
}

void ErrorCollector::noteRank(int rank)
{
    if (rank < 0 || rank >= MaxRanks)
        return;
    const auto place = static_cast<std::size_t>(rank);
    if (place >= m_set.ranks.size())
        m_set.ranks.resize(place + 1);
    m_set.ranks[place] = true;
}

DomainEvidence ErrorCollector::nearEvidence(const EventBlock &block, std::size_t index) const
{
    DomainEvidence near(m_knowledge->domains(), VerdictWeights::NearDomainWords);
    const std::size_t first = index > NearEvents ? index - NearEvents : 0;
    const std::size_t behind = std::min(block.events.size(), index + NearEvents + 1);
    for (std::size_t i = first; i < behind; ++i) {
        const QByteArrayView text = textOf(block, block.events[i], NearBytes);
        near.add(wordsOf(text));
        near.add(toolMarksIn(text));
    }
    return near;
}

std::optional<qint64> ErrorCollector::timeOf(const EventBlock &block, const EventSpan &event)
{
    if (event.time)
        return event.time;
    // Events of several ranks may stand in another order than their first lines.
    if (!m_times) {
        m_times.emplace();
        for (const EventSpan &timed : block.events) {
            if (timed.time)
                m_times->emplace_back(block.rawOffset(timed.begin), *timed.time);
        }
        std::ranges::sort(*m_times);
    }
    const qint64 begin = block.rawOffset(event.begin);
    const auto behind = std::ranges::lower_bound(*m_times, begin, {}, &std::pair<qint64, qint64>::first);
    return behind == m_times->begin() ? std::nullopt : std::optional((behind - 1)->second);
}

void ErrorCollector::addEvent(const EventBlock &block, std::size_t index, bool announced)
{
    const EventSpan &event = block.events[index];
    const QByteArrayView text = textOf(block, event, MaxEventLook);
    noteOutcome(block, event, text);
    const QByteArray language = stackLanguage(text).toByteArray();
    int sites = 0;
    const LogLevel level = announced ? std::max(event.level, LogLevel::Error) : event.level;
    for (const MessageLine &line : messageLines(text, level, event.traceback)) {
        if (line.strength < ErrorStrength::Weak || sites >= MaxSitesOfEvent)
            continue;
        ++sites;
        const qsizetype focus = std::max(line.begin, m_trigger - event.begin);
        const SiteText site = siteText(text, line, std::min(focus, line.end));
        addSite(
            block, index,
            ErrorSite{.text = site.text,
                      .shape = siteShape(text.sliced(line.begin, line.end - line.begin)),
                      .strength = line.strength,
                      .time = timeOf(block, event),
                      .rank = event.rank,
                      .traceback = event.traceback,
                      .language = language,
                      .depth = line.depth,
                      .handling = handlingAt(block, index, text.sliced(line.begin, line.end - line.begin)),
                      .warning = event.level > LogLevel::Unknown && event.level <= LogLevel::Warning,
                      .quiet = m_quiet},
            event.begin + line.begin);
    }
    m_quiet = sites > 0 ? 0 : m_quiet + 1;
}

void ErrorCollector::noteOutcome(const EventBlock &block, const EventSpan &event, QByteArrayView text)
{
    const RunOutcome outcome = runOutcome(text);
    const auto placeOf = [&](qsizetype at) {
        const qsizetype place = event.begin + at;
        return LogPlace{.input = block.input, .line = block.line(place), .offset = block.rawOffset(place)};
    };
    if (outcome.success >= 0)
        m_set.successes.insert(block.input, placeOf(outcome.success));
    if (outcome.failure >= 0)
        m_set.failures.insert(block.input, placeOf(outcome.failure));
    if (outcome.zero >= 0)
        m_set.zeros.insert(block.input, placeOf(outcome.zero));
}

void ErrorCollector::addSite(const EventBlock &block, std::size_t index, ErrorSite site, qsizetype begin)
{
    site.place = {.input = block.input, .line = block.line(begin), .offset = block.rawOffset(begin)};
    site.last = site.place;
    site.event = block.rawOffset(block.events[index].begin);
    const ShapeKey key{.input = block.input, .rank = site.rank.value_or(-1), .shape = site.shape};
    if (const auto known = m_byShape.constFind(key); known != m_byShape.cend()) {
        ErrorSite &same = m_set.sites[*known];
        ++same.count;
        same.last = site.place;
        same.handling = std::min(same.handling, site.handling);
        same.warning = same.warning && site.warning;
        return;
    }
    int &kept = site.strength >= ErrorStrength::Error ? m_strong : m_weak;
    if (kept >= (site.strength >= ErrorStrength::Error ? MaxErrorSites : MaxWeakSites)) {
        ++m_set.dropped;
        return;
    }
    ++kept;
    const DomainEvidence near = nearEvidence(block, index);
    m_set.log->add(near);
    for (int domain = 0; domain < m_knowledge->domains().domainCount(); ++domain)
        site.near.push_back(static_cast<float>(near.of(domain)));
    m_byShape.insert(key, m_set.sites.size());
    m_set.sites.push_back(std::move(site));
}

void ErrorCollector::lookForTraces(const EventBlock &block)
{
    qint64 &searched = m_searched[block.input];
    const DeadEndTraces &traces = m_knowledge->deadEnds();
    if (!traces.matcher() || searched >= TraceSearchBytes || block.text.isEmpty())
        return;
    searched += block.text.size();
    if (!m_traces)
        m_traces = traces.matcher()->scanner();
    foldUtf8(block.text, m_folded);
    const qsizetype size = m_folded.size();
    m_folded.append(LiteralTextPadding, '\0');
    m_found.clear();
    m_traces->scan(QByteArrayView(m_folded).first(size), m_found);
    for (const LiteralOccurrence &found : m_found) {
        if (!m_traced.contains(found.literal))
            noteTrace(block, found);
    }
}

void ErrorCollector::noteTrace(const EventBlock &block, const LiteralOccurrence &found)
{
    // The matcher tells a place within the literal; options are ASCII, so that folding has moved nothing on
    // their line but what stands before it.
    const DeadEndTraces &traces = m_knowledge->deadEnds();
    const QByteArrayView literal = traces.literal(found.literal);
    const auto position = static_cast<qsizetype>(found.position);
    const qsizetype from = std::max<qsizetype>(0, position - literal.size());
    const qsizetype begin = QByteArrayView(m_folded).indexOf(literal, from);
    if (begin < 0 || begin > position || block.text.size() != m_folded.size() - LiteralTextPadding)
        return;
    const qsizetype lineBegin = begin == 0 ? 0 : block.text.lastIndexOf('\n', begin - 1) + 1;
    qsizetype lineEnd = block.text.indexOf('\n', begin);
    lineEnd = lineEnd < 0 ? block.text.size() : lineEnd;
    const QByteArrayView line = QByteArrayView(block.text).sliced(lineBegin, lineEnd - lineBegin);
    if (line.size() > MaxSiteText || !DeadEndTraces::isTried(line, begin - lineBegin, literal))
        return;
    m_traced.insert(found.literal);
    const LogPlace place{.input = block.input, .line = block.line(begin), .offset = block.rawOffset(begin)};
    for (const DeadEndTraces::Owner &owner : traces.owners(found.literal))
        m_set.traces.push_back({.record = owner.record, .deadEnd = owner.deadEnd, .place = place});
}

ErrorSet ErrorCollector::errors() const
{
    ErrorSet set = m_set;
    std::ranges::stable_sort(set.sites, comesBefore);
    return set;
}

ErrorSet ErrorCollector::take()
{
    ErrorSet set = std::move(m_set);
    m_set = {};
    m_byShape.clear();
    m_sampled.clear();
    m_searched.clear();
    m_traced.clear();
    m_strong = 0;
    m_weak = 0;
    std::ranges::stable_sort(set.sites, comesBefore);
    return set;
}

ErrorSet ErrorCollector::joined(std::vector<ErrorSet> parts)
{
    ErrorSet all;
    for (ErrorSet &part : parts) {
        std::ranges::move(part.sites, std::back_inserter(all.sites));
        std::ranges::move(part.traces, std::back_inserter(all.traces));
        all.dropped += part.dropped;
        keepLast(all.successes, part.successes);
        keepLast(all.failures, part.failures);
        all.worldSize = all.worldSize == 0 ? part.worldSize : all.worldSize;
        all.ranks.resize(std::max(all.ranks.size(), part.ranks.size()));
        for (std::size_t rank = 0; rank < part.ranks.size(); ++rank)
            all.ranks[rank] = all.ranks[rank] || part.ranks[rank];
        keepLast(all.zeros, part.zeros);
        keepLast(all.calms, part.calms);
        if (!all.log)
            all.log = std::move(part.log);
        else if (part.log)
            all.log->add(*part.log);
    }
    std::ranges::stable_sort(all.sites, comesBefore);
    QHash<ShapeKey, std::size_t> byShape;
    std::vector<ErrorSite> distinct;
    for (ErrorSite &site : all.sites) {
        const ShapeKey key{.input = site.place.input, .rank = site.rank.value_or(-1), .shape = site.shape};
        const auto known = byShape.constFind(key);
        if (known == byShape.cend()) {
            byShape.insert(key, distinct.size());
            distinct.push_back(std::move(site));
            continue;
        }
        distinct[*known].count += site.count;
        distinct[*known].last = site.last;
        distinct[*known].handling = std::min(distinct[*known].handling, site.handling);
        distinct[*known].warning = distinct[*known].warning && site.warning;
    }
    all.sites = std::move(distinct);
    return all;
}

} // namespace Clew
