// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/diagnosisrun.h"

#include "models/diagnosis/diagnoser.h"
#include "models/diagnosis/logpipeline.h"
#include "models/io/catalogreader.h"
#include "models/io/textdecoder.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFile>

using namespace Qt::StringLiterals;

namespace Clew::TestDiagnosis {

namespace {

DiagnosisInput addLog(Diagnoser &diagnoser, QByteArrayView log, int input)
{
    TextDecoder decoder;
    LogPipeline pipeline(input);
    EventBlock block;
    const auto takeBlocks = [&] {
        while (pipeline.takeBlock(block))
            diagnoser.addBlock(block);
    };
    const TextDecoder::Sink sink = [&](const DecodedText &decoded) {
        pipeline.feed(decoded);
        takeBlocks();
    };
    decoder.feed(log, sink);
    decoder.finish(sink);
    pipeline.finish();
    takeBlocks();
    DiagnosisInput facts;
    facts.bytes = log.size();
    facts.lines = pipeline.lines();
    facts.notes = decoder.notes() + pipeline.notes();
    return facts;
}

} // namespace

Knowledge know(std::shared_ptr<const Catalog> catalog)
{
    QFile ordinary(TestData::sourcePath(u"data/background/ordinary.txt"_s));
    const bool opened = ordinary.open(QIODevice::ReadOnly);
    Knowledge knowledge{.catalog = std::move(catalog), .records = nullptr};
    knowledge.records = DiagnosisKnowledge::build(
        *knowledge.catalog, opened ? LiteralFrequencies::fromText(ordinary.readAll()) : LiteralFrequencies());
    return knowledge;
}

Knowledge load(const QStringList &catalogs)
{
    const Result<std::shared_ptr<const Catalog>> catalog = CatalogReader().read(catalogs);
    return catalog ? know(*catalog) : Knowledge();
}

Diagnosis run(const Knowledge &knowledge, QByteArrayView log, const QString &path)
{
    QElapsedTimer clock;
    clock.start();
    Diagnoser diagnoser(knowledge.records);
    DiagnosisInput input = addLog(diagnoser, log, 0);
    input.path = path;
    Diagnosis diagnosis = diagnoser.finish();
    diagnosis.inputs = {input};
    diagnosis.stats.bytes = log.size();
    diagnosis.stats.seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    return diagnosis;
}

Diagnosis runAll(const Knowledge &knowledge, const QList<QByteArray> &logs)
{
    Diagnoser diagnoser(knowledge.records);
    QList<DiagnosisInput> inputs;
    for (const QByteArray &log : logs)
        inputs.append(addLog(diagnoser, log, static_cast<int>(inputs.size())));
    Diagnosis diagnosis = diagnoser.finish();
    diagnosis.inputs = inputs;
    return diagnosis;
}

} // namespace Clew::TestDiagnosis
