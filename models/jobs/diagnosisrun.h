// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/diagnosis/errorcollector.h"
#include "models/diagnosis/hitjoiner.h"
#include "models/diagnosis/logtimeline.h"
#include "models/jobs/blockscanners.h"
#include "models/jobs/excerptkeeper.h"
#include "models/jobs/inputreader.h"
#include "models/jobs/inputtext.h"
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
    QList<InputText> texts; ///< how the lines of each input can be shown
    /// Null where it was not asked for, or cannot be used.
    std::shared_ptr<const LogTimeline> timeline;
};

struct DiagnosisRunOptions
{
    /// Threads that match, the caller's counted; 0 for as many as the machine has, up to MaxScanThreads.
    int threads = 0;
    /// Bytes of decoded text to keep, over all inputs that are no plain files, so that their lines can be
    /// shown; of what does not fit there are excerpts.
    qsizetype keptText = 0;
    bool keepsOpen = false; ///< plain files stay open, to be shown whatever becomes of their names
    bool makesTimeline = false;
    InputReader::EncodingOf encodingOf;
    /// Called on the run's thread with what was found so far, several times a second at most and only where
    /// the verdicts are others than before.
    std::function<void(const Diagnosis &)> publish;
    /// Called on the run's thread, a few times a second, with what can be shown so far.
    std::function<void(const QList<DiagnosisInput> &, const QList<InputText> &)> publishTexts;
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
    static constexpr qsizetype MaxKeptText = 48 << 20;
    /// Of a text that does not fit, this much of its beginning stays, and of all of them about MaxHeads.
    static constexpr qsizetype KeptHead = 256 << 10;
    static constexpr qsizetype MaxHeads = 16 << 20;

private:
    void readInput(InputReader &reader, const InputPiece &begin);
    void beginText(const InputPiece &begin);
    void keep(QByteArrayView text);
    void scan(LogPipeline &pipeline);
    void join();
    void publish(bool atOnce);
    void publishTexts();
    [[nodiscard]] Diagnosis judge() const;
    void report(const InputPiece &piece, qint64 total);

    std::shared_ptr<const DiagnosisKnowledge> m_knowledge;
    JobControl &m_control;
    DiagnosisRunOptions m_options;
    HitJoiner m_hits;
    ErrorCollector m_errors;
    BlockScanners m_scanners;
    QList<DiagnosisInput> m_inputs;
    QList<InputText> m_texts;
    qsizetype m_keptText = 0;
    qsizetype m_heads = 0;
    ExcerptKeeper m_excerpts;
    LogTimeline m_timeline;
    FileDescriptor::Identity m_lastFile; ///< of the input before, where files are kept open
    QElapsedTimer m_sinceTexts;
    QList<Issue> m_issues;
    QElapsedTimer m_clock;
    qint64 m_bytes = 0; ///< read from all inputs

    bool m_news = false;         ///< blocks were joined since the last time it was judged
    QElapsedTimer m_sinceJudged; ///< ended
    qint64 m_judgingMs = 0;      ///< what that took
    QList<Verdict> m_published;
};

} // namespace Clew
