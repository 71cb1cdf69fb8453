// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// How fast logs are matched: bench_scan --help.
#include "models/diagnosis/patternscanner.h"
#include "models/io/catalogreader.h"
#include "tests/bench/contest.h"
#include "tests/bench/loggenerator.h"
#include "tests/bench/recordvariants.h"
#include "tests/bench/scanpeers.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>

using namespace Clew;
using namespace Clew::Bench;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype BlockBytes = 4 << 20;

struct Setting
{
    qsizetype bytes = 0;
    int rounds = 3;
    QStringList regexes;
    LiteralFrequencies frequencies;
    QList<QByteArray> extra;
    QString only;
    QString database;
};

double secondsSince(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Blocks of about BlockBytes, one event a line; what the stages before the matcher hand on.
std::vector<EventBlock> blocksOf(const QByteArray &text)
{
    std::vector<EventBlock> blocks;
    qint64 line = 1;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.size();
        if (end - begin > BlockBytes) {
            end = text.lastIndexOf('\n', begin + BlockBytes) + 1;
            if (end <= begin)
                end = text.size();
        }
        EventBlock block;
        block.text = text.sliced(begin, end - begin);
        for (qsizetype at = 0; at < block.text.size();) {
            const void *newline = std::memchr(block.text.constData() + at, '\n',
                                              static_cast<std::size_t>(block.text.size() - at));
            const qsizetype stop = newline == nullptr
                                       ? block.text.size()
                                       : static_cast<const char *>(newline) - block.text.constData();
            block.events.push_back({.begin = at, .end = stop});
            block.pieces.push_back({.text = at, .raw = begin + at, .line = LineNumber(line++)});
            at = stop + 1;
        }
        blocks.push_back(std::move(block));
        begin = end;
    }
    return blocks;
}

std::shared_ptr<const PatternSet> setOf(const QStringList &regexes, const LiteralFrequencies &frequencies)
{
    std::vector<PatternSource> sources;
    for (qsizetype i = 0; i < regexes.size(); ++i)
        sources.push_back({RecordIndex(i), regexes.at(i)});
    QElapsedTimer timer;
    timer.start();
    std::shared_ptr<const PatternSet> set = PatternSet::build(sources, {.frequencies = frequencies});
    std::printf(
        "%lld records ready in %.3f s: %zu branches, %zu literals, %zu branches without, %zu rejected\n",
        static_cast<long long>(regexes.size()), secondsSince(timer), set->branchCount(), set->literalCount(),
        set->branchesWithoutLiteral().size(), set->rejected().size());
    std::fflush(stdout);
    return set;
}

qint64 scanAll(const std::shared_ptr<const PatternSet> &set, const std::vector<EventBlock> &blocks,
               int threads)
{
    std::vector<HitSet> parts(static_cast<std::size_t>(threads));
    const auto work = [&](int first) {
        PatternScanner scanner(set);
        HitCollector collector;
        for (auto i = static_cast<std::size_t>(first); i < blocks.size();
             i += static_cast<std::size_t>(threads))
            scanner.scan(blocks[i], collector);
        parts[static_cast<std::size_t>(first)] = collector.take();
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread)
            others.emplace_back(work, thread);
        work(0);
    }
    qint64 hits = 0;
    for (const RecordHits &record : HitCollector::joined(std::move(parts)).byRecord)
        hits += record.count;
    return hits;
}

Contestant matching(const QString &name, const std::shared_ptr<const PatternSet> &set,
                    const std::vector<EventBlock> &blocks, int threads = 1)
{
    qint64 bytes = 0;
    for (const EventBlock &block : blocks)
        bytes += block.text.size();
    return {name, bytes, [=, &blocks] { return scanAll(set, blocks, threads) >= 0; }};
}

/// Literals, one a line, in a file for grep.
QString literalFile(const QTemporaryDir &folder, const PatternSet &set)
{
    const QString path = folder.filePath(u"literals.txt"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    for (const QByteArray &literal : set.literals()) {
        if (!literal.contains('\n'))
            file.write(literal + '\n');
    }
    return path;
}

QString regexFile(const QTemporaryDir &folder, const QStringList &regexes)
{
    const QString path = folder.filePath(u"regexes.txt"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    for (const QString &regex : regexes)
        file.write(regex.toUtf8() + '\n');
    return path;
}

qint64 countLines(const QByteArray &text)
{
    qint64 lines = 0;
    const char *at = text.constData();
    const char *end = at + text.size();
    while (const void *newline = std::memchr(at, '\n', static_cast<std::size_t>(end - at))) {
        ++lines;
        at = static_cast<const char *>(newline) + 1;
    }
    return lines;
}

void comparePeers(const Setting &setting, const QByteArray &text, const std::vector<EventBlock> &blocks,
                  const std::shared_ptr<const PatternSet> &set)
{
    QTemporaryDir folder;
    const QString log = folder.filePath(u"mixed.log"_s);
    QFile file(log);
    if (!folder.isValid() || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return;
    file.close();
    const QString literals = literalFile(folder, *set);
    const QString small = folder.filePath(u"small.log"_s);
    const QByteArray part = text.first(std::min<qsizetype>(text.size(), 1 << 18));
    QFile smallFile(small);
    if (!smallFile.open(QIODevice::WriteOnly) || smallFile.write(part) != part.size())
        return;
    smallFile.close();

    QElapsedTimer timer;
    timer.start();
    const std::unique_ptr<VectorscanPeer> database = VectorscanPeer::build(setting.regexes, setting.database);
    std::printf("one Vectorscan database ready in %.2f s, %lld regexes refused\n", secondsSince(timer),
                static_cast<long long>(database ? database->refused() : -1));
    std::fflush(stdout);
    const QByteArray databasePart = text.first(std::min<qsizetype>(text.size(), 32 << 20));

    std::vector<Contestant> contestants{matching(u"matching, 1 thread"_s, set, blocks),
                                        matching(u"matching, 2 threads"_s, set, blocks, 2)};
    if (database)
        contestants.push_back({u"one Vectorscan database"_s, databasePart.size(),
                               [&] { return database->scan(databasePart) >= 0; }});
    contestants.push_back(
        {u"grep -F -i -f"_s, text.size(),
         [&] { return runProgram(u"grep"_s, {u"-c"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals, log}); }});
    // Every occurrence, as the matcher has to find it; -c is content with the first of a line.
    contestants.push_back(
        {u"grep -o -F -i -f"_s, text.size(),
         [&] { return runProgram(u"grep"_s, {u"-o"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals, log}); }});
    contestants.push_back(
        {u"rg -F -i -f"_s, text.size(),
         [&] { return runProgram(u"rg"_s, {u"-c"_s, u"-j1"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals, log}); }});
    qint64 lines = 0;
    contestants.push_back({u"memchr line split"_s, text.size(), [&] {
                               lines += countLines(text);
                               return true;
                           }});
    const QList<double> rates = contest(contestants, setting.rounds);
    for (qsizetype i = 1; i < rates.size(); ++i) {
        if (rates.at(i) > 0)
            std::printf("matching on one thread is %.2f times %s\n", rates.at(0) / rates.at(i),
                        qPrintable(contestants[static_cast<std::size_t>(i)].name));
    }
    if (setting.only == u"grep-e"_s) {
        const QString regexes = regexFile(folder, setting.regexes);
        contest(
            {{u"grep -E -i -f, 256 KiB"_s, part.size(),
              [&] { return runProgram(u"grep"_s, {u"-c"_s, u"-E"_s, u"-i"_s, u"-f"_s, regexes, small}); }}},
            1);
    }
}

void compareSizes(const Setting &setting, const std::vector<EventBlock> &blocks,
                  const std::shared_ptr<const PatternSet> &set)
{
    std::vector<Contestant> contestants{matching(u"matching, as given"_s, set, blocks)};
    // A tiny log is a smoke test, which need not build large sets.
    const qsizetype scale = setting.bytes < 1'000'000 ? 100 : 1;
    for (const qsizetype count : {10'000 / scale, 100'000 / scale}) {
        const QStringList regexes = variantsOf(setting.regexes, count);
        contestants.push_back(
            matching(u"matching, %1 records"_s.arg(count), setOf(regexes, setting.frequencies), blocks));
    }
    contest(contestants, setting.rounds);
}

void compareShapes(const Setting &setting, const std::vector<EventBlock> &blocks,
                   const std::shared_ptr<const PatternSet> &set)
{
    LogGenerator generator(7, setting.extra);
    const auto blocksOfLines = [](const QByteArray &bytes) {
        return blocksOf(QString::fromUtf8(bytes).toUtf8());
    };
    const qsizetype scale = std::min<qsizetype>(setting.bytes, 100'000'000);
    const std::vector<EventBlock> longLine = blocksOf(generator.oneLine(scale));
    const std::vector<EventBlock> random = blocksOfLines(generator.randomBytes(scale * 64 / 100));
    const std::vector<EventBlock> coloured =
        blocksOfLines(generator.colouredLines(static_cast<int>(scale / 500)));
    contest({matching(u"ordinary"_s, set, blocks), matching(u"one long line"_s, set, longLine),
             matching(u"random bytes"_s, set, random), matching(u"CR LF and colours"_s, set, coloured)},
            setting.rounds);
}

/// From the begin of a scan to the first hit, which stands in the first line.
void measureFirstHit(const Setting &setting, const std::vector<EventBlock> &blocks,
                     const std::shared_ptr<const PatternSet> &set)
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
    std::printf("first hit after %.3f ms (median), %.3f ms (worst)\n",
                milliseconds.at(milliseconds.size() / 2), milliseconds.last());
}

/// From the request to stop until the scanner has come back.
void measureStop(const Setting &setting, const std::vector<EventBlock> &blocks,
                 const std::shared_ptr<const PatternSet> &set)
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
    std::printf("stopped after %.3f ms (median), %.3f ms (worst)\n", milliseconds.at(milliseconds.size() / 2),
                milliseconds.last());
}

int run(const Setting &setting)
{
    const auto wanted = [&](QStringView what) { return setting.only.isEmpty() || setting.only == what; };
    LogGenerator generator(1, setting.extra);
    const QByteArray text = generator.text(setting.bytes);
    const std::vector<EventBlock> blocks = blocksOf(text);
    const std::shared_ptr<const PatternSet> set = setOf(setting.regexes, setting.frequencies);
    std::printf("%lld bytes, %lld hits\n", static_cast<long long>(text.size()),
                static_cast<long long>(scanAll(set, blocks, 1)));
    std::fflush(stdout);
    if (setting.only == u"match")
        contest({matching(u"matching, 1 thread"_s, set, blocks)}, setting.rounds);
    if (wanted(u"peers") || wanted(u"grep-e"))
        comparePeers(setting, text, blocks, set);
    if (wanted(u"sizes"))
        compareSizes(setting, blocks, set);
    if (wanted(u"shapes"))
        compareShapes(setting, blocks, set);
    if (wanted(u"latency")) {
        measureFirstHit(setting, blocks, set);
        measureStop(setting, blocks, set);
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"How fast logs are matched. Medians of runs taken in turn."_s);
    parser.addHelpOption();
    parser.addOptions({{u"size"_s, u"MB of generated log (default 128)."_s, u"MB"_s, u"128"_s},
                       {u"rounds"_s, u"Rounds (default 3)."_s, u"N"_s, u"3"_s},
                       {u"catalog"_s, u"Folder of records."_s, u"DIR"_s},
                       {u"background"_s, u"Text of ordinary lines."_s, u"FILE"_s},
                       {u"logs"_s, u"Folder of logs whose lines are strewn in."_s, u"DIR"_s},
                       {u"database"_s, u"Keep the Vectorscan database in FILE."_s, u"FILE"_s},
                       {u"only"_s, u"match, peers, grep-e, sizes, shapes or latency."_s, u"WHAT"_s}});
    parser.process(application);
    Setting setting;
    setting.bytes = static_cast<qsizetype>(parser.value(u"size"_s).toDouble() * 1e6);
    setting.rounds = std::max(1, parser.value(u"rounds"_s).toInt());
    setting.database = parser.value(u"database"_s);
    setting.only = parser.value(u"only"_s);
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
