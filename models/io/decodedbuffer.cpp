// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/decodedbuffer.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

constexpr QByteArrayView Replacement("\xEF\xBF\xBD");

} // namespace

void DecodedBuffer::clear()
{
    m_text.resize(0); // keeps what is allocated
    m_pieces.clear();
    m_rawEnd = -1;
}

void DecodedBuffer::beginPiece(qint64 raw, quint8 textStep, quint8 rawStep)
{
    if (!m_pieces.empty() && m_rawEnd == raw && m_pieces.back().textStep == textStep &&
        m_pieces.back().rawStep == rawStep)
        return;
    m_pieces.push_back({.text = m_text.size(), .raw = raw, .textStep = textStep, .rawStep = rawStep});
}

void DecodedBuffer::appendSame(QByteArrayView bytes, qint64 raw)
{
    if (bytes.isEmpty())
        return;
    beginPiece(raw, 1, 1);
    m_text.append(bytes);
    m_rawEnd = raw + bytes.size();
}

void DecodedBuffer::appendCharacter(QByteArrayView utf8, qint64 raw, qsizetype rawLength)
{
    // Characters of one length follow one another in most texts, so they share a piece.
    if (utf8.size() == rawLength)
        beginPiece(raw, 1, 1);
    else
        beginPiece(raw, static_cast<quint8>(utf8.size()),
                   static_cast<quint8>(std::min<qsizetype>(rawLength, 255)));
    m_text.append(utf8);
    m_rawEnd = raw + rawLength;
}

void DecodedBuffer::appendCodePoint(char32_t codePoint, qint64 raw, qsizetype rawLength)
{
    std::array<char, 4> bytes{};
    qsizetype length = 0;
    const auto put = [&](char32_t value) { bytes[static_cast<size_t>(length++)] = static_cast<char>(value); };
    if (codePoint < 0x80) {
        put(codePoint);
    } else if (codePoint < 0x800) {
        put(0xC0 | codePoint >> 6);
        put(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        if (codePoint >= 0xD800 && codePoint < 0xE000)
            return appendCharacter(Replacement, raw, rawLength);
        put(0xE0 | codePoint >> 12);
        put(0x80 | (codePoint >> 6 & 0x3F));
        put(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x110000) {
        put(0xF0 | codePoint >> 18);
        put(0x80 | (codePoint >> 12 & 0x3F));
        put(0x80 | (codePoint >> 6 & 0x3F));
        put(0x80 | (codePoint & 0x3F));
    } else {
        return appendCharacter(Replacement, raw, rawLength);
    }
    appendCharacter(QByteArrayView(bytes.data(), length), raw, rawLength);
}

void DecodedBuffer::appendReplacement(qint64 raw, qsizetype rawLength)
{
    appendCharacter(Replacement, raw, std::min<qsizetype>(rawLength, 255));
    m_rawEnd = raw + rawLength;
}

} // namespace Clew
