// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logtag.h"

#include <algorithm>

namespace Clew {

namespace {

/// One blank behind a tag belongs to it; more are indentation.
qsizetype endBehind(ByteCursor cursor)
{
    cursor.take(' ');
    return cursor.at();
}

/// "[pod/web-0/app] " of kubectl --prefix, behind "[pod/".
std::optional<LogTag> podTag(ByteCursor cursor)
{
    const QByteArrayView name = cursor.takeWhile([](char c) { return c != ']' && c != ' '; });
    if (!cursor.take("] "))
        return {};
    return LogTag{.end = cursor.at(), .rank = {}, .writer = name};
}

/// "[rank3]: ", "[default0]:", "[3]: ", "[1,3]<stderr>: ", "[pod/web-0/app] ".
std::optional<LogTag> rankTag(ByteCursor cursor)
{
    cursor.take('[');
    if (cursor.take("pod/"))
        return podTag(cursor);
    const bool named = cursor.take("rank") || cursor.take("default");
    int rank = cursor.takeAnyNumber(6);
    if (rank < 0)
        return {};
    bool tagged = named;
    if (cursor.peek() == ',' && !named) {
        cursor.take(',');
        rank = cursor.takeAnyNumber(6);
    }
    if (rank < 0 || !cursor.take(']'))
        return {};
    if (cursor.take("<stderr>") || cursor.take("<stdout>") || cursor.take("<stddiag>"))
        tagged = true;
    const bool colon = cursor.take(':');
    // "[3]: x" is what torchrun --tee writes; "[0]:" alone heads a paragraph of its summary.
    if (!tagged && !(colon && cursor.peek() == ' ' && cursor.rest().size() > 1))
        return {};
    if (named && !colon && cursor.peek() != ' ')
        return {};
    return LogTag{.end = endBehind(cursor), .rank = rank, .writer = {}};
}

/// "(RayTrainWorker pid=1234, ip=10.0.0.1) ".
std::optional<LogTag> rayTag(ByteCursor cursor)
{
    const QByteArrayView rest = cursor.rest();
    const qsizetype close = rest.first(std::min<qsizetype>(rest.size(), 120)).indexOf(')');
    const qsizetype pid = close < 0 ? -1 : rest.first(close).indexOf("pid=");
    if (pid < 1 || !(rest[pid - 1] == '(' || rest[pid - 1] == ' '))
        return {};
    cursor.moveTo(cursor.at() + close + 1);
    return LogTag{.end = endBehind(cursor), .rank = {}, .writer = rest.first(close)};
}

/// "#12 0.512 ".
std::optional<LogTag> buildKitTag(ByteCursor cursor)
{
    cursor.take('#');
    const int step = cursor.takeAnyNumber(4);
    if (step < 0 || !cursor.take(' ') || cursor.takeAnyNumber(5) < 0 || !cursor.take('.') ||
        cursor.takeAnyNumber(4) < 0 || !cursor.take(' '))
        return {};
    return LogTag{
        .end = cursor.at(), .rank = {}, .writer = {}, .lane = laneHash("#", static_cast<quint32>(step) + 1)};
}

/// "<34>1 " of syslog, "<3>" of the kernel and systemd: the lowest three bits are the level.
std::optional<LogTag> priorityTag(ByteCursor cursor)
{
    cursor.take('<');
    const int priority = cursor.takeAnyNumber(3);
    if (priority < 0 || priority > 191 || !cursor.take('>'))
        return {};
    const int severity = priority % 8;
    const LogLevel level = severity <= 2   ? LogLevel::Fatal
                           : severity == 3 ? LogLevel::Error
                           : severity == 4 ? LogLevel::Warning
                           : severity == 7 ? LogLevel::Debug
                                           : LogLevel::Info;
    cursor.take("1 ");
    return LogTag{.end = cursor.at(), .rank = {}, .writer = {}, .level = level};
}

} // namespace

std::optional<LogTag> logTagAt(const ByteCursor &cursor)
{
    switch (cursor.peek()) {
    case '[':
        return rankTag(cursor);
    case '(':
        return rayTag(cursor);
    case '#':
        return buildKitTag(cursor);
    case '<':
        return priorityTag(cursor);
    default:
        return {};
    }
}

} // namespace Clew
