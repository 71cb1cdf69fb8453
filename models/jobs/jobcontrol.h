// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QtTypes>

#include <functional>
#include <stop_token>

namespace Clew {

/// How far a job has come. Units are the job's own: bytes for a scan, files for a load.
struct JobProgress
{
    qint64 done = 0;
    qint64 total = 0;          ///< 0 where it is not known
    double bytesPerSecond = 0; ///< 0 where the job does not count bytes

    friend bool operator==(const JobProgress &, const JobProgress &) = default;
};

/// A job's way to the outside while it runs: whether to stop, and how far it is. Used by the job's thread
/// only.
class JobControl final
{
public:
    using ProgressSink = std::function<void(const JobProgress &)>;

    /// Without arguments: a job that nobody stops or watches (the command line on a pipe).
    JobControl() = default;
    JobControl(std::stop_token stop, ProgressSink sink);
    Q_DISABLE_COPY_MOVE(JobControl)

    /// To be asked at least every 50 ms.
    [[nodiscard]] bool isCancelled() const { return m_stop.stop_requested(); }
    [[nodiscard]] const std::stop_token &stopToken() const { return m_stop; }

    /// Hands the progress on, at most MaxReportsPerSecond times a second; cheap when it does not.
    void report(const JobProgress &progress);
    /// True at most MaxReportsPerSecond times a second: the moment to publish an intermediate result.
    [[nodiscard]] bool isTimeToPublish();

    static constexpr int MaxReportsPerSecond = 10;

private:
    std::stop_token m_stop;
    ProgressSink m_sink;
    QElapsedTimer m_sinceReport;
    QElapsedTimer m_sincePublish;
};

} // namespace Clew
