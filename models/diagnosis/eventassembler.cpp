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

EventAssembler::EventAssembler(int input, std::optional<int> rank)
    : m_input(input)
    , m_rank(rank)
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
    if (m_lines % AgeCheckLines == 0 && !m_parked.empty())
        closeOldest();
    const bool blank = isBlankText(line.mapped.text.sliced(line.prefix.body));
    // What this writer has open becomes current: in most logs it is already.
    if (!m_hasCurrent || m_current.lane != line.prefix.lane) {
        const auto known = m_parkedOf.constFind(line.prefix.lane);
        if (known == m_parkedOf.cend()) {
            if (!blank)
                open(line);
            return;
        }
        if (blank) {
            (*known)->event.rules.blank();
            return;
        }
        ParkedEvent waiting = takeParked(*known);
        parkOrCloseCurrent();
        makeCurrent(std::move(waiting));
    }
    if (blank)
        m_current.rules.blank();
    else
        joinCurrent(line);
}

/// The line is the current event's, or begins another of its writer.
void EventAssembler::joinCurrent(Incoming &line)
{
    if (currentText().size() > MaxEventBytes || line.overlap > 0) {
        closeCurrent();
        open(line);
        return;
    }
    if (m_current.unfinished || m_current.escaped || line.continues) {
        grow(m_current, textOfCurrent(), line, Join::Nothing);
        return;
    }
    const Join join = m_current.rules.next(ruleLine(line), currentText());
    switch (join) {
    case Join::None:
        closeCurrent();
        open(line);
        break;
    case Join::Aside: {
        // The line stands alone, under a lane of its own; what it interrupts waits.
        const quint32 lane = std::exchange(line.prefix.lane, ~line.prefix.lane);
        takeText(line);
        line.prefix.lane = lane;
        break;
    }
    default:
        grow(m_current, textOfCurrent(), line, join);
        break;
    }
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
    parkOrCloseCurrent();
    OpenEvent &event = m_current;
    event.lane = line.prefix.lane;
    event.firstLine = line.number;
    event.lastLine = line.number;
    event.unfinished = line.prefix.unfinished;
    event.escaped = false;
    event.span = {.begin = m_text.text.size(),
                  .time = line.prefix.time,
                  .rank = line.prefix.rank ? line.prefix.rank : m_rank};
    event.span.overlap = std::max<qsizetype>(0, line.overlap - line.prefix.keep);
    const RuleLine rule = ruleLine(line);
    event.span.level = line.prefix.level == LogLevel::Unknown ? levelOfMessage(rule.body) : line.prefix.level;
    event.rules.begin(rule);
    const QByteArrayView kept = line.mapped.text.sliced(line.prefix.keep);
    if (looksLikeEscapedJson(kept)) {
        appendUnescaped(line.mapped, line.prefix.keep, m_text);
        event.escaped = endsEscaped(kept);
        if (event.escaped)
            m_text.chop(1);
    } else {
        m_text.append(line.mapped, line.prefix.keep, line.mapped.text.size());
    }
    m_hasCurrent = true;
}

void EventAssembler::grow(OpenEvent &event, MappedText &text, const Incoming &line, Join join)
{
    const QByteArrayView whole = line.mapped.text;
    // A wrapped line goes on where the cut was; what a prefix takes off is no part of the event.
    qsizetype from = line.continues ? 0 : line.prefix.body;
    if (event.unfinished)
        from = line.prefix.keep;
    if (join == Join::Newline) {
        text.put("\n");
    } else if (join == Join::Space) {
        text.put(" ");
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

void EventAssembler::closeCurrent()
{
    m_hasCurrent = false;
    EventSpan span = m_current.span;
    if (m_resumed) {
        span.begin = m_text.text.size();
        m_text.append(m_resumedText.view());
        m_resumed = false;
    }
    span.end = m_text.text.size();
    span.traceback = m_current.rules.isTraceback();
    if (span.end > span.begin) {
        m_text.put("\n");
        m_events.push_back(span);
    }
    if (m_text.text.size() >= BlockBytes || m_events.size() >= BlockEvents ||
        m_text.pieces.size() >= BlockPieces)
        finishBlock();
}

void EventAssembler::parkOrCloseCurrent()
{
    if (!m_hasCurrent)
        return;
    // A line without a tag is seldom worth waiting for; what is tagged may go on behind lines of others.
    const bool line = m_current.rules.isLine();
    const bool waits =
        m_current.unfinished || m_current.escaped ||
        (line ? m_current.lane != 0 && m_current.span.level >= LogLevel::Error : m_current.rules.mayGoOn());
    if (!waits) {
        closeCurrent();
        return;
    }
    ParkedEvent parked{.event = m_current};
    if (m_resumed) {
        parked.text = std::exchange(m_resumedText, {});
        m_resumed = false;
    } else {
        parked.text.append(m_text.view(), m_current.span.begin, m_text.text.size());
        m_text.chop(m_text.text.size() - m_current.span.begin);
    }
    m_hasCurrent = false;
    park(std::move(parked));
}

void EventAssembler::park(ParkedEvent event)
{
    m_parkedBytes += event.text.text.size();
    const quint32 lane = event.event.lane;
    m_parkedOf.insert(lane, m_parked.insert(m_parked.end(), std::move(event)));
    while (m_parked.size() > MaxParked || m_parkedBytes > MaxParkedBytes)
        closeParked(m_parked.begin());
}

EventAssembler::ParkedEvent EventAssembler::takeParked(std::list<ParkedEvent>::iterator parked)
{
    ParkedEvent taken = std::move(*parked);
    m_parked.erase(parked);
    m_parkedOf.remove(taken.event.lane);
    m_parkedBytes -= taken.text.text.size();
    return taken;
}

/// Nothing may be current.
void EventAssembler::makeCurrent(ParkedEvent parked)
{
    m_current = std::move(parked.event);
    m_resumedText = std::move(parked.text);
    m_resumed = true;
    m_hasCurrent = true;
}

void EventAssembler::closeParked(std::list<ParkedEvent>::iterator parked)
{
    makeCurrent(takeParked(parked));
    closeCurrent();
}

/// Closes parked events in the order in which they began.
template <typename Condition>
void EventAssembler::closeParkedWhere(Condition condition)
{
    m_parked.sort([](const ParkedEvent &left, const ParkedEvent &right) {
        return left.event.firstLine < right.event.firstLine;
    });
    for (auto parked = m_parked.begin(); parked != m_parked.end();) {
        const auto each = parked++;
        if (condition(*each))
            closeParked(each);
    }
}

void EventAssembler::closeOldest()
{
    const auto waitsTooLong = [&](const ParkedEvent &each) {
        return m_lines - each.event.lastLine > MaxParkedLines;
    };
    if (std::none_of(m_parked.begin(), m_parked.end(), waitsTooLong))
        return;
    parkOrCloseCurrent();
    closeParkedWhere(waitsTooLong);
}

void EventAssembler::finish()
{
    parkOrCloseCurrent();
    closeParkedWhere([](const ParkedEvent &) { return true; });
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
    // The next one will be much like it.
    m_text.text.reserve(block.text.size() + block.text.size() / 16);
    m_text.pieces.reserve(block.pieces.size() + block.pieces.size() / 16);
    m_events.reserve(block.events.size() + block.events.size() / 16);
    m_ready.push_back(std::move(block));
}

} // namespace Clew
