// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/differencetext.h"

#include "views/theme.h"

#include <QTextCharFormat>
#include <QTextCursor>

namespace Clew {

void insertDifference(QTextCursor &cursor, const QList<DiffPiece> &pieces, const Theme &theme)
{
    for (const DiffPiece &piece : pieces) {
        QTextCharFormat format;
        if (piece.kind == DiffPiece::Kind::Removed) {
            format.setFontStrikeOut(true);
            format.setForeground(theme.danger);
        } else if (piece.kind == DiffPiece::Kind::Added) {
            format.setFontWeight(QFont::Bold);
            format.setForeground(theme.good);
        }
        cursor.insertText(piece.text, format);
    }
}

} // namespace Clew
