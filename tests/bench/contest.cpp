// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/contest.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

#include <sys/resource.h>

namespace Clew::Bench {

namespace {

/// Processor time of this process, its threads and the programs it ran to their end.
double processorSeconds()
{
    double seconds = 0;
    for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        for (const timeval &time : {usage.ru_utime, usage.ru_stime})
            seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    }
    return seconds;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

QList<Rates> contest(const std::vector<Contestant> &contestants, int rounds)
{
    std::vector<QList<double>> rates(contestants.size());
    std::vector<QList<double>> processor(contestants.size());
    std::vector<bool> failed(contestants.size(), false);
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < contestants.size(); ++i) {
            if (failed[i])
                continue;
            QElapsedTimer timer;
            timer.start();
            const double before = processorSeconds();
            failed[i] = !contestants[i].run();
            const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
            const double megabytes = static_cast<double>(contestants[i].bytes) / 1e6;
            rates[i].append(megabytes / seconds);
            processor[i].append(megabytes / std::max(processorSeconds() - before, 1e-6));
        }
    }
    QList<Rates> medians;
    std::printf("%-34s %9s %9s %9s %12s\n", "MB/s", "median", "least", "most", "of processor");
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        if (failed[i]) {
            medians.append(Rates{});
            std::printf("%-34s failed\n", qPrintable(contestants[i].name));
            continue;
        }
        medians.append({.clock = median(rates[i]), .processor = median(processor[i])});
        const auto [least, most] = std::minmax_element(rates[i].cbegin(), rates[i].cend());
        std::printf("%-34s %9.2f %9.2f %9.2f %12.2f\n", qPrintable(contestants[i].name), medians.last().clock,
                    *least, *most, medians.last().processor);
    }
    std::fflush(stdout);
    return medians;
}

} // namespace Clew::Bench
