// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternscanner.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/bytesearch.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// After this many limits hit, a record's regex engine is not run any more by this scanner: one hostile
/// record must not hold up the others.
constexpr quint8 MaxLimitHits = 8;
/// Up to so many candidates of an event are tried without asking its signature.
constexpr quint32 FewCandidates = 3;
/// Lines of the corpus that branches without a literal are tried on.
constexpr std::size_t UnfilteredSample = 2000;

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
    , m_unfilteredNext(m_set->m_unfiltered.size(), -1)
    , m_matched(m_set->m_records.size(), 0)
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
    m_event += 2;
    if (m_event != 0)
        return;
    m_event = 2; // after two thousand million events
    std::fill(m_matched.begin(), m_matched.end(), 0);
}

/// Folds the slice and fills m_found.
void PatternScanner::searchLiterals()
{
    m_slice.fold(m_block->text);
    m_found.clear();
    std::fill(m_unfilteredNext.begin(), m_unfilteredNext.end(), -1);
    if (m_literals)
        m_literals->scan(m_slice.folded(), m_found);
}

bool PatternScanner::scanSlice(const std::stop_token &stop)
{
    searchLiterals();
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
        searchLiterals();
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
    m_valid.reset();
    tryLiterals(firstFound, lastFound);
    m_seen = 0;
    if (unfiltered) {
        for (std::size_t i = 0; i < m_set->m_unfiltered.size(); ++i) {
            if (mayHoldUnfiltered(i, item))
                tryCandidate(m_set->m_unfiltered[i]);
        }
    }
    if (!m_eventHits.empty())
        finishItem();
}

void PatternScanner::tryLiterals(std::size_t firstFound, std::size_t lastFound)
{
    // A handful of candidates is decided sooner than the signature is made.
    quint32 candidates = 0;
    for (std::size_t i = firstFound; i < lastFound; ++i) {
        const quint32 literal = m_found[i].literal;
        candidates += m_set->m_candidatesBegin[literal + 1] - m_set->m_candidatesBegin[literal];
    }
    m_useSignature = candidates > FewCandidates;
    m_signatureReady = false;
    for (std::size_t i = firstFound; i < lastFound; ++i) {
        const quint32 literal = m_found[i].literal;
        if (std::exchange(m_literalSeen[literal], m_window) == m_window)
            continue;
        m_seen = m_found[i].position - m_item->foldedBegin;
        const quint32 end = m_set->m_candidatesBegin[literal + 1];
        for (quint32 at = m_set->m_candidatesBegin[literal]; at < end; ++at)
            tryCandidate(m_set->m_candidates[at]);
    }
}

/// Whether the item holds the first literal, if any, of a branch that no literal was chosen of: one search
/// leads from one item that does to the next.
bool PatternScanner::mayHoldUnfiltered(std::size_t index, const TextSlice::Item &item)
{
    const PatternSet::Branch &branch = m_set->m_branches[m_set->m_unfiltered[index].branch];
    if (branch.chain.count == 0)
        return true;
    qsizetype &next = m_unfilteredNext[index];
    if (next < item.foldedBegin) {
        const ChainPool::Step &step = m_set->m_chains.steps(branch.chain).front();
        next = findBytes(m_slice.folded(), m_set->m_chains.literal(step), item.foldedBegin);
        if (next < 0)
            next = m_slice.folded().size();
    }
    return next < item.foldedEnd;
}

void PatternScanner::tryCandidate(const PatternSet::Candidate &candidate)
{
    if (m_firing != nullptr) {
        if ((*m_firing)[candidate.branch])
            return;
    } else if (m_matched[candidate.slot] >= m_event + (candidate.weak ? 0U : 1U)) {
        return; // nothing that this branch could add
    }
    if (m_useSignature && candidate.cellCount > 0) {
        if (!m_signatureReady) {
            m_signature.assign(m_folded);
            m_signatureReady = true;
        }
        for (quint8 i = 0; i < candidate.cellCount; ++i) {
            if (!m_signature.mayHold(candidate.cells[i]))
                return;
        }
    }
    if (!confirm(candidate))
        return;
    if (m_firing != nullptr)
        (*m_firing)[candidate.branch] = true;
    else
        recordHit(candidate.slot, candidate.weak);
}

bool PatternScanner::confirm(const PatternSet::Candidate &candidate)
{
    const PatternSet::Branch &branch = m_set->m_branches[candidate.branch];
    if (candidate.kind != BranchKind::Engine)
        return m_chain.matches(m_folded, m_set->m_chains, branch.chain);
    if (!ChainMatch::holdsInOrder(m_folded, m_set->m_chains, branch.chain))
        return false;
    const MatchAnswer answer = runEngine(branch);
    if (answer == MatchAnswer::Undecided)
        noteLimit(candidate.slot);
    return answer == MatchAnswer::Yes;
}

MatchAnswer PatternScanner::runEngine(const PatternSet::Branch &branch)
{
    if (m_records[branch.slot].limitHits >= MaxLimitHits)
        return MatchAnswer::No; // said when the last limit was hit
    return m_runner.test(m_set->m_records[branch.slot]->engine(branch.index), m_text, textState());
}

/// Each item is looked at once, however many regexes are tried on it.
RegexRunner::Text PatternScanner::textState()
{
    if (!m_valid)
        m_valid = m_text.isValidUtf8();
    return *m_valid ? RegexRunner::Text::ValidUtf8 : RegexRunner::Text::Unchecked;
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
    if (m_matched[slot] < m_event) {
        m_eventHits.push_back(slot);
        m_records[slot].last = seenAt();
    }
    m_matched[slot] = std::max(m_matched[slot], m_event + (weak ? 0U : 1U));
}

/// Where in the block the literal of the current candidate stands; its event where folding changed lengths.
qsizetype PatternScanner::seenAt() const
{
    return m_item->begin + (m_folded.size() == m_text.size() ? m_seen : 0);
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
        if (m_collector->wants(m_set->m_records[slot]->record()))
            keepHit(slot);
    }
    m_eventHits.clear();
}

void PatternScanner::keepHit(quint32 slot)
{
    const RecordPatterns &record = *m_set->m_records[slot];
    RegexMatch match = m_runner.find(record.whole(), m_text, textState());
    if (match.answer == MatchAnswer::Undecided)
        m_collector->giveUp(record.record(), placeOf(m_item->begin), u"match limit"_s);
    const EventSpan &event = m_block->events[m_item->event];
    Hit hit{.place = placeOf(m_item->begin + match.begin),
            .level = event.level,
            .time = event.time,
            .rank = event.rank,
            .traceback = event.traceback,
            .weak = m_matched[slot] == m_event,
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

/// Hands the counts of the block on.
void PatternScanner::finishBlock()
{
    for (const quint32 slot : m_touched) {
        RecordState &state = m_records[slot];
        m_collector->count(m_set->m_records[slot]->record(), state.count, placeOf(state.last));
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
        std::fill(scanner.m_unfilteredNext.begin(), scanner.m_unfilteredNext.end(), -1);
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
