// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// How fast bytes become events: decoding alone, with cleaning, with events.
//
//     bench_text [--runs N] [--chunk BYTES] LOG…
//
// Files are read into memory first; of several runs the median counts. Time is that of the processor, so that
// what else the machine does counts little.
#include "models/core/decodedtext.h"
#include "models/diagnosis/logpipeline.h"
#include "models/io/textdecoder.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

struct Count
{
    qint64 lines = 0;
    qint64 events = 0;
    qint64 tracebacks = 0;
    qint64 text = 0;
};

class LineCounter final : public LineSink
{
public:
    void takeLine(const CleanLine &line) override
    {
        ++m_count.lines;
        m_count.text += line.mapped.text.size();
    }
    [[nodiscard]] const Count &count() const { return m_count; }

private:
    Count m_count;
};

void feedDecoder(const QByteArray &bytes, qsizetype chunk, const TextDecoder::Sink &sink,
                 const std::function<void()> &afterChunk)
{
    TextDecoder decoder;
    for (qsizetype at = 0; at < bytes.size(); at += chunk) {
        decoder.feed(QByteArrayView(bytes).sliced(at, std::min(chunk, bytes.size() - at)), sink);
        afterChunk();
    }
    decoder.finish(sink);
}

Count decodeOnly(const QByteArray &bytes, qsizetype chunk)
{
    Count count;
    feedDecoder(bytes, chunk, [&](const DecodedText &text) { count.text += text.text.size(); }, [] {});
    return count;
}

Count decodeAndClean(const QByteArray &bytes, qsizetype chunk)
{
    LineCounter counter;
    LogCleaner cleaner(counter);
    feedDecoder(bytes, chunk, [&](const DecodedText &text) { cleaner.feed(text); }, [] {});
    cleaner.finish();
    return counter.count();
}

Count makeEvents(const QByteArray &bytes, qsizetype chunk)
{
    Count count;
    LogPipeline pipeline;
    const auto take = [&] {
        EventBlock block;
        while (pipeline.takeBlock(block)) {
            count.events += static_cast<qint64>(block.events.size());
            count.text += block.text.size();
            for (const EventSpan &span : block.events) {
                count.tracebacks += span.traceback;
            }
        }
    };
    feedDecoder(bytes, chunk, [&](const DecodedText &text) { pipeline.feed(text); }, take);
    pipeline.finish();
    take();
    count.lines = pipeline.lines();
    return count;
}

template <typename Stage>
void measure(const char *name, const QList<QByteArray> &logs, int runs, qsizetype chunk, Stage stage)
{
    qint64 bytes = 0;
    for (const QByteArray &log : logs)
        bytes += log.size();
    std::vector<double> rates;
    Count total;
    for (int run = 0; run < runs; ++run) {
        total = {};
        const std::clock_t start = std::clock();
        for (const QByteArray &log : logs) {
            const Count count = stage(log, chunk);
            total.lines += count.lines;
            total.events += count.events;
            total.tracebacks += count.tracebacks;
            total.text += count.text;
        }
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        rates.push_back(static_cast<double>(bytes) / 1e6 / seconds);
    }
    std::sort(rates.begin(), rates.end());
    std::printf("%-22s %8.0f MB/s  %lld lines, %lld events (%lld tracebacks), %lld bytes "
                "of text\n",
                name, rates[rates.size() / 2], static_cast<long long>(total.lines),
                static_cast<long long>(total.events), static_cast<long long>(total.tracebacks),
                static_cast<long long>(total.text));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption runsOption(u"runs"_s, u"How often"_s, u"N"_s, u"5"_s);
    const QCommandLineOption chunkOption(u"chunk"_s, u"Bytes read at a time"_s, u"BYTES"_s, u"4194304"_s);
    parser.addOptions({runsOption, chunkOption});
    parser.addHelpOption();
    parser.process(application);
    QList<QByteArray> logs;
    const QStringList paths = parser.positionalArguments();
    for (const QString &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "cannot read %s\n", qPrintable(path));
            return 1;
        }
        logs.append(file.readAll());
    }
    const int runs = std::max(1, parser.value(runsOption).toInt());
    const qsizetype chunk = std::max(1, parser.value(chunkOption).toInt());
    measure("decode", logs, runs, chunk, decodeOnly);
    measure("decode+clean", logs, runs, chunk, decodeAndClean);
    measure("decode+clean+events", logs, runs, chunk, makeEvents);
    return 0;
}
