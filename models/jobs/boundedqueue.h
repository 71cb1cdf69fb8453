// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>

namespace Clew {

/// Hands values from one thread to another, at most `capacity` of them at a time: whoever is faster waits.
/// Waiting ends at once when the token is stopped.
template <typename T>
class BoundedQueue final
{
public:
    explicit BoundedQueue(std::size_t capacity)
        : m_capacity(capacity)
    {
    }

    /// False where it was stopped; the value is dropped then.
    bool push(T value, const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [this] { return m_values.size() < m_capacity; }))
            return false;
        m_values.push_back(std::move(value));
        lock.unlock();
        m_changed.notify_all();
        return true;
    }

    /// Nothing more will be pushed.
    void close()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_closed = true;
        }
        m_changed.notify_all();
    }

    /// The oldest value; nothing where it was stopped, or closed and all is taken.
    std::optional<T> pop(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [this] { return !m_values.empty() || m_closed; });
        if (m_values.empty() || stop.stop_requested())
            return std::nullopt;
        std::optional<T> value(std::move(m_values.front()));
        m_values.pop_front();
        lock.unlock();
        m_changed.notify_all();
        return value;
    }

private:
    const std::size_t m_capacity;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<T> m_values;
    bool m_closed = false;
};

} // namespace Clew
