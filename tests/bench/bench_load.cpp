// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Time and memory of opening a catalog: bench_load [--runs N] [--threads N] PATH...
#include "models/io/catalogreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// A line "VmHWM:  1234 kB" of the process's status, in MiB; 0 where the system has none.
double statusMebibytes(QByteArrayView name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf(name);
    if (at < 0)
        return 0;
    const QByteArray digits = text.sliced(at + name.size(), text.indexOf("kB", at) - at - name.size());
    return digits.trimmed().toDouble() / 1024;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({
        {u"runs"_s, u"How often to load."_s, u"number"_s, u"5"_s},
        {u"threads"_s, u"0: one a processor."_s, u"number"_s, u"0"_s},
    });
    parser.addPositionalArgument(u"paths"_s, u"Folders and files to load."_s);
    parser.addHelpOption();
    parser.process(application);

    const CatalogReader reader(CatalogLimits(), parser.value(u"threads"_s).toInt());
    const int runs = std::max(1, parser.value(u"runs"_s).toInt());
    std::vector<double> milliseconds;
    for (int run = 0; run < runs; ++run) {
        QElapsedTimer timer;
        timer.start();
        const auto catalog = reader.read(parser.positionalArguments());
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (!catalog || (*catalog)->size() == 0) {
            std::fputs("bench_load: no record was read\n", stderr);
            return 1;
        }
        if (run == 0)
            std::printf("%lld records, %lld issues, revision %s, %.0f MiB held\n",
                        static_cast<long long>((*catalog)->size()),
                        static_cast<long long>((*catalog)->issues().size()),
                        qPrintable((*catalog)->revision()), statusMebibytes("VmRSS:"));
    }
    std::ranges::sort(milliseconds);
    std::printf("median %.1f ms, first to last %.1f to %.1f ms of %d runs, peak %.0f MiB\n",
                milliseconds[milliseconds.size() / 2], milliseconds.front(), milliseconds.back(), runs,
                statusMebibytes("VmHWM:"));
    return 0;
}
