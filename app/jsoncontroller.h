// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace Clew {

class DismissalStore;
class Document;
class JsonEditor;
class LintService;
class RecordFieldModel;
struct Error;

/// Connects the JSON of the record that is edited with the document: checks each draft while it is typed, and
/// applies it in one step.
class JsonController final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the controller.
    JsonController(Document &document, RecordFieldModel &fields, JsonEditor &editor, LintService &lint,
                   QObject *parent = nullptr);

    static constexpr int PauseMs = 150; ///< of typing, before the checks are asked

    /// What somebody dismissed is not marked; the store must outlive the controller's use of it.
    void setDismissals(const DismissalStore &dismissals);

Q_SIGNALS:
    void refused(const Clew::Error &error);

private:
    void follow();
    void take();
    void ask();
    void apply();
    void mark(const QByteArray &text, const QList<LintFinding> &findings);

    Document &m_document;
    RecordFieldModel &m_fields;
    JsonEditor &m_editor;
    LintService &m_lint;
    QPointer<const DismissalStore> m_dismissals;
    QTimer m_pause;
};

} // namespace Clew
