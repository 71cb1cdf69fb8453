// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/blockscanners.h"

#include <algorithm>

namespace Clew {

BlockScanners::BlockScanners(std::shared_ptr<const PatternSet> set, std::shared_ptr<const EnoughHits> enough,
                             int threads, std::stop_token stop)
    : m_enough(std::move(enough))
    , m_stop(std::move(stop))
    , m_ownScanner(set)
    , m_mostWaiting(static_cast<std::size_t>(std::max(threads, 1)) - 1)
{
    for (int thread = 1; thread < threads; ++thread) {
        m_threads.emplace_back([this, set](const std::stop_token &end) {
            // Made here, so that a run that ends within one block does not wait for scanners.
            PatternScanner scanner(set);
            while (workOnce(scanner, end)) {
            }
        });
    }
}

BlockScanners::~BlockScanners()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

/// False where the thread is to end.
bool BlockScanners::workOnce(PatternScanner &scanner, const std::stop_token &end)
{
    Task task;
    {
        std::unique_lock lock(m_mutex);
        if (!m_added.wait(lock, end, [this] { return !m_waiting.empty(); }) || end.stop_requested())
            return false;
        task = std::move(m_waiting.front());
        m_waiting.pop_front();
    }
    scan(scanner, task);
    return true;
}

void BlockScanners::scan(PatternScanner &scanner, const Task &task)
{
    HitSet hits;
    std::exception_ptr thrown;
    try {
        HitCollector collector({}, m_enough);
        scanner.scan(*task.block, collector, m_stop);
        hits = collector.takePart();
    } catch (...) {
        thrown = std::current_exception();
    }
    {
        const std::lock_guard lock(m_mutex);
        m_results.emplace(task.number, ScannedBlock{.block = task.block, .hits = std::move(hits)});
        ++m_finished;
        if (thrown)
            m_thrown = thrown;
    }
    m_done.notify_one();
}

void BlockScanners::add(std::shared_ptr<const EventBlock> block)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back({.number = m_count++, .block = std::move(block)});
    }
    m_added.notify_one();
    scanHere(m_mostWaiting);
}

/// Scans in this thread until no more than `most` blocks wait.
void BlockScanners::scanHere(std::size_t most)
{
    for (;;) {
        Task task;
        {
            const std::lock_guard lock(m_mutex);
            if (m_thrown)
                std::rethrow_exception(m_thrown);
            if (m_waiting.size() <= most)
                return;
            task = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        scan(m_ownScanner, task);
    }
}

std::vector<ScannedBlock> BlockScanners::takeReady()
{
    std::vector<ScannedBlock> ready;
    const std::lock_guard lock(m_mutex);
    while (!m_results.empty() && m_results.begin()->first == m_taken) {
        ready.push_back(std::move(m_results.begin()->second));
        m_results.erase(m_results.begin());
        ++m_taken;
    }
    return ready;
}

void BlockScanners::finish()
{
    scanHere(0);
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_finished == m_count; });
    if (m_thrown)
        std::rethrow_exception(m_thrown);
}

} // namespace Clew
