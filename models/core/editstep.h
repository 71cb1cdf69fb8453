// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace Clew {

/// One stretch of a file's text that an edit replaced. The text of a file is its records and what stands
/// between them, each a piece with a number; places are within a piece, so they stay true whatever happens to
/// others.
struct PieceChange
{
    QString file;
    qsizetype piece = 0;
    qsizetype offset = 0;
    QByteArray before;
    QByteArray after;

    friend bool operator==(const PieceChange &, const PieceChange &) = default;
};

/// What an edit did, for its name in the undo menu.
enum class EditKind : quint8 {
    SetField,
    AddItem,
    RemoveItem,
    DuplicateItem,
    MoveItem,
    Link,
    Unlink,
    AddRecord,
    RemoveRecord,
    RenameRecord,
    MergeRecords,
    OutsideChange, ///< another program's change was taken over
    Recovery,      ///< edits of a session that ended without saving
};

/// One undoable step as it is done, undone, and kept in the journal.
struct EditStep
{
    EditKind kind = EditKind::SetField;
    RecordId record;     ///< that the step is about
    QString pointer;     ///< field that the focus returns to
    quint32 session = 0; ///< steps of typing with the same session (not 0) and field are one
    QList<PieceChange> changes;

    friend bool operator==(const EditStep &, const EditStep &) = default;
};

/// The stretch by which two texts differ, as a change of a piece; empty on both sides where they are equal.
[[nodiscard]] PieceChange changeBetween(const QString &file, qsizetype piece, const QByteArray &before,
                                        const QByteArray &after);

/// A file to be written.
struct FileSave
{
    QString path;
    QByteArray expected;   ///< what the file holds now, as far as we know; null: there is no such file
    QByteArray text;       ///< what it shall hold; null: it shall be removed
    qsizetype records = 0; ///< that the new text has

    friend bool operator==(const FileSave &, const FileSave &) = default;
};

} // namespace Clew
