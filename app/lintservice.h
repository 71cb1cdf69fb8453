// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/cataloglint.h"
#include "models/jobs/latestjob.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace Clew {

class Catalog;

/// Holds the records of a window, as they are edited, to the rules: one engine in a worker, for everybody in
/// the window who shows findings. Nothing is read before somebody wants it. GUI thread.
class LintService final : public QObject
{
    Q_OBJECT

public:
    explicit LintService(QObject *parent = nullptr);
    ~LintService() override;

    /// Another catalog; to be told before the edits to it are.
    void setCatalog(std::shared_ptr<const Catalog> catalog);
    /// Somebody shows findings from now on. All of them come once; after that those of edited records and
    /// of the ones that they touch.
    void want();
    /// The record has this text now; null: it is gone. Its findings come before all others.
    void setRecord(const RecordId &id, const QByteArray &text);
    void setSamples(const RecordId &id, const RecordSamples &samples);

    /// Asks what the record would be found to be with this text, which is no edit; draftChecked answers. Only
    /// the last question is answered. `current` is its text now.
    void checkDraft(const RecordId &id, const QByteArray &draft, const QByteArray &current);

    /// As far as they are known; dismissed ones too.
    [[nodiscard]] QList<LintFinding> findings(const RecordId &id) const { return m_findings.value(id); }
    [[nodiscard]] const QHash<RecordId, QList<LintFinding>> &allFindings() const { return m_findings; }
    /// Those of every record are known.
    [[nodiscard]] bool isComplete() const { return m_complete; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

    /// Of a larger catalog only the records that are edited are checked, each by itself: the engine holds
    /// every record decoded.
    static constexpr qsizetype MaxRecords = 20'000;

Q_SIGNALS:
    /// These records were edited, or are found to be something else now; none named: all may be.
    void findingsChanged(const QList<Clew::RecordId> &records);
    void draftChecked(const QByteArray &draft, const QList<Clew::LintFinding> &findings);
    /// A side file cannot be read.
    void sideFailed(const QList<Clew::Error> &errors);

private:
    struct Engine;
    struct Edits
    {
        QHash<RecordId, QByteArray> texts;
        QHash<RecordId, RecordSamples> samples;
    };
    struct Answer
    {
        QHash<RecordId, QList<LintFinding>> findings;
        QList<Error> sideErrors;
        Edits done;
        bool whole = false;
    };

    struct Draft
    {
        RecordId id;
        QByteArray text;
        QByteArray current;
    };

    void run();
    void take(const Answer &answer);
    static Answer answerTo(Engine &engine, const Edits &edits);
    static QList<LintFinding> findingsOf(Engine &engine, const Draft &draft);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<Engine> m_engine;
    Edits m_waiting; ///< for an engine that has not said that it has them
    QHash<RecordId, QList<LintFinding>> m_findings;
    LatestJob m_job;
    LatestJob m_draftJob;
    bool m_wanted = false;
    bool m_complete = false;
};

} // namespace Clew
