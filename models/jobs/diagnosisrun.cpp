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
/// Between two looks at what can be shown so far.
constexpr qint64 TextsMs = 250;

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
    InputReader reader(std::move(sources), m_options.encodingOf,
                       m_options.keptText > 0 || m_options.keepsOpen);
    while (std::optional<InputPiece> piece = reader.next(m_control.stopToken())) {
        if (piece->kind == InputPiece::Kind::Begin)
            readInput(reader, *piece);
        else
            m_issues.append(piece->issues);
    }
    m_scanners.finish();
    join();
    Diagnosis diagnosis = judge();
    diagnosis.stopped = m_control.isCancelled();
    DiagnosisOutcome outcome{.diagnosis = std::move(diagnosis),
                             .issues = std::move(m_issues),
                             .texts = std::move(m_texts),
                             .timeline = {}};
    if (m_options.makesTimeline && m_inputs.size() > 1) {
        std::vector<qint64> lines;
        for (const DiagnosisInput &input : std::as_const(m_inputs))
            lines.push_back(input.lines);
        m_timeline.finish(lines);
        if (m_timeline.isUsable())
            outcome.timeline = std::make_shared<const LogTimeline>(std::move(m_timeline));
    }
    return outcome;
}

void DiagnosisRun::readInput(InputReader &reader, const InputPiece &begin)
{
    const int number = static_cast<int>(m_inputs.size());
    m_inputs.append(DiagnosisInput{.path = begin.path, .rank = rankInName(begin.path)});
    beginText(begin);
    TextDecoder decoder(begin.chosen);
    LogPipeline pipeline(number, m_inputs.constLast().rank);
    const auto feed = [this, &pipeline](const DecodedText &text) {
        keep(text.text);
        pipeline.feed(text);
        scan(pipeline);
    };
    const auto note = [&] {
        DiagnosisInput &input = m_inputs[number];
        input.lines = pipeline.lines();
        input.encoding = encodingName(decoder.encoding());
        m_texts.last().lines = input.lines;
        m_texts.last().encoding = decoder.encoding();
    };
    while (const std::optional<InputPiece> piece = reader.next(m_control.stopToken())) {
        if (piece->kind == InputPiece::Kind::End)
            break;
        const bool pause = piece->kind == InputPiece::Kind::Pause;
        m_issues.append(piece->issues);
        m_bytes += piece->bytes.size();
        m_inputs[number].bytes += piece->bytes.size();
        if (pause) {
            decoder.flush(feed);
            pipeline.flush();
            scan(pipeline);
            m_scanners.finish();
            join();
        } else if (piece->kind == InputPiece::Kind::Bytes) {
            decoder.feed(piece->bytes, feed);
            if (!m_texts.constLast().file.isEmpty())
                m_texts.last().index = piece->index;
            report(*piece, reader.total());
        }
        note();
        publish(pause);
        if (pause || !m_sinceTexts.isValid() || m_sinceTexts.elapsed() >= TextsMs)
            publishTexts();
    }
    decoder.finish(feed);
    pipeline.finish();
    scan(pipeline);
    note();
    m_inputs[number].notes = decoder.notes() + pipeline.notes();
}

void DiagnosisRun::beginText(const InputPiece &begin)
{
    InputText text{.file = begin.file, .chosen = begin.chosen};
    text.keptAll = text.file.isEmpty() && m_options.keptText > 0;
    Result<FileDescriptor> file = m_options.keepsOpen && !text.file.isEmpty()
                                      ? FileDescriptor::openRegular(text.file)
                                      : FileDescriptor();
    if (file && file->isOpen()) {
        const FileDescriptor::Identity identity = file->identity();
        if (!m_texts.isEmpty() && identity == m_lastFile)
            m_texts.last().gone = true; // the same file has begun anew
        m_lastFile = identity;
        text.opened = LineReader::readerOf(std::move(*file), text.file);
    }
    m_texts.append(std::move(text));
}

void DiagnosisRun::keep(QByteArrayView text)
{
    InputText &shown = m_texts.last();
    if (!shown.keptAll)
        return;
    shown.kept.append(text);
    shown.index.append(text);
    m_keptText += text.size();
    if (m_keptText <= m_options.keptText)
        return;
    m_keptText -= shown.kept.size();
    shown.keptAll = false;
    shown.kept.truncate(m_heads < MaxHeads ? KeptHead : 0);
    m_heads += shown.kept.size();
    shown.index = LineIndex();
    shown.index.append(shown.kept.toByteArray());
    m_keptText += shown.kept.size();
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
        InputText &text = m_texts[scanned.block->input];
        if (text.file.isEmpty() && m_options.keptText > 0)
            m_excerpts.add(*scanned.block, scanned.hits, text.excerpts);
        if (m_options.makesTimeline)
            m_timeline.add(*scanned.block);
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

/// `atOnce`: there may be no other moment for a while.
void DiagnosisRun::publish(bool atOnce)
{
    if (!m_options.publish || !m_news || m_control.isCancelled())
        return;
    const bool tooSoon = m_sinceJudged.isValid() && m_sinceJudged.elapsed() < JudgingShare * m_judgingMs;
    if (!atOnce && (tooSoon || !m_control.isTimeToPublish()))
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

void DiagnosisRun::publishTexts()
{
    m_sinceTexts.start();
    if (m_options.publishTexts && !m_control.isCancelled())
        m_options.publishTexts(m_inputs, m_texts);
}

void DiagnosisRun::report(const InputPiece &piece, qint64 total)
{
    const double seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    m_control.report({.done = piece.consumed,
                      .total = total,
                      .bytesPerSecond = seconds > 0 ? static_cast<double>(m_bytes) / seconds : 0});
}

} // namespace Clew
