// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace Clew {

namespace {

/// Hands out indexes to the workers and keeps the first exception.
class IndexLoop final
{
public:
    IndexLoop(qsizetype count, std::stop_token stop,
              const std::function<void(qsizetype index, int worker)> &work)
        : m_count(count)
        , m_stop(std::move(stop))
        , m_work(work)
    {
    }

    void run(int worker, const std::function<void()> &tick = {})
    {
        try {
            while (!m_stop.stop_requested()) {
                const qsizetype index = m_next.fetch_add(1, std::memory_order_relaxed);
                if (index >= m_count)
                    return;
                m_work(index, worker);
                if (tick)
                    tick();
            }
        } catch (...) {
            m_next.store(m_count, std::memory_order_relaxed);
            const std::scoped_lock lock(m_mutex);
            if (!m_exception)
                m_exception = std::current_exception();
        }
    }

    void rethrow() const
    {
        if (m_exception)
            std::rethrow_exception(m_exception);
    }

private:
    qsizetype m_count;
    std::stop_token m_stop;
    const std::function<void(qsizetype index, int worker)> &m_work;
    std::atomic<qsizetype> m_next = 0;
    std::mutex m_mutex;
    std::exception_ptr m_exception;
};

} // namespace

void forEachIndex(qsizetype count, int threads, const std::stop_token &stop,
                  const std::function<void(qsizetype index, int worker)> &work,
                  const std::function<void()> &tick)
{
    IndexLoop loop(count, stop, work);
    {
        std::vector<std::jthread> helpers;
        const int helperCount = static_cast<int>(std::min<qsizetype>(threads, count)) - 1;
        for (int worker = 1; worker <= helperCount; ++worker)
            helpers.emplace_back([&loop, worker] { loop.run(worker); });
        loop.run(0, tick);
    }
    loop.rethrow();
}

int defaultThreadCount()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 8);
}

} // namespace Clew
