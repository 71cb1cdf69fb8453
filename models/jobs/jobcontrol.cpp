// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/jobcontrol.h"

namespace Clew {

namespace {

constexpr qint64 MinGapMs = 1000 / JobControl::MaxReportsPerSecond;

/// True where the last time lies long enough back (or never was); starts the gap anew.
bool gapIsOver(QElapsedTimer &timer)
{
    if (timer.isValid() && timer.elapsed() < MinGapMs)
        return false;
    timer.start();
    return true;
}

} // namespace

JobControl::JobControl(std::stop_token stop, ProgressSink sink)
    : m_stop(std::move(stop))
    , m_sink(std::move(sink))
{
}

void JobControl::report(const JobProgress &progress)
{
    if (m_sink && gapIsOver(m_sinceReport))
        m_sink(progress);
}

bool JobControl::isTimeToPublish()
{
    return gapIsOver(m_sincePublish);
}

} // namespace Clew
