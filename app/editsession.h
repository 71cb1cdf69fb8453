// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/folderlock.h"
#include "models/edit/document.h"
#include "models/io/editjournal.h"
#include "models/io/filewatch.h"
#include "models/io/recordsaver.h"
#include "models/jobs/journalwriter.h"
#include "models/jobs/latestjob.h"

#include <QHash>
#include <QObject>

namespace Clew {

/// A record that a session left unsaved.
struct RecoveredRecord
{
    RecordId record;
    QString file;
    QByteArray saved;     ///< as the file has it; empty: it has not
    QByteArray recovered; ///< as it was edited; empty: it was removed

    friend bool operator==(const RecoveredRecord &, const RecoveredRecord &) = default;
};

/// Keeps the edits of a document safe: writes each step to a journal on disk, brings them back, and saves.
/// The journal outlives saving, so that undo survives a restart. It stands in the folder for state of the
/// user's programs, not in the catalog: a full disk or a read-only folder there does not stop it. GUI thread.
class EditSession final : public QObject
{
    Q_OBJECT

public:
    /// A journal above this size starts anew when everything in it is saved.
    static constexpr qint64 MaxJournalBytes = qint64{16} << 20;

    /// The document must outlive the session.
    EditSession(Document &document, QString stateFolder, QObject *parent = nullptr);
    ~EditSession() override;

    /// What open() found.
    struct Opening
    {
        QList<RecoveredRecord> recovered;    ///< edits that were not saved; the document has them again
        QList<Document::Conflict> conflicts; ///< of these with what other programs wrote since
        std::optional<Error> sharing;        ///< FolderInUse: another window edits these folders
        std::optional<Error> journal; ///< JournalFailed: edits are not kept until saved; FileUnreadable and
                                      ///< the like: an old journal was put aside, named *.unreadable
        QList<Error> unreadable;      ///< files with edits of ours that are there and cannot be read
    };
    /// To be called when the document has its catalog: takes the lock, brings back what the last session
    /// left.
    [[nodiscard]] Opening open();

    /// Gives up what was recovered: the document is as the disk. The journal is kept aside, named
    /// *.discarded.
    void discardRecovery();

    /// Writes every changed file. What failed stays changed; the errors, one a file.
    struct Saving
    {
        QList<Error> errors;
        QList<SaveOutcome> outcomes; ///< of the files that were written
    };
    Saving save(const RecordSaver &saver = RecordSaver());
    /// The same off this thread; saved() tells how it went. Asked again meanwhile, it is done once more
    /// afterwards.
    void saveInBackground();

    /// Waits until the journal is on the disk.
    [[nodiscard]] bool finishJournal() { return m_writer->finish(std::chrono::seconds(5)); }
    /// Once open() was called.
    [[nodiscard]] const QString &journalPath() const { return m_lock->journalPath(); }

    /// Watches the files of the catalog for what other programs do to them.
    void watchFiles();
    /// Looks whether the file is the one that we know, and takes over what is not. Also done by itself once
    /// watchFiles() was called.
    void meetOutside(const QString &path);

Q_SIGNALS:
    void saved(const Clew::EditSession::Saving &saving);
    /// Another program changed the file. What it changed and we did not is in the document now; the values
    /// that both changed are ours, and theirs are told. `deleted`: it is gone, and saving makes it again.
    void outsideChanged(const QString &path, const QList<Clew::Document::Conflict> &conflicts, bool deleted);
    /// The file has other records now, or none: the catalog must be read again to show them. Nothing of ours
    /// is lost: the journal has it, and saving over the file is refused.
    void outsideRefused(const QString &path);
    /// The file is there, but what it has cannot be read; what we have of it is as before.
    void outsideUnreadable(const Clew::Error &error);
    /// The journal cannot be written; what waits is tried again.
    void journalFailed(const Clew::Error &error);

private:
    class Replay;

    [[nodiscard]] Result<void> startJournal(qint64 keep);
    /// Forgets all steps, in the document and in the journal.
    void startAnew();
    void record(const JournalEntry &entry);
    void connectDocument();
    [[nodiscard]] QList<RecoveredRecord> unsaved() const;
    using SaveResults = QList<std::pair<QString, Result<SaveOutcome>>>; ///< by path
    static SaveResults written(const QList<FileSave> &files, const RecordSaver &saver);
    Saving take(const SaveResults &results);

    Document &m_document;
    QString m_stateFolder;
    std::unique_ptr<FolderLock> m_lock; ///< made by open()
    std::unique_ptr<JournalWriter> m_writer;
    FileWatch m_watch;
    LatestJob m_saveJob;
    bool m_saveAgain = false;
    bool m_connected = false;
};

} // namespace Clew
