// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/loglevel.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace Clew {

namespace {

struct LevelName
{
    QByteArrayView name; ///< lower case
    LogLevel level;
};

constexpr std::array LevelNames{
    LevelName{"info", LogLevel::Info},        LevelName{"error", LogLevel::Error},
    LevelName{"warn", LogLevel::Warning},     LevelName{"warning", LogLevel::Warning},
    LevelName{"debug", LogLevel::Debug},      LevelName{"trace", LogLevel::Debug},
    LevelName{"fatal", LogLevel::Fatal},      LevelName{"critical", LogLevel::Fatal},
    LevelName{"notice", LogLevel::Info},      LevelName{"err", LogLevel::Error},
    LevelName{"severe", LogLevel::Error},     LevelName{"crit", LogLevel::Fatal},
    LevelName{"emerg", LogLevel::Fatal},      LevelName{"alert", LogLevel::Fatal},
    LevelName{"panic", LogLevel::Fatal},      LevelName{"verbose", LogLevel::Debug},
    LevelName{"information", LogLevel::Info}, LevelName{"emergency", LogLevel::Fatal},
    LevelName{"fine", LogLevel::Debug},       LevelName{"success", LogLevel::Info},
    LevelName{"log", LogLevel::Info},
};

/// Compilers put the level within this many bytes: "path:line:column: error: …".
constexpr qsizetype PlaceBytes = 200;

bool endsAsException(QByteArrayView name)
{
    return name.endsWith("Error") || name.endsWith("Exception") || name.endsWith("Interrupt") ||
           name.endsWith("Exit") || name.endsWith("Failure") || name.endsWith("Timeout") ||
           name.endsWith("Fault") || name.endsWith("error") || name.endsWith("Expired");
}

/// "x.c:3:5: error: …", "gcc: fatal error: …", "libpng warning: …", "a.cs(1,11): error CS0234: …".
LogLevel levelBehindPlace(QByteArrayView message)
{
    const QByteArrayView head = message.first(std::min(message.size(), PlaceBytes));
    for (qsizetype at = head.indexOf(':'); at >= 0; at = head.indexOf(':', at + 1)) {
        qsizetype begin = at;
        while (begin > 0 && isLetter(head[begin - 1]))
            --begin;
        if (begin > 0 && head[begin - 1] == ' ' && begin < at) {
            const auto level = levelOfWord(head.sliced(begin, at - begin));
            if (level && *level >= LogLevel::Warning)
                return *level;
        }
        const QByteArrayView rest = head.sliced(at + 1);
        if (rest.startsWith(" error ") || rest.startsWith(" Error "))
            return LogLevel::Error;
        if (rest.startsWith(" fatal "))
            return LogLevel::Fatal;
        if (rest.startsWith(" warning "))
            return LogLevel::Warning;
    }
    return LogLevel::Unknown;
}

} // namespace

std::optional<LogLevel> levelOfWord(QByteArrayView word)
{
    if (word.size() < 3 || word.size() > 11)
        return {};
    std::array<char, 12> lower{};
    for (qsizetype i = 0; i < word.size(); ++i)
        lower[static_cast<size_t>(i)] = static_cast<char>(word[i] | 0x20);
    const QByteArrayView name(lower.data(), word.size());
    for (const LevelName &entry : LevelNames) {
        if (entry.name == name)
            return entry.level;
    }
    return {};
}

std::optional<LogLevel> levelOfLetter(char letter)
{
    switch (letter) {
    case 'E':
        return LogLevel::Error;
    case 'W':
        return LogLevel::Warning;
    case 'I':
        return LogLevel::Info;
    case 'F':
    case 'C':
        return LogLevel::Fatal;
    case 'D':
    case 'V':
    case 'T':
        return LogLevel::Debug;
    default:
        return {};
    }
}

LogLevel levelOfMessage(QByteArrayView message)
{
    ByteCursor cursor(message);
    cursor.skipBlanks();
    const bool bracket = cursor.take('[');
    const QByteArrayView word = cursor.takeWhile(isLetter);
    const char next = cursor.peek();
    if (word.size() >= 3) {
        const bool upper = word[1] >= 'A' && word[1] <= 'Z';
        const bool ends = next == ':' || next == '!' || next == '[' || (bracket && next == ']') ||
                          (isBlank(next) && (upper || cursor.rest().startsWith(" error") || bracket));
        if (ends) {
            if (const auto level = levelOfWord(word))
                return *level;
        }
        if (word == "Traceback" || word == "panicked")
            return LogLevel::Error;
    }
    const QByteArrayView text = message.trimmed();
    return beginsWithException(text) ? LogLevel::Error : levelBehindPlace(text);
}

bool beginsWithException(QByteArrayView message)
{
    ByteCursor cursor(message);
    if (!isLetter(cursor.peek()) && cursor.peek() != '_')
        return false;
    const QByteArrayView name =
        cursor.takeWhile([](char c) { return isNameByte(c) || c == '.' || c == '$'; });
    const bool behind = cursor.atEnd() || cursor.peek() == ':' || cursor.peek() == ' ';
    if (!behind || name.endsWith('.') || name.size() < 4)
        return false;
    if (endsAsException(name))
        return cursor.peek() != ' ' || name.indexOf('.') > 0;
    return false;
}

bool soundsLikeError(QByteArrayView message)
{
    constexpr std::array<QByteArrayView, 18> Words{
        "error",     "fail",    "fatal",  "exception", "cannot",   "could not",
        "unable",    "refused", "denied", "panic",     "abort",    "mismatch",
        "not found", "invalid", "killed", "traceback", "conflict", "terminate"};
    constexpr std::array<QByteArrayView, 5> Chinese{"错误", "失败", "无法", "致命", "异常"};
    // Folded once; the words are looked for in the folded text.
    QByteArray lower = message.first(std::min<qsizetype>(message.size(), 512)).toByteArray();
    for (char &c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c | 0x20);
    }
    const QByteArrayView folded(lower);
    return std::any_of(Words.begin(), Words.end(), [&](QByteArrayView w) { return folded.contains(w); }) ||
           std::any_of(Chinese.begin(), Chinese.end(), [&](QByteArrayView w) { return folded.contains(w); });
}

} // namespace Clew
