// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/diagnosisrun.h"

#include "models/diagnosis/logpipeline.h"
#include "models/io/textdecoder.h"

namespace Clew {

DiagnosisRun::DiagnosisRun(std::shared_ptr<const DiagnosisKnowledge> knowledge, JobControl &control)
    : m_control(control)
    , m_diagnoser(std::move(knowledge))
{
}

DiagnosisOutcome DiagnosisRun::run(Sources sources)
{
    m_clock.start();
    for (const auto &source : sources)
        m_total += source->total().value_or(0);
    for (const auto &source : sources) {
        while (!m_control.isCancelled() && source->next())
            readInput(*source);
        m_issues.append(source->takeIssues());
        m_consumedBefore += source->consumed();
    }
    Diagnosis diagnosis = m_diagnoser.finish();
    diagnosis.inputs = m_inputs;
    diagnosis.stopped = m_control.isCancelled();
    diagnosis.stats.bytes = m_bytes;
    diagnosis.stats.seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    return {.diagnosis = std::move(diagnosis), .issues = std::move(m_issues), .texts = std::move(m_texts)};
}

void DiagnosisRun::readInput(LogSource &source)
{
    const int number = static_cast<int>(m_inputs.size());
    m_inputs.append(DiagnosisInput{.path = source.path()});
    m_texts.append(QByteArray(""));
    TextDecoder decoder;
    LogPipeline pipeline(number);
    const auto feed = [this, &pipeline](const DecodedText &text) {
        keep(text.text);
        pipeline.feed(text);
        scan(pipeline);
    };
    std::vector<char> buffer(ReadBytes);
    while (!m_control.isCancelled()) {
        const Result<qsizetype> count = source.read(buffer);
        if (!count)
            m_issues.append(Issue{.severity = IssueSeverity::Error, .error = count.error()});
        if (!count || *count == 0)
            break;
        m_bytes += *count;
        m_inputs[number].bytes += *count;
        decoder.feed(QByteArrayView(buffer.data(), *count), feed);
        report(source);
    }
    decoder.finish(feed);
    pipeline.finish();
    scan(pipeline);
    DiagnosisInput &input = m_inputs[number];
    input.lines = pipeline.lines();
    input.encoding = encodingName(decoder.encoding());
    input.notes = decoder.notes() + pipeline.notes();
}

void DiagnosisRun::keep(QByteArrayView text)
{
    QByteArray &kept = m_texts.last();
    if (kept.isNull())
        return;
    m_keptText += text.size();
    if (m_keptText > MaxKeptText) {
        m_keptText -= kept.size() + text.size();
        kept = QByteArray();
    } else {
        kept.append(text);
    }
}

void DiagnosisRun::scan(LogPipeline &pipeline)
{
    EventBlock block;
    while (pipeline.takeBlock(block)) {
        if (!m_control.isCancelled())
            m_diagnoser.addBlock(block, m_control.stopToken());
    }
}

void DiagnosisRun::report(const LogSource &source)
{
    const double seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    m_control.report({.done = m_consumedBefore + source.consumed(),
                      .total = m_total,
                      .bytesPerSecond = seconds > 0 ? static_cast<double>(m_bytes) / seconds : 0});
}

} // namespace Clew
