// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QHash>
#include <QObject>

namespace Clew {

class Document;

/// Has what is kept beside the records follow their names: tells each store when a record got another id, by
/// an edit or by undo, and when an id that was left is gone from the disk too. Until then both names have
/// what is kept, so that neither undo nor edits that are given up lose any. GUI thread.
class RecordNames final : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive this object.
    explicit RecordNames(Document &document, QObject *parent = nullptr);

    /// From now on renaming is told: what a journal brought back was told when it was done.
    void open() { m_isOpen = true; }
    /// Every record is saved: ids that were left are given up.
    void noteSaved();

Q_SIGNALS:
    /// What is kept of `from` is kept of `to` as well from now on. `back`: the record had that name before,
    /// and what is kept there is what was when it left; else the name is new to it.
    void renamed(const Clew::RecordId &from, const Clew::RecordId &to, bool back);
    /// No record has the id any more; the one that had it stood in that file.
    void left(const Clew::RecordId &id, const QString &file);

private:
    void take(const RecordId &from, const RecordId &to);

    Document &m_document;
    QHash<RecordId, QString> m_left; ///< ids that records had, with their files
    bool m_isOpen = false;
};

} // namespace Clew
