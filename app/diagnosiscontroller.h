// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/jobs/diagnosisrun.h"
#include "models/jobs/latestjob.h"
#include "views/scanprogress.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>
#include <optional>

namespace Clew {

class Document;

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
    /// How the lines of each input can be shown, also while a run goes on; and which inputs these are.
    [[nodiscard]] const QList<InputText> &texts() const { return m_texts; }
    [[nodiscard]] const QList<DiagnosisInput> &inputs() const { return m_inputs; }
    /// When their lines were written; null while a run goes on, and where the logs do not say.
    [[nodiscard]] std::shared_ptr<const LogTimeline> timeline() const { return m_timeline; }
    /// Pasted or dropped text, no file: it has no encoding to choose.
    [[nodiscard]] bool isText() const { return m_paths.isEmpty(); }

    /// Edits to the catalog count from the next run on: what is matched is what the document says, of the
    /// records that the catalog has.
    void follow(const Document &document);

    /// What an input of that path is decoded as from the next run on; nothing: it is guessed.
    void setEncoding(const QString &path, std::optional<TextEncoding> encoding);
    /// A single plain file, which may grow.
    [[nodiscard]] bool canFollow() const;
    [[nodiscard]] bool isFollowing() const { return m_following; }

public Q_SLOTS:
    void setCatalog(const std::shared_ptr<const Clew::Catalog> &catalog);
    /// Files of this machine, as one job.
    void diagnoseFiles(const QStringList &paths);
    void diagnoseText(const QString &text);
    /// Ends the run soon and keeps what was found.
    void stop();
    /// The same files once more.
    void diagnoseAgain();
    /// Reads the file anew and goes on reading what is written to it, or stops doing so and keeps what was
    /// found.
    void setFollowing(bool on);

Q_SIGNALS:
    void started(const QString &name);
    void progressed(const Clew::ScanProgress &progress);
    /// Several times while a run goes on, and once at its end.
    void diagnosisChanged(const Clew::Diagnosis &diagnosis);
    void finished();
    /// A few times a second while a run goes on.
    void textsChanged();
    /// Inputs that could not be read.
    void inputsRefused(const QList<Clew::Issue> &issues);
    /// The regexes of the present catalog are ready.
    void patternsReady(const std::shared_ptr<const Clew::PatternSet> &patterns);
    /// Regexes of the present catalog that could not be used.
    void regexesRejected(const QList<Clew::Issue> &issues);

private:
    using SourceMaker = std::function<DiagnosisRun::Sources(QList<Issue> &)>;

    void begin(const QString &name, SourceMaker makeSources);
    void startPending();
    [[nodiscard]] DiagnosisRunOptions fixedOptions() const;
    [[nodiscard]] DiagnosisRunOptions publishing(DiagnosisRunOptions options,
                                                 const LatestJob::Publish &publish);
    void finish(Result<DiagnosisOutcome> result);
    void prepareKnowledge();
    [[nodiscard]] EditedRecords editedRecords() const;

    const QByteArray m_ordinaryLines;
    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const DiagnosisKnowledge> m_knowledge; ///< null while it is made
    std::shared_ptr<const DiagnosisKnowledge> m_previous;  ///< of the same catalog, before its last edits
    QPointer<const Document> m_document;
    QSet<RecordId> m_edited;     ///< since the catalog was read
    bool m_isStale = false;      ///< something was edited since the knowledge was asked for
    bool m_toldRejected = false; ///< of this catalog
    Diagnosis m_diagnosis;
    QString m_name;
    SourceMaker m_pending; ///< waits for the knowledge
    SourceMaker m_again;   ///< of the last run, not followed
    QStringList m_paths;   ///< of the last run; empty for text
    bool m_following = false;
    QHash<QString, TextEncoding> m_encodings; ///< by path
    QList<DiagnosisInput> m_inputs;
    QList<InputText> m_texts;
    std::shared_ptr<const LogTimeline> m_timeline;
    LatestJob m_knowledgeJob;
    LatestJob m_run;
};

} // namespace Clew
