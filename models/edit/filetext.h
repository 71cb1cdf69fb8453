// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/editstep.h"
#include "models/core/recordcodec.h"

namespace Clew {

/// The text of one file while it is edited: pieces that are records (odd numbers) and what stands between
/// them (even numbers). Pieces are never taken out, only emptied, so their numbers stay true.
class FileText final
{
public:
    FileText() = default;
    /// `bytes` is what the file holds; null for a file that is not there yet, which will have one record.
    FileText(QString path, const QByteArray &bytes, const RecordCodec &codec);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The whole text; null where it has no record left and nothing but white space.
    [[nodiscard]] QByteArray text() const;
    /// What the file on disk holds, as far as we know; null where there is none.
    [[nodiscard]] const QByteArray &savedText() const { return m_savedText; }
    [[nodiscard]] bool isChanged() const { return m_pieces != m_savedPieces; }
    /// Records that are not empty.
    [[nodiscard]] qsizetype recordCount() const;

    [[nodiscard]] qsizetype pieceCount() const { return m_pieces.size(); }
    [[nodiscard]] const QByteArray &piece(qsizetype number) const { return m_pieces[number]; }
    /// As the file on disk has it.
    [[nodiscard]] const QByteArray &savedPiece(qsizetype number) const { return m_savedPieces[number]; }
    void setPiece(qsizetype number, const QByteArray &bytes) { m_pieces[number] = bytes; }
    /// The piece of the record that began at that byte of the text as it was read; -1 where none did.
    [[nodiscard]] qsizetype pieceAt(qsizetype begin) const;

    /// Changes that empty a record's piece, and the separator that it leaves behind.
    [[nodiscard]] QList<PieceChange> removal(qsizetype number) const;

    /// Remembers the pieces that a save writes, and takes them for what the disk holds once it has.
    void beginSave() { m_saving = m_pieces; }
    void endSave();
    /// The disk holds these pieces now; their number is that of ours.
    void setSaved(const QList<QByteArray> &pieces);
    /// The same, and what was read: pieceAt() asks for places in this text from now on.
    void setRead(const QList<QByteArray> &pieces);
    [[nodiscard]] const QList<QByteArray> &pieces() const { return m_pieces; }
    [[nodiscard]] const QList<QByteArray> &savedPieces() const { return m_savedPieces; }

    /// A text cut into pieces.
    [[nodiscard]] static QList<QByteArray> cut(const QByteArray &text, const QString &path,
                                               const RecordCodec &codec);

    /// The text that pieces make; null where it is nothing but white space.
    [[nodiscard]] static QByteArray joined(const QList<QByteArray> &pieces);

private:
    QString m_path;
    QList<QByteArray> m_pieces;
    QList<QByteArray> m_savedPieces;
    QList<QByteArray> m_saving;
    QByteArray m_savedText;
    QList<std::pair<qsizetype, qsizetype>>
        m_begins; ///< of the records in the text as it was read, and their pieces
};

} // namespace Clew
