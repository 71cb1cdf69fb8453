// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternscanner.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// After this many limits hit, a record's regex engine is not run any more by this scanner: one hostile
/// record must not hold up the others.
constexpr quint8 MaxLimitHits = 8;
/// Lines of the corpus that branches without a literal are tried on.
constexpr std::size_t UnfilteredSample = 2000;

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The nearest begin of a code point at or before `at`.
qsizetype characterBegin(QByteArrayView text, qsizetype at)
{
    while (at > 0 && at < text.size() && isContinuation(text[at]))
        --at;
    return at;
}

/// One event a line.
EventBlock linesOf(const QByteArray &text)
{
    EventBlock block;
    block.text = text;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.indexOf('\n', begin);
        if (end < 0)
            end = text.size();
        if (end > begin)
            block.events.push_back({.begin = begin, .end = end});
        begin = end + 1;
    }
    block.pieces.push_back({});
    return block;
}

} // namespace

PatternScanner::PatternScanner(std::shared_ptr<const PatternSet> set)
    : m_set(std::move(set))
    , m_literals(m_set->m_matcher ? m_set->m_matcher->scanner() : nullptr)
    , m_literalSeen(m_set->m_literals.size(), 0)
    , m_records(m_set->m_records.size())
{
}

PatternScanner::~PatternScanner() = default;

bool PatternScanner::scan(const EventBlock &block, HitCollector &collector, const std::stop_token &stop)
{
    m_block = &block;
    m_collector = &collector;
    bool goOn = !stop.stop_requested();
    m_slice.clear();
    for (std::size_t i = 0; i < block.events.size() && goOn; ++i) {
        const EventSpan &event = block.events[i];
        const qsizetype length = event.end - event.begin;
        if (!m_slice.isEmpty() && (length > MaxEventBytes || m_slice.size() + length > SliceBytes))
            goOn = scanSlice(stop);
        if (length <= MaxEventBytes)
            m_slice.add(i, event.begin, event.end);
        else if (goOn)
            scanLongEvent(i, stop);
        goOn = goOn && !stop.stop_requested();
    }
    if (goOn && !m_slice.isEmpty())
        goOn = scanSlice(stop);
    finishBlock();
    m_block = nullptr;
    m_collector = nullptr;
    return goOn;
}

void PatternScanner::nextEvent()
{
    if (++m_event != 0)
        return;
    m_event = 1; // after four thousand million events
    for (RecordState &record : m_records)
        record.event = 0;
}

bool PatternScanner::scanSlice(const std::stop_token &stop)
{
    m_slice.fold(m_block->text);
    m_found.clear();
    if (m_literals)
        m_literals->scan(m_slice.folded(), m_found);
    std::size_t found = 0;
    for (const TextSlice::Item &item : m_slice.items()) {
        nextEvent();
        while (found < m_found.size() && m_found[found].position < item.foldedBegin)
            ++found;
        const std::size_t first = found;
        while (found < m_found.size() && m_found[found].position < item.foldedEnd)
            ++found;
        scanItem(item, first, found);
    }
    m_slice.clear();
    return !stop.stop_requested();
}

/// Windows share the event's serial, so a record counts the event once.
void PatternScanner::scanLongEvent(std::size_t event, const std::stop_token &stop)
{
    const EventSpan span = m_block->events[event];
    nextEvent();
    if (m_firing == nullptr)
        m_collector->giveUp(RecordIndex(), placeOf(span.begin), u"line too long"_s);
    for (qsizetype begin = span.begin; begin < span.end && !stop.stop_requested();) {
        qsizetype end = std::min(begin + MaxEventBytes, span.end);
        if (end < span.end)
            end = characterBegin(m_block->text, end);
        m_slice.clear();
        m_slice.add(event, begin, end);
        m_slice.fold(m_block->text);
        m_found.clear();
        if (m_literals)
            m_literals->scan(m_slice.folded(), m_found);
        scanItem(m_slice.items().front(), 0, m_found.size());
        if (end == span.end)
            break;
        begin = characterBegin(m_block->text, end - WindowOverlap);
    }
    m_slice.clear();
}

void PatternScanner::scanItem(const TextSlice::Item &item, std::size_t firstFound, std::size_t lastFound)
{
    const bool unfiltered = !m_set->m_unfiltered.empty() && !m_skipUnfiltered;
    if (firstFound == lastFound && !unfiltered)
        return;
    if (++m_window == 0) {
        m_window = 1;
        std::fill(m_literalSeen.begin(), m_literalSeen.end(), 0);
    }
    m_item = &item;
    m_text = QByteArrayView(m_block->text).sliced(item.begin, item.end - item.begin);
    m_folded = m_slice.folded().sliced(item.foldedBegin, item.foldedEnd - item.foldedBegin);
    m_signatureReady = false;
    for (std::size_t i = firstFound; i < lastFound; ++i) {
        const quint32 literal = m_found[i].literal;
        if (std::exchange(m_literalSeen[literal], m_window) == m_window)
            continue;
        const quint32 end = m_set->m_branchesBegin[literal + 1];
        for (quint32 at = m_set->m_branchesBegin[literal]; at < end; ++at)
            tryBranch(m_set->m_branchesOf[at]);
    }
    if (unfiltered) {
        for (const quint32 id : m_set->m_unfiltered)
            tryBranch(id);
    }
    if (!m_eventHits.empty())
        finishItem();
}

void PatternScanner::tryBranch(quint32 id)
{
    const PatternSet::Branch &branch = m_set->m_branches[id];
    if (m_firing != nullptr) {
        if ((*m_firing)[id])
            return;
    } else if (const RecordState &record = m_records[branch.slot];
               record.event == m_event && (record.strong || branch.weak)) {
        return; // nothing that this branch could add
    }
    if (branch.cellCount > 0) {
        if (!m_signatureReady) {
            m_signature.assign(m_folded);
            m_signatureReady = true;
        }
        for (quint8 i = 0; i < branch.cellCount; ++i) {
            if (!m_signature.mayHold(branch.cells[i]))
                return;
        }
    }
    if (!confirm(branch))
        return;
    if (m_firing != nullptr)
        (*m_firing)[id] = true;
    else
        recordHit(branch.slot, branch.weak);
}

bool PatternScanner::confirm(const PatternSet::Branch &branch)
{
    const RecordPatterns &record = *m_set->m_records[branch.slot];
    const RegexBranch &parsed = record.branches()[branch.branch];
    switch (branch.kind) {
    case BranchKind::Literal:
        return findBytes(m_folded, parsed.chain.front().literal, 0) >= 0;
    case BranchKind::Chain:
        return m_chain.matches(m_folded, parsed.chain, parsed.trailing);
    case BranchKind::Engine:
        break;
    }
    if (!holdsInOrder(m_folded, parsed.required))
        return false;
    const MatchAnswer answer = runEngine(branch);
    if (answer == MatchAnswer::Undecided)
        noteLimit(branch.slot);
    return answer == MatchAnswer::Yes;
}

MatchAnswer PatternScanner::runEngine(const PatternSet::Branch &branch)
{
    if (m_records[branch.slot].limitHits >= MaxLimitHits)
        return MatchAnswer::No; // said when the last limit was hit
    return m_runner.test(m_set->m_records[branch.slot]->engine(branch.branch), m_text);
}

void PatternScanner::noteLimit(quint32 slot)
{
    RecordState &record = m_records[slot];
    ++record.limitHits;
    if (m_firing != nullptr)
        return;
    const QString why =
        record.limitHits == MaxLimitHits ? u"match limit, not tried further"_s : u"match limit"_s;
    m_collector->giveUp(m_set->m_records[slot]->record(), placeOf(m_item->begin), why);
}

void PatternScanner::recordHit(quint32 slot, bool weak)
{
    RecordState &record = m_records[slot];
    if (record.event == m_event) {
        record.strong = record.strong || !weak;
        return;
    }
    record.event = m_event;
    record.strong = !weak;
    m_eventHits.push_back(slot);
}

/// Counts the records that match the current item, and keeps what is wanted of them.
void PatternScanner::finishItem()
{
    m_eventCopy.clear();
    for (const quint32 slot : m_eventHits) {
        RecordState &record = m_records[slot];
        if (!record.touched) {
            record.touched = true;
            m_touched.push_back(slot);
        }
        ++record.count;
        record.last = *m_item;
        if (m_collector->wants(m_set->m_records[slot]->record()))
            keepHit(slot);
    }
    m_eventHits.clear();
}

void PatternScanner::keepHit(quint32 slot)
{
    const RecordPatterns &record = *m_set->m_records[slot];
    RegexMatch match = m_runner.find(record.whole(), m_text);
    if (match.answer == MatchAnswer::Undecided)
        m_collector->giveUp(record.record(), placeOf(m_item->begin), u"match limit"_s);
    const EventSpan &event = m_block->events[m_item->event];
    Hit hit{.place = placeOf(m_item->begin + match.begin),
            .level = event.level,
            .time = event.time,
            .rank = event.rank,
            .traceback = event.traceback,
            .weak = !m_records[slot].strong,
            .captures = std::move(match.captures)};
    qsizetype begin = 0;
    if (m_text.size() <= MaxHitText) {
        if (m_eventCopy.isEmpty())
            m_eventCopy = m_text.toByteArray();
        hit.event = m_eventCopy;
    } else {
        // The match in the middle, as far as it fits.
        const qsizetype room = std::max<qsizetype>(0, MaxHitText - (match.end - match.begin));
        begin = characterBegin(m_text, std::max<qsizetype>(0, match.begin - room / 2));
        const qsizetype end = characterBegin(m_text, std::min(begin + MaxHitText, m_text.size()));
        hit.event = m_text.sliced(begin, end - begin).toByteArray();
    }
    hit.matchBegin = match.begin - begin;
    hit.matchEnd = std::min(match.end - begin, hit.event.size());
    m_collector->keep(record.record(), std::move(hit));
}

/// Hands the counts of the block on. Where a record matched last is looked up only now, once.
void PatternScanner::finishBlock()
{
    for (const quint32 slot : m_touched) {
        RecordState &state = m_records[slot];
        const RecordPatterns &record = *m_set->m_records[slot];
        const TextSlice::Item &item = state.last;
        const RegexMatch match = m_runner.find(
            record.whole(), QByteArrayView(m_block->text).sliced(item.begin, item.end - item.begin));
        m_collector->count(record.record(), state.count, placeOf(item.begin + match.begin));
        state.touched = false;
        state.count = 0;
    }
    m_touched.clear();
}

LogPlace PatternScanner::placeOf(qsizetype position) const
{
    return {.input = m_block->input, .line = m_block->line(position), .offset = m_block->rawOffset(position)};
}

std::vector<quint32> PatternScanner::branchesThatFire(std::shared_ptr<const PatternSet> set,
                                                      const QByteArray &text)
{
    PatternScanner scanner(std::move(set));
    std::vector<bool> firing(scanner.m_set->m_branches.size(), false);
    EventBlock block = linesOf(text);
    HitCollector collector;
    scanner.m_firing = &firing;
    // Branches without a literal, on every n-th line.
    const std::size_t step = block.events.size() / UnfilteredSample + 1;
    scanner.m_block = &block;
    for (std::size_t i = 0; i < block.events.size() && !scanner.m_set->m_unfiltered.empty(); i += step) {
        scanner.m_slice.clear();
        scanner.m_slice.add(i, block.events[i].begin,
                            std::min(block.events[i].end, block.events[i].begin + MaxEventBytes));
        scanner.m_slice.fold(block.text);
        scanner.scanItem(scanner.m_slice.items().front(), 0, 0);
    }
    scanner.m_skipUnfiltered = true;
    scanner.scan(block, collector);
    std::vector<quint32> ids;
    for (quint32 id = 0; id < firing.size(); ++id) {
        if (firing[id])
            ids.push_back(id);
    }
    return ids;
}

} // namespace Clew
