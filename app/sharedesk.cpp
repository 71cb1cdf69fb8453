// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/sharedesk.h"

#include "app/diagnosisreport.h"
#include "app/editdesk.h"
#include "app/filequestion.h"
#include "app/mainactions.h"
#include "app/recordlink.h"
#include "app/recordreport.h"
#include "app/reportfile.h"
#include "app/reportlanguage.h"
#include "app/reportpdf.h"
#include "models/diagnosis/redactor.h"
#include "models/io/wholefile.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/dropzone.h"
#include "views/errortext.h"
#include "views/recordlistview.h"
#include "views/words.h"

#include <QAction>
#include <QClipboard>
#include <QDrag>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isPage(OutputFormat format)
{
    return format == OutputFormat::Html || format == OutputFormat::Pdf;
}

QList<ShareFormat> formatsFor(bool holdsLog)
{
    const auto entry = [](OutputFormat format, const QString &name) {
        return ShareFormat{
            .number = static_cast<int>(format), .name = name, .isText = format != OutputFormat::Pdf};
    };
    QList<ShareFormat> formats{entry(OutputFormat::Markdown, u"Markdown"_s),
                               entry(OutputFormat::Html, u"HTML"_s), entry(OutputFormat::Pdf, u"PDF"_s),
                               entry(OutputFormat::Json, u"JSON"_s)};
    if (holdsLog)
        formats.append(entry(OutputFormat::Sarif, u"SARIF"_s));
    formats.append(entry(OutputFormat::Csv, u"CSV"_s));
    return formats;
}

/// In the window's words: they are for the eyes of the one who shares.
void addRemovals(const Redactor &redactor, QList<ShareRemoval> &removals)
{
    for (const Removal &removal : redactor.removals())
        removals.append({.kind = privateKindWord(removal.kind),
                         .original = removal.original,
                         .shown = removal.pseudonym,
                         .count = removal.count});
}

/// No form of a report is empty: that one could not be made.
Result<void> write(const QString &path, const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return std::unexpected(Error{ErrorCode::SaveFailed, {path, u"write"_s, {}}, {}});
    return replaceFile(path, bytes);
}

} // namespace

ShareDesk::ShareDesk(const WindowParts &parts, const EditDesk &edit, RecordListView &records, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_edit(edit)
{
    insertAction(m_shareRecord, u"shareRecord"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    insertAction(m_shareDiagnosis, u"shareDiagnosis"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    insertAction(m_copyMarkdown, u"copyRecordMarkdown"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    insertAction(m_copyLink, u"copyRecordLink"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    m_parts.actions.fileMenu->insertSeparator(m_parts.actions.quit);
    connect(m_shareRecord, &QAction::triggered, this, [this] {
        if (const std::optional<Subject> subject = recordSubject(m_parts.selection.current()))
            share(*subject);
    });
    connect(m_shareDiagnosis, &QAction::triggered, this, [this] { share(diagnosisSubject()); });
    connect(m_copyLink, &QAction::triggered, this, &ShareDesk::copyLink);
    connect(m_copyMarkdown, &QAction::triggered, this, &ShareDesk::copyMarkdown);
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &ShareDesk::updateActions);
    connect(&records, &RecordListView::recordDragged, this, [this, &records](const RecordId &id) {
        if (const std::optional<Subject> subject = recordSubject(id))
            drag(&records, *subject,
                 {.format = static_cast<int>(OutputFormat::Html), .language = m_language});
    });
    retranslate();
    updateActions();
}

ShareDesk::~ShareDesk() = default;

void ShareDesk::insertAction(QAction *&action, const QString &name, const QKeySequence &shortcut)
{
    action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    m_parts.actions.fileMenu->insertAction(m_parts.actions.quit, action);
}

void ShareDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_catalog = catalog;
    updateActions();
}

void ShareDesk::setLanguage(Language language)
{
    m_language = language;
}

void ShareDesk::setDiagnosis(const Diagnosis &diagnosis)
{
    m_diagnosis = diagnosis;
    updateActions();
}

void ShareDesk::updateActions()
{
    const bool hasRecord = !m_parts.selection.current().isEmpty();
    for (QAction *action : {m_shareRecord, m_copyLink, m_copyMarkdown})
        action->setEnabled(hasRecord);
    m_shareDiagnosis->setEnabled(m_catalog != nullptr && !m_diagnosis.inputs.isEmpty());
}

QByteArray ShareDesk::Subject::file(OutputFormat format, const ShareOptions &options,
                                    Removals &removals) const
{
    if (format == OutputFormat::Markdown || isPage(format))
        return documentFile(report(options, removals), format);
    return data(format, options, removals);
}

std::optional<ShareDesk::Subject> ShareDesk::recordSubject(const RecordId &id) const
{
    const Result<Record> found = m_edit.document().record(id);
    if (!found)
        return std::nullopt;
    const Record &record = *found;
    const QByteArray source = m_edit.document().text(id);
    return Subject{.title = tr("Share %1", "a record").arg(id.value()),
                   .fileName = QString(id.value()).replace(u'/', u'-'),
                   .report =
                       [record](const ShareOptions &options, Removals &) {
                           const ReportLanguage words(options.language);
                           return RecordReport(options.language).make(record);
                       },
                   .data =
                       [record, source](OutputFormat format, const ShareOptions &options, Removals &) {
                           return recordFile(record, source, format, options.language);
                       }};
}

ShareDesk::Subject ShareDesk::diagnosisSubject() const
{
    return {
        .title = tr("Share Diagnosis"),
        .fileName = u"diagnosis"_s,
        .holdsLog = true,
        .report =
            [diagnosis = m_diagnosis, catalog = m_catalog](const ShareOptions &options, Removals &removals) {
                Redactor redactor;
                ReportDocument report;
                {
                    const ReportLanguage words(options.language);
                    report = DiagnosisReport(*catalog, options.language)
                                 .make(diagnosis, options.redact ? &redactor : nullptr);
                }
                addRemovals(redactor, removals);
                return report;
            },
        .data =
            [diagnosis = m_diagnosis, catalog = m_catalog](OutputFormat format, const ShareOptions &options,
                                                           Removals &removals) {
                Redactor redactor;
                QByteArray bytes;
                {
                    const ReportLanguage words(options.language);
                    bytes = diagnosisFile(diagnosis, *catalog, format, options.language,
                                          options.redact ? &redactor : nullptr);
                }
                addRemovals(redactor, removals);
                return bytes;
            }};
}

void ShareDesk::share(const Subject &subject)
{
    auto *dialog =
        new ShareDialog(formatsFor(subject.holdsLog), m_language, subject.holdsLog, &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(subject.title);
    connect(dialog, &ShareDialog::optionsChanged, this,
            [this, dialog, subject] { preview(*dialog, subject); });
    connect(dialog, &ShareDialog::saveRequested, this, [this, dialog, subject] { save(*dialog, subject); });
    connect(dialog, &ShareDialog::copyRequested, this, [this, dialog, subject] { copy(*dialog, subject); });
    connect(dialog, &ShareDialog::dragRequested, this,
            [this, dialog, subject](QWidget *source) { drag(source, subject, dialog->options()); });
    preview(*dialog, subject);
    dialog->open();
}

void ShareDesk::preview(ShareDialog &dialog, const Subject &subject) const
{
    const ShareOptions options = dialog.options();
    const auto format = static_cast<OutputFormat>(options.format);
    QList<ShareRemoval> removals;
    if (isPage(format))
        dialog.showPage(toTextDocument(subject.report(options, removals)));
    else
        dialog.showText(QString::fromUtf8(subject.file(format, options, removals)));
    dialog.setRemovals(removals);
}

void ShareDesk::save(ShareDialog &dialog, const Subject &subject)
{
    const ShareOptions options = dialog.options();
    const auto format = static_cast<OutputFormat>(options.format);
    const QString extension = extensionOf(format);
    askWhereToSave(&dialog, subject.title, u"%1.%2"_s.arg(subject.fileName, extension), {},
                   [this, subject, format, options](const QString &path) {
                       QList<ShareRemoval> removals;
                       const Result<void> written = write(path, subject.file(format, options, removals));
                       m_parts.say(written ? tr("Saved as %1").arg(path) : errorText(written.error()));
                   });
}

void ShareDesk::copy(const ShareDialog &dialog, const Subject &subject)
{
    const ShareOptions options = dialog.options();
    QList<ShareRemoval> removals;
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(subject.file(static_cast<OutputFormat>(options.format), options, removals)));
    m_parts.say(tr("Copied"));
}

void ShareDesk::drag(QWidget *source, const Subject &subject, const ShareOptions &options)
{
    const auto format = static_cast<OutputFormat>(options.format);
    QList<ShareRemoval> removals;
    const QString path = m_dragged.filePath(u"%1.%2"_s.arg(subject.fileName, extensionOf(format)));
    if (const Result<void> written = write(path, subject.file(format, options, removals)); !written) {
        m_parts.say(errorText(written.error()));
        return;
    }
    auto *mime = new QMimeData;
    mime->setUrls({QUrl::fromLocalFile(path)});
    mime->setText(QString::fromUtf8(subject.file(OutputFormat::Markdown, options, removals)));
    mime->setData(DropZone::outgoingFormat(), QByteArray());
    auto *drag = new QDrag(source);
    drag->setMimeData(mime);
    drag->exec(Qt::CopyAction);
}

void ShareDesk::copyLink()
{
    QGuiApplication::clipboard()->setText(recordLink(m_parts.selection.current()));
    m_parts.say(tr("The link to the record is on the clipboard"));
}

void ShareDesk::copyMarkdown()
{
    const std::optional<Subject> subject = recordSubject(m_parts.selection.current());
    if (!subject)
        return;
    QList<ShareRemoval> removals;
    const ShareOptions options{.format = static_cast<int>(OutputFormat::Markdown), .language = m_language};
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(subject->file(OutputFormat::Markdown, options, removals)));
    m_parts.say(tr("The record is on the clipboard as Markdown"));
}

void ShareDesk::retranslate()
{
    setActionWords(m_shareRecord, tr("Share &Record…"),
                   tr("Pass the record on as Markdown, HTML, PDF or a table, in either language"));
    setActionWords(m_shareDiagnosis, tr("Share Dia&gnosis…"),
                   tr("Pass the diagnosis on, after a look at what is taken out of it"));
    setActionWords(m_copyMarkdown, tr("Copy Record as &Markdown"),
                   tr("Put the record on the clipboard as Markdown"));
    setActionWords(m_copyLink, tr("Copy &Link to Record"),
                   tr("Put a link on the clipboard that opens this record in Clew"));
}

} // namespace Clew
