// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/jsonline.h"

#include "models/diagnosis/bytecursor.h"

#include <QString>

#include <array>
#include <cstring>

namespace Clew {

namespace {

constexpr QByteArrayView Envelope("{\"log\":\"");

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// "\uXXXX"; -1 where it is none.
int unicodeEscape(QByteArrayView text, qsizetype at)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u')
        return -1;
    int value = 0;
    for (qsizetype i = at + 2; i < at + 6; ++i) {
        const int digit = hexDigit(text[i]);
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

/// Bytes of the blanks, escaped or not, that stand between an escaped line end and a detail of the message; 0
/// where none do, or where a frame of a traceback follows.
qsizetype indentOfDetail(QByteArrayView text, qsizetype at)
{
    ByteCursor cursor(text, at);
    while (cursor.skipBlanks() > 0 || cursor.take("\\t")) {
    }
    if (beginsWith(cursor.rest(), "File \\\"") || beginsWith(cursor.rest(), "at ") ||
        beginsWith(cursor.rest(), "..."))
        return 0;
    return cursor.at() - at;
}

char simpleEscape(char c)
{
    switch (c) {
    case 't':
        return '\t';
    case '"':
    case '\\':
    case '/':
        return c;
    case 'r':
    case 'b':
    case 'f':
        return ' ';
    default:
        return '\0';
    }
}

} // namespace

bool looksLikeEscapedJson(QByteArrayView text)
{
    ByteCursor cursor(text);
    cursor.skipBlanks();
    const char first = cursor.peek();
    if (first != '{' && first != '"' && first != '[')
        return false;
    if (std::memchr(text.data(), '\\', static_cast<size_t>(text.size())) == nullptr)
        return false;
    if (first == '"')
        return text.contains("\":");
    return beginsWith(cursor.rest(), "{\"") || beginsWith(cursor.rest(), "[{\"") ||
           beginsWith(cursor.rest(), "{ \"");
}

void appendUnescaped(const MappedView &source, qsizetype begin, MappedText &out)
{
    const QByteArrayView text = source.text;
    const bool traceback = text.contains("Traceback (most recent call last)");
    qsizetype plain = begin;
    const auto write = [&](qsizetype at, qsizetype length, QByteArrayView written) {
        out.append(source, plain, at);
        out.appendFor(written, source, at);
        plain = at + length;
    };
    for (qsizetype at = begin; at + 1 < text.size(); ++at) {
        const void *found = std::memchr(text.data() + at, '\\', static_cast<size_t>(text.size() - at - 1));
        if (!found)
            break;
        at = static_cast<const char *>(found) - text.data();
        const char next = text[at + 1];
        if (next == 'n') {
            const qsizetype indent = traceback ? 0 : indentOfDetail(text, at + 2);
            write(at, 2 + indent, indent > 0 ? " " : "\n");
            at += indent;
        } else if (const char simple = simpleEscape(next); simple != '\0') {
            write(at, 2, QByteArrayView(&simple, 1));
        } else if (const int unit = unicodeEscape(text, at); unit > 0) {
            char32_t codePoint = static_cast<char32_t>(unit);
            qsizetype length = 6;
            const int low = QChar::isHighSurrogate(codePoint) ? unicodeEscape(text, at + 6) : -1;
            if (low >= 0 && QChar::isLowSurrogate(static_cast<char32_t>(low))) {
                codePoint = QChar::surrogateToUcs4(static_cast<char16_t>(unit), static_cast<char16_t>(low));
                length = 12;
            }
            const bool shown = !QChar::isSurrogate(codePoint) && codePoint >= 0x20;
            const QByteArray written = shown ? QString::fromUcs4(&codePoint, 1).toUtf8() : QByteArray(" ");
            write(at, length, written);
            at += length - 2;
        } else {
            continue;
        }
        ++at;
    }
    out.append(source, plain, text.size());
}

std::optional<ContainerLine> containerLine(QByteArrayView text)
{
    if (!beginsWith(text, Envelope))
        return {};
    qsizetype end = Envelope.size();
    while (end < text.size() && text[end] != '"')
        end += text[end] == '\\' ? 2 : 1;
    if (end >= text.size())
        return {};
    const QByteArrayView rest = text.sliced(end);
    if (!beginsWith(rest, "\",\"stream\":") && !beginsWith(rest, "\",\"time\":") &&
        !beginsWith(rest, "\",\"attrs\":"))
        return {};
    const bool finished = text.first(end).endsWith("\\n");
    return ContainerLine{.begin = Envelope.size(), .end = finished ? end - 2 : end, .unfinished = !finished};
}

} // namespace Clew
