// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/eventassembler.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/jsonline.h"
#include "models/diagnosis/loglevel.h"

#include <algorithm>
#include <utility>

namespace Clew {

namespace {

/// How often it is looked whether a parked event has waited too long.
constexpr qint64 AgeCheckLines = 64;

bool isBlankText(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), isBlank);
}

/// A string of JSON or YAML, or a shell command, that goes on in the next line.
bool endsEscaped(QByteArrayView text)
{
    qsizetype backslashes = 0;
    while (backslashes < text.size() && text[text.size() - 1 - backslashes] == '\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

qsizetype blanksAt(QByteArrayView text, qsizetype from)
{
    qsizetype at = from;
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at - from;
}

} // namespace

EventAssembler::EventAssembler(int input)
    : m_input(input)
{
}

bool EventAssembler::takeBlock(EventBlock &block)
{
    if (m_ready.empty())
        return false;
    block = std::move(m_ready.front());
    m_ready.pop_front();
    return true;
}

void EventAssembler::takeLine(const CleanLine &line)
{
    ++m_lines;
    Incoming incoming{.mapped = line.mapped, .number = m_lines, .overlap = line.overlap, .cut = line.cut};
    if (const std::optional<ContainerLine> inner = containerLine(line.mapped.text)) {
        m_unwrapped.clear();
        MappedText escaped;
        escaped.append(line.mapped, inner->begin, inner->end);
        appendUnescaped(escaped.view(), 0, m_unwrapped);
        incoming.mapped = m_unwrapped.view();
        incoming.prefix = m_prefixes.parse(m_unwrapped.text);
        incoming.prefix.unfinished = inner->unfinished;
    } else {
        incoming.prefix = m_prefixes.parse(line.mapped.text);
    }
    const bool fresh = incoming.prefix.stamped || incoming.prefix.lane != 0;
    incoming.continues = m_wraps.continuesLast(line.mapped.text, fresh);
    takeText(incoming);
}

void EventAssembler::takeText(Incoming &line)
{
    OpenEvent *event = openEvent(line.prefix.lane);
    const QByteArrayView body = line.mapped.text.sliced(line.prefix.body);
    if (isBlankText(body)) {
        if (event)
            event->rules.blank();
        return;
    }
    if (m_lines % AgeCheckLines == 0) {
        closeOldest();
        event = openEvent(line.prefix.lane);
    }
    if (!event) {
        open(line);
        return;
    }
    if (textOf(*event).size() > MaxEventBytes || line.overlap > 0) {
        close(*event);
        open(line);
        return;
    }
    if (event->unfinished || event->escaped || line.continues) {
        grow(*event, line, Join::Nothing);
        return;
    }
    const RuleLine rule = ruleLine(line);
    const Join join = event->rules.next(rule, textOf(*event));
    if (join == Join::Aside) {
        // The line stands alone; what it interrupts waits.
        if (event->inBlock)
            parkOrClose();
        const quint32 lane = std::exchange(line.prefix.lane, ~line.prefix.lane);
        if (OpenEvent *other = openEvent(line.prefix.lane))
            close(*other);
        open(line);
        line.prefix.lane = lane;
        return;
    }
    if (join == Join::None) {
        close(*event);
        open(line);
        return;
    }
    grow(*event, line, join);
}

EventAssembler::OpenEvent *EventAssembler::openEvent(quint32 lane)
{
    // The last one is nearly always the right one.
    for (auto event = m_open.rbegin(); event != m_open.rend(); ++event) {
        if (event->lane == lane)
            return &*event;
    }
    return nullptr;
}

QByteArrayView EventAssembler::textOf(const OpenEvent &event) const
{
    return event.inBlock ? QByteArrayView(m_text.text).sliced(event.span.begin)
                         : QByteArrayView(event.own.text);
}

MappedText &EventAssembler::target(OpenEvent &event)
{
    return event.inBlock ? m_text : event.own;
}

RuleLine EventAssembler::ruleLine(const Incoming &line)
{
    return {.body = line.mapped.text.sliced(line.prefix.body),
            .stamped = line.prefix.stamped,
            .level = line.prefix.level,
            .time = line.prefix.time};
}

void EventAssembler::open(const Incoming &line)
{
    parkOrClose();
    OpenEvent event{.lane = line.prefix.lane, .lastLine = line.number};
    event.span.begin = m_text.text.size();
    event.span.time = line.prefix.time;
    event.span.rank = line.prefix.rank;
    event.span.overlap = std::max<qsizetype>(0, line.overlap - line.prefix.keep);
    const QByteArrayView body = line.mapped.text.sliced(line.prefix.body);
    event.span.level = line.prefix.level == LogLevel::Unknown ? levelOfMessage(body) : line.prefix.level;
    event.rules.begin(ruleLine(line));
    event.unfinished = line.prefix.unfinished;
    const QByteArrayView kept = line.mapped.text.sliced(line.prefix.keep);
    if (looksLikeEscapedJson(kept)) {
        appendUnescaped(line.mapped, line.prefix.keep, m_text);
        event.escaped = endsEscaped(kept);
        if (event.escaped)
            m_text.chop(1);
    } else {
        m_text.append(line.mapped, line.prefix.keep, line.mapped.text.size());
    }
    m_open.push_back(std::move(event));
    if (m_open.size() > MaxLanes)
        close(m_open.front());
}

void EventAssembler::grow(OpenEvent &event, const Incoming &line, Join join)
{
    MappedText &text = target(event);
    const QByteArrayView whole = line.mapped.text;
    // A wrapped line goes on where the cut was; what a prefix takes off is no part of the event.
    qsizetype from = line.continues ? 0 : line.prefix.body;
    if (event.unfinished)
        from = line.prefix.keep;
    if (join == Join::Newline) {
        text.text.append('\n');
    } else if (join == Join::Space) {
        text.text.append(' ');
        from += blanksAt(whole, from);
    } else if (event.escaped) {
        from += blanksAt(whole, from);
    }
    if (event.escaped || looksLikeEscapedJson(whole.sliced(from))) {
        m_scratch.clear();
        m_scratch.append(line.mapped, from, whole.size());
        appendUnescaped(m_scratch.view(), 0, text);
        event.escaped = endsEscaped(whole);
        if (event.escaped)
            text.chop(1);
    } else {
        text.append(line.mapped, from, whole.size());
    }
    event.unfinished = line.prefix.unfinished;
    event.lastLine = line.number;
}

void EventAssembler::parkOrClose()
{
    if (m_open.empty())
        return;
    const auto found =
        std::find_if(m_open.begin(), m_open.end(), [](const OpenEvent &e) { return e.inBlock; });
    if (found == m_open.end())
        return;
    OpenEvent &event = *found;
    // A line without a tag is seldom worth waiting for; what is tagged may go on behind lines of others.
    const bool waits = event.unfinished || event.escaped ||
                       ((event.lane != 0 || !event.rules.isLine()) && event.rules.mayGoOn(textOf(event)));
    if (!waits) {
        close(event);
        return;
    }
    MappedText own;
    own.append(m_text.view(), event.span.begin, m_text.text.size());
    m_text.chop(m_text.text.size() - event.span.begin);
    event.own = std::move(own);
    event.inBlock = false;
}

void EventAssembler::close(OpenEvent &event)
{
    if (!event.inBlock) {
        // Behind what is open in the block, which must be out of the way first.
        const quint32 lane = event.lane;
        parkOrClose();
        OpenEvent &again = *openEvent(lane);
        again.span.begin = m_text.text.size();
        m_text.append(again.own.view());
        again.inBlock = true;
        again.own = {};
        close(again);
        return;
    }
    EventSpan span = event.span;
    span.end = m_text.text.size();
    span.traceback = event.rules.isTraceback();
    erase(event);
    if (span.end > span.begin) {
        m_text.text.append('\n');
        m_events.push_back(span);
    }
    if (m_text.text.size() >= BlockBytes)
        finishBlock();
}

void EventAssembler::erase(const OpenEvent &event)
{
    m_open.erase(m_open.begin() + (&event - m_open.data()));
}

void EventAssembler::closeOldest()
{
    for (size_t i = 0; i < m_open.size();) {
        if (!m_open[i].inBlock && m_lines - m_open[i].lastLine > MaxParkedLines) {
            close(m_open[i]);
            i = 0;
        } else {
            ++i;
        }
    }
}

void EventAssembler::finish()
{
    while (!m_open.empty())
        close(m_open.front());
    finishBlock();
}

void EventAssembler::finishBlock()
{
    if (m_events.empty())
        return;
    EventBlock block;
    block.input = m_input;
    block.text = std::exchange(m_text.text, {});
    block.pieces = std::exchange(m_text.pieces, {});
    block.events = std::exchange(m_events, {});
    m_ready.push_back(std::move(block));
    m_text.text.reserve(BlockBytes + MaxEventBytes);
}

} // namespace Clew
