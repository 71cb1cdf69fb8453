// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/editsession.h"
#include "app/windowparts.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/recordfieldmodel.h"

#include <QObject>

#include <memory>

class QAction;
class QLabel;

namespace Clew {

class LintService;
class RecordEditor;

/// Editing: the document with its session, the editor of the current record in a dock, and undo, redo and
/// save.
class EditDesk final : public QObject
{
    Q_OBJECT

public:
    /// Journals of edits stand in `stateFolder`. The lint service must outlive the desk; it hears of every
    /// edit.
    EditDesk(const WindowParts &parts, LintService &lint, QString stateFolder, QObject *parent = nullptr);
    ~EditDesk() override;

    /// Takes the catalog that was read, with what the last session left of edits to it.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void retranslate();
    [[nodiscard]] const Document &document() const { return m_document; }
    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }

Q_SIGNALS:
    /// The record says something else now.
    void recordEdited(const Clew::RecordId &id);
    /// Records came, went or changed their name and are saved so: the catalog should be read again.
    void reloadNeeded();

private:
    void connectDocument();
    void connectSession();
    void connectActions();
    void editCurrent();
    void save();
    void tellOpening(const EditSession::Opening &opening);
    void tellSaved(const EditSession::Saving &saving);
    void tellOutside(const QString &path, const QList<Document::Conflict> &conflicts, bool deleted);
    void takeTheirs();
    void updateActions();

    const WindowParts m_parts;
    LintService &m_lint;
    const QString m_stateFolder;
    JsonRecordCodec m_codec;
    Document m_document;
    std::unique_ptr<EditSession> m_session; ///< one for each catalog
    RecordFieldModel m_fields;
    RecordEditor *m_editor = nullptr;
    QDockWidget *m_dock = nullptr;
    QLabel *m_state = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_save = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_discard = nullptr;
    QAction *m_takeTheirs = nullptr;
    QList<Document::Conflict> m_conflicts; ///< that the banner is about
    bool m_namesChanged = false;
};

} // namespace Clew
