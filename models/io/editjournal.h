// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/editstep.h"

#include <QByteArray>

namespace Clew {

/// One line of the journal of a session of editing.
struct JournalEntry
{
    enum class Kind : quint8 {
        File = 1, ///< path and bytes: a file before its first step; null bytes: it was not there
        Step,     ///< step: it was done; what was undone before it is gone
        Merged,   ///< step: it became one with the step before it
        Index,    ///< index: undone or redone, so that this many steps are in force
        Saved,    ///< path and a hash in bytes: the file was written with a text that it had after some entry
    };

    Kind kind = Kind::File;
    QString path;
    QByteArray bytes;
    EditStep step;
    qint32 index = 0;

    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

/// The entries of a journal as far as it is whole.
struct JournalContent
{
    QList<JournalEntry> entries;
    qsizetype validBytes = 0; ///< what stands behind was cut off while it was written
};

/// What a journal begins with.
[[nodiscard]] QByteArray journalHeader();
/// An entry as it is appended: length, checksum, content.
[[nodiscard]] QByteArray encodedEntry(const JournalEntry &entry);
/// Stops at the first entry that is not whole; empty for bytes that are no journal.
[[nodiscard]] JournalContent decodedJournal(const QByteArray &bytes);

} // namespace Clew
