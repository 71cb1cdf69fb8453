// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// A time that a line begins with.
struct TimeMatch
{
    qsizetype length = 0;    ///< bytes of it, without what separates it from the message
    qint64 milliseconds = 0; ///< since the epoch, UTC where the text names no zone
};

/// Reads the times that logs write: ISO 8601 and its relatives, syslog, ctime, Apache, Kibana, glog's day,
/// seconds since the epoch, a bare time of day, Chinese months. What a form leaves out (the year of syslog,
/// the day of "18:21:07") is that of the last time that had it, at first the year 1970. No clock, no locale.
class LogClock final
{
public:
    /// The time that `text` begins with.
    [[nodiscard]] std::optional<TimeMatch> match(QByteArrayView text);

    /// Month and day 1 to 12, 1 to 31, then "hh:mm:ss" with an optional fraction: what stands behind the
    /// letter of a line of glog ("0718 10:11:12.5") or of PyTorch ("718 10:11:12.5").
    [[nodiscard]] std::optional<TimeMatch> matchGlog(QByteArrayView text);

private:
    struct Date
    {
        int year = 1970;
        int month = 1;
        int day = 1;
    };

    std::optional<TimeMatch> matchDigits(QByteArrayView text);
    std::optional<TimeMatch> matchLetters(QByteArrayView text);
    std::optional<TimeMatch> timeOfDay(QByteArrayView text, qsizetype at, Date date, bool zone);

    Date m_last;
};

} // namespace Clew
