// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logfields.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/loglevel.h"

#include <array>

namespace Clew {

LogLevel levelOfFields(QByteArrayView head)
{
    qsizetype at = head.indexOf("level");
    if (at < 0)
        at = head.indexOf("severity");
    if (at < 0) {
        const qsizetype letter = head.indexOf("\"s\":\"");
        return letter < 0 ? LogLevel::Unknown
                          : levelOfLetter(ByteCursor(head, letter + 5).peek()).value_or(LogLevel::Unknown);
    }
    ByteCursor cursor(head, at);
    cursor.takeWhile(isLetter);
    cursor.takeWhile([](char c) { return c == '"' || c == ':' || c == ' ' || c == '='; });
    if (!isDigit(cursor.peek()))
        return levelOfWord(cursor.takeWhile(isLetter)).value_or(LogLevel::Unknown);
    const int number = cursor.takeAnyNumber(3); // pino and bunyan count in tens
    return number >= 60   ? LogLevel::Fatal
           : number >= 50 ? LogLevel::Error
           : number >= 40 ? LogLevel::Warning
           : number >= 30 ? LogLevel::Info
           : number >= 10 ? LogLevel::Debug
                          : LogLevel::Unknown;
}

std::optional<TimeMatch> timeOfFields(QByteArrayView head, LogClock &clock)
{
    constexpr std::array<QByteArrayView, 6> Keys{"timestamp\"", "\"time\"", "\"ts\"",
                                                 "\"$date\"",   "time=",    "ts="};
    for (const QByteArrayView key : Keys) {
        const qsizetype at = head.indexOf(key);
        if (at < 0)
            continue;
        ByteCursor cursor(head, at + key.size());
        cursor.takeWhile([](char c) { return c == '"' || c == ':' || c == ' '; });
        if (const std::optional<TimeMatch> time = clock.match(cursor.rest()))
            return time;
    }
    return {};
}

} // namespace Clew
