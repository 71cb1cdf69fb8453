// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/terminaltext.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/loglevel.h"

#include <algorithm>
#include <cstring>

namespace Clew {

namespace {

constexpr char Escape = '\x1B';
/// A string sequence (OSC, DCS) that has no end within this many bytes is none.
constexpr qsizetype MaxEscapeBytes = 4096;

qsizetype csiLength(QByteArrayView bytes)
{
    qsizetype at = 2;
    while (at < bytes.size() && bytes[at] >= 0x20 && bytes[at] <= 0x3F)
        ++at;
    const bool ended = at < bytes.size() && bytes[at] >= 0x40 && bytes[at] <= 0x7E;
    return ended ? at + 1 : at;
}

qsizetype stringLength(QByteArrayView bytes)
{
    const qsizetype limit = std::min(bytes.size(), MaxEscapeBytes);
    for (qsizetype at = 2; at < limit; ++at) {
        if (bytes[at] == '\a')
            return at + 1;
        if (bytes[at] == Escape)
            return at + 1 < bytes.size() && bytes[at + 1] == '\\' ? at + 2 : at;
    }
    return 2;
}

/// Parts of a progress bar: block and line drawing, Braille spinners, '#', '=', '>', '-' …
bool isBarByte(char c)
{
    return static_cast<uchar>(c) >= 0x80 || c == '#' || c == '=' || c == '>' || c == '-' || c == '|' ||
           c == '/' || c == '\\' || c == '*' || c == '.' || c == '[' || c == ']' || c == '(' || c == ')';
}

/// The words before the first number or bar.
QByteArrayView caption(QByteArrayView text)
{
    ByteCursor cursor(text);
    cursor.takeWhile([](char c) { return !isDigit(c) && !isBarByte(c); });
    return text.first(cursor.at()).trimmed();
}

bool showsProgress(QByteArrayView text)
{
    if (text.contains('%'))
        return true;
    for (qsizetype at = text.indexOf('/'); at > 0; at = text.indexOf('/', at + 1)) {
        if (isDigit(text[at - 1]) && at + 1 < text.size() && isDigit(text[at + 1]))
            return true;
    }
    return text.contains("\xE2\x96") || text.contains("\xE2\xA0") || text.contains("it/s") ||
           text.contains("B/s");
}

/// Letters alone, so that states that differ in numbers are the same.
QByteArray lettersOf(QByteArrayView text)
{
    QByteArray letters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(letters), isLetter);
    return letters;
}

} // namespace

bool hasControls(QByteArrayView bytes)
{
    constexpr quint64 Ones = 0x0101010101010101ULL;
    const char *at = bytes.data();
    const char *const end = at + bytes.size();
    const auto check = [](const char *from, qsizetype count) {
        return std::any_of(from, from + count,
                           [](char c) { return static_cast<uchar>(c) < 0x20 && c != '\t'; });
    };
    for (; end - at >= 8; at += 8) {
        quint64 word = 0;
        std::memcpy(&word, at, 8);
        // High bit set in each byte below 0x20; bytes above 0x7F never.
        if (((word - Ones * 0x20) & ~word & (Ones * 0x80)) != 0 && check(at, 8))
            return true;
    }
    return check(at, end - at);
}

qsizetype escapeLength(QByteArrayView bytes)
{
    if (bytes.size() < 2)
        return bytes.size();
    const char kind = bytes[1];
    if (kind == '[')
        return csiLength(bytes);
    if (kind == ']' || kind == 'P' || kind == 'X' || kind == '^' || kind == '_')
        return stringLength(bytes);
    if (kind >= 0x20 && kind <= 0x2F) { // "ESC ( B"; what ends it is never part of a longer character
        const bool ended = bytes.size() > 2 && bytes[2] >= 0x30 && bytes[2] <= 0x7E;
        return ended ? 3 : 2;
    }
    return kind >= 0x30 && kind <= 0x7E ? 2 : 1;
}

void appendCleaned(const MappedView &line, qsizetype begin, qsizetype end, MappedText &out)
{
    const QByteArrayView text = line.text.first(end);
    const qsizetype floor = out.text.size();
    qsizetype at = begin;
    while (at < text.size()) {
        const char c = text[at];
        if (c != Escape && c != '\b' && c != '\0') {
            ++at;
            continue;
        }
        out.append(line, begin, at);
        if (c == Escape) {
            at += escapeLength(text.sliced(at));
        } else {
            ++at;
            if (c == '\b' && out.text.size() > floor) {
                qsizetype last = 1; // the whole character
                while (last < 4 && out.text.size() - last > floor &&
                       (out.text[out.text.size() - last] & 0xC0) == 0x80)
                    ++last;
                out.chop(last);
            }
        }
        begin = at;
    }
    out.append(line, begin, text.size());
}

RedrawPart nextRedrawPart(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == '\r')
            return {.length = at, .behind = at + 1};
        if (bytes[at] == Escape) {
            const QByteArrayView sequence = bytes.sliced(at, escapeLength(bytes.sliced(at)));
            if (sequence == "\x1B[G" || sequence == "\x1B[1G" || sequence == "\x1B[0G")
                return {.length = at, .behind = at + sequence.size()};
            at += sequence.size() - 1;
        }
    }
    return {.length = bytes.size(), .behind = bytes.size()};
}

bool isRedrawOf(QByteArrayView previous, QByteArrayView next)
{
    if (previous == next)
        return true;
    const bool sameWords = lettersOf(previous) == lettersOf(next);
    if (soundsLikeError(previous) && !sameWords)
        return false;
    if (showsProgress(previous) && showsProgress(next))
        return sameWords || caption(previous) == caption(next);
    const bool grows = next.startsWith(previous.trimmed()) && !previous.trimmed().isEmpty();
    const bool spins = sameWords && caption(previous) == caption(next);
    return grows || spins;
}

} // namespace Clew
