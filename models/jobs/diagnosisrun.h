// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/diagnosis/errorcollector.h"
#include "models/diagnosis/hitjoiner.h"
#include "models/jobs/blockscanners.h"
#include "models/jobs/inputreader.h"
#include "models/jobs/jobcontrol.h"

#include <QElapsedTimer>

#include <functional>
#include <memory>

namespace Clew {

class DiagnosisKnowledge;
class LogPipeline;

/// What a run ends with: the diagnosis, and the inputs that could not be read.
struct DiagnosisOutcome
{
    Diagnosis diagnosis;
    QList<Issue> issues;
    /// Decoded UTF-8 of each input, as its lines are counted; null where none was asked for, and for inputs
    /// that are too long.
    QList<QByteArray> texts;
};

struct DiagnosisRunOptions
{
    /// Threads that match, the caller's counted; 0 for as many as the machine has, up to MaxScanThreads.
    int threads = 0;
    /// Bytes of decoded text to keep, over all inputs, so that their lines can be shown.
    qsizetype keptText = 0;
    /// Called on the run's thread with what was found so far, several times a second at most and only where
    /// the verdicts are others than before.
    std::function<void(const Diagnosis &)> publish;
};

/// One diagnosis from bytes to verdicts: reads each source, decodes, cleans, matches and weighs, block by
/// block, so memory stays bounded whatever the size of the logs. Reads and unpacks in one thread, makes
/// events in the caller's, matches in several; the diagnosis is the same whatever their number. Used by one
/// thread, for one run.
class DiagnosisRun final
{
public:
    using Sources = InputReader::Sources;

    DiagnosisRun(std::shared_ptr<const DiagnosisKnowledge> knowledge, JobControl &control,
                 DiagnosisRunOptions options = {});

    /// Reads the sources to their end, or until the job is cancelled: the diagnosis then is what was found so
    /// far and says so (`stopped`).
    [[nodiscard]] DiagnosisOutcome run(Sources sources);

    static constexpr int MaxScanThreads = 8;
    /// What a window asks a run to keep.
    static constexpr qsizetype MaxKeptText = 64 << 20;

private:
    void readInput(InputReader &reader, const QString &path);
    void keep(QByteArrayView text);
    void scan(LogPipeline &pipeline);
    void join();
    void publish();
    [[nodiscard]] Diagnosis judge() const;
    void report(const InputPiece &piece, qint64 total);

    std::shared_ptr<const DiagnosisKnowledge> m_knowledge;
    JobControl &m_control;
    DiagnosisRunOptions m_options;
    HitJoiner m_hits;
    ErrorCollector m_errors;
    BlockScanners m_scanners;
    QList<DiagnosisInput> m_inputs;
    QList<QByteArray> m_texts;
    qsizetype m_keptText = 0;
    QList<Issue> m_issues;
    QElapsedTimer m_clock;
    qint64 m_bytes = 0; ///< read from all inputs

    bool m_news = false;         ///< blocks were joined since the last time it was judged
    QElapsedTimer m_sinceJudged; ///< ended
    qint64 m_judgingMs = 0;      ///< what that took
    QList<Verdict> m_published;
};

} // namespace Clew
