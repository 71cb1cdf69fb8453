// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/loglevel.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace Clew {

namespace {

/// Up to eight letters as one number, so that words are told apart by comparisons of numbers.
constexpr quint64 packed(QByteArrayView letters)
{
    quint64 value = 0;
    for (qsizetype i = 0; i < letters.size() && i < 8; ++i)
        value = value << 8 | static_cast<uchar>(letters[i]);
    return value;
}

struct LevelName
{
    quint64 name; ///< lower case, its first eight letters
    qsizetype size;
    LogLevel level;
};

constexpr LevelName named(QByteArrayView name, LogLevel level)
{
    return {.name = packed(name), .size = name.size(), .level = level};
}

constexpr std::array LevelNames{
    named("info", LogLevel::Info),        named("error", LogLevel::Error),
    named("warn", LogLevel::Warning),     named("warning", LogLevel::Warning),
    named("debug", LogLevel::Debug),      named("trace", LogLevel::Debug),
    named("fatal", LogLevel::Fatal),      named("critical", LogLevel::Fatal),
    named("notice", LogLevel::Info),      named("err", LogLevel::Error),
    named("severe", LogLevel::Error),     named("crit", LogLevel::Fatal),
    named("emerg", LogLevel::Fatal),      named("alert", LogLevel::Fatal),
    named("panic", LogLevel::Fatal),      named("verbose", LogLevel::Debug),
    named("information", LogLevel::Info), named("emergency", LogLevel::Fatal),
    named("fine", LogLevel::Debug),       named("success", LogLevel::Info),
    named("log", LogLevel::Info),
};

/// Compilers put the level within this many bytes: "path:line:column: error: …".
constexpr qsizetype PlaceBytes = 200;
/// And behind at most this many colons.
constexpr int PlaceColons = 6;

/// Bytes of a message in which it says that something is wrong, if it does.
constexpr qsizetype SoundBytes = 512;

/// Lower case.
constexpr std::array<QByteArrayView, 23> Sounds{
    "error",    "fail",      "fatal", "exception", "cannot",    "could not", "unable", "refused",
    "denied",   "panic",     "abort", "mismatch",  "not found", "invalid",   "killed", "traceback",
    "conflict", "terminate", "错误",  "失败",      "无法",      "致命",      "异常"};

/// For each byte, a bit for each word that begins with it, in either case.
constexpr auto SoundsByFirst = [] {
    std::array<quint32, 256> table{};
    for (size_t i = 0; i < Sounds.size(); ++i) {
        const auto first = static_cast<uchar>(Sounds[i][0]);
        table[first] |= quint32(1) << i;
        if (first < 0x80)
            table[first & ~0x20U] |= quint32(1) << i;
    }
    return table;
}();

/// `word`, whatever its case, stands at `at`.
bool standsAt(QByteArrayView text, qsizetype at, QByteArrayView word)
{
    if (text.size() - at < word.size())
        return false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const char c = text[at + i];
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        if (lower != word[i])
            return false;
    }
    return true;
}

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
    int colons = 0;
    for (qsizetype at = head.indexOf(':'); at >= 0 && ++colons <= PlaceColons;
         at = head.indexOf(':', at + 1)) {
        if (at + 1 < head.size() && head[at + 1] != ' ')
            continue;
        qsizetype begin = at;
        while (begin > 0 && isLetter(head[begin - 1]))
            --begin;
        if (begin > 0 && head[begin - 1] == ' ' && begin < at) {
            const auto level = levelOfWord(head.sliced(begin, at - begin));
            if (level && *level >= LogLevel::Warning)
                return *level;
        }
        const QByteArrayView rest = head.sliced(at + 1);
        if (beginsWith(rest, " error ") || beginsWith(rest, " Error "))
            return LogLevel::Error;
        if (beginsWith(rest, " fatal "))
            return LogLevel::Fatal;
        if (beginsWith(rest, " warning "))
            return LogLevel::Warning;
    }
    return LogLevel::Unknown;
}

} // namespace

std::optional<LogLevel> levelOfWord(QByteArrayView word)
{
    if (word.size() < 3 || word.size() > 11)
        return {};
    quint64 name = 0;
    for (qsizetype i = 0; i < word.size() && i < 8; ++i)
        name = name << 8 | static_cast<uchar>(word[i] | 0x20);
    for (const LevelName &entry : LevelNames) {
        if (entry.name == name && entry.size == word.size())
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
                          (isBlank(next) && (upper || beginsWith(cursor.rest(), " error") || bracket));
        if (ends) {
            if (const auto level = levelOfWord(word))
                return *level;
        }
        if (word == "Traceback" || word == "Exception" || word == "Unhandled")
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
    if (!endsAsException(name) || (cursor.peek() == ' ' && name.indexOf('.') <= 0))
        return false;
    // A row of a table of counts ("Timeout:   0") and an empty column ("Last_SQL_Error:") name none.
    const QByteArrayView value = cursor.atEnd() ? QByteArrayView() : cursor.rest().sliced(1).trimmed();
    return value != "0" && !(value.isEmpty() && !cursor.atEnd() && name.contains('_'));
}

bool soundsLikeError(QByteArrayView message)
{
    const QByteArrayView text = message.first(std::min(message.size(), SoundBytes));
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto candidates = SoundsByFirst[static_cast<uchar>(text[at])];
        for (quint32 rest = candidates; rest != 0; rest &= rest - 1) {
            if (standsAt(text, at, Sounds[static_cast<size_t>(std::countr_zero(rest))]))
                return true;
        }
    }
    return false;
}

} // namespace Clew
