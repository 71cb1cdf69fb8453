// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reviewcontroller.h"

#include "app/dismissalstore.h"
#include "app/lintservice.h"
#include "app/recordnames.h"
#include "app/sidefile.h"
#include "models/core/catalog.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// As the system knows the person at it.
QString reviewerName()
{
    return qEnvironmentVariable("LOGNAME", qEnvironmentVariable("USER"));
}

} // namespace

ReviewController::ReviewController(Document &document, LintService &lint, DismissalStore &dismissals,
                                   QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_lint(lint)
    , m_dismissals(dismissals)
{
    connect(&m_lint, &LintService::findingsChanged, this, &ReviewController::look);
    connect(&m_dismissals, &DismissalStore::changed, this, &ReviewController::look);
    connect(&m_document, &Document::recordChanged, this, &ReviewController::refresh);
    connect(&m_document, &Document::recordAdded, this, &ReviewController::refresh);
    connect(&m_document, &Document::recordRemoved, this, &ReviewController::refresh);
    connect(&m_document, &Document::recordRenamed, this, [this](const RecordId &from, const RecordId &to) {
        refresh(from);
        refresh(to);
    });
}

ReviewController::~ReviewController()
{
    for (const Write &waiting : std::as_const(m_writes))
        SideFile::logFailure(written(waiting));
}

void ReviewController::reset()
{
    m_look.cancel();
    m_skipped.clear();
    m_earlyNames.clear();
    m_notes = {};
    m_queue.setQueue({});
    m_filled = false;
    Q_EMIT filledChanged();
    readNotes();
}

void ReviewController::fill()
{
    m_wanted = true;
    m_lint.want();
    if (!m_filled && isLinted() && !m_look.isRunning())
        refreshAll();
}

/// All records have their findings; those of a catalog that is too large for it never do.
bool ReviewController::isLinted() const
{
    return m_lint.isComplete() || !m_lint.isRunning();
}

void ReviewController::look(const QList<RecordId> &records)
{
    if (!m_wanted || !isLinted())
        return;
    if (!m_filled || records.isEmpty()) {
        refreshAll();
        return;
    }
    for (const RecordId &id : records)
        refresh(id);
}

void ReviewController::refresh(const RecordId &id)
{
    if (!m_filled)
        return;
    const Result<Record> record = m_document.record(id);
    if (!record || isReviewed(*record)) {
        m_queue.remove(id);
        return;
    }
    m_queue.put({.item = reviewItem(*record, m_dismissals.standing(m_lint.findings(id))),
                 .sentBack = m_notes.sentBack(id, m_document.text(id)),
                 .skipped = m_skipped.contains(id)});
}

/// Decoding every record takes a worker; what is edited meanwhile is looked at again afterwards.
void ReviewController::refreshAll()
{
    struct Input
    {
        RecordId id;
        QByteArray text;
        QList<LintFinding> findings;
    };
    QList<Input> inputs;
    for (const RecordId &id : m_document.ids())
        inputs.append({id, m_document.text(id), m_dismissals.standing(m_lint.findings(id))});
    m_look.start<QList<QueuedRecord>>(
        [inputs, notes = m_notes, skipped = m_skipped,
         &codec = m_document.codec()](JobControl &control) -> Result<QList<QueuedRecord>> {
            QList<QueuedRecord> queue;
            for (const Input &input : inputs) {
                if (control.isCancelled())
                    break;
                const Result<Record> record = codec.decoded(input.text);
                if (record && !isReviewed(*record))
                    queue.append({.item = reviewItem(*record, input.findings),
                                  .sentBack = notes.sentBack(input.id, input.text),
                                  .skipped = skipped.contains(input.id)});
            }
            return queue;
        },
        [this, inputs](const Result<QList<QueuedRecord>> &queue) {
            if (!queue)
                return;
            m_queue.setQueue(*queue);
            m_filled = true;
            for (const Input &input : inputs) {
                if (m_document.isDirty(input.id))
                    refresh(input.id);
            }
            Q_EMIT filledChanged();
        });
}

void ReviewController::accept(const RecordId &id)
{
    const Result<Record> record = m_document.record(id);
    if (!record)
        return;
    const QByteArray text = m_document.text(id);
    const RecordCodec &codec = m_document.codec();
    QList<ValueEdit> edits;
    for (const AcceptedText &field : acceptance(record->format, QDate::currentDate()))
        edits.append(
            {.kind = ValueEdit::Kind::Set, .pointer = field.pointer, .json = codec.textJson(field.text)});
    const Result<QByteArray> accepted = codec.edited(text, edits);
    if (!accepted) {
        Q_EMIT failed(accepted.error());
        return;
    }
    const EditPlan plan{.kind = EditKind::SetField,
                        .record = id,
                        .pointer = edits.constFirst().pointer,
                        .texts = {{.record = id, .text = *accepted, .file = {}}}};
    if (const Result<void> applied = m_document.apply(plan); !applied) {
        Q_EMIT failed(applied.error());
        return;
    }
    putNote(id, {.text = reviewedText(*accepted),
                 .accepted = true,
                 .reason = {},
                 .reviewer = reviewerName(),
                 .day = QDate::currentDate()});
}

void ReviewController::sendBack(const RecordId &id, const QString &reason)
{
    putNote(id, {.text = reviewedText(m_document.text(id)),
                 .accepted = false,
                 .reason = reason,
                 .reviewer = reviewerName(),
                 .day = QDate::currentDate()});
}

void ReviewController::skip(const RecordId &id)
{
    m_skipped.insert(id);
    refresh(id);
}

void ReviewController::readNotes()
{
    QStringList paths;
    for (const QString &root : m_document.catalog().roots()) {
        const QString path = SideFile::folderOfRoot(root) + u"/review.json"_s;
        if (!paths.contains(path))
            paths.append(path);
    }
    m_read.start<ReadNotes>([paths](JobControl &) -> Result<ReadNotes> { return notesIn(paths); },
                            [this](const Result<ReadNotes> &read) {
                                if (!read)
                                    return;
                                const ReviewNotes made = std::exchange(m_notes, read->notes);
                                m_notes.merge(made); // while the files were read
                                for (const Error &error : read->errors)
                                    Q_EMIT failed(error);
                                for (const auto &[from, to] : std::exchange(m_earlyNames, {}))
                                    takeName(from, to);
                                look({});
                            });
}

/// A file that cannot be read does not hide the others.
ReviewController::ReadNotes ReviewController::notesIn(const QStringList &paths)
{
    ReadNotes read;
    for (const QString &path : paths) {
        const Result<QByteArray> json = SideFile::read(path);
        if (json && json->isEmpty())
            continue;
        Result<ReviewNotes> notes = json ? ReviewNotes::fromJson(*json) : std::unexpected(json.error());
        if (notes) {
            read.notes.merge(*notes);
            continue;
        }
        notes.error().place.file = path;
        read.errors.append(notes.error());
    }
    return read;
}

void ReviewController::putNote(const RecordId &record, const ReviewNote &note)
{
    m_notes.put(record, note);
    refresh(record);
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), m_document.file(record));
    m_writes.append({.path = folder + u"/review.json"_s, .record = record, .note = note});
    writeNext();
}

void ReviewController::followNames(const RecordNames &names)
{
    connect(&names, &RecordNames::renamed, this, &ReviewController::takeName);
    connect(&names, &RecordNames::left, this, &ReviewController::dropName);
}

/// The name is part of the text that a note is bound to; it alone does not answer what a reviewer asked for.
void ReviewController::takeName(const RecordId &from, const RecordId &to)
{
    if (m_read.isRunning()) { // whether there is one is not known yet
        m_earlyNames.append({from, to});
        return;
    }
    if (m_skipped.contains(from))
        m_skipped.insert(to);
    std::optional<ReviewNote> note = m_notes.note(from);
    if (!note)
        return refresh(to);
    if (std::optional<ReviewNote> own = m_notes.note(to)) { // an edit of the name that is taken back
        own->text = note->text;
        if (*own == *note)
            return refresh(to);
    }
    if (note->text == reviewedText(m_document.savedText(to)))
        note->text = reviewedText(m_document.text(to));
    putNote(to, *note);
}

void ReviewController::dropName(const RecordId &id, const QString &recordFile)
{
    if (!m_notes.note(id))
        return;
    m_notes.removeRecord(id);
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), recordFile);
    m_writes.append({.path = folder + u"/review.json"_s, .record = id, .note = std::nullopt});
    writeNext();
}

Result<void> ReviewController::written(const Write &write)
{
    return SideFile::update(write.path, [&write](const QByteArray &json) -> Result<QByteArray> {
        Result<ReviewNotes> notes = json.isEmpty() ? ReviewNotes() : ReviewNotes::fromJson(json);
        if (!notes) {
            notes.error().place.file = write.path;
            return std::unexpected(notes.error()); // not ours to throw away
        }
        if (write.note)
            notes->put(write.record, *write.note);
        else
            notes->removeRecord(write.record);
        return notes->toJson();
    });
}

/// One after the other: a slot that starts anew forgets the answer that it waited for.
void ReviewController::writeNext()
{
    if (m_writes.isEmpty() || m_write.isRunning())
        return;
    const Write next = m_writes.takeFirst();
    m_write.start<bool>(
        [next](JobControl &) -> Result<bool> {
            const Result<void> done = written(next);
            return done ? Result<bool>(true) : std::unexpected(done.error());
        },
        [this](const Result<bool> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            writeNext();
        });
}

} // namespace Clew
