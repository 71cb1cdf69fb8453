// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/scanbench.h"

#include "models/diagnosis/logpipeline.h"
#include "models/diagnosis/patternscanner.h"
#include "models/io/textdecoder.h"

#include <cstdio>
#include <cstring>
#include <thread>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

constexpr qsizetype BlockBytes = 4 << 20;
constexpr qsizetype PortionBytes = 1 << 20;

QString scoreLine(bool met, const QString &what, double measured, const QString &relation, double wanted,
                  const QString &unit)
{
    return u"%1  %2 %3%4 (%5 %6%4)"_s.arg(met ? u"met   "_s : u"MISSED"_s, what.leftJustified(56))
        .arg(measured, 9, 'f', 2)
        .arg(unit, relation)
        .arg(wanted);
}

} // namespace

void Scores::atLeast(const QString &what, double measured, double wanted, const QString &unit)
{
    m_lines.append(scoreLine(measured >= wanted, what, measured, u"at least"_s, wanted, unit));
}

void Scores::atMost(const QString &what, double measured, double wanted, const QString &unit)
{
    m_lines.append(scoreLine(measured <= wanted, what, measured, u"at most"_s, wanted, unit));
}

void Scores::skipped(const QString &what)
{
    m_lines.append(u"skipped %1"_s.arg(what));
}

void Scores::print() const
{
    std::printf("\n");
    for (const QString &line : m_lines)
        std::printf("%s\n", qPrintable(line));
}

double secondsSince(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

BuiltSet setOf(const QStringList &regexes, const LiteralFrequencies &frequencies)
{
    std::vector<PatternSource> sources;
    for (qsizetype i = 0; i < regexes.size(); ++i)
        sources.push_back({RecordIndex(i), regexes.at(i)});
    QElapsedTimer timer;
    timer.start();
    BuiltSet built{.set = PatternSet::build(sources, {.frequencies = frequencies})};
    built.seconds = secondsSince(timer);
    std::printf(
        "%lld records ready in %.3f s: %zu branches, %zu literals, %zu branches without, %zu rejected\n",
        static_cast<long long>(regexes.size()), built.seconds, built.set->branchCount(),
        built.set->literalCount(), built.set->branchesWithoutLiteral().size(), built.set->rejected().size());
    std::fflush(stdout);
    return built;
}

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
                    const std::vector<EventBlock> &blocks, int threads)
{
    qint64 bytes = 0;
    for (const EventBlock &block : blocks)
        bytes += block.text.size();
    return {name, bytes, [set, &blocks, threads] { return scanAll(set, blocks, threads) >= 0; }};
}

Contestant wholeScan(const QString &name, const std::shared_ptr<const PatternSet> &set,
                     const QByteArray &bytes)
{
    return {name, bytes.size(), [set, &bytes] {
                TextDecoder decoder;
                LogPipeline pipeline;
                PatternScanner scanner(set);
                HitCollector collector;
                EventBlock block;
                const auto take = [&] {
                    while (pipeline.takeBlock(block))
                        scanner.scan(block, collector);
                };
                const auto feed = [&](const DecodedText &text) {
                    pipeline.feed(text);
                    take();
                };
                for (qsizetype at = 0; at < bytes.size(); at += PortionBytes)
                    decoder.feed(QByteArrayView(bytes).sliced(at, std::min(PortionBytes, bytes.size() - at)),
                                 feed);
                decoder.finish(feed);
                pipeline.finish();
                take();
                std::ignore = collector.take();
                return true;
            }};
}

} // namespace Clew::Bench
