// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsontoken.h"

#include "models/io/textposition.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

JsonTokenEnd syntaxFault(qsizetype offset, const QString &detail)
{
    return std::unexpected(JsonFault{.code = ErrorCode::JsonSyntax, .offset = offset, .detail = detail});
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// End of the escape whose backslash stands at `offset`.
JsonTokenEnd escapeEnd(QByteArrayView text, qsizetype offset)
{
    if (offset + 1 >= text.size())
        return syntaxFault(text.size(), u"end of the string expected"_s);
    const char kind = text[offset + 1];
    if (kind != 'u') {
        if (QByteArrayView("\"\\/bfnrt").contains(kind))
            return offset + 2;
        return syntaxFault(offset, u"unknown escape"_s);
    }
    for (qsizetype i = offset + 2; i < offset + 6; ++i) {
        if (i >= text.size())
            return syntaxFault(text.size(), u"end of the string expected"_s);
        if (hexDigit(text[i]) < 0)
            return syntaxFault(offset, u"four hexadecimal digits expected after \\u"_s);
    }
    return offset + 6;
}

/// True for bytes that end the fast way through a string.
constexpr std::array<bool, 256> needsCare = [] {
    std::array<bool, 256> table{};
    for (size_t c = 0; c < table.size(); ++c)
        table[c] = c < 0x20 || c >= 0x80 || c == '"' || c == '\\';
    return table;
}();

/// Offset behind the digits at `offset`, `offset` itself where there are none.
qsizetype digitsEnd(QByteArrayView text, qsizetype offset)
{
    while (offset < text.size() && isDigit(text[offset]))
        ++offset;
    return offset;
}

char16_t unescaped(char kind)
{
    switch (kind) {
    case 'b':
        return u'\b';
    case 'f':
        return u'\f';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 't':
        return u'\t';
    default:
        return static_cast<char16_t>(kind); // quote, backslash, slash
    }
}

/// QString::fromUtf8, which drops a byte order mark at the start; in a string it is text.
QString fromUtf8(QByteArrayView bytes)
{
    QString marks;
    while (byteOrderMarkLength(bytes) > 0) {
        marks += QChar(QChar::ByteOrderMark);
        bytes = bytes.sliced(byteOrderMarkLength(bytes));
    }
    return marks.isEmpty() ? QString::fromUtf8(bytes) : marks.append(QString::fromUtf8(bytes));
}

} // namespace

qsizetype skipJsonSpace(QByteArrayView text, qsizetype offset)
{
    while (offset < text.size() && isJsonSpace(text[offset]))
        ++offset;
    return offset;
}

JsonTokenEnd jsonStringEnd(QByteArrayView text, qsizetype offset)
{
    qsizetype at = offset + 1;
    while (at < text.size()) {
        const char c = text[at];
        if (!needsCare[static_cast<uchar>(c)]) {
            ++at;
        } else if (c == '"') {
            return at + 1;
        } else if (c == '\\') {
            const JsonTokenEnd end = escapeEnd(text, at);
            if (!end)
                return end;
            at = *end;
        } else if (static_cast<uchar>(c) < 0x20) {
            return syntaxFault(at, u"control character in a string"_s);
        } else if (const qsizetype length = utf8SequenceLength(text, at); length > 0) {
            at += length;
        } else {
            return std::unexpected(JsonFault{.code = ErrorCode::InvalidUtf8, .offset = at, .detail = {}});
        }
    }
    return syntaxFault(text.size(), u"end of the string expected"_s);
}

JsonTokenEnd jsonNumberEnd(QByteArrayView text, qsizetype offset)
{
    qsizetype at = offset;
    if (at < text.size() && text[at] == '-')
        ++at;
    const qsizetype whole = digitsEnd(text, at);
    if (whole == at)
        return syntaxFault(at, u"digit expected"_s);
    if (text[at] == '0' && whole > at + 1)
        return syntaxFault(at, u"number with a leading zero"_s);
    at = whole;
    if (at < text.size() && text[at] == '.') {
        const qsizetype fraction = digitsEnd(text, at + 1);
        if (fraction == at + 1)
            return syntaxFault(fraction, u"digit expected"_s);
        at = fraction;
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        const qsizetype exponent = digitsEnd(text, at);
        if (exponent == at)
            return syntaxFault(exponent, u"digit expected"_s);
        at = exponent;
    }
    return at;
}

JsonTokenEnd jsonLiteralEnd(QByteArrayView text, qsizetype offset)
{
    const QByteArrayView rest = text.sliced(offset);
    for (const QByteArrayView literal :
         {QByteArrayView("true"), QByteArrayView("false"), QByteArrayView("null")}) {
        if (rest.startsWith(literal))
            return offset + literal.size();
    }
    return syntaxFault(offset, u"value expected"_s);
}

qsizetype utf8SequenceLength(QByteArrayView text, qsizetype offset)
{
    const auto byteAt = [&](qsizetype i) -> unsigned {
        return offset + i < text.size() ? static_cast<uchar>(text[offset + i]) : 0U;
    };
    const auto follows = [&](qsizetype i) { return (byteAt(i) & 0xC0U) == 0x80U; };
    const unsigned lead = byteAt(0);
    if (lead < 0x80)
        return offset < text.size() ? 1 : 0;
    if (lead >= 0xC2 && lead <= 0xDF)
        return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && byteAt(1) < 0xA0;
        const bool surrogate = lead == 0xED && byteAt(1) >= 0xA0;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && byteAt(1) < 0x90;
        const bool beyond = lead == 0xF4 && byteAt(1) >= 0x90;
        return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

QString decodeJsonString(QByteArrayView token)
{
    Q_ASSERT(token.size() >= 2 && token.front() == '"' && token.back() == '"');
    const QByteArrayView inner = token.sliced(1, token.size() - 2);
    qsizetype escape = inner.indexOf('\\');
    if (escape < 0)
        return inner.isEmpty() ? u""_s : fromUtf8(inner);

    QString text;
    text.reserve(inner.size());
    qsizetype at = 0;
    while (escape >= 0) {
        text += fromUtf8(inner.sliced(at, escape - at));
        if (inner[escape + 1] == 'u') {
            unsigned unit = 0;
            for (qsizetype i = escape + 2; i < escape + 6; ++i)
                unit = unit * 16 + static_cast<unsigned>(hexDigit(inner[i]));
            text += QChar(static_cast<char16_t>(unit));
            at = escape + 6;
        } else {
            text += QChar(unescaped(inner[escape + 1]));
            at = escape + 2;
        }
        escape = inner.indexOf('\\', at);
    }
    text += fromUtf8(inner.sliced(at));
    return text;
}

} // namespace Clew
