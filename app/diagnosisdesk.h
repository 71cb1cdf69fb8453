// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/recorddraft.h"
#include "models/items/diagnosismodel.h"
#include "views/language.h"

#include <QObject>
#include <QUrl>

#include <memory>

class QAction;
class QSplitter;

namespace Clew {

class DiagnosisController;
class LogDesk;
class VerdictPane;

/// Verdicts and the log side by side in a dock, and the ways in which logs come: dropped, opened, pasted.
class DiagnosisDesk final : public QObject
{
    Q_OBJECT

public:
    /// The controller must outlive the desk.
    DiagnosisDesk(const WindowParts &parts, DiagnosisController &diagnosis, QObject *parent = nullptr);

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void setLanguage(Language language);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] QSplitter *splitter() const { return m_split; }
    /// The line of the log that has the cursor; invalid line where none is shown.
    [[nodiscard]] LogPlace shownPlace() const;
    /// Shows the line in the middle of the log view.
    void showPlace(const LogPlace &place);
    /// Offers versions that the log names, below the outcome; empty: there is nothing to offer.
    void offerVersions(const QStringList &statements);

Q_SIGNALS:
    /// The user wants a record of an error in the log.
    void recordDrafted(const Clew::RecordDraft &draft);
    /// What the logs of a run that has ended say they were written with, one statement a line; empty when
    /// another run begins.
    void versionsRead(const QString &text);
    /// The user wants them as the own ones.
    void versionsWanted();
    /// What is diagnosed now, as people would name it.
    void logNameChanged(const QString &name);
    /// Inputs that were refused and regexes that could not be used.
    void issuesFound(const QList<Clew::Issue> &issues);

private:
    void connectRun();
    void connectPane();
    void connectWaysIn();
    void begin(const QString &name);
    void showDiagnosis(const Diagnosis &diagnosis);
    void stepVerdict(int step);
    void draftRecord(LogPlace place);
    void readVersions();
    [[nodiscard]] QString domainFor(const LogPlace &place) const;
    void chooseLogs();
    void diagnoseClipboard();
    void diagnoseUrls(const QList<QUrl> &urls);

    const WindowParts m_parts;
    DiagnosisController &m_diagnosis;
    DiagnosisModel m_verdicts;
    QSplitter *m_split = nullptr;
    VerdictPane *m_pane = nullptr;
    LogDesk *m_log = nullptr;
    QDockWidget *m_dock = nullptr;
    int m_shownVerdict = -1;
    bool m_showedFirstVerdict = false;
    RecordId m_followed; ///< the first verdict, as long as nobody chose another record
    std::shared_ptr<const Catalog> m_catalog;
    QAction *m_draft = nullptr;
};

} // namespace Clew
