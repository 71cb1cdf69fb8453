// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "app/reportdocument.h"
#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "views/sharedialog.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

class QAction;

namespace Clew {

class EditDesk;
class RecordListView;

/// Passing on: records and diagnoses as files in either language, previewed, with private things taken out
/// unless the person says otherwise; links to records; and files that are dragged out of the window.
class ShareDesk final : public QObject
{
    Q_OBJECT

public:
    /// `edit` knows the records as they stand, edits included; it and `records` must outlive the desk.
    ShareDesk(const WindowParts &parts, const EditDesk &edit, RecordListView &records,
              QObject *parent = nullptr);
    ~ShareDesk() override;

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void setLanguage(Language language);
    void retranslate();

public Q_SLOTS:
    void setDiagnosis(const Clew::Diagnosis &diagnosis);

private:
    using Removals = QList<ShareRemoval>;
    /// Something to pass on. Both functions append what was taken out.
    struct Subject
    {
        QString title;    ///< of the dialog
        QString fileName; ///< without extension
        bool holdsLog = false;
        std::function<ReportDocument(const ShareOptions &, Removals &)> report;
        /// For the formats that are no pages: Json, Sarif, Csv.
        std::function<QByteArray(OutputFormat, const ShareOptions &, Removals &)> data;

        /// The file of any format.
        [[nodiscard]] QByteArray file(OutputFormat format, const ShareOptions &options,
                                      Removals &removals) const;
    };

    void insertAction(QAction *&action, const QString &name, const QKeySequence &shortcut);
    void updateActions();
    [[nodiscard]] std::optional<Subject> recordSubject(const RecordId &id) const;
    [[nodiscard]] Subject diagnosisSubject() const;
    void share(const Subject &subject);
    void preview(ShareDialog &dialog, const Subject &subject) const;
    void save(ShareDialog &dialog, const Subject &subject);
    void copy(const ShareDialog &dialog, const Subject &subject);
    void drag(QWidget *source, const Subject &subject, const ShareOptions &options);
    void copyLink();
    void copyMarkdown();

    const WindowParts m_parts;
    const EditDesk &m_edit;
    std::shared_ptr<const Catalog> m_catalog;
    Diagnosis m_diagnosis;
    Language m_language = Language::English;
    QTemporaryDir m_dragged; ///< files that were dragged out: whoever took them may read them later
    QAction *m_shareRecord = nullptr;
    QAction *m_shareDiagnosis = nullptr;
    QAction *m_copyLink = nullptr;
    QAction *m_copyMarkdown = nullptr;
};

} // namespace Clew
