// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/eventblock.h"

#include <algorithm>

namespace Clew {

namespace {

/// The piece that holds `position`; pieces are never empty once text is.
const TextPiece &pieceAt(const std::vector<TextPiece> &pieces, qsizetype position)
{
    Q_ASSERT(!pieces.empty());
    const auto behind =
        std::upper_bound(pieces.begin(), pieces.end(), position,
                         [](qsizetype value, const TextPiece &piece) { return value < piece.text; });
    return behind == pieces.begin() ? pieces.front() : *(behind - 1);
}

} // namespace

qint64 EventBlock::rawOffset(qsizetype position) const
{
    const TextPiece &piece = pieceAt(pieces, position);
    return piece.raw + (position - piece.text) / piece.textStep * piece.rawStep;
}

EventBlock blockOfLines(const QByteArray &text)
{
    EventBlock block{.text = text};
    qsizetype begin = 0;
    qint64 number = 1;
    while (begin < text.size()) {
        qsizetype end = text.indexOf('\n', begin);
        if (end < 0)
            end = text.size();
        block.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(number++)});
        if (end > begin)
            block.events.push_back({.begin = begin, .end = end});
        begin = end + 1;
    }
    return block;
}

LineNumber EventBlock::line(qsizetype position) const
{
    return pieceAt(pieces, position).line;
}

} // namespace Clew
