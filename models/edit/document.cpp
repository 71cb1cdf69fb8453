// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"

#include "models/edit/editfault.h"
#include "models/edit/stepcommand.h"
#include "models/edit/threeway.h"

#include <QScopedValueRollback>
#include <QUndoStack>

#include <algorithm>

namespace Clew {

Document::Document(const RecordCodec &codec, QObject *parent)
    : QObject(parent)
    , m_codec(codec)
    , m_stack(std::make_unique<QUndoStack>())
    , m_catalog(std::make_shared<const Catalog>())
{
    connect(m_stack.get(), &QUndoStack::indexChanged, this, [this](int index) {
        if (!m_pushing)
            Q_EMIT stepIndexChanged(index);
    });
}

Document::~Document()
{
    m_stack->disconnect(); // clearing it says that its place changed, to whoever is half gone already
}

void Document::reset(std::shared_ptr<const Catalog> catalog)
{
    const bool wasDirty = isDirty();
    m_catalog = std::move(catalog);
    m_files.clear();
    m_slots.clear();
    m_found.clear();
    m_gone.clear();
    m_dirty.clear();
    const QScopedValueRollback clearing(m_pushing, true);
    m_stack->clear();
    Q_EMIT wasReset();
    if (wasDirty)
        Q_EMIT dirtyChanged(false);
}

std::optional<Document::Slot> Document::slotOf(const RecordId &id) const
{
    const auto known = m_slots.constFind(id);
    if (known != m_slots.constEnd())
        return *known;
    const RecordIndex index = m_gone.contains(id) ? RecordIndex() : m_catalog->find(id);
    if (!index.isValid())
        return std::nullopt;
    if (const auto found = m_found.constFind(id); found != m_found.constEnd())
        return *found;
    const RecordSource source = m_catalog->source(index);
    const auto file = m_files.constFind(source.file);
    const qsizetype piece = file == m_files.constEnd() ? -1 : file->pieceAt(source.begin);
    // Neither where the file is another one than the catalog was read from.
    if (piece < 0 || idOf(file->piece(piece)) != id)
        return std::nullopt;
    // Until the piece is edited, which settle() sees, or the file is another one.
    return *m_found.insert(id, Slot{.file = source.file, .piece = piece});
}

std::optional<Document::Slot> Document::openSlot(const RecordId &id)
{
    if (const std::optional<Slot> known = slotOf(id))
        return known;
    const RecordIndex index = m_gone.contains(id) ? RecordIndex() : m_catalog->find(id);
    if (!index.isValid())
        return std::nullopt;
    const RecordSource source = m_catalog->source(index);
    opened(source.file, source.fileBytes);
    return slotOf(id);
}

FileText &Document::opened(const QString &path, const QByteArray &bytes)
{
    auto file = m_files.find(path);
    if (file == m_files.end()) {
        file = m_files.insert(path, FileText(path, bytes, m_codec));
        Q_EMIT fileOpened(path, bytes);
    }
    return *file;
}

bool Document::contains(const RecordId &id) const
{
    return m_slots.contains(id) || (!m_gone.contains(id) && m_catalog->find(id).isValid());
}

QByteArray Document::text(const RecordId &id) const
{
    if (const std::optional<Slot> slot = slotOf(id))
        return m_files.constFind(slot->file)->piece(slot->piece);
    const RecordIndex index = m_gone.contains(id) ? RecordIndex() : m_catalog->find(id);
    return index.isValid() ? m_catalog->sourceBytes(index) : QByteArray();
}

QByteArray Document::savedText(const RecordId &id) const
{
    const std::optional<Slot> slot = slotOf(id);
    return slot ? m_files.constFind(slot->file)->savedPiece(slot->piece) : text(id);
}

Result<Record> Document::record(const RecordId &id) const
{
    const QByteArray bytes = text(id);
    if (bytes.isNull())
        return editFault(ErrorCode::RecordNotFound, id.value());
    return m_codec.decoded(bytes);
}

QString Document::file(const RecordId &id) const
{
    if (const std::optional<Slot> slot = slotOf(id))
        return slot->file;
    const RecordIndex index = m_gone.contains(id) ? RecordIndex() : m_catalog->find(id);
    return index.isValid() ? m_catalog->source(index).file : QString();
}

QList<RecordId> Document::ids() const
{
    QList<RecordId> ids;
    for (qsizetype i = 0; i < m_catalog->size(); ++i) {
        const RecordId &id = m_catalog->summary(RecordIndex(i)).id;
        if (!m_gone.contains(id))
            ids.append(id);
    }
    QList<RecordId> added;
    for (auto it = m_slots.constBegin(); it != m_slots.constEnd(); ++it) {
        if (!m_catalog->find(it.key()).isValid())
            added.append(it.key());
    }
    std::ranges::sort(added);
    return ids + added;
}

Result<void> Document::check(const EditPlan &plan) const
{
    QSet<RecordId> leaving;
    for (const PlannedText &each : plan.texts)
        leaving.insert(each.record);
    for (const PlannedText &each : plan.texts) {
        const bool known = contains(each.record);
        if (!known && each.file.isEmpty())
            return editFault(ErrorCode::RecordNotFound, each.record.value());
        if (each.text.isNull())
            continue;
        const Result<Record> record = m_codec.decoded(each.text);
        if (!record)
            return std::unexpected(record.error());
        const bool isNew = !known || record->id != each.record;
        if (isNew && !isValidRecordId(record->id))
            return editFault(ErrorCode::InvalidId, record->id.value());
        if (isNew && contains(record->id) && !(leaving.contains(record->id) && record->id != each.record))
            return editFault(ErrorCode::IdTaken, record->id.value());
    }
    return {};
}

Result<EditStep> Document::stepOf(const EditPlan &plan)
{
    EditStep step{.kind = plan.kind,
                  .record = plan.record,
                  .pointer = plan.pointer,
                  .session = plan.session,
                  .changes = {}};
    for (const PlannedText &each : plan.texts) {
        std::optional<Slot> slot = openSlot(each.record);
        if (!slot && each.file.isEmpty()) {
            return std::unexpected(Error{.code = ErrorCode::FileChanged,
                                         .arguments = {file(each.record), QStringLiteral("changed")},
                                         .place = {}});
        }
        if (!slot) {
            opened(each.file, {});
            slot = Slot{.file = each.file, .piece = 1};
        }
        const FileText &text = *m_files.constFind(slot->file);
        if (each.text.isNull()) {
            step.changes += text.removal(slot->piece);
            continue;
        }
        const PieceChange change = changeBetween(slot->file, slot->piece, text.piece(slot->piece), each.text);
        if (change.before != change.after)
            step.changes.append(change);
    }
    return step;
}

Result<void> Document::apply(const EditPlan &plan)
{
    if (const Result<void> checked = check(plan); !checked)
        return checked;
    const Result<EditStep> step = stepOf(plan);
    if (!step)
        return std::unexpected(step.error());
    if (!step->changes.isEmpty())
        push(*step);
    return {};
}

void Document::changeSide(const RecordId &record, const QString &pointer, const QString &path,
                          const QByteArray &before, const QByteArray &after, quint32 session)
{
    if (before == after)
        return;
    push({.kind = EditKind::SetField,
          .record = record,
          .pointer = pointer,
          .session = session,
          .changes = {{.file = path, .piece = SidePiece, .offset = 0, .before = before, .after = after}}});
}

void Document::push(const EditStep &step)
{
    m_merging = false;
    {
        const QScopedValueRollback pushing(m_pushing, true);
        m_stack->push(new StepCommand(*this, step));
    }
    Q_EMIT stepDone(step, m_merging);
}

void Document::doStep(const EditStep &step, bool forward, bool showsFocus)
{
    QHash<QString, QHash<qsizetype, QByteArray>> before;
    const auto change = [&](const PieceChange &each) {
        if (each.piece == SidePiece) {
            Q_EMIT sideChanged(step.record, forward ? each.before : each.after,
                               forward ? each.after : each.before);
            return;
        }
        FileText &file = m_files[each.file];
        const QByteArray old = file.piece(each.piece);
        if (!before[each.file].contains(each.piece))
            before[each.file].insert(each.piece, old);
        const QByteArray &from = forward ? each.before : each.after;
        const QByteArray &to = forward ? each.after : each.before;
        Q_ASSERT(old.sliced(each.offset, from.size()) == from);
        file.setPiece(each.piece, old.first(each.offset) + to + old.sliced(each.offset + from.size()));
    };
    if (forward)
        std::ranges::for_each(step.changes, change);
    else
        std::for_each(step.changes.crbegin(), step.changes.crend(), change);

    for (auto file = before.cbegin(); file != before.cend(); ++file) {
        for (auto piece = file->cbegin(); piece != file->cend(); ++piece) {
            if (piece.key() % 2 == 1)
                settle({.file = file.key(), .piece = piece.key()}, piece.value());
        }
        updateDirty(file.key());
    }
    if (showsFocus)
        Q_EMIT focusRequested(step.record, step.pointer);
}

RecordId Document::idOf(const QByteArray &text) const
{
    if (text.isEmpty())
        return {};
    const Result<Record> record = m_codec.decoded(text);
    return record ? record->id : RecordId();
}

void Document::settle(const Slot &slot, const QByteArray &before)
{
    const QByteArray &after = m_files.constFind(slot.file)->piece(slot.piece);
    if (before == after)
        return;
    const RecordId from = idOf(before);
    const RecordId to = idOf(after);
    if (from != to) {
        rename(slot, from, to);
    } else {
        m_slots.insert(to, slot);
        Q_EMIT textReplaced(to, before, after);
        Q_EMIT recordChanged(to, m_codec.differences(before, after));
    }
}

void Document::rename(const Slot &slot, const RecordId &from, const RecordId &to)
{
    if (!from.isEmpty()) {
        m_slots.remove(from);
        m_found.remove(from);
        if (m_catalog->find(from).isValid())
            m_gone.insert(from);
    }
    if (!to.isEmpty()) {
        m_slots.insert(to, slot);
        m_gone.remove(to);
    }
    if (from.isEmpty())
        Q_EMIT recordAdded(to);
    else if (to.isEmpty())
        Q_EMIT recordRemoved(from);
    else
        Q_EMIT recordRenamed(from, to);
}

void Document::updateDirty(const QString &path)
{
    const bool wasDirty = isDirty();
    if (m_files.constFind(path)->isChanged())
        m_dirty.insert(path);
    else
        m_dirty.remove(path);
    if (isDirty() != wasDirty)
        Q_EMIT dirtyChanged(isDirty());
}

EditStep Document::composed(const EditStep &first, const EditStep &second) const
{
    EditStep step = first;
    const PieceChange &a = first.changes.constFirst();
    const PieceChange &b = second.changes.constFirst();
    if (a.piece == SidePiece) {
        step.changes.first().after = b.after;
        return step;
    }
    const QByteArray &now = m_files.constFind(a.file)->piece(a.piece);
    QByteArray start = now.first(b.offset) + b.before + now.sliced(b.offset + b.after.size());
    start = start.first(a.offset) + a.before + start.sliced(a.offset + a.after.size());
    step.changes = {changeBetween(a.file, a.piece, start, now)};
    return step;
}

void Document::mergedStep()
{
    m_merging = true;
}

QStringList Document::dirtyFiles() const
{
    QStringList files(m_dirty.cbegin(), m_dirty.cend());
    files.sort();
    return files;
}

bool Document::isDirty(const RecordId &id) const
{
    const std::optional<Slot> slot = slotOf(id);
    if (!slot)
        return false;
    const FileText &file = *m_files.constFind(slot->file);
    return file.piece(slot->piece) != file.savedPiece(slot->piece);
}

QList<FileSave> Document::changedFiles()
{
    QList<FileSave> saves;
    for (const QString &path : dirtyFiles()) {
        FileText &file = m_files[path];
        file.beginSave();
        saves.append(
            {.path = path, .expected = file.savedText(), .text = file.text(), .records = file.recordCount()});
    }
    return saves;
}

void Document::fileSaved(const QString &path)
{
    FileText &file = m_files[path];
    file.endSave();
    Q_EMIT fileWasSaved(path, file.savedText());
    updateDirty(path);
}

Result<QList<Document::Conflict>> Document::takeOutside(const QString &path, const QByteArray &bytes)
{
    FileText &file = m_files[path];
    QList<Conflict> conflicts;
    if (bytes.isNull()) { // deleted: what we have makes it again
        file.setSaved(QList<QByteArray>(file.pieceCount()));
        updateDirty(path);
        return conflicts;
    }
    const QList<QByteArray> pieces = FileText::cut(bytes, path, m_codec);
    if (pieces.size() != file.pieceCount()) {
        return std::unexpected(Error{
            .code = ErrorCode::FileChanged, .arguments = {path, QStringLiteral("changed")}, .place = {}});
    }
    EditStep step{.kind = EditKind::OutsideChange, .record = {}, .pointer = {}, .changes = {}};
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const QByteArray &base = file.savedPiece(i);
        const QByteArray &ours = file.piece(i);
        const QByteArray &theirs = pieces[i];
        if (theirs == base || theirs == ours)
            continue;
        QByteArray merged = theirs;
        if (ours != base && i % 2 == 1) {
            const ThreeWay result = mergedRecords(m_codec, base, ours, theirs);
            merged = result.text;
            for (const QString &pointer : result.conflicts) {
                conflicts.append({.record = idOf(ours),
                                  .pointer = pointer,
                                  .ours = m_codec.valueAt(ours, pointer),
                                  .theirs = m_codec.valueAt(theirs, pointer)});
            }
        }
        if (step.record.isEmpty())
            step.record = idOf(merged);
        if (merged != ours)
            step.changes.append(changeBetween(path, i, ours, merged));
    }
    file.setSaved(pieces);
    if (!step.changes.isEmpty())
        push(step);
    updateDirty(path);
    return conflicts;
}

void Document::openFile(const QString &path, const QByteArray &bytes)
{
    opened(path, bytes);
}

void Document::replay(const EditStep &step)
{
    push(step);
}

const FileText *Document::fileText(const QString &path) const
{
    const auto file = m_files.constFind(path);
    return file == m_files.constEnd() ? nullptr : &*file;
}

void Document::setRead(const QString &path, const QList<QByteArray> &pieces)
{
    m_files[path].setRead(pieces);
    updateDirty(path);
}

} // namespace Clew
