// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/appendfile.h"

#include <QObject>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace Clew {

/// Appends to the journal of edits in threads of its own, so that typing never waits for a disk: one hands
/// bytes to the system at once (a program that is killed loses nothing that was handed over), another brings
/// them to the disk when nothing came for SyncIdle, at the latest SyncLimit after they were written (so much
/// can a power cut take; a slow disk takes its own time, in which the first thread goes on).
class JournalWriter final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds SyncIdle{200};
    static constexpr std::chrono::milliseconds SyncLimit{900};
    static constexpr std::chrono::milliseconds RetryPause{1000};

    explicit JournalWriter(QObject *parent = nullptr);
    /// Writes what is left, if the disk takes it, and brings it to the disk.
    ~JournalWriter() override;

    /// Opens the file, cut to its first `keep` bytes. Call it once. JournalFailed.
    [[nodiscard]] Result<void> open(const QString &path, qint64 keep);
    void append(const QByteArray &bytes);
    /// Waits until all is on the disk; false where that failed or took longer than `timeout`.
    [[nodiscard]] bool finish(std::chrono::milliseconds timeout);

Q_SIGNALS:
    /// The disk does not take the journal (said once), or takes it again. What waits is kept and tried again.
    void failed(const Clew::Error &error);
    void recovered();

private:
    using Clock = std::chrono::steady_clock;

    void writeAll(const std::stop_token &stop);
    void syncAll(const std::stop_token &stop);
    [[nodiscard]] Clock::time_point syncTime() const;
    [[nodiscard]] bool isDone() const { return m_waiting.isEmpty() && m_synced == m_written; }
    /// Under the lock: tells of a fault, or that it is over.
    void note(bool &failing, const QString &fault);

    QString m_path;
    AppendFile m_file;
    // Of all threads, under the lock.
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    QByteArray m_waiting;
    qint64 m_written = 0; ///< bytes since the file was opened
    qint64 m_synced = 0;
    Clock::time_point m_firstWrite; ///< of what is not on the disk
    Clock::time_point m_lastWrite;
    bool m_hurry = false;
    bool m_writeFails = false;
    bool m_syncFails = false;
    std::jthread m_writer;
    std::jthread m_syncer;
};

} // namespace Clew
