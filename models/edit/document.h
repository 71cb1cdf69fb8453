// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/edit/editplan.h"
#include "models/edit/filetext.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>

class QUndoStack;

namespace Clew {

/// The catalog as it is edited, and the only way to change it: every change is a step on one undo stack. What
/// was not touched is read from the catalog; of a touched file the text is held in pieces. Lives on the GUI
/// thread; opens no files: whoever saves asks for changedFiles() and tells fileSaved().
class Document final : public QObject
{
    Q_OBJECT

public:
    /// The codec must outlive the document.
    explicit Document(const RecordCodec &codec, QObject *parent = nullptr);
    ~Document() override;

    /// Takes another catalog and forgets all edits.
    void reset(std::shared_ptr<const Catalog> catalog);
    /// Forgets all edits: the records are as the catalog has them.
    void discard() { reset(m_catalog); }

    [[nodiscard]] const RecordCodec &codec() const { return m_codec; }
    [[nodiscard]] const Catalog &catalog() const { return *m_catalog; }
    /// The same, for a worker.
    [[nodiscard]] const std::shared_ptr<const Catalog> &sharedCatalog() const { return m_catalog; }
    [[nodiscard]] QUndoStack &undoStack() { return *m_stack; }

    [[nodiscard]] bool contains(const RecordId &id) const;
    /// The record's text as edited; null where there is no such record.
    [[nodiscard]] QByteArray text(const RecordId &id) const;
    /// The record's text as the disk has it, as far as we know; null where it has none.
    [[nodiscard]] QByteArray savedText(const RecordId &id) const;
    /// The record as edited. RecordNotFound.
    [[nodiscard]] Result<Record> record(const RecordId &id) const;
    /// Path of the file that holds the record; empty where there is no such record.
    [[nodiscard]] QString file(const RecordId &id) const;
    /// Records as they are now: those of the catalog in its order, then the ones with new ids, sorted.
    [[nodiscard]] QList<RecordId> ids() const;

    /// Does the step. Errors leave everything as it was: IdTaken, InvalidId, RecordNotFound, and whatever
    /// makes a text no record. A plan that changes nothing adds no step.
    [[nodiscard]] Result<void> apply(const EditPlan &plan);

    /// A text that is kept beside a record, such as its samples, became another one: a step like any other,
    /// of which the document keeps the two texts and nothing else. Whoever has the text hears sideChanged.
    void changeSide(const RecordId &record, const QString &pointer, const QString &path,
                    const QByteArray &before, const QByteArray &after, quint32 session = 0);
    /// Number of the piece that such a change stands in, for it is in no record file.
    static constexpr qsizetype SidePiece = -1;

    [[nodiscard]] bool isDirty() const { return !m_dirty.isEmpty(); }
    /// Files whose text differs from what their disk has, by path.
    [[nodiscard]] QStringList dirtyFiles() const;
    [[nodiscard]] bool isDirty(const RecordId &id) const;
    /// What is to be written; remembers the texts until fileSaved is told.
    [[nodiscard]] QList<FileSave> changedFiles();
    void fileSaved(const QString &path);

    /// The file is another one on disk now. Steps of ours on it are kept: what only the other side changed is
    /// taken over as an undoable step, what both changed stays ours. Returns the values that both changed;
    /// nothing is done where the file has other records than before (use reset).
    struct Conflict
    {
        RecordId record;
        QString pointer;
        QByteArray ours; ///< values; null: there is none
        QByteArray theirs;

        friend bool operator==(const Conflict &, const Conflict &) = default;
    };
    [[nodiscard]] Result<QList<Conflict>> takeOutside(const QString &path, const QByteArray &bytes);

    // To bring back the steps of a journal: files with the text that they had before the first of them, the
    // steps, and what of it the disk has, which is what the catalog was read from.
    void openFile(const QString &path, const QByteArray &bytes);
    void replay(const EditStep &step);
    void setRead(const QString &path, const QList<QByteArray> &pieces);
    /// Null where the file was not touched.
    [[nodiscard]] const FileText *fileText(const QString &path) const;

Q_SIGNALS:
    /// Every record may be another one.
    void wasReset();
    /// The record's text is another one; told before recordChanged.
    void textReplaced(const Clew::RecordId &id, const QByteArray &before, const QByteArray &after);
    /// Values at these pointers differ from before.
    void recordChanged(const Clew::RecordId &id, const QStringList &fields);
    void recordAdded(const Clew::RecordId &id);
    void recordRemoved(const Clew::RecordId &id);
    void recordRenamed(const Clew::RecordId &from, const Clew::RecordId &to);
    /// The text beside a record is another one: as the step is done, undone, done again or brought back.
    void sideChanged(const Clew::RecordId &record, const QByteArray &before, const QByteArray &after);
    /// A step was undone or redone: the field that it was about.
    void focusRequested(const Clew::RecordId &id, const QString &pointer);
    void dirtyChanged(bool dirty);
    /// For the journal: the text that a file had before its first step, each step (merged: it is one with the
    /// one before), how many steps are in force after undo or redo, a file that was saved.
    void fileOpened(const QString &path, const QByteArray &bytes);
    void stepDone(const Clew::EditStep &step, bool merged);
    void stepIndexChanged(int index);
    void fileWasSaved(const QString &path, const QByteArray &text);

private:
    friend class StepCommand;

    struct Slot
    {
        QString file;
        qsizetype piece = 0;
    };

    [[nodiscard]] std::optional<Slot> slotOf(const RecordId &id) const;
    [[nodiscard]] std::optional<Slot> openSlot(const RecordId &id);
    FileText &opened(const QString &path, const QByteArray &bytes);
    [[nodiscard]] Result<void> check(const EditPlan &plan) const;
    [[nodiscard]] Result<EditStep> stepOf(const EditPlan &plan);
    void push(const EditStep &step);

    // for StepCommand
    void doStep(const EditStep &step, bool forward, bool showsFocus);
    void mergedStep();
    [[nodiscard]] EditStep composed(const EditStep &first, const EditStep &second) const;

    void settle(const Slot &slot, const QByteArray &before);
    void rename(const Slot &slot, const RecordId &from, const RecordId &to);
    void updateDirty(const QString &path);
    [[nodiscard]] RecordId idOf(const QByteArray &text) const;

    const RecordCodec &m_codec;
    std::unique_ptr<QUndoStack> m_stack;
    std::shared_ptr<const Catalog> m_catalog;
    QHash<QString, FileText> m_files; ///< the touched ones
    QHash<RecordId, Slot>
        m_slots; ///< of records that differ in place or id from the catalog, and touched ones
    mutable QHash<RecordId, Slot> m_found; ///< of records of touched files that stand where the catalog says
    QSet<RecordId> m_gone;                 ///< ids of the catalog that no record has now
    QSet<QString> m_dirty;                 ///< files
    bool m_merging = false;
    bool m_pushing = false;
};

} // namespace Clew
