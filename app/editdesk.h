// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/editsession.h"
#include "app/recordnames.h"
#include "app/windowparts.h"
#include "models/curation/translationunits.h"
#include "models/diagnosis/recorddraft.h"
#include "models/edit/fieldchange.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/recordfieldmodel.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>

class QAction;
class QLabel;

namespace Clew {

class BenchController;
class DismissalStore;
class EdgeEdits;
class JsonController;
class LintService;
class RecordEdits;
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
    [[nodiscard]] QDockWidget *dock() const;
    /// Has the document take what is half typed in the form, as leaving the field does.
    void finishTyping();
    /// Findings that somebody dismissed are shown as such; the store must outlive the desk's use of it.
    void setDismissals(DismissalStore &dismissals);
    /// How far the Chinese of a record's texts is; asked for each record that is shown, and by
    /// showTranslations() for the present one.
    void setTranslations(std::function<QList<TranslationUnit>(const RecordId &)> unitsOf);
    /// Tells when what is kept beside a record goes along with its name.
    [[nodiscard]] const RecordNames &names() const { return m_names; }
    void showTranslations();
    /// Opens the editor at a field of a record.
    void editField(const RecordId &record, const QString &pointer);

    /// Adds a record begun from a log and opens it in the editor. Its sample goes beside the catalog once the
    /// record is saved.
    void addDraft(const RecordDraft &draft);

    static constexpr int TellDelayMs = 120; ///< while somebody types, the rest of the window waits

Q_SIGNALS:
    /// Edits that came back, or that another program's change is in the way of.
    void differenceFound(const QList<Clew::FieldChange> &changes);
    /// The record says something else now.
    void recordEdited(const Clew::RecordId &id);
    /// Records came, went or changed their name and are saved so: the catalog should be read again.
    void reloadNeeded();

private:
    void connectDocument();
    void connectSession();
    void connectActions();
    void connectEditor();
    void connectLint();
    void editCurrent();
    void reveal();
    void follow(const RecordId &id);
    void showFindings();
    void offerWords(const Catalog &catalog);
    void askRemoval();
    void removeRecord();
    void tellEdited();
    void save();
    void saveDraftSamples();
    void tellOpening(const EditSession::Opening &opening);
    void tellSaved(const EditSession::Saving &saving);
    void tellOutside(const QString &path, const QList<Document::Conflict> &conflicts, bool deleted);
    void tellConflicts(const QList<Document::Conflict> &conflicts);
    void takeTheirs();
    void updateActions();

    const WindowParts m_parts;
    LintService &m_lint;
    const QString m_stateFolder;
    JsonRecordCodec m_codec;
    Document m_document;
    RecordNames m_names;
    std::unique_ptr<EditSession> m_session; ///< one for each catalog
    RecordFieldModel m_fields;
    RecordEditor *m_editor = nullptr;
    BenchController *m_bench = nullptr;
    EdgeEdits *m_edges = nullptr;
    JsonController *m_json = nullptr;
    QPointer<const DismissalStore> m_dismissals;
    std::function<QList<TranslationUnit>(const RecordId &)> m_unitsOf;
    QPointer<QDockWidget> m_dock; ///< ours, while the window has it
    QLabel *m_state = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_save = nullptr;
    QAction *m_edit = nullptr;
    RecordEdits *m_records = nullptr;
    QAction *m_discard = nullptr;
    QAction *m_askRemoval = nullptr;
    QAction *m_remove = nullptr; ///< in the banner that asks
    QAction *m_takeTheirs = nullptr;
    QList<Document::Conflict> m_conflicts; ///< that the banner is about
    QSet<RecordId> m_edited;               ///< that the rest of the window has not been told of
    QTimer m_tell;
    RecordId m_leaving; ///< that the banner asks about
    bool m_namesChanged = false;
    bool m_wasWidened = false;
    QHash<RecordId, QString> m_draftSamples; ///< of drafts that are not saved
};

} // namespace Clew
