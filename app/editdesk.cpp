// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/editdesk.h"

#include "app/benchcontroller.h"
#include "app/datapaths.h"
#include "app/dismissalstore.h"
#include "app/draftplan.h"
#include "app/edgeedits.h"
#include "app/jsoncontroller.h"
#include "app/lintservice.h"
#include "app/mainactions.h"
#include "app/recordedits.h"
#include "app/samplestore.h"
#include "models/curation/samples.h"
#include "models/io/wholefile.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/benchpane.h"
#include "views/editform.h"
#include "views/errortext.h"
#include "views/recordeditor.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace Clew {

EditDesk::EditDesk(const WindowParts &parts, LintService &lint, QString stateFolder, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_lint(lint)
    , m_stateFolder(std::move(stateFolder))
    , m_document(m_codec)
    , m_names(m_document)
    , m_fields(m_document)
    , m_editor(new RecordEditor(parts.codeStyle, &parts.window))
    , m_bench(new BenchController(m_document, m_fields, *m_editor, lint, this))
    , m_edges(new EdgeEdits(m_document, m_fields, *m_editor->form(), this))
    , m_dock(parts.addDock(u"editDock"_s, m_editor, Qt::RightDockWidgetArea))
    , m_state(new QLabel(&parts.window))
    , m_undo(parts.actions.add(parts.actions.editMenu, u"undo"_s, QKeySequence::Undo))
    , m_redo(parts.actions.add(parts.actions.editMenu, u"redo"_s, QKeySequence::Redo))
    , m_save(parts.actions.add(parts.actions.fileMenu, u"save"_s, QKeySequence::Save))
    , m_edit(parts.actions.add(parts.actions.editMenu, u"editRecord"_s, QKeySequence(Qt::CTRL | Qt::Key_E)))
    , m_records(new RecordEdits(parts, m_document, this))
    , m_discard(new QAction(this))
    , m_askRemoval(parts.actions.add(parts.actions.editMenu, u"deleteRecord"_s))
    , m_remove(new QAction(this))
    , m_takeTheirs(new QAction(this))
{
    // Both are usual, and which of them Qt takes depends on the desktop.
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_editor->setModel(&m_fields);
    connect(&m_fields, &RecordFieldModel::refreshed, this, &EditDesk::showTranslations);
    m_bench->followNames(m_names);
    m_dock->hide();
    m_state->setObjectName(u"editState"_s);
    m_parts.window.statusBar()->addPermanentWidget(m_state);
    m_tell.setSingleShot(true);
    m_tell.setInterval(TellDelayMs);
    connectDocument();
    connectActions();
    connectEditor();
    connectLint();
    retranslate();
}

/// While the document is there: what is half typed gets into it, what waits is written, and then whoever
/// knows the document or the form goes, the form before its model.
EditDesk::~EditDesk()
{
    finishTyping();
    if (m_session)
        m_session->disconnect(this);
    m_document.disconnect(this);
    delete m_bench;
    delete m_json;
    delete m_edges;
    delete m_records;
    delete m_dock;
    m_session.reset();
}

void EditDesk::finishTyping()
{
    QWidget *focus = QApplication::focusWidget();
    if (m_dock && focus && m_dock->isAncestorOf(focus))
        focus->clearFocus();
}

QDockWidget *EditDesk::dock() const
{
    return m_dock;
}

void EditDesk::connectDocument()
{
    connect(&m_document, &Document::recordChanged, this, [this](const RecordId &id) {
        m_edited.insert(id);
        m_tell.start();
    });
    connect(&m_tell, &QTimer::timeout, this, &EditDesk::tellEdited);
    connect(&m_document, &Document::recordAdded, this, [this] { m_namesChanged = true; });
    connect(&m_document, &Document::recordRemoved, this, [this] { m_namesChanged = true; });
    connect(&m_document, &Document::recordRenamed, this, [this] { m_namesChanged = true; });
    const auto lintNow = [this](const RecordId &id) { m_lint.setRecord(id, m_document.text(id)); };
    connect(&m_document, &Document::recordChanged, this, lintNow);
    connect(&m_document, &Document::recordAdded, this, lintNow);
    connect(&m_document, &Document::recordRemoved, this, lintNow);
    connect(&m_document, &Document::recordRenamed, this,
            [this, lintNow](const RecordId &from, const RecordId &to) {
                lintNow(from);
                lintNow(to);
                if (m_draftSamples.contains(from))
                    m_draftSamples.insert(to, m_draftSamples.take(from));
                if (m_parts.selection.current() == from)
                    m_parts.selection.setCurrent(to);
            });
    connect(&m_document, &Document::dirtyChanged, this, &EditDesk::updateActions);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &EditDesk::updateActions);
    connect(&m_document, &Document::focusRequested, this, [this](const RecordId &id, const QString &pointer) {
        if (m_document.contains(id))
            m_parts.selection.setCurrent(id);
        if (m_dock->isVisible() && m_fields.record() == id && m_document.contains(id))
            m_editor->showField(pointer);
    });
}

void EditDesk::connectActions()
{
    connect(m_undo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::redo);
    connect(m_save, &QAction::triggered, this, &EditDesk::save);
    connect(m_edit, &QAction::triggered, this, &EditDesk::editCurrent);
    connect(m_discard, &QAction::triggered, this, [this] {
        m_editor->hideBanner();
        m_session->discardRecovery();
        Q_EMIT recordEdited(m_fields.record());
        updateActions();
    });
    connect(m_takeTheirs, &QAction::triggered, this, &EditDesk::takeTheirs);
    connect(m_askRemoval, &QAction::triggered, this, &EditDesk::askRemoval);
    connect(m_remove, &QAction::triggered, this, &EditDesk::removeRecord);
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, [this](const RecordId &id) {
        if (m_dock->isVisible())
            follow(id);
        updateActions();
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible && m_fields.record() != m_parts.selection.current())
            follow(m_parts.selection.current());
        else if (visible)
            showTranslations(); // they were not shown while it was hidden
    });
}

void EditDesk::connectEditor()
{
    m_json = new JsonController(m_document, m_fields, *m_editor->json(), m_lint, this);
    const auto refuse = [this](const Error &error) { m_editor->showRefusal(error); };
    connect(m_json, &JsonController::refused, this, refuse);
    connect(m_edges, &EdgeEdits::refused, this, refuse);
    connect(m_records, &RecordEdits::editRequested, this, &EditDesk::editField);
    connect(m_edges, &EdgeEdits::said, this, [this](const QString &sentence) { m_parts.say(sentence); });
    connect(m_bench, &BenchController::failed, this,
            [this](const Error &error) { m_editor->showBanner(errorText(error)); });
}

void EditDesk::connectLint()
{
    connect(&m_lint, &LintService::findingsChanged, this, [this](const QList<RecordId> &records) {
        if (records.isEmpty() || records.contains(m_fields.record()))
            showFindings();
    });
    connect(m_editor->bench(), &BenchPane::fixRequested, m_editor->form(), &EditForm::applyFix);
}

void EditDesk::showFindings()
{
    const QList<LintFinding> findings = m_lint.findings(m_fields.record());
    if (!m_dismissals) {
        m_editor->setFindings(findings);
        return;
    }
    QList<LintFinding> standing;
    QList<JudgedFinding> dismissed;
    for (const JudgedFinding &judged : m_dismissals->judge(findings)) {
        if (judged.isDismissed())
            dismissed.append(judged);
        else
            standing.append(judged.finding);
    }
    m_editor->setFindings(standing, dismissed);
}

void EditDesk::setDismissals(DismissalStore &dismissals)
{
    m_dismissals = &dismissals;
    m_json->setDismissals(dismissals);
    connect(&dismissals, &DismissalStore::changed, this, [this](const QList<RecordId> &records) {
        if (records.isEmpty() || records.contains(m_fields.record()))
            showFindings();
    });
    connect(m_editor->form(), &EditForm::restoreRequested, &dismissals, &DismissalStore::restore);
}

void EditDesk::setTranslations(std::function<QList<TranslationUnit>(const RecordId &)> unitsOf)
{
    m_unitsOf = std::move(unitsOf);
    showTranslations();
}

void EditDesk::showTranslations()
{
    if (m_unitsOf && m_dock->isVisible())
        m_editor->form()->setTranslations(m_unitsOf(m_fields.record()));
}

void EditDesk::follow(const RecordId &id)
{
    m_lint.want();
    if (!m_lint.isComplete() && m_document.contains(id))
        m_lint.setRecord(id, m_document.text(id)); // what is looked at comes first
    m_fields.setRecord(id);
    showFindings();
}

void EditDesk::tellEdited()
{
    for (const RecordId &id : std::exchange(m_edited, {}))
        Q_EMIT recordEdited(id);
}

void EditDesk::offerWords(const Catalog &catalog)
{
    QSet<QString> domains;
    QSet<QString> categories;
    QSet<QString> tiers;
    QStringList ids;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const RecordSummary &summary = catalog.summary(RecordIndex(i));
        domains.insert(summary.domain);
        categories.insert(summary.category);
        tiers.insert(summary.verificationTier);
        ids.append(summary.id.value());
    }
    const auto sorted = [](const QSet<QString> &words) {
        QStringList list(words.cbegin(), words.cend());
        list.removeAll(QString());
        list.sort();
        return list;
    };
    tiers += {u"ai_generated"_s, u"human_reviewed"_s, u"community_verified"_s, u"official"_s};
    const QStringList states{u"active"_s, u"fixed"_s, u"deprecated"_s, u"removed"_s};
    m_editor->form()->setSuggestions(
        {{u"/domain"_s, sorted(domains)},
         {u"/error/domain"_s, sorted(domains)},
         {u"/category"_s, sorted(categories)},
         {u"/error/category"_s, sorted(categories)},
         {u"/verification_tier"_s, sorted(tiers)},
         {u"/metadata/review_status"_s, sorted(tiers + QSet{u"auto_generated"_s})},
         {u"/root_cause_type"_s, {u"generic"_s}},
         {u"/locale"_s, {u"en"_s, u"zh"_s}},
         {u"/versions/*/status"_s, states}});
    m_editor->form()->setRecordIds(ids);
}

void EditDesk::askRemoval()
{
    m_leaving = m_parts.selection.current();
    if (!m_document.contains(m_leaving))
        return;
    QStringList names;
    for (const RecordId &id : m_edges->pointingTo(m_leaving))
        names.append(id.value());
    const QString asked = tr("Delete %1? Undo brings it back.").arg(m_leaving.value());
    const QString pointing = names.isEmpty()
                                 ? tr("No other record points at it.")
                                 : tr("%n record(s) point at it, and the relation goes there too: %1.",
                                      nullptr, static_cast<int>(names.size()))
                                       .arg(names.join(u", "_s));
    reveal();
    m_editor->showBanner(asked + u'\n' + pointing, m_remove);
    m_editor->focusBanner();
}

void EditDesk::removeRecord()
{
    m_editor->hideBanner();
    m_edges->remove(std::exchange(m_leaving, RecordId()));
    Q_EMIT recordEdited(m_fields.record());
}

void EditDesk::connectSession()
{
    connect(m_session.get(), &EditSession::saved, this, &EditDesk::tellSaved);
    connect(m_session.get(), &EditSession::outsideChanged, this, &EditDesk::tellOutside);
    connect(m_session.get(), &EditSession::outsideRefused, this, [this](const QString &path) {
        m_editor->showBanner(
            tr("“%1” has other records on disk now. Reload the catalog to see them; your edits are"
               " kept.")
                .arg(path),
            m_parts.actions.reloadCatalog);
        m_dock->show();
    });
    const auto tell = [this](const Error &error) { m_editor->showBanner(errorText(error)); };
    connect(m_session.get(), &EditSession::outsideUnreadable, this, tell);
    connect(m_session.get(), &EditSession::journalFailed, this, tell);
}

void EditDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_session.reset(); // its journal is whole on disk before the next session reads it
    m_editor->hideBanner();
    m_namesChanged = false;
    m_bench->setCatalog(catalog);
    m_document.reset(catalog);
    offerWords(*catalog);
    m_session = std::make_unique<EditSession>(m_document, m_stateFolder);
    connectSession();
    if (catalog->size() > 0) {
        tellOpening(m_session->open());
        m_session->watchFiles();
    }
    m_bench->open();
    m_names.open();
    m_namesChanged = false;
    updateActions();
}

void EditDesk::tellOpening(const EditSession::Opening &opening)
{
    QStringList sentences;
    if (opening.sharing) {
        sentences.append(errorText(*opening.sharing));
        m_parts.say(errorText(*opening.sharing));
    }
    if (opening.journal)
        sentences.append(errorText(*opening.journal));
    for (const Error &error : opening.unreadable)
        sentences.append(errorText(error));
    if (!sentences.isEmpty())
        m_editor->showBanner(sentences.join(u'\n'));
    tellConflicts(opening.conflicts);
    if (opening.recovered.isEmpty())
        return;
    QStringList names;
    QList<FieldChange> changes;
    for (const RecoveredRecord &record : opening.recovered) {
        names.append(record.record.value());
        changes += fieldChanges(m_codec, record.record, record.recovered, record.saved,
                                FieldChange::Cause::Recovered);
    }
    Q_EMIT differenceFound(changes);
    sentences.append(
        tr("Edits that were not saved are back: %1. Changed fields are bold; save them, undo them, or"
           " discard them all.")
            .arg(names.join(u", "_s)));
    m_editor->showBanner(sentences.join(u'\n'), m_discard);
    m_dock->show();
}

void EditDesk::reveal()
{
    WindowParts::reveal(m_dock);
    if (!std::exchange(m_wasWidened, true)) // both languages side by side need the room
        m_parts.window.resizeDocks({m_dock}, {m_parts.window.width() / 2}, Qt::Horizontal);
    if (m_fields.record() != m_parts.selection.current())
        follow(m_parts.selection.current());
}

void EditDesk::editCurrent()
{
    reveal();
    m_editor->takeFocus();
}

void EditDesk::editField(const RecordId &record, const QString &pointer)
{
    m_parts.selection.setCurrent(record);
    reveal();
    m_editor->showField(pointer);
}

void EditDesk::addDraft(const RecordDraft &draft)
{
    const QString folder = DataPaths::folderForNewRecords(m_document.catalog().roots());
    const Result<EditPlan> plan = planDraft(m_document, draft, folder);
    if (const Result<void> applied = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
        !applied) {
        m_parts.say(errorText(applied.error()));
        return;
    }
    m_draftSamples.insert(plan->record, draft.sample);
    m_parts.selection.setCurrent(plan->record);
    editCurrent();
    m_editor->showBanner(
        tr("A draft: its regex matches the line that it was made of. Say what causes the error and what"
           " helps, then save it."));
}

/// The line that a draft was made of belongs to its record: the regex must match it from now on.
void EditDesk::saveDraftSamples()
{
    for (auto draft = m_draftSamples.begin(); draft != m_draftSamples.end();) {
        if (!m_document.contains(draft.key()) || m_document.isDirty(draft.key())) {
            ++draft;
            continue;
        }
        const QString folder = DataPaths::folderForNewRecords(m_document.catalog().roots());
        const QString path = SampleStore(m_document.catalog().roots() + QStringList(folder))
                                 .pathOf(draft.key(), m_document.file(draft.key()));
        const QByteArray json = samplesToJson({.mustMatch = {*draft}, .mustNotMatch = {}});
        const Result<void> saved = QFileInfo::exists(path) ? Result<void>() : replaceFileInFolder(path, json);
        if (!saved) { // it is tried again with the next save
            const QString &why = saved.error().arguments.constLast();
            m_parts.say(tr("The sample line could not be saved: %1").arg(why));
            ++draft;
            continue;
        }
        draft = m_draftSamples.erase(draft);
    }
}

void EditDesk::save()
{
    m_bench->flush();
    if (m_session && m_document.isDirty())
        m_session->saveInBackground();
}

void EditDesk::tellSaved(const EditSession::Saving &saving)
{
    updateActions();
    qsizetype links = 0;
    for (const SaveOutcome &outcome : saving.outcomes)
        links += outcome.otherNames;
    if (!saving.errors.isEmpty()) {
        QStringList sentences;
        for (const Error &error : saving.errors) {
            sentences.append(errorText(error));
            if (error.code == ErrorCode::FileChanged)
                m_session->meetOutside(error.place.file);
        }
        m_editor->showBanner(sentences.join(u'\n'));
        m_dock->show();
    } else if (links > 0) {
        m_editor->showBanner(tr("A saved file has other names (hard links), which keep the old text."));
    } else {
        m_parts.say(tr("%n file(s) saved", nullptr, static_cast<int>(saving.outcomes.size())));
    }
    saveDraftSamples();
    if (saving.errors.isEmpty() && !m_document.isDirty())
        m_names.noteSaved();
    if (saving.errors.isEmpty() && std::exchange(m_namesChanged, false))
        Q_EMIT reloadNeeded();
}

void EditDesk::tellOutside(const QString &path, const QList<Document::Conflict> &conflicts, bool deleted)
{
    const QString name = QFileInfo(path).fileName();
    if (deleted) {
        m_editor->showBanner(tr("“%1” was deleted by another program. Saving makes it again.").arg(name));
    } else if (conflicts.isEmpty()) {
        m_editor->showBanner(
            tr("Another program changed “%1”; its changes are taken over. Undo takes them back.").arg(name));
    } else {
        QStringList fields;
        for (const Document::Conflict &conflict : conflicts)
            fields.append(u"%1: %2"_s.arg(conflict.pointer, QString::fromUtf8(conflict.theirs)));
        m_editor->showBanner(
            tr("Another program changed “%1” where you did. Your text is kept; the other is:\n%2")
                .arg(name, fields.join(u'\n')),
            m_takeTheirs);
        m_conflicts = conflicts;
        m_dock->show();
        tellConflicts(conflicts);
    }
}

void EditDesk::tellConflicts(const QList<Document::Conflict> &conflicts)
{
    QList<FieldChange> changes;
    for (const Document::Conflict &conflict : conflicts)
        changes.append({.cause = FieldChange::Cause::Conflict,
                        .record = conflict.record,
                        .pointer = conflict.pointer,
                        .mine = conflict.ours,
                        .disk = conflict.theirs});
    if (!changes.isEmpty())
        Q_EMIT differenceFound(changes);
}

void EditDesk::takeTheirs()
{
    m_editor->hideBanner();
    for (const Document::Conflict &conflict : std::exchange(m_conflicts, {})) {
        const Result<EditPlan> plan =
            conflict.theirs.isNull()
                ? planRemoveItem(m_document, conflict.record, conflict.pointer)
                : planSet(m_document, conflict.record, conflict.pointer, conflict.theirs);
        if (const Result<void> applied = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
            !applied)
            m_parts.say(errorText(applied.error()));
    }
}

void EditDesk::updateActions()
{
    const QUndoStack &stack = m_document.undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_redo->setEnabled(stack.canRedo());
    m_save->setEnabled(m_document.isDirty());
    m_askRemoval->setEnabled(m_document.contains(m_parts.selection.current()));
    const int count = static_cast<int>(m_document.dirtyFiles().size());
    m_state->setText(count > 0 ? tr("%n unsaved file(s)", nullptr, count) : QString());
    m_parts.window.setWindowModified(count > 0);
}

void EditDesk::retranslate()
{
    setActionWords(m_undo, tr("&Undo"), tr("Take the last edit back"));
    setActionWords(m_redo, tr("&Redo"), tr("Do the edit again"));
    setActionWords(m_save, tr("&Save"), tr("Save every edited record"));
    setActionWords(m_edit, tr("&Edit Record"), tr("Edit the fields of the record"));
    setActionWords(m_askRemoval, tr("&Delete Record…"), tr("Take the record out, and the relations to it"));
    setActionWords(m_remove, tr("Delete It"), tr("Take the record out, and the relations to it"));
    setActionWords(m_takeTheirs, tr("Take Theirs"),
                   tr("Put what the other program wrote in place of yours; undo brings yours back"));
    setActionWords(m_discard, tr("Discard Them"), tr("Give up the edits that were brought back"));
    m_dock->setWindowTitle(tr("Edit Record"));
    m_records->retranslate();
    updateActions();
}

} // namespace Clew
