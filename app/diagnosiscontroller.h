// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/jobs/diagnosisrun.h"
#include "models/jobs/latestjob.h"
#include "views/linesource.h"
#include "views/scanprogress.h"

#include <QObject>

#include <functional>

namespace Clew {

/// Diagnoses what the user drops, opens or pastes, off the GUI thread. Knows the present catalog; logs that
/// come before it is ready wait for it, and a new catalog does not diagnose anew by itself.
class DiagnosisController final : public QObject
{
    Q_OBJECT

public:
    /// `ordinaryLines`: what healthy tools print, by which rare words are known.
    explicit DiagnosisController(QByteArray ordinaryLines, QObject *parent = nullptr);

    /// What was found last, or so far.
    [[nodiscard]] const Diagnosis &diagnosis() const { return m_diagnosis; }
    [[nodiscard]] bool isRunning() const;
    /// The files that are diagnosed, or were last; none for pasted text.
    [[nodiscard]] const QStringList &paths() const { return m_paths; }
    /// The lines of an input of the diagnosis, for the log view; null where they cannot be shown.
    [[nodiscard]] std::shared_ptr<const LineSource> lines(int input) const;

public Q_SLOTS:
    void setCatalog(const std::shared_ptr<const Clew::Catalog> &catalog);
    /// Files of this machine, as one job.
    void diagnoseFiles(const QStringList &paths);
    void diagnoseText(const QString &text);
    /// Ends the run soon and keeps what was found.
    void stop();

Q_SIGNALS:
    void started(const QString &name);
    void progressed(const Clew::ScanProgress &progress);
    /// Several times while a run goes on, and once at its end.
    void diagnosisChanged(const Clew::Diagnosis &diagnosis);
    void finished();
    /// Inputs that could not be read.
    void inputsRefused(const QList<Clew::Issue> &issues);
    /// The regexes of the present catalog are ready.
    void patternsReady(const std::shared_ptr<const Clew::PatternSet> &patterns);
    /// Regexes of the present catalog that could not be used.
    void regexesRejected(const QList<Clew::Issue> &issues);

private:
    /// What a run hands to the GUI thread; the lines are made ready on the worker's.
    struct Finished
    {
        DiagnosisOutcome outcome;
        QList<std::shared_ptr<const LineSource>> lines;
    };
    using SourceMaker = std::function<DiagnosisRun::Sources(QList<Issue> &)>;

    void begin(const QString &name, SourceMaker makeSources);
    void startPending();
    void finish(Result<Finished> result);
    void prepareKnowledge();

    const QByteArray m_ordinaryLines;
    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const DiagnosisKnowledge> m_knowledge;
    Diagnosis m_diagnosis;
    QString m_name;
    QStringList m_paths;
    SourceMaker m_pending;                            ///< waits for the knowledge
    QList<std::shared_ptr<const LineSource>> m_lines; ///< one for each input; null where they are not kept
    LatestJob m_knowledgeJob;
    LatestJob m_run;
};

} // namespace Clew
