// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/io/opensources.h"
#include "models/jobs/diagnosisrun.h"
#include "tests/bench/scanbench.h"
#include "tests/support/archivewriter.h"
#include "tests/support/memorycatalog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

/// Of the log that is compressed, which takes longer than reading it.
constexpr qsizetype InputPart = 128 << 20;

std::shared_ptr<const DiagnosisKnowledge> knowledgeOf(const ScanSetting &setting)
{
    std::vector<Record> records;
    for (qsizetype i = 0; i < setting.regexes.size(); ++i) {
        Record record;
        record.id = RecordId(u"bench/%1"_s.arg(i));
        record.regex = setting.regexes.at(i);
        record.domain = u"bench"_s;
        records.push_back(std::move(record));
    }
    return DiagnosisKnowledge::build(*TestData::memoryCatalog(std::move(records)), setting.frequencies);
}

/// Reads a source to its end and does nothing with it.
bool readAll(const QString &path)
{
    OpenedSources opened = openSources({path});
    std::vector<char> buffer(InputReader::ReadBytes);
    for (const auto &source : opened.sources) {
        while (source->next()) {
            Result<qsizetype> count = 1;
            while (count && *count > 0)
                count = source->read(buffer);
            if (!count)
                return false;
        }
    }
    return opened.issues.isEmpty();
}

} // namespace

void compareInputs(const ScanSetting &setting, const QByteArray &text, Scores &scores)
{
    const QTemporaryDir temporary;
    const QDir folder(temporary.path());
    const QByteArray part = text.first(std::min(text.size(), InputPart));
    const std::shared_ptr<const DiagnosisKnowledge> knowledge = knowledgeOf(setting);
    const auto path = [&](const char *suffix) {
        return folder.filePath(u"mixed.log"_s + QLatin1StringView(suffix));
    };
    const auto write = [&](const char *suffix, const QByteArray &bytes) {
        QFile file(path(suffix));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    if (!write("", part) || !write(".gz", TestArchive::compress(TestArchive::Filter::Gzip, part)) ||
        !write(".zst", TestArchive::compress(TestArchive::Filter::Zstd, part)))
        return;
    const auto diagnosis = [&](const QString &name, const char *suffix, int threads) {
        return Contestant{name, part.size(), [&knowledge, threads, file = path(suffix)] {
                              JobControl control;
                              DiagnosisRun run(knowledge, control, {.threads = threads});
                              return !run.run(openSources({file}).sources).diagnosis.inputs.isEmpty();
                          }};
    };
    const auto reading = [&](const QString &name, const char *suffix) {
        return Contestant{name, part.size(), [file = path(suffix)] { return readAll(file); }};
    };
    const QList<Rates> rates =
        contest({diagnosis(u"diagnosis, 1 thread"_s, "", 1), diagnosis(u"diagnosis, 2 threads"_s, "", 2),
                 diagnosis(u"diagnosis of gz, 2 threads"_s, ".gz", 2),
                 diagnosis(u"diagnosis of zst, 2 threads"_s, ".zst", 2),
                 reading(u"decompressing gz"_s, ".gz"), reading(u"decompressing zst"_s, ".zst")},
                setting.rounds);
    // What a compressed log takes longer, over what decompressing takes alone: 1 where nothing runs side by
    // side, less where it does.
    const auto share = [&](qsizetype compressed, qsizetype alone, bool clock) {
        const auto seconds = [&](qsizetype i) {
            return 1 / (clock ? rates.at(i).clock : rates.at(i).processor);
        };
        return (seconds(compressed) - seconds(1)) / seconds(alone);
    };
    scores.atMost(u"gz: time more than plain / decompressing, by the clock"_s, share(2, 4, true), 1,
                  u" times"_s);
    scores.atMost(u"zst: time more than plain / decompressing, by the clock"_s, share(3, 5, true), 1,
                  u" times"_s);
    scores.atLeast(u"diagnosis, 2 threads / 1, by the clock"_s, rates.at(1).clock / rates.at(0).clock, 1.3,
                   u" times"_s);
}

} // namespace Clew::Bench
