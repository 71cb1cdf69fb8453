// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/edit/editplan.h"
#include "views/recordchooser.h"

#include <QObject>

class QAction;

namespace Clew {

class Document;

/// Edits of records as wholes: a new one, a copy of one, one that becomes part of another. Each is one step.
class RecordEdits final : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive this object.
    RecordEdits(const WindowParts &parts, Document &document, QObject *parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// The record came of a step and wants to be worked on.
    void editRequested(const Clew::RecordId &record, const QString &pointer);

private:
    void askForNew();
    void askForCopy();
    void askForTarget();
    /// Asks for an id that no record has; what was typed is asked for again with what is wrong with it.
    void askForId(const QString &name, const QString &question, const QString &proposal,
                  std::function<Result<EditPlan>(const RecordId &id, const QString &file)> plan);
    [[nodiscard]] QString freeName(const RecordId &of) const;
    [[nodiscard]] QList<RecordChoice> choices(const QString &words, const RecordId &but) const;
    [[nodiscard]] bool run(const Result<EditPlan> &plan);
    void updateActions();

    const WindowParts m_parts;
    Document &m_document;
    QAction *m_new = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_merge = nullptr;
};

} // namespace Clew
