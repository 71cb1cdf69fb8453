// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/journalwriter.h"

#include <algorithm>

namespace Clew {

JournalWriter::JournalWriter(QObject *parent)
    : QObject(parent)
{
}

JournalWriter::~JournalWriter()
{
    // First the one that writes, then the one that syncs what it wrote.
    for (std::jthread *thread : {&m_writer, &m_syncer}) {
        thread->request_stop();
        if (thread->joinable())
            thread->join();
    }
}

Result<void> JournalWriter::open(const QString &path, qint64 keep)
{
    Q_ASSERT(!m_writer.joinable());
    Result<AppendFile> file = AppendFile::open(path, keep);
    if (!file)
        return std::unexpected(file.error());
    m_path = path;
    m_file = std::move(*file);
    m_writer = std::jthread([this](const std::stop_token &stop) { writeAll(stop); });
    m_syncer = std::jthread([this](const std::stop_token &stop) { syncAll(stop); });
    return {};
}

void JournalWriter::append(const QByteArray &bytes)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting += bytes;
    }
    m_changed.notify_all();
}

bool JournalWriter::finish(std::chrono::milliseconds timeout)
{
    std::unique_lock lock(m_mutex);
    m_hurry = true;
    m_changed.notify_all();
    const bool done = m_changed.wait_for(lock, timeout, [this] { return isDone(); });
    m_hurry = false;
    return done;
}

JournalWriter::Clock::time_point JournalWriter::syncTime() const
{
    return std::min(m_lastWrite + SyncIdle, m_firstWrite + SyncLimit);
}

void JournalWriter::writeAll(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        if (m_writeFails)
            m_changed.wait_for(lock, stop, RetryPause, [] { return false; });
        else
            m_changed.wait(lock, stop, [this] { return !m_waiting.isEmpty(); });
        const bool last = stop.stop_requested();
        if (!m_waiting.isEmpty()) {
            const QByteArray bytes = m_waiting;
            lock.unlock();
            const QString fault = m_file.append(bytes);
            lock.lock();
            note(m_writeFails, fault);
            if (fault.isEmpty()) {
                m_waiting.remove(0, bytes.size());
                m_lastWrite = Clock::now();
                if (m_written == m_synced)
                    m_firstWrite = m_lastWrite;
                m_written += bytes.size();
                m_changed.notify_all();
            }
        }
        if (last)
            return;
    }
}

void JournalWriter::syncAll(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        if (m_syncFails)
            m_changed.wait_for(lock, stop, RetryPause, [] { return false; });
        else
            m_changed.wait(lock, stop, [this] { return m_synced < m_written; });
        while (!m_hurry && !stop.stop_requested() && Clock::now() < syncTime())
            m_changed.wait_until(lock, stop, syncTime(), [this] { return m_hurry; });
        const bool last = stop.stop_requested();
        const qint64 written = m_written;
        if (m_synced < written) {
            lock.unlock();
            const QString fault = m_file.sync();
            lock.lock();
            note(m_syncFails, fault);
            if (fault.isEmpty()) {
                m_synced = written;
                m_firstWrite = m_lastWrite;
                m_changed.notify_all();
            }
        }
        if (last)
            return;
    }
}

void JournalWriter::note(bool &failing, const QString &fault)
{
    if (fault.isEmpty() != failing)
        return;
    const bool wasFailing = m_writeFails || m_syncFails;
    failing = !fault.isEmpty();
    const bool isFailing = m_writeFails || m_syncFails;
    if (isFailing && !wasFailing) {
        Q_EMIT failed(
            Error{.code = ErrorCode::JournalFailed, .arguments = {m_path, fault}, .place = {.file = m_path}});
    } else if (!isFailing && wasFailing) {
        Q_EMIT recovered();
    }
}

} // namespace Clew
