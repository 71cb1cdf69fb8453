// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/enoughhits.h"
#include "models/diagnosis/patternscanner.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace Clew {

/// A block and what was found in it.
struct ScannedBlock
{
    std::shared_ptr<const EventBlock> block;
    HitSet hits;
};

/// Matches blocks in several threads, each with a scanner of its own, and hands the hits back in the order in
/// which the blocks came, so that the result does not depend on the number of threads. (One thing does:
/// how often a regex that hits its limit again and again is tried, see PatternScanner.) The thread that adds
/// blocks is one of them: where blocks come faster than they are scanned it scans, too.
class BlockScanners final
{
    Q_DISABLE_COPY_MOVE(BlockScanners)

public:
    /// `threads`: with the caller's, at least 1. Once `stop` is requested, blocks yield what was found in
    /// them until then.
    BlockScanners(std::shared_ptr<const PatternSet> set, std::shared_ptr<const EnoughHits> enough,
                  int threads, std::stop_token stop);
    /// Ends the threads; what was not scanned is dropped.
    ~BlockScanners();

    /// Takes a block to scan. Its scanning, or that of one before it, may be done in this call.
    void add(std::shared_ptr<const EventBlock> block);
    /// The blocks that are done and all before them, too, in their order.
    [[nodiscard]] std::vector<ScannedBlock> takeReady();
    /// Waits for all blocks.
    void finish();

private:
    struct Task
    {
        quint64 number = 0;
        std::shared_ptr<const EventBlock> block;
    };

    bool workOnce(PatternScanner &scanner, const std::stop_token &end);
    void scan(PatternScanner &scanner, const Task &task);
    void scanHere(std::size_t most);

    std::shared_ptr<const EnoughHits> m_enough;
    std::stop_token m_stop;
    PatternScanner m_ownScanner;
    std::size_t m_mostWaiting = 0;

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable_any m_added;
    std::condition_variable m_done;
    std::deque<Task> m_waiting;
    std::map<quint64, ScannedBlock> m_results;
    quint64 m_taken = 0; ///< results handed on
    quint64 m_count = 0; ///< blocks added
    quint64 m_finished = 0;
    std::exception_ptr m_thrown;

    std::vector<std::jthread> m_threads; ///< last: they use the others
};

} // namespace Clew
