// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace Clew {

/// The user's bookmarks and private notes on the records of a catalog. They stand beside the catalog in its
/// folder `.clew` (`bookmarks.json`, `notes/<id>.md`) where that can be written, and in the user's own data
/// folder, under a name made of the catalog's path, where it cannot. A change is on disk SaveMs later, and at
/// the latest when this object ends or flush() is called; files are replaced as a whole. What cannot be
/// written is kept, told, and tried again at the next change. GUI thread; the files are small.
class PrivateNotes final : public QObject
{
    Q_OBJECT

public:
    /// `userFolder` is where notes of catalogs go that cannot be written to; `readOnly` are folders that are
    /// never written to (the program's own data).
    PrivateNotes(QString userFolder, QStringList readOnly, QObject *parent = nullptr);
    ~PrivateNotes() override;

    /// Writes what is unwritten and takes the notes of another catalog.
    void open(const QStringList &roots);

    [[nodiscard]] bool isBookmarked(const RecordId &id) const { return m_bookmarks.contains(id); }
    /// In the order in which they were made.
    [[nodiscard]] const QList<RecordId> &bookmarks() const { return m_bookmarks; }
    void setBookmarked(const RecordId &id, bool on);
    /// Empty where there is none. Markdown by custom, plain text to us.
    [[nodiscard]] QString note(const RecordId &id) const;
    /// Records with a note, of this catalog or not; but for those of which a part of the id is longer than a
    /// file name may be.
    [[nodiscard]] const QSet<RecordId> &noted() const { return m_noted; }
    /// An empty text removes the note. Cut at MaxNoteCharacters.
    void setNote(const RecordId &id, const QString &text);
    /// Bookmark and note of the one record are those of the other too. `exactly`: also where there are none;
    /// else what the other has stays then.
    void copyRecord(const RecordId &from, const RecordId &to, bool exactly);
    /// Gives both up, once all else is written: what cannot be written elsewhere stays here.
    void removeRecord(const RecordId &id);
    /// Writes what is unwritten.
    void flush();
    /// Where the notes stand.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    static constexpr int SaveMs = 700;
    static constexpr qsizetype MaxNoteCharacters = 100'000;
    static constexpr qint64 MaxFileBytes = 1'000'000;

Q_SIGNALS:
    void bookmarksChanged();
    /// A record has a note now, or no longer.
    void notedChanged();
    void failed(const Clew::Error &error);

private:
    [[nodiscard]] QString folderFor(const QStringList &roots) const;
    [[nodiscard]] QString notePath(const RecordId &id) const;
    void readBookmarks();
    void listNotes();
    [[nodiscard]] bool writeBookmarks();
    [[nodiscard]] bool writeNote(const RecordId &id, const QString &text);
    [[nodiscard]] bool replaceFile(const QString &path, const QByteArray &content);

    const QString m_userFolder;
    const QStringList m_readOnly;
    QString m_folder;
    QList<RecordId> m_bookmarks;
    QSet<RecordId> m_noted;
    bool m_bookmarksUnwritten = false;
    QHash<RecordId, QString> m_unwritten; ///< notes
    QTimer m_save;
};

} // namespace Clew
