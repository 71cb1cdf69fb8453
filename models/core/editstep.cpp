// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/editstep.h"

#include <algorithm>

namespace Clew {

PieceChange changeBetween(const QString &file, qsizetype piece, const QByteArray &before,
                          const QByteArray &after)
{
    const auto firsts = std::ranges::mismatch(before, after);
    const qsizetype start = firsts.in1 - before.begin();
    const qsizetype room = std::min(before.size(), after.size()) - start;
    qsizetype tail = 0;
    while (tail < room && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return PieceChange{.file = file,
                       .piece = piece,
                       .offset = start,
                       .before = before.sliced(start, before.size() - start - tail),
                       .after = after.sliced(start, after.size() - start - tail)};
}

} // namespace Clew
