// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/edit/editplan.h"

#include <QMap>

namespace Clew {

struct Record;

/// An edge of a record and where it stands.
struct EdgePlace
{
    QString pointer; ///< of the list item
    Transition edge;
};

/// "/transition_graph/leads_to"
[[nodiscard]] QString edgeListPointer(Relation relation);
/// Edges in the order of Record::transitions.
[[nodiscard]] QList<EdgePlace> edgesOf(const Record &record);
/// The record has an edge of that kind to the other.
[[nodiscard]] bool hasEdge(const Record &record, Relation relation, const RecordId &to);

/// New texts of several records, each built up edit by edit, for one step.
class RecordTexts final
{
public:
    /// The document must outlive this object.
    explicit RecordTexts(const Document &document)
        : m_document(document)
    {
    }

    [[nodiscard]] QByteArray text(const RecordId &id) const;
    void set(const RecordId &id, const QByteArray &text) { m_texts.insert(id, text); }
    void remove(const RecordId &id) { m_texts.insert(id, QByteArray()); }
    // False where an edit failed, which error() then says.
    bool edit(const RecordId &id, const QList<ValueEdit> &edits);
    /// Edges of all records to `from` lead to `to`; one of `to` itself, or that another one of the same
    /// record says already, goes.
    bool redirect(const RecordId &from, const RecordId &to);

    [[nodiscard]] const Error &error() const { return m_error; }
    [[nodiscard]] EditPlan plan(EditKind kind, const RecordId &record, const QString &pointer) const;

private:
    const Document &m_document;
    QMap<RecordId, QByteArray> m_texts;
    Error m_error;
};

} // namespace Clew
