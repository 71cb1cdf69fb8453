// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/editsession.h"

#include "models/edit/stepcommand.h"
#include "models/io/catalogreader.h"
#include "models/io/contenthash.h"
#include "models/io/filebytes.h"

#include <QFile>
#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// What the disk has; null where there is no such file. A file that is there and cannot be read is an error:
/// nobody deleted it.
Result<QByteArray> diskText(const QString &path)
{
    const Result<FileBytes> read = readRegularFile(path, CatalogLimits().fileBytes);
    if (read)
        return read->bytes.isNull() ? QByteArray("") : read->bytes;
    return read.error().code == ErrorCode::FileNotFound ? Result<QByteArray>(QByteArray())
                                                        : std::unexpected(read.error());
}

/// Gives the file a name that no other has.
bool setAside(const QString &path)
{
    QString aside = path + ".unreadable"_L1;
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = u"%1.unreadable%2"_s.arg(path, QString::number(number));
    return QFile::rename(path, aside);
}

QByteArray hashOf(const QByteArray &text)
{
    return text.isNull() ? QByteArray("-") : toHex(contentHash(text)).toLatin1();
}

} // namespace

/// Brings the steps of a journal back into a document.
class EditSession::Replay final
{
public:
    explicit Replay(Document &document)
        : m_document(document)
    {
        // The journal knows files by their absolute paths, the catalog as they were opened.
        const Catalog &catalog = document.catalog();
        for (qsizetype i = 0; i < catalog.size(); ++i) {
            const QString path = catalog.source(RecordIndex(i)).file;
            m_paths.insert(QFileInfo(path).absoluteFilePath(), path);
        }
    }

    void run(const QList<JournalEntry> &entries)
    {
        for (const JournalEntry &entry : entries) {
            switch (entry.kind) {
            case JournalEntry::Kind::File:
                m_document.openFile(shown(entry.path), entry.bytes);
                remember(shown(entry.path));
                m_saved.insert(shown(entry.path), m_document.fileText(shown(entry.path))->pieces());
                break;
            case JournalEntry::Kind::Step:
            case JournalEntry::Kind::Merged:
                replayStep(entry.step);
                break;
            case JournalEntry::Kind::Index:
                moveTo(entry.index);
                break;
            case JournalEntry::Kind::Saved:
                noteSaved(shown(entry.path), entry.bytes);
                break;
            }
        }
    }

    /// Tells the document what the disk has; the values that both sides changed.
    QList<Document::Conflict> meetDisk()
    {
        QList<Document::Conflict> conflicts;
        for (auto it = m_snapshots.cbegin(); it != m_snapshots.cend(); ++it) {
            const QString &path = it.key();
            const Result<QByteArray> disk = diskText(path);
            const auto known = disk ? it->constFind(hashOf(*disk)) : it->constEnd();
            m_document.setRead(path, known != it->constEnd() ? *known : m_saved.value(path));
            if (!disk)
                m_unreadable.append(disk.error()); // what it has is not known, and saving over it is refused
            if (!disk || known != it->constEnd())
                continue;
            // The disk has a text that no step of ours made.
            if (const auto met = m_document.takeOutside(path, *disk)) {
                conflicts += *met;
                m_document.setRead(path, QList(m_document.fileText(path)->savedPieces()));
            }
        }
        return conflicts;
    }

    /// What of meetDisk() could not be looked at.
    [[nodiscard]] const QList<Error> &unreadable() const { return m_unreadable; }

private:
    [[nodiscard]] QString shown(const QString &path) const { return m_paths.value(path, path); }

    void replayStep(EditStep step)
    {
        for (PieceChange &change : step.changes)
            change.file = shown(change.file);
        m_document.replay(step);
        for (const PieceChange &change : std::as_const(step.changes))
            remember(change.file);
    }

    void remember(const QString &path)
    {
        const FileText *file = m_document.fileText(path);
        if (!file) // a text beside the records, which its own side file has
            return;
        m_snapshots[path].insert(hashOf(file->text()), file->pieces());
    }

    void moveTo(int index)
    {
        QUndoStack &stack = m_document.undoStack();
        const int first = std::min(stack.index(), index);
        const int last = std::max(stack.index(), index);
        stack.setIndex(index);
        for (int i = first; i < std::min(last, stack.count()); ++i) {
            for (const PieceChange &change :
                 static_cast<const StepCommand *>(stack.command(i))->step().changes)
                remember(change.file);
        }
    }

    void noteSaved(const QString &path, const QByteArray &hash)
    {
        const auto known = m_snapshots[path].constFind(hash);
        if (known != m_snapshots[path].constEnd())
            m_saved.insert(path, *known);
    }

    Document &m_document;
    QHash<QString, QString> m_paths;
    QHash<QString, QHash<QByteArray, QList<QByteArray>>> m_snapshots; ///< by path and hash of the text
    QHash<QString, QList<QByteArray>> m_saved;
    QList<Error> m_unreadable;
};

EditSession::EditSession(Document &document, QString stateFolder, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_stateFolder(std::move(stateFolder))
    , m_writer(std::make_unique<JournalWriter>())
{
}

EditSession::~EditSession() = default;

EditSession::Opening EditSession::open()
{
    Opening opening;
    m_lock = std::make_unique<FolderLock>(m_stateFolder, m_document.catalog().roots());
    opening.sharing = m_lock->share();
    const Result<QByteArray> read = diskText(journalPath());
    const QByteArray bytes = read.value_or(QByteArray());
    const JournalContent content = decodedJournal(bytes);
    Replay replay(m_document);
    replay.run(content.entries);
    if (!read)
        opening.journal = read.error();
    // A journal that cannot be read may hold edits: it is put aside, and never written over.
    if (read || setAside(journalPath())) {
        if (const Result<void> started = startJournal(content.validBytes); !started)
            opening.journal = started.error();
    }
    opening.conflicts = replay.meetDisk(); // a step of its own, which the journal gets
    opening.unreadable = replay.unreadable();
    opening.recovered = unsaved();
    if (opening.recovered.isEmpty() && bytes.size() > MaxJournalBytes)
        startAnew();
    return opening;
}

void EditSession::startAnew()
{
    m_writer = std::make_unique<JournalWriter>(); // the old one writes what is left
    m_document.discard();
    if (const Result<void> started = startJournal(0); !started)
        Q_EMIT journalFailed(started.error());
}

Result<void> EditSession::startJournal(qint64 keep)
{
    if (const Result<void> opened = m_writer->open(journalPath(), keep); !opened)
        return opened;
    if (keep == 0)
        m_writer->append(journalHeader());
    connectDocument();
    return {};
}

void EditSession::connectDocument()
{
    connect(m_writer.get(), &JournalWriter::failed, this, &EditSession::journalFailed);
    if (std::exchange(m_connected, true))
        return;
    const auto absolute = [](const QString &path) { return QFileInfo(path).absoluteFilePath(); };
    connect(&m_document, &Document::fileOpened, this,
            [this, absolute](const QString &path, const QByteArray &bytes) {
                record({.kind = JournalEntry::Kind::File, .path = absolute(path), .bytes = bytes});
            });
    connect(&m_document, &Document::stepDone, this, [this, absolute](EditStep step, bool merged) {
        for (PieceChange &change : step.changes)
            change.file = absolute(change.file);
        record({.kind = merged ? JournalEntry::Kind::Merged : JournalEntry::Kind::Step, .step = step});
    });
    connect(&m_document, &Document::stepIndexChanged, this,
            [this](int index) { record({.kind = JournalEntry::Kind::Index, .index = index}); });
    connect(&m_document, &Document::fileWasSaved, this,
            [this, absolute](const QString &path, const QByteArray &text) {
                record({.kind = JournalEntry::Kind::Saved, .path = absolute(path), .bytes = hashOf(text)});
            });
}

void EditSession::record(const JournalEntry &entry)
{
    m_writer->append(encodedEntry(entry));
}

void EditSession::watchFiles()
{
    QStringList files;
    const Catalog &catalog = m_document.catalog();
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const QString file = catalog.source(RecordIndex(i)).file;
        if (files.isEmpty() || files.constLast() != file)
            files.append(file);
    }
    m_watch.watch(files);
    connect(&m_watch, &FileWatch::fileChanged, this, &EditSession::meetOutside, Qt::UniqueConnection);
}

void EditSession::meetOutside(const QString &path)
{
    if (!m_document.fileText(path)) {
        const Catalog &catalog = m_document.catalog();
        qsizetype i = 0;
        while (i < catalog.size() && catalog.source(RecordIndex(i)).file != path)
            ++i;
        if (i == catalog.size())
            return;
        m_document.openFile(path, catalog.source(RecordIndex(i)).fileBytes);
    }
    const Result<QByteArray> disk = diskText(path);
    if (!disk) {
        Q_EMIT outsideUnreadable(disk.error());
        return;
    }
    if (*disk == m_document.fileText(path)->savedText())
        return;
    const auto met = m_document.takeOutside(path, *disk);
    if (met)
        Q_EMIT outsideChanged(path, *met, disk->isNull());
    else
        Q_EMIT outsideRefused(path);
}

QList<RecoveredRecord> EditSession::unsaved() const
{
    QList<RecoveredRecord> records;
    for (const QString &path : m_document.dirtyFiles()) {
        const FileText &file = *m_document.fileText(path);
        for (qsizetype i = 1; i < file.pieceCount(); i += 2) {
            if (file.piece(i) == file.savedPiece(i))
                continue;
            const QByteArray &named = file.piece(i).isEmpty() ? file.savedPiece(i) : file.piece(i);
            const Result<Record> record = m_document.codec().decoded(named);
            records.append({.record = record ? record->id : RecordId(),
                            .file = path,
                            .saved = file.savedPiece(i),
                            .recovered = file.piece(i)});
        }
    }
    return records;
}

void EditSession::discardRecovery()
{
    const bool whole = finishJournal();
    const QString aside = journalPath() + ".discarded"_L1;
    QFile::remove(aside);
    if (whole && !QFile::copy(journalPath(), aside))
        return; // nothing is given up that is not kept
    startAnew();
}

EditSession::SaveResults EditSession::written(const QList<FileSave> &files, const RecordSaver &saver)
{
    SaveResults results;
    for (const FileSave &file : files)
        results.append({file.path, saver.save(file)});
    return results;
}

EditSession::Saving EditSession::take(const SaveResults &results)
{
    Saving saving;
    for (const auto &[path, result] : results) {
        if (!result) {
            saving.errors.append(result.error());
            continue;
        }
        saving.outcomes.append(*result);
        m_document.fileSaved(path);
        m_watch.accept(path);
    }
    return saving;
}

EditSession::Saving EditSession::save(const RecordSaver &saver)
{
    return take(written(m_document.changedFiles(), saver));
}

void EditSession::saveInBackground()
{
    if (m_saveJob.isRunning()) {
        m_saveAgain = true; // a second run would take the first one's answer away
        return;
    }
    m_saveJob.start<SaveResults>(
        [files = m_document.changedFiles()](JobControl &) -> Result<SaveResults> {
            return written(files, RecordSaver());
        },
        [this](const Result<SaveResults> &results) {
            Saving saving = results ? take(*results) : Saving{.errors = {results.error()}};
            Q_EMIT saved(saving);
            if (std::exchange(m_saveAgain, false))
                saveInBackground();
        });
}

} // namespace Clew
