// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/reviewnotes.h"
#include "models/edit/document.h"
#include "models/items/reviewmodel.h"
#include "models/jobs/latestjob.h"

#include <QObject>
#include <QSet>

namespace Clew {

class DismissalStore;
class LintService;
class RecordNames;

/// The queue of records that no person has looked at, as they are edited and checked, and what a reviewer
/// says of one. GUI thread.
class ReviewController final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the controller.
    ReviewController(Document &document, LintService &lint, DismissalStore &dismissals,
                     QObject *parent = nullptr);
    /// Writes what waits to be written.
    ~ReviewController() override;

    [[nodiscard]] ReviewModel &queue() { return m_queue; }
    /// Another catalog: the queue is empty until fill().
    void reset();
    /// Puts every record that waits in the queue, once the rules have looked at all; keeps it up to date from
    /// then on.
    void fill();
    [[nodiscard]] bool isFilled() const { return m_filled; }

    /// A person stands by the record: its tier and dates say so, in one step.
    void accept(const RecordId &record);
    /// The record needs work; it comes back when somebody has changed it.
    void sendBack(const RecordId &record, const QString &reason);
    /// Later in this session.
    void skip(const RecordId &record);
    /// Notes follow the names of records.
    void followNames(const RecordNames &names);

Q_SIGNALS:
    void filledChanged();
    void failed(const Clew::Error &error);

private:
    struct ReadNotes
    {
        ReviewNotes notes;
        QList<Error> errors;
    };
    struct Write
    {
        QString path;
        RecordId record;
        std::optional<ReviewNote> note; ///< none: there is none any more
    };
    [[nodiscard]] static ReadNotes notesIn(const QStringList &paths);
    [[nodiscard]] static Result<void> written(const Write &write);

    [[nodiscard]] bool isLinted() const;
    void refresh(const RecordId &record);
    void refreshAll();
    void look(const QList<RecordId> &records);
    void readNotes();
    void putNote(const RecordId &record, const ReviewNote &note);
    void takeName(const RecordId &from, const RecordId &to);
    void dropName(const RecordId &id, const QString &recordFile);
    void writeNext();

    Document &m_document;
    LintService &m_lint;
    DismissalStore &m_dismissals;
    ReviewModel m_queue;
    ReviewNotes m_notes;
    QSet<RecordId> m_skipped;
    QList<std::pair<RecordId, RecordId>>
        m_earlyNames;      ///< of records that were renamed before notes were read
    QList<Write> m_writes; ///< that wait for the one before them
    bool m_wanted = false;
    bool m_filled = false;
    LatestJob m_look;
    LatestJob m_read;
    LatestJob m_write;
};

} // namespace Clew
