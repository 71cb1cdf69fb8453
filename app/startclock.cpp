// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/startclock.h"

#include "app/catalogcontroller.h"
#include "app/mainwindow.h"

#include <QEvent>
#include <QFile>
#include <QLoggingCategory>
#include <QTimer>

#include <ctime>
#include <unistd.h>

namespace Clew {

Q_LOGGING_CATEGORY(lcStart, "clew.app.start", QtWarningMsg)

namespace {

/// Milliseconds since this process was started: its start time in clock ticks since boot is field 22 of
/// /proc/self/stat (proc(5)), counted behind the name, which may hold blanks.
qint64 msSinceStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    if (fields.size() < 20 || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1;
    const qint64 startMs = fields.at(19).toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000 - startMs;
}

/// Resident memory, the second field of /proc/self/statm in pages.
qint64 residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / (1 << 20);
}

} // namespace

StartClock::StartClock(MainWindow &window, const CatalogController &catalog, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_catalog(catalog)
{
    window.installEventFilter(this);
    // Queued twice over: behind the window's own slot, and behind the painting that it asks for.
    connect(
        &catalog, &CatalogController::catalogLoaded, this,
        [this] { QTimer::singleShot(0, this, &StartClock::report); }, Qt::SingleShotConnection);
}

bool StartClock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_paintedMs < 0)
        m_paintedMs = msSinceStart();
    return QObject::eventFilter(watched, event);
}

void StartClock::report()
{
    qCInfo(lcStart, "start: painted %lld ms, listed %lld ms, %lld records, %lld MB",
           static_cast<long long>(m_paintedMs), static_cast<long long>(msSinceStart()),
           static_cast<long long>(m_catalog.catalog()->size()), static_cast<long long>(residentMegabytes()));
}

} // namespace Clew
