// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/linedecoder.h"

#include "models/io/encodingguess.h"
#include "models/io/icuconverter.h"

namespace Clew {

namespace {

constexpr qsizetype LineSampleBytes = qsizetype(16) * 1024;

bool isWide(TextEncoding encoding)
{
    return encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf16Be ||
           encoding == TextEncoding::Utf32Le || encoding == TextEncoding::Utf32Be;
}

} // namespace

QByteArrayView wholeCharacters(QByteArrayView bytes)
{
    for (qsizetype back = 1; back <= 3 && back <= bytes.size(); ++back) {
        const auto byte = static_cast<quint8>(bytes[bytes.size() - back]);
        if (byte < 0x80)
            break;
        if (byte >= 0xC0) {
            const qsizetype length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
            return length > back ? bytes.chopped(back) : bytes;
        }
    }
    return bytes;
}

LineDecoder::LineDecoder(std::optional<TextEncoding> chosen, TextEncoding around)
    : m_chosen(chosen)
    , m_around(around)
{
    if (!m_chosen && isWide(around))
        m_chosen = around;
}

LineDecoder::~LineDecoder() = default;

QString LineDecoder::decoded(QByteArrayView line, bool cut)
{
    TextEncoding encoding = m_chosen.value_or(TextEncoding::Utf8);
    if (encoding == TextEncoding::Utf8) {
        const QByteArrayView whole = cut ? wholeCharacters(line) : line;
        if (m_chosen || whole.isValidUtf8()) {
            const QString text = QString::fromUtf8(whole);
            return text.startsWith(QChar(0xFEFF)) ? text.sliced(1) : text;
        }
        encoding = guessEncoding(line.first(std::min(line.size(), LineSampleBytes)), m_around).encoding;
        if (encoding == TextEncoding::Utf8)
            return QString::fromUtf8(whole);
    }
    const QString text = converter(encoding).toString(line);
    return text.startsWith(QChar(0xFEFF)) ? text.sliced(1) : text;
}

IcuConverter &LineDecoder::converter(TextEncoding encoding)
{
    if (!m_converter || m_converterIs != encoding) {
        m_converter = std::make_unique<IcuConverter>(encoding);
        m_converterIs = encoding;
    }
    return *m_converter;
}

} // namespace Clew
