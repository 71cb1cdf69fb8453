// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordedits.h"

#include "app/datapaths.h"
#include "app/graphcontroller.h"
#include "app/mainactions.h"
#include "models/edit/document.h"
#include "models/edit/recordlinks.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/recordpicker.h"

#include <QAction>
#include <QInputDialog>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostTargets = 60;

} // namespace

RecordEdits::RecordEdits(const WindowParts &parts, Document &document, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_document(document)
    , m_new(parts.actions.add(parts.actions.editMenu, u"newRecord"_s, QKeySequence(Qt::CTRL | Qt::Key_N)))
    , m_copy(parts.actions.add(parts.actions.editMenu, u"duplicateRecord"_s))
    , m_merge(parts.actions.add(parts.actions.editMenu, u"mergeRecord"_s))
{
    connect(m_new, &QAction::triggered, this, &RecordEdits::askForNew);
    connect(m_copy, &QAction::triggered, this, &RecordEdits::askForCopy);
    connect(m_merge, &QAction::triggered, this, &RecordEdits::askForTarget);
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &RecordEdits::updateActions);
    connect(&m_document, &Document::wasReset, this, &RecordEdits::updateActions);
    retranslate();
    updateActions();
}

void RecordEdits::updateActions()
{
    const bool has = m_document.contains(m_parts.selection.current());
    m_copy->setEnabled(has);
    m_merge->setEnabled(has);
}

QString RecordEdits::freeName(const RecordId &of) const
{
    QString name = of.value() + "-2"_L1;
    for (int number = 3; m_document.contains(RecordId(name)); ++number)
        name = u"%1-%2"_s.arg(of.value(), QString::number(number));
    return name;
}

bool RecordEdits::run(const Result<EditPlan> &plan)
{
    const Result<void> done = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
    if (!done)
        m_parts.say(errorText(done.error()));
    return done.has_value();
}

void RecordEdits::askForId(const QString &name, const QString &question, const QString &proposal,
                           std::function<Result<EditPlan>(const RecordId &id, const QString &file)> plan)
{
    auto *dialog = new QInputDialog(&m_parts.window);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Id of the Record"));
    dialog->setLabelText(question);
    dialog->setTextValue(proposal);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 60, dialog->sizeHint().height());
    connect(dialog, &QInputDialog::textValueSelected, this, [=, this](const QString &typed) {
        const RecordId id(typed.trimmed());
        const QString folder = DataPaths::folderForNewRecords(m_document.catalog().roots());
        if (run(plan(id, u"%1/%2.json"_s.arg(folder, id.value()))))
            Q_EMIT editRequested(id, u"/signature"_s);
        else
            askForId(name, question, typed, plan);
    });
    dialog->open();
}

void RecordEdits::askForNew()
{
    const QString domain = m_parts.selection.current().value().section(u'/', 0, 0);
    askForId(u"newRecordId"_s, tr("The new record is domain/name:"),
             domain.isEmpty() ? QString() : u"%1/"_s.arg(domain),
             [this](const RecordId &id, const QString &file) { return planAdd(m_document, id, file); });
}

void RecordEdits::askForCopy()
{
    const RecordId id = m_parts.selection.current();
    askForId(u"copyRecordId"_s,
             tr("The copy of %1 is:", "an id; the id of the copy is asked for").arg(id.value()), freeName(id),
             [this, id](const RecordId &copy, const QString &file) {
                 return planDuplicate(m_document, id, copy, file);
             });
}

QList<RecordChoice> RecordEdits::choices(const QString &words, const RecordId &but) const
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    const Catalog &catalog = m_document.catalog();
    const RecordIndex own = catalog.find(but);
    QList<RecordChoice> found;
    for (qsizetype i = 0; i < catalog.size() && found.size() < MostTargets; ++i) {
        const RecordSummary &summary = catalog.summary(RecordIndex(i));
        const bool fits = summary.id != but && m_document.contains(summary.id) &&
                          (!own.isValid() || summary.format == catalog.summary(own).format);
        if (fits && hasWords(summary, wanted))
            found.append({summary.id, summary.signature.english});
    }
    return found;
}

/// The current record becomes part of the one that is chosen.
void RecordEdits::askForTarget()
{
    const RecordId gone = m_parts.selection.current();
    auto *dialog = new RecordPicker(
        tr("Merge Record"),
        tr("%1 becomes part of the record that you choose: its id is an alias there, its edges lead there,"
           " and what the other lacks is added. Undo takes it apart again.")
            .arg(gone.value()),
        tr("Merge"), [this, gone](const QString &words) { return choices(words, gone); }, &m_parts.window);
    dialog->setObjectName(u"mergeTarget"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, gone] {
        const RecordId kept = dialog->chosen();
        if (!run(planMerge(m_document, kept, gone)))
            return;
        Q_EMIT editRequested(kept, u"/aliases"_s);
        m_parts.say(tr("%1 is part of %2 now; undo takes it apart again.").arg(gone.value(), kept.value()));
    });
    dialog->open();
}

void RecordEdits::retranslate()
{
    setActionWords(m_new, tr("&New Record…"),
                   tr("Begin a record of an error that the catalog does not know"));
    setActionWords(m_copy, tr("Du&plicate Record…"), tr("Begin a record with what this one says"));
    setActionWords(m_merge, tr("Mer&ge Into…"), tr("Make the record part of another one that says the same"));
}

} // namespace Clew
