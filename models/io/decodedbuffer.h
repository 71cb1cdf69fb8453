// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/decodedtext.h"

#include <QByteArray>

#include <vector>

namespace Clew {

/// Collects decoded text and where each byte of it came from.
class DecodedBuffer final
{
public:
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_text.size(); }
    [[nodiscard]] DecodedText view() const { return {.text = m_text, .pieces = m_pieces}; }

    /// Bytes that are UTF-8 already.
    void appendSame(QByteArrayView bytes, qint64 raw);
    /// One character of valid UTF-8 that stands for `rawLength` bytes (1 to 255).
    void appendCharacter(QByteArrayView utf8, qint64 raw, qsizetype rawLength);
    /// The same, by code point; surrogates and what lies beyond Unicode become U+FFFD.
    void appendCodePoint(char32_t codePoint, qint64 raw, qsizetype rawLength);
    /// U+FFFD for `rawLength` bytes, however many.
    void appendReplacement(qint64 raw, qsizetype rawLength);

private:
    void beginPiece(qint64 raw, quint8 textStep, quint8 rawStep);

    QByteArray m_text;
    std::vector<RawPiece> m_pieces;
    qint64 m_rawEnd = -1; ///< the raw byte that would continue the last piece
};

} // namespace Clew
