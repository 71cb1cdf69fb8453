// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logclock.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

constexpr qint64 MillisecondsPerDay = 86'400'000;

/// Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap day is
/// the last of its year.
qint64 daysSinceEpoch(int year, int month, int day)
{
    const int shifted = month <= 2 ? year - 1 : year;
    const int era = shifted / 400;
    const int yearOfEra = shifted - era * 400;
    const int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<qint64>(era) * 146'097 + dayOfEra - 719'468;
}

/// Three letters as one number, so that names are told apart by comparisons of numbers.
constexpr quint32 packed(const char *letters)
{
    return static_cast<quint32>(static_cast<uchar>(letters[0])) << 16 |
           static_cast<quint32>(static_cast<uchar>(letters[1])) << 8 |
           static_cast<quint32>(static_cast<uchar>(letters[2]));
}

/// 1 to 12 for the English short name; 0 for anything else.
int monthOf(QByteArrayView name)
{
    constexpr std::array<quint32, 12> Names{packed("Jan"), packed("Feb"), packed("Mar"), packed("Apr"),
                                            packed("May"), packed("Jun"), packed("Jul"), packed("Aug"),
                                            packed("Sep"), packed("Oct"), packed("Nov"), packed("Dec")};
    if (name.size() != 3)
        return 0;
    const auto found = std::find(Names.begin(), Names.end(), packed(name.data()));
    return found == Names.end() ? 0 : static_cast<int>(found - Names.begin()) + 1;
}

bool isWeekday(QByteArrayView name)
{
    constexpr std::array<quint32, 7> Names{packed("Mon"), packed("Tue"), packed("Wed"), packed("Thu"),
                                           packed("Fri"), packed("Sat"), packed("Sun")};
    return name.size() == 3 && std::find(Names.begin(), Names.end(), packed(name.data())) != Names.end();
}

/// Fraction of a second in milliseconds: ".123456", ",123".
qint64 takeFraction(ByteCursor &cursor)
{
    qint64 value = 0;
    int digits = 0;
    for (; isDigit(cursor.peek()); ++digits) {
        if (digits < 3)
            value = value * 10 + (cursor.peek() - '0');
        cursor.moveTo(cursor.at() + 1);
    }
    for (; digits < 3; ++digits)
        value *= 10;
    return value;
}

/// "Z", "+08:00", "+0800", " +0000": minutes east of Greenwich, 0 where there is none.
int takeZone(ByteCursor &cursor)
{
    if (cursor.take('Z'))
        return 0;
    ByteCursor zone = cursor;
    zone.take(' ');
    const bool west = zone.peek() == '-';
    if (!west && zone.peek() != '+')
        return 0;
    zone.moveTo(zone.at() + 1);
    const int hours = zone.takeNumber(2);
    zone.take(':');
    const int minutes = zone.takeNumber(2);
    if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59 || isDigit(zone.peek()))
        return 0;
    cursor = zone;
    return (west ? -1 : 1) * (hours * 60 + minutes);
}

} // namespace

std::optional<TimeMatch> LogClock::timeOfDay(QByteArrayView text, qsizetype at, Date date, bool zone)
{
    ByteCursor cursor(text, at);
    int hour = cursor.takeAnyNumber(2);
    if (hour < 0 || hour > 24 || !cursor.take(':'))
        return {};
    const int minute = cursor.takeNumber(2);
    if (minute < 0 || minute > 59)
        return {};
    int second = 0;
    qint64 fraction = 0;
    if (cursor.peek() == ':' && isDigit(cursor.peek(1))) {
        cursor.take(':');
        second = cursor.takeNumber(2);
        if (second < 0 || second > 60)
            return {};
        const bool separator = cursor.peek() == '.' || cursor.peek() == ',' || cursor.peek() == '-';
        if (separator && isDigit(cursor.peek(1)) && (cursor.peek() != '-' || isDigit(cursor.peek(5)))) {
            cursor.moveTo(cursor.at() + 1);
            fraction = takeFraction(cursor);
        }
    } else if (date.month == 0 || cursor.peek() == ':') {
        return {};
    }
    if (isNameByte(cursor.peek()) && cursor.peek() != 'Z')
        return {};
    if (cursor.peek() == ' ' && (cursor.peek(1) == 'A' || cursor.peek(1) == 'P') && cursor.peek(2) == 'M' &&
        !isLetter(cursor.peek(3))) {
        hour = hour % 12 + (cursor.peek(1) == 'P' ? 12 : 0);
        cursor.moveTo(cursor.at() + 3);
    }
    const int east = zone ? takeZone(cursor) : 0;
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
        return {};
    m_last = date;
    const qint64 day = daysSinceEpoch(date.year, date.month, date.day);
    const qint64 seconds = (static_cast<qint64>(hour) * 60 + minute - east) * 60 + second;
    return TimeMatch{.length = cursor.at(),
                     .milliseconds = day * MillisecondsPerDay + seconds * 1000 + fraction};
}

std::optional<TimeMatch> LogClock::match(QByteArrayView text)
{
    if (text.size() < 8)
        return {};
    if (isDigit(text[0]))
        return matchDigits(text);
    if (text[0] >= 'A' && text[0] <= 'W')
        return matchLetters(text);
    return {};
}

std::optional<TimeMatch> LogClock::matchDigits(QByteArrayView text)
{
    ByteCursor cursor(text);
    int digits = 0;
    while (digits < 14 && isDigit(cursor.peek(digits)))
        ++digits;
    const char next = cursor.peek(digits);
    if (digits == 4 && (next == '-' || next == '/')) { // 2024-05-13 03:13:01
        const int year = cursor.takeNumber(4);
        cursor.take(next);
        const int month = cursor.takeNumber(2);
        const bool same = cursor.take(next);
        const int day = cursor.takeNumber(2);
        const char gap = cursor.peek();
        if (!same || month < 1 || day < 1 || !(gap == 'T' || gap == ' ' || gap == '_'))
            return {};
        cursor.moveTo(cursor.at() + 1);
        return timeOfDay(text, cursor.at(), {.year = year, .month = month, .day = day}, true);
    }
    if (digits == 8 && (next == ' ' || next == 'T' || next == '-') &&
        isDigit(cursor.peek(9))) { // 20240513 03:13:01
        const Date date{cursor.takeNumber(4), cursor.takeNumber(2), cursor.takeNumber(2)};
        return timeOfDay(text, 9, date, true);
    }
    if ((digits == 1 || digits == 2) && next == ':')
        return digits == 2 && cursor.peek(5) == ':' ? timeOfDay(text, 0, m_last, true) : std::nullopt;
    if (digits == 10 && next == '.' && text[0] == '1' &&
        isDigit(cursor.peek(13))) { // seconds since the epoch
        qint64 seconds = cursor.takeNumber(5);
        seconds = seconds * 100'000 + cursor.takeNumber(5);
        cursor.take('.');
        const qint64 fraction = takeFraction(cursor);
        return TimeMatch{.length = cursor.at(), .milliseconds = seconds * 1000 + fraction};
    }
    if (digits != 1 && digits != 2)
        return {};
    const int first = cursor.takeNumber(digits);
    if (cursor.take("\xE6\x9C\x88")) { // 5月 03 00:42:31
        cursor.skipBlanks();
        const Date date{.year = m_last.year, .month = first, .day = cursor.takeAnyNumber(2)};
        return cursor.take(' ') ? timeOfDay(text, cursor.at(), date, false) : std::nullopt;
    }
    if (next == '/' || next == '-' || next == ' ' || next == '.') {
        cursor.take(next);
        if (const int month = monthOf(cursor.rest().first(std::min<qsizetype>(3, cursor.rest().size())))) {
            cursor.moveTo(cursor.at() +
                          3); // 22/Oct/2022:13:51:20, 22-Oct-2022 13:50:12, 04 Feb 2023 11:27:30
            const bool same = cursor.take(next);
            const int year = cursor.takeNumber(4);
            const bool gap = cursor.take(':') || cursor.take(' ');
            if (!same || year < 0 || !gap)
                return {};
            return timeOfDay(text, cursor.at(), {.year = year, .month = month, .day = first}, true);
        }
        const int second = next == ' ' ? -1 : cursor.takeNumber(2);
        if (second < 0)
            return {};
        Date date{.year = m_last.year, .month = first, .day = second};
        if (cursor.take(next)) { // 02/04/2023, 11:28:10 AM; 13.05.2024 03:13:01
            date.year = cursor.takeNumber(4);
            if (date.year < 0)
                return {};
            cursor.take(',');
        }
        if (next == '.' || date.month > 12)
            std::swap(date.month, date.day);
        return cursor.take(' ') ? timeOfDay(text, cursor.at(), date, true) : std::nullopt;
    }
    return {};
}

std::optional<TimeMatch> LogClock::matchLetters(QByteArrayView text)
{
    ByteCursor cursor(text);
    const bool weekday = isWeekday(text.first(3));
    if (weekday) {
        cursor.moveTo(3);
        cursor.take(',');
        if (!cursor.take(' '))
            return {};
    }
    if (cursor.rest().size() < 12)
        return {};
    const int month = monthOf(cursor.rest().first(3));
    if (month == 0)
        return {};
    cursor.moveTo(cursor.at() + 3);
    if (cursor.skipBlanks() == 0)
        return {};
    Date date{.year = m_last.year, .month = month, .day = cursor.takeAnyNumber(2)};
    if (date.day < 1)
        return {};
    if (cursor.take(", ")) { // Oct 26, 2020 @ 06:37:08.022
        date.year = cursor.takeNumber(4);
        if (date.year < 0)
            return {};
        cursor.take(" @");
        cursor.take(',');
    }
    if (!cursor.take(' '))
        return {};
    if (isDigit(cursor.peek()) && isDigit(cursor.peek(3)) && cursor.peek(4) == ' ') { // May 13 2024 03:13:01
        date.year = cursor.takeNumber(4);
        cursor.take(' ');
    }
    std::optional<TimeMatch> found = timeOfDay(text, cursor.at(), date, false);
    if (!found)
        return {};
    // ctime: the year stands behind the time.
    ByteCursor behind(text, found->length);
    if (behind.take(' ') && isDigit(behind.peek(3)) && !isNameByte(behind.peek(4))) {
        const int year = behind.takeNumber(4);
        if (year >= 1970 && year < 2200) {
            date.year = year;
            found = timeOfDay(text, cursor.at(), date, false);
            found->length = behind.at();
        }
    }
    return found;
}

std::optional<TimeMatch> LogClock::matchGlog(QByteArrayView text)
{
    ByteCursor cursor(text);
    int year = m_last.year;
    if (cursor.peek(8) == ' ' && isDigit(cursor.peek(7))) // newer glog writes the year, too
        year = cursor.takeNumber(4);
    const bool unpadded = cursor.peek(3) == ' '; // PyTorch writes July 18 as "718"
    const Date date{.year = year, .month = cursor.takeNumber(unpadded ? 1 : 2), .day = cursor.takeNumber(2)};
    if (year < 0 || date.month < 1 || date.day < 1 || !cursor.take(' ') || cursor.peek(2) != ':')
        return {};
    return timeOfDay(text, cursor.at(), date, false);
}

} // namespace Clew
