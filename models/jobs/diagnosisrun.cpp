// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/diagnosisrun.h"

#include "models/diagnosis/diagnose.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/logpipeline.h"
#include "models/diagnosis/rankname.h"
#include "models/io/textdecoder.h"

#include <QThread>

#include <algorithm>

namespace Clew {

namespace {

/// Judging what was found so far takes at most one part in this many of a run.
constexpr qint64 JudgingShare = 10;

int threadsFor(int wanted)
{
    return wanted > 0 ? wanted : std::clamp(QThread::idealThreadCount(), 1, DiagnosisRun::MaxScanThreads);
}

/// Whether a person would see other verdicts; that one was seen more often since is not worth a signal.
bool sameVerdicts(const QList<Verdict> &a, const QList<Verdict> &b)
{
    return std::ranges::equal(a, b, [](const Verdict &left, const Verdict &right) {
        return left.id == right.id && left.level == right.level && left.role == right.role &&
               left.first == right.first && left.also == right.also &&
               left.consequenceOf == right.consequenceOf;
    });
}

} // namespace

DiagnosisRun::DiagnosisRun(std::shared_ptr<const DiagnosisKnowledge> knowledge, JobControl &control,
                           DiagnosisRunOptions options)
    : m_knowledge(std::move(knowledge))
    , m_control(control)
    , m_options(std::move(options))
    , m_hits(m_knowledge->size())
    , m_errors(m_knowledge)
    , m_scanners(m_knowledge->patterns(), m_hits.enough(), threadsFor(m_options.threads), control.stopToken())
{
}

DiagnosisOutcome DiagnosisRun::run(Sources sources)
{
    m_clock.start();
    InputReader reader(std::move(sources));
    while (std::optional<InputPiece> piece = reader.next(m_control.stopToken())) {
        if (piece->kind == InputPiece::Kind::Begin)
            readInput(reader, piece->path);
        else
            m_issues.append(piece->issues);
    }
    m_scanners.finish();
    join();
    Diagnosis diagnosis = judge();
    diagnosis.stopped = m_control.isCancelled();
    return {.diagnosis = std::move(diagnosis), .issues = std::move(m_issues), .texts = std::move(m_texts)};
}

void DiagnosisRun::readInput(InputReader &reader, const QString &path)
{
    const int number = static_cast<int>(m_inputs.size());
    m_inputs.append(DiagnosisInput{.path = path, .rank = rankInName(path)});
    m_texts.append(m_options.keptText > 0 ? QByteArray("") : QByteArray());
    TextDecoder decoder;
    LogPipeline pipeline(number, m_inputs.constLast().rank);
    const auto feed = [this, &pipeline](const DecodedText &text) {
        keep(text.text);
        pipeline.feed(text);
        scan(pipeline);
    };
    while (const std::optional<InputPiece> piece = reader.next(m_control.stopToken())) {
        if (piece->kind == InputPiece::Kind::End)
            break;
        m_issues.append(piece->issues);
        m_bytes += piece->bytes.size();
        m_inputs[number].bytes += piece->bytes.size();
        decoder.feed(piece->bytes, feed);
        m_inputs[number].lines = pipeline.lines();
        report(*piece, reader.total());
        publish();
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
    if (m_keptText > m_options.keptText) {
        m_keptText -= kept.size() + text.size();
        kept = QByteArray();
    } else {
        kept.append(text);
    }
}

void DiagnosisRun::scan(LogPipeline &pipeline)
{
    auto block = std::make_shared<EventBlock>();
    while (pipeline.takeBlock(*block)) {
        if (!m_control.isCancelled())
            m_scanners.add(std::exchange(block, std::make_shared<EventBlock>()));
    }
    join();
}

/// Hits and errors are those of the same blocks at any time. What is under way when the run is stopped is
/// left out: it is less than a second's work.
void DiagnosisRun::join()
{
    for (ScannedBlock &scanned : m_scanners.takeReady()) {
        if (m_control.isCancelled())
            return;
        m_errors.add(*scanned.block);
        m_hits.add(std::move(scanned.hits));
        m_news = true;
    }
}

Diagnosis DiagnosisRun::judge() const
{
    Diagnosis diagnosis = diagnose(*m_knowledge, m_hits.hits(), m_errors.errors());
    diagnosis.inputs = m_inputs;
    diagnosis.stats.bytes = m_bytes;
    diagnosis.stats.seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    return diagnosis;
}

void DiagnosisRun::publish()
{
    if (!m_options.publish || !m_news || m_control.isCancelled() ||
        (m_sinceJudged.isValid() && m_sinceJudged.elapsed() < JudgingShare * m_judgingMs) ||
        !m_control.isTimeToPublish())
        return;
    QElapsedTimer timer;
    timer.start();
    const Diagnosis diagnosis = judge();
    if (!sameVerdicts(diagnosis.verdicts, m_published)) {
        m_published = diagnosis.verdicts;
        m_options.publish(diagnosis);
    }
    m_news = false;
    m_judgingMs = timer.elapsed();
    m_sinceJudged.start();
}

void DiagnosisRun::report(const InputPiece &piece, qint64 total)
{
    const double seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    m_control.report({.done = piece.consumed,
                      .total = total,
                      .bytesPerSecond = seconds > 0 ? static_cast<double>(m_bytes) / seconds : 0});
}

} // namespace Clew
