// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// How fast logs are matched, beside what else could do it: bench_scan --help. At the end stands what was
// asked for beside what was measured. The full run, some forty minutes and six gigabytes of memory:
//     bench_scan --size 1000 --catalog DIR --background data/background/ordinary.txt --logs DIR
#include "models/diagnosis/patternscanner.h"
#include "models/io/catalogreader.h"
#include "tests/bench/loggenerator.h"
#include "tests/bench/recordvariants.h"
#include "tests/bench/scanbench.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

using namespace Clew;
using namespace Clew::Bench;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void compareSizes(const ScanSetting &setting, const std::vector<EventBlock> &blocks, const BuiltSet &built,
                  Scores &scores)
{
    std::vector<Contestant> contestants{matching(u"matching, as given"_s, built.set, blocks)};
    scores.atMost(u"%1 records ready"_s.arg(setting.regexes.size()), built.seconds, 0.5, u" s"_s);
    const qsizetype scale = setting.isSmoke() ? 100 : 1;
    for (const auto &[count, wanted] : {std::pair(10'000 / scale, 3), std::pair(100'000 / scale, 20)}) {
        const BuiltSet larger = setOf(variantsOf(setting.regexes, count), setting.frequencies);
        scores.atMost(u"%1 records ready"_s.arg(count), larger.seconds, wanted, u" s"_s);
        contestants.push_back(matching(u"matching, %1 records"_s.arg(count), larger.set, blocks));
    }
    const QList<Rates> rates = contest(contestants, setting.rounds);
    for (const auto &[larger, wanted] : {std::pair(1, 0.6), std::pair(2, 0.2)})
        scores.atLeast(u"%1 / as given"_s.arg(contestants[static_cast<std::size_t>(larger)].name),
                       rates.at(larger).processor / rates.at(0).processor, wanted, u" times"_s);
}

void compareShapes(const ScanSetting &setting, const QByteArray &text, const BuiltSet &built, Scores &scores)
{
    LogGenerator generator(7, setting.extra);
    const qsizetype scale = std::min<qsizetype>(setting.bytes, 100'000'000);
    const QByteArray ordinary = text.first(std::min(text.size(), scale));
    const QByteArray longLine = generator.oneLine(scale);
    const QByteArray random = generator.randomBytes(scale * 64 / 100);
    const QByteArray coloured = generator.colouredLines(static_cast<int>(scale / 500));
    const std::vector<Contestant> contestants{wholeScan(u"ordinary"_s, built.set, ordinary),
                                              wholeScan(u"one long line"_s, built.set, longLine),
                                              wholeScan(u"random bytes"_s, built.set, random),
                                              wholeScan(u"CR LF and colours"_s, built.set, coloured)};
    const QList<Rates> rates = contest(contestants, setting.rounds);
    for (qsizetype i = 1; i < rates.size(); ++i)
        scores.atLeast(
            u"%1 / ordinary, from bytes to hits"_s.arg(contestants[static_cast<std::size_t>(i)].name),
            rates.at(i).processor / rates.at(0).processor, 0.5, u" times"_s);
}

/// From the begin of a scan to the first hit, which stands in the first line.
void measureFirstHit(const ScanSetting &setting, const std::vector<EventBlock> &blocks,
                     const std::shared_ptr<const PatternSet> &set, Scores &scores)
{
    QList<double> milliseconds;
    for (int round = 0; round < 5 * setting.rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        double first = -1;
        PatternScanner scanner(set);
        HitCollector collector([&](RecordIndex, const Hit &) {
            if (first < 0)
                first = secondsSince(timer) * 1e3;
        });
        scanner.scan(blocks.front(), collector);
        milliseconds.append(first);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    scores.atMost(u"first hit, median"_s, milliseconds.at(milliseconds.size() / 2), 5, u" ms"_s);
    std::printf("first hit after %.3f ms (median), %.3f ms (worst)\n",
                milliseconds.at(milliseconds.size() / 2), milliseconds.last());
}

/// From the request to stop until the scanner has come back.
void measureStop(const ScanSetting &setting, const std::vector<EventBlock> &blocks,
                 const std::shared_ptr<const PatternSet> &set, Scores &scores)
{
    QList<double> milliseconds;
    for (int round = 0; round < 10 * setting.rounds; ++round) {
        std::chrono::steady_clock::time_point back;
        std::jthread worker([&](const std::stop_token &stop) {
            PatternScanner scanner(set);
            HitCollector collector;
            for (std::size_t i = 0; scanner.scan(blocks[i % blocks.size()], collector, stop); ++i) {
            }
            back = std::chrono::steady_clock::now();
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + round));
        const auto asked = std::chrono::steady_clock::now();
        worker.request_stop();
        worker.join();
        milliseconds.append(std::chrono::duration<double, std::milli>(back - asked).count());
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    scores.atMost(u"Stop inside the scanner, median"_s, milliseconds.at(milliseconds.size() / 2), 1,
                  u" ms"_s);
    std::printf("stopped after %.3f ms (median), %.3f ms (worst)\n", milliseconds.at(milliseconds.size() / 2),
                milliseconds.last());
}

int run(const ScanSetting &setting)
{
    const auto wanted = [&](const QString &what) {
        return setting.only.isEmpty() || setting.only.contains(what);
    };
    LogGenerator generator(1, setting.extra);
    const QByteArray text = generator.text(setting.bytes);
    const std::vector<EventBlock> blocks = blocksOf(text);
    const BuiltSet built = setOf(setting.regexes, setting.frequencies);
    std::printf("%lld bytes, %lld hits\n", static_cast<long long>(text.size()),
                static_cast<long long>(scanAll(built.set, blocks, 1)));
    std::fflush(stdout);
    Scores scores;
    if (setting.only.contains(u"match"_s))
        contest({matching(u"matching, 1 thread"_s, built.set, blocks),
                 wholeScan(u"decoding to matching"_s, built.set, text)},
                setting.rounds);
    if (wanted(u"peers"_s))
        comparePeers(setting, text, blocks, built, scores);
    if (wanted(u"sizes"_s))
        compareSizes(setting, blocks, built, scores);
    if (wanted(u"shapes"_s))
        compareShapes(setting, text, built, scores);
    if (wanted(u"inputs"_s))
        compareInputs(setting, text, scores);
    if (wanted(u"latency"_s)) {
        measureFirstHit(setting, blocks, built.set, scores);
        measureStop(setting, blocks, built.set, scores);
    }
    scores.print();
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"How fast logs are matched. Medians of runs taken in turn."_s);
    parser.addHelpOption();
    parser.addOptions(
        {{u"size"_s, u"MB of generated log (default 128)."_s, u"MB"_s, u"128"_s},
         {u"rounds"_s, u"Rounds (default 3)."_s, u"N"_s, u"3"_s},
         {u"catalog"_s, u"Folder of records."_s, u"DIR"_s},
         {u"background"_s, u"Text of ordinary lines."_s, u"FILE"_s},
         {u"logs"_s, u"Folder of logs whose lines are strewn in."_s, u"DIR"_s},
         {u"database"_s, u"Keep the Vectorscan database in FILE."_s, u"FILE"_s},
         {u"keep"_s, u"Leave the log and the literals in DIR."_s, u"DIR"_s},
         {u"only"_s, u"Parts, with commas: match, peers, sizes, shapes, inputs, latency."_s, u"WHAT"_s}});
    parser.process(application);
    ScanSetting setting;
    setting.bytes = static_cast<qsizetype>(parser.value(u"size"_s).toDouble() * 1e6);
    setting.rounds = std::max(1, parser.value(u"rounds"_s).toInt());
    setting.database = parser.value(u"database"_s);
    setting.keep = parser.value(u"keep"_s);
    setting.only = parser.value(u"only"_s).split(u',', Qt::SkipEmptyParts);
    setting.frequencies = LiteralFrequencies::fromText(contentOf(parser.value(u"background"_s)));
    if (parser.isSet(u"catalog"_s)) {
        const auto catalog = CatalogReader().read({parser.value(u"catalog"_s)});
        for (qsizetype i = 0; catalog && i < (*catalog)->size(); ++i) {
            const Record record = (*catalog)->record(RecordIndex(i));
            setting.regexes.append(record.regex);
            if (i % 2 == 0)
                setting.extra.append(record.signature.english.toUtf8().replace('\n', ' '));
        }
    }
    if (setting.regexes.isEmpty())
        setting.regexes = someRegexes();
    if (parser.isSet(u"logs"_s)) {
        const QDir folder(parser.value(u"logs"_s));
        for (const QString &name : folder.entryList(QDir::Files)) {
            const QByteArray text = QString::fromUtf8(contentOf(folder.filePath(name))).toUtf8();
            setting.extra += text.split('\n');
        }
    }
    if (setting.extra.isEmpty())
        setting.extra = {"Quota exceeded for volume", "gateway node-7 refused the handshake"};
    return run(setting);
}
