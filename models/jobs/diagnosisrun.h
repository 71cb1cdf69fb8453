// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/diagnosis/diagnoser.h"
#include "models/io/logsource.h"
#include "models/jobs/jobcontrol.h"

#include <QElapsedTimer>

#include <memory>
#include <vector>

namespace Clew {

/// What a run ends with: the diagnosis, and the inputs that could not be read.
struct DiagnosisOutcome
{
    Diagnosis diagnosis;
    QList<Issue> issues;
    /// Decoded UTF-8 of each input, as its lines are counted; null for those beyond MaxKeptText.
    QList<QByteArray> texts;
};

/// One diagnosis from bytes to verdicts: reads each source, decodes, cleans, matches and weighs, block by
/// block, so memory stays bounded whatever the size of the logs. Used by one thread.
class DiagnosisRun final
{
public:
    using Sources = std::vector<std::unique_ptr<LogSource>>;

    DiagnosisRun(std::shared_ptr<const DiagnosisKnowledge> knowledge, JobControl &control);

    /// Reads the sources to their end, or until the job is cancelled: the diagnosis then is what was found so
    /// far and says so (`stopped`).
    [[nodiscard]] DiagnosisOutcome run(Sources sources);

    /// Bytes read at once.
    static constexpr qsizetype ReadBytes = 1 << 20;
    /// Bytes of decoded text that a run keeps, over all inputs, so that their lines can be shown.
    static constexpr qsizetype MaxKeptText = 64 << 20;

private:
    void readInput(LogSource &source);
    void keep(QByteArrayView text);
    void scan(class LogPipeline &pipeline);
    void report(const LogSource &source);

    JobControl &m_control;
    Diagnoser m_diagnoser;
    QList<DiagnosisInput> m_inputs;
    QList<QByteArray> m_texts;
    qsizetype m_keptText = 0;
    QList<Issue> m_issues;
    QElapsedTimer m_clock;
    qint64 m_bytes = 0;          ///< read from all inputs
    qint64 m_consumedBefore = 0; ///< on disk, of the sources before this one
    qint64 m_total = 0;          ///< on disk, of all sources; 0 where unknown
};

} // namespace Clew
