// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/jobs/jobcontrol.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace Clew {

/// The job slot of one question: work that leaves the GUI thread. Starting again cancels the run before it,
/// and only the newest run delivers. Lives on the GUI thread; bodies run on a pool of its own, so a run that
/// is slow to stop does not hold up the next.
class LatestJob final : public QObject
{
    Q_OBJECT

public:
    explicit LatestJob(QObject *parent = nullptr);
    /// Cancels, then waits for the bodies to end.
    ~LatestJob() override;
    Q_DISABLE_COPY_MOVE(LatestJob)

    /// Runs `body` on a worker thread and hands its value to `deliver` on the thread of this object. What a
    /// body throws becomes ErrorCode::Internal. `deliver` is not called for a run that was cancelled or
    /// overtaken; a body that was stopped with `requestStop` delivers what it has.
    template <typename T>
    void start(std::function<Result<T>(JobControl &)> body, std::function<void(Result<T>)> deliver)
    {
        run([body = std::move(body), deliver = std::move(deliver)](JobControl &control) -> Delivery {
            auto result = std::make_shared<Result<T>>(guarded<T>(body, control));
            return [deliver, result] { deliver(std::move(*result)); };
        });
    }

    /// From a body, on its thread: has `action` run on this object's thread if that run is still the newest.
    using Publish = std::function<void(std::function<void()>)>;
    /// As `start`, for bodies that publish intermediate results.
    template <typename T>
    void start(std::function<Result<T>(JobControl &, const Publish &)> body,
               std::function<void(Result<T>)> deliver)
    {
        const Publish publish = publisherOfNextRun();
        start<T>([body = std::move(body), publish](JobControl &control) { return body(control, publish); },
                 std::move(deliver));
    }

    /// The newest run ends soon and delivers nothing.
    void cancel();
    /// The newest run ends soon and delivers what it has until then.
    void requestStop();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    /// At most JobControl::MaxReportsPerSecond times a second, from the newest run only.
    void progressed(const Clew::JobProgress &progress);
    void runningChanged(bool running);

private:
    using Delivery = std::function<void()>;

    template <typename T>
    static Result<T> guarded(const std::function<Result<T>(JobControl &)> &body, JobControl &control)
    {
        try {
            return body(control);
        } catch (const std::exception &exception) {
            return std::unexpected(Error{ErrorCode::Internal, {QString::fromUtf8(exception.what())}, {}});
        } catch (...) {
            return std::unexpected(Error{ErrorCode::Internal, {QStringLiteral("unknown exception")}, {}});
        }
    }

    void run(std::function<Delivery(JobControl &)> work);
    [[nodiscard]] Publish publisherOfNextRun();
    void finish(quint64 run, const Delivery &delivery);
    void setRunning(bool running);

    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_newest = 0;
    bool m_running = false;
};

} // namespace Clew
