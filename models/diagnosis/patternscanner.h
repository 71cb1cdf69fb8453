// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/chainmatch.h"
#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/hitcollector.h"
#include "models/diagnosis/patternset.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/textslice.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace Clew {

/// Looks for the regexes of a PatternSet in blocks of events. One thread at a time, one scanner for each; a
/// scanner is meant to be used for many blocks of one job.
///
/// A record hits an event where Python's `re.search(regex, text of the event, re.IGNORECASE)` would find
/// something; see DIALECT.md for the differences that remain. Events longer than MaxEventBytes are matched in
/// overlapping windows, which is noted once for each such event ("line too long").
class PatternScanner final
{
public:
    explicit PatternScanner(std::shared_ptr<const PatternSet> set);
    ~PatternScanner();
    Q_DISABLE_COPY_MOVE(PatternScanner)

    /// Adds the hits of a block to the collector. False where it was stopped, which is looked at at least
    /// every SliceBytes; what was found until then is in the collector.
    bool scan(const EventBlock &block, HitCollector &collector, const std::stop_token &stop = {});

    /// Branches of the set (by their place in it) that match a line of `text`; those without a literal are
    /// tried on a sample of the lines.
    [[nodiscard]] static std::vector<quint32> branchesThatFire(std::shared_ptr<const PatternSet> set,
                                                               const QByteArray &text);

private:
    /// What is known of a record that matched.
    struct RecordState
    {
        qint64 count = 0;     ///< events of this block
        qsizetype last = 0;   ///< where it matched last in this block
        bool touched = false; ///< matched in this block
        quint8 limitHits = 0; ///< of this scanner
    };

    bool scanSlice(const std::stop_token &stop);
    void scanItem(const TextSlice::Item &item, std::size_t firstFound, std::size_t lastFound);
    void tryLiterals(std::size_t firstFound, std::size_t lastFound);
    void scanLongEvent(std::size_t event, const std::stop_token &stop);
    void searchLiterals();
    bool mayHoldUnfiltered(std::size_t index, const TextSlice::Item &item);
    void tryCandidate(const PatternSet::Candidate &candidate);
    bool confirm(const PatternSet::Candidate &candidate);
    MatchAnswer runEngine(const PatternSet::Branch &branch);
    [[nodiscard]] RegexRunner::Text textState();
    void noteLimit(quint32 slot);
    void recordHit(quint32 slot, bool weak);
    [[nodiscard]] qsizetype seenAt() const;
    void finishItem();
    void keepHit(quint32 slot);
    void finishBlock();
    void nextEvent();
    [[nodiscard]] LogPlace placeOf(qsizetype position) const;

    std::shared_ptr<const PatternSet> m_set;
    std::unique_ptr<LiteralScanner> m_literals;
    TextSlice m_slice;
    std::vector<LiteralOccurrence> m_found;
    TextSignature m_signature;
    bool m_useSignature = false;
    bool m_signatureReady = false;
    qsizetype m_seen =
        0; ///< position of the literal that led to the current candidate, in the item's folded text
    ChainMatch m_chain;
    RegexRunner m_runner;

    quint32 m_event = 0;                     ///< serial of the current event
    quint32 m_window = 0;                    ///< serial of the current item
    std::vector<quint32> m_literalSeen;      ///< by literal: serial of the item it was last seen in
    std::vector<qsizetype> m_unfilteredNext; ///< where the first literal of each unfiltered branch comes next
    std::vector<quint32> m_matched; ///< by slot: serial of the last event it matched; plus one where strongly
    std::vector<RecordState> m_records; ///< by slot
    std::vector<quint32> m_eventHits;   ///< slots that match the current item for the first time
    std::vector<quint32> m_touched;     ///< slots that matched in this block

    // Valid during a scan only.
    const EventBlock *m_block = nullptr;
    HitCollector *m_collector = nullptr;
    const TextSlice::Item *m_item = nullptr;
    QByteArrayView m_text;                 ///< of the item, as it stands in the block
    QByteArrayView m_folded;               ///< of the item
    std::optional<bool> m_valid;           ///< whether m_text is UTF-8, once that was asked
    QByteArray m_eventCopy;                ///< shared by the hits of one event
    std::vector<bool> *m_firing = nullptr; ///< by branch, where branches and not records are asked for
    bool m_skipUnfiltered = false;
};

} // namespace Clew
