// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/cleanline.h"

#include <cstring>

namespace Clew {

namespace {

qint64 rawAt(const TextPiece &piece, qsizetype position)
{
    return piece.raw + (position - piece.text) / piece.textStep * piece.rawStep;
}

/// Index of the piece that holds `position`.
size_t pieceIndex(std::span<const TextPiece> pieces, qsizetype position)
{
    const auto behind = std::upper_bound(pieces.begin(), pieces.end(), position,
                                         [](qsizetype value, const TextPiece &p) { return value < p.text; });
    return behind == pieces.begin() ? 0 : static_cast<size_t>(behind - pieces.begin()) - 1;
}

} // namespace

void MappedText::clear()
{
    text.resize(0); // keeps what is allocated
    pieces.clear();
}

void MappedText::put(QByteArrayView bytes)
{
    // QByteArray::append is a general insertion; this is asked for every line.
    const qsizetype base = text.size();
    text.resize(base + bytes.size());
    std::memcpy(text.data() + base, bytes.data(), static_cast<size_t>(bytes.size()));
}

void MappedText::append(const MappedView &source, qsizetype begin, qsizetype end)
{
    if (end <= begin)
        return;
    const qsizetype base = text.size();
    put(source.text.sliced(begin, end - begin));
    size_t index = source.pieces.size() == 1 ? 0 : pieceIndex(source.pieces, begin);
    TextPiece first = source.pieces[index];
    first.raw = rawAt(first, begin);
    first.text = base;
    pieces.push_back(first);
    for (++index; index < source.pieces.size() && source.pieces[index].text < end; ++index) {
        TextPiece piece = source.pieces[index];
        piece.text += base - begin;
        pieces.push_back(piece);
    }
}

void MappedText::appendFor(QByteArrayView written, const MappedView &source, qsizetype at)
{
    TextPiece piece = source.pieces[pieceIndex(source.pieces, at)];
    piece.raw = rawAt(piece, at);
    piece.text = text.size();
    piece.textStep =
        static_cast<quint8>(written.size()); // every byte of it stands for the first of the source
    piece.rawStep = 1;
    pieces.push_back(piece);
    text.append(written);
}

void MappedText::chop(qsizetype bytes)
{
    text.chop(bytes);
    while (!pieces.empty() && pieces.back().text >= text.size())
        pieces.pop_back();
}

} // namespace Clew
