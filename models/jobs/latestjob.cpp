// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/latestjob.h"

namespace Clew {

LatestJob::LatestJob(QObject *parent)
    : QObject(parent)
{
    // An overtaken run needs up to 50 ms to notice; the newest must not queue behind it.
    m_pool.setMaxThreadCount(8);
}

LatestJob::~LatestJob()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void LatestJob::cancel()
{
    m_stop.request_stop();
    ++m_newest;
    setRunning(false);
}

void LatestJob::requestStop()
{
    m_stop.request_stop();
}

void LatestJob::run(std::function<Delivery(JobControl &)> work)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const quint64 run = ++m_newest;
    const std::stop_token token = m_stop.get_token();
    m_pool.start([this, run, token, work = std::move(work)] {
        JobControl control(token, [this, run](const JobProgress &progress) {
            QMetaObject::invokeMethod(
                this,
                [this, run, progress] {
                    if (run == m_newest)
                        Q_EMIT progressed(progress);
                },
                Qt::QueuedConnection);
        });
        const Delivery delivery = work(control);
        QMetaObject::invokeMethod(
            this, [this, run, delivery] { finish(run, delivery); }, Qt::QueuedConnection);
    });
    setRunning(true);
}

LatestJob::Publish LatestJob::publisherOfNextRun()
{
    return [this, run = m_newest + 1](std::function<void()> action) {
        QMetaObject::invokeMethod(
            this,
            [this, run, action = std::move(action)] {
                if (run == m_newest)
                    action();
            },
            Qt::QueuedConnection);
    };
}

void LatestJob::finish(quint64 run, const Delivery &delivery)
{
    if (run != m_newest)
        return;
    setRunning(false);
    delivery();
}

void LatestJob::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT runningChanged(running);
}

} // namespace Clew
