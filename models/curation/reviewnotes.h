// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

#include <QByteArray>
#include <QDate>
#include <QHash>

#include <optional>

namespace Clew {

/// What a reviewer said of a record.
struct ReviewNote
{
    QString text = {}; ///< see reviewedText(): the note is of the record as it was then
    bool accepted = false;
    QString reason = {};   ///< why it was sent back
    QString reviewer = {}; ///< as that person calls himself or herself
    QDate day = {};

    friend bool operator==(const ReviewNote &, const ReviewNote &) = default;
};

/// What a note is bound to: a hash of the record as it is written. SHA-1, hexadecimal: against accident, not
/// against malice.
[[nodiscard]] QString reviewedText(const QByteArray &json);

/// The newest note of each record, kept beside the catalog in `.clew/review.json`: {"notes": [{"id": "…",
/// "text": "…", "accepted": false, "reason": "…", "reviewer": "…", "day": "2026-01-31"}]}. A value.
class ReviewNotes final
{
public:
    /// Reads the side file; entries without an id are read over. Errors: what is no JSON, WrongType where the
    /// file holds no object.
    [[nodiscard]] static Result<ReviewNotes> fromJson(const QByteArray &json);
    /// The side file, sorted by id, so that two people's changes merge.
    [[nodiscard]] QByteArray toJson() const;

    void put(const RecordId &record, const ReviewNote &note) { m_notes.insert(record, note); }
    /// What was said of the one record was said of the other too; false where nothing was.
    bool copyRecord(const RecordId &from, const RecordId &to);
    void removeRecord(const RecordId &record) { m_notes.remove(record); }
    /// Those of another side file, in the place of ours.
    void merge(const ReviewNotes &others) { m_notes.insert(others.m_notes); }
    [[nodiscard]] std::optional<ReviewNote> note(const RecordId &record) const;
    /// Why the record was sent back; nothing where it was not, or somebody has changed it since.
    [[nodiscard]] std::optional<QString> sentBack(const RecordId &record, const QByteArray &json) const;

    friend bool operator==(const ReviewNotes &, const ReviewNotes &) = default;

private:
    QHash<RecordId, ReviewNote> m_notes;
};

} // namespace Clew
