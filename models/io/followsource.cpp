// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/followsource.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace Clew {

namespace {

/// Bytes by which text that was read is known again: a time and the beginning of a message differ in these.
constexpr qsizetype TailBytes = 256;

} // namespace

FollowSource::FollowSource(QString path, FileDescriptor file)
    : m_path(std::move(path))
    , m_file(std::move(file))
{
}

Result<std::unique_ptr<FollowSource>> FollowSource::open(const QString &path)
{
    Result<FileDescriptor> file = FileDescriptor::openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    return std::unique_ptr<FollowSource>(new FollowSource(path, std::move(*file)));
}

bool FollowSource::next()
{
    return std::exchange(m_begins, false);
}

std::optional<qint64> FollowSource::total() const
{
    return std::max<qint64>(m_file.size(), m_position);
}

Result<qsizetype> FollowSource::read(std::span<char> buffer)
{
    if (m_begins) // poll() said so: next() first
        return 0;
    const Result<qsizetype> count = m_file.readAt(m_position, buffer, m_path);
    if (!count || *count == 0)
        return count;
    m_position += *count;
    remember(buffer.first(static_cast<size_t>(*count)));
    return count;
}

void FollowSource::remember(std::span<const char> bytes)
{
    const auto size = static_cast<qsizetype>(bytes.size());
    if (size >= TailBytes) {
        m_tail = QByteArray(bytes.data() + size - TailBytes, TailBytes);
        return;
    }
    m_tail.append(bytes.data(), size);
    if (m_tail.size() > TailBytes)
        m_tail.remove(0, m_tail.size() - TailBytes);
}

/// True where the bytes before the place read up to are others than they were.
bool FollowSource::wasRewritten() const
{
    if (m_file.size() < m_position)
        return true;
    std::array<char, TailBytes> bytes{};
    const std::span<char> part = std::span(bytes).first(static_cast<size_t>(m_tail.size()));
    const Result<qsizetype> count = m_file.readAt(m_position - m_tail.size(), part, m_path);
    return count && QByteArrayView(bytes.data(), *count) != m_tail;
}

FollowSource::Change FollowSource::poll()
{
    if (m_begins)
        return Change::None;
    if (wasRewritten()) {
        m_position = 0;
        m_tail.clear();
        m_begins = true;
        return Change::Truncated;
    }
    Result<FileDescriptor> named = FileDescriptor::openRegular(m_path);
    if (!named)
        return Change::Gone;
    if (named->identity() == m_file.identity()) {
        m_seenReplacement = false;
        return Change::None;
    }
    // The writer may still hold the old file for a moment: it is left at the second look that finds no more
    // in it.
    if (m_file.size() > m_position || !std::exchange(m_seenReplacement, true))
        return Change::None;
    m_file = std::move(*named);
    m_position = 0;
    m_tail.clear();
    m_seenReplacement = false;
    m_begins = true;
    return Change::Replaced;
}

LogSource::Wait FollowSource::waitForMore(const std::stop_token &stop)
{
    const auto look = [this] {
        const Change change = poll();
        if (change == Change::Truncated || change == Change::Replaced)
            return Wait::Over;
        return m_file.size() > m_position ? Wait::More : Wait::Quiet;
    };
    if (const Wait found = look(); found != Wait::Quiet)
        return found;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, stop, std::chrono::milliseconds(PollMs), [] { return false; });
    return stop.stop_requested() ? Wait::Over : look();
}

} // namespace Clew
