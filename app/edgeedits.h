// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/edit/editplan.h"

#include <QObject>

namespace Clew {

class Document;
class EditForm;
class RecordFieldModel;

/// Edges between records as the form edits them: with their other side where the person wants it, each in one
/// step, and said in words; ids and records with all who point at them.
class EdgeEdits final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object.
    EdgeEdits(Document &document, RecordFieldModel &fields, EditForm &form, QObject *parent = nullptr);

    /// The records that lead to `id`, each once, in the order of the catalog. Cost: a pass over all records.
    [[nodiscard]] QList<RecordId> pointingTo(const RecordId &id) const;
    /// Takes the record out, and the edges to it.
    void remove(const RecordId &id);

Q_SIGNALS:
    /// What was done beside what the person sees.
    void said(const QString &sentence);
    void refused(const Clew::Error &error);

private:
    void link(Relation relation, const RecordId &to, bool both);
    void unlink(const QString &pointer, bool both);
    void retarget(const QString &pointer, const RecordId &to, bool both);
    void writeCounterpart(const QString &pointer);
    bool run(Result<EditPlan> plan, bool both);
    void tellRename(const RecordId &from, const RecordId &to);

    Document &m_document;
    RecordFieldModel &m_fields;
    EditForm &m_form;
};

} // namespace Clew
